import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { dashboards, type DashboardName } from '#kit/dashboard.ts';
import { keyOf } from '#kit/web/api.ts';
import type { DashboardView } from '#kit/web/web-module.ts';
import { Dashboard, leadOf } from './dashboard.tsx';
import { dashboardViews } from './modules.ts';

const dollars = (amount: string) => ({ amount, currency: 'USD' });
const money = { spendable: dollars('12300'), held: dollars('4500'), clearing: dollars('0'), available: dollars('0') };
const person = { id: 'p', name: 'Ada Lovelace', username: 'ada', avatar_url: null };
const order = {
  order_number: 'DK-2345-6789',
  state: 'delivered',
  late: false,
  on_hold: false,
  side: 'client',
  title: 'A logo for small ships',
  package_name: 'Mark',
  cover_url: '/art/brand/1.svg',
  slug: 'a-logo',
  other: person,
  amount: dollars('4500'),
  placed_at: '2026-11-01T00:00:00.000Z',
  due_at: null,
  clock: null,
  next_move: 'approve',
};
const client = {
  next: [{ kind: 'order', ...order }],
  waiting: 1,
  active: [order],
  money,
  spent: { total: dollars('0'), people: 0 },
  counts: { all: 7, done: 3, closed: 1 },
  contracts: { open: [], running: 2 },
  projects: { open: [], count: 0 },
};

type Views = readonly DashboardView[] | ((dashboard: DashboardName) => readonly DashboardView[]);

async function shown(dashboard: DashboardName, home: object, views: Views): Promise<string> {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(keyOf(dashboards[dashboard], {}), home);
  const known = new Map<DashboardName, Promise<readonly DashboardView[]>>();
  const load = (name: DashboardName) => {
    const loading = known.get(name) ?? Promise.resolve(typeof views === 'function' ? views(name) : views);
    known.set(name, loading);
    return loading;
  };
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={queries}>
      <Dashboard of={dashboard} load={load} />
    </QueryClientProvider>,
    // A card is a boundary of its own; long ones would follow behind the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return (await text(prelude)).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

it('shows what the domains bring for a client: figures, what waits, and panels, in the order of the list', async () => {
  const page = await shown('client', client, await dashboardViews('client'));
  expect(page).toMatch(
    /1 item needs your attention\..*Find a service.*Post a project.*Spendable.*\$123\.00.*Held.*\$45\.00.*Active work 5 .*3 orders, 2 contracts.*Spent.*Nothing released yet.*Your turn.*DK-2345-6789.*Review the delivery.*Active orders/,
  );
});

it('has the money of both sides on the home of someone who does both', async () => {
  // What is rendered on a server shows the state that a session begins with.
  const session = useSession.getInitialState();
  Object.assign(session, { role: 'both' });
  const level = { held: 'new', clearance_days: { new: 7 } };
  const selling = {
    ...client,
    active: [],
    record: { completed: 2, on_time_percent: null, rating: null, reviews: 0 },
    weeks: [],
    clearing: [],
    level,
  };
  const { next: _next, waiting: _waiting, ...buying } = client;
  // The figures alone: what else the domains bring has tests of its own.
  const figures = async (dashboard: DashboardName) =>
    (await dashboardViews(dashboard)).map(({ figures: own }) => (own === undefined ? {} : { figures: own }));
  const all = { client: await figures('client'), freelancer: await figures('freelancer') };
  const page = await shown('freelancer', { ...selling, next: [], waiting: 0, buying }, (dashboard) => all[dashboard]);
  Object.assign(session, { role: 'user' });
  expect(page).toMatch(
    /Selling .*Available .*Clearing .*Rating .*Buying .*Spendable .*\$123\.00.*Held .*\$45\.00.*Spent .*Your turn/,
  );
});

it('shows a panel, a figure and the turns of a new domain, with nothing but its own view', async () => {
  const tools: DashboardView<{ tools: number }, { name: string }> = {
    figures: { tools: (home) => ({ label: 'Tools', value: home?.tools ?? null }) },
    panels: { shed: ({ home }) => <p>A shed of {home?.tools}</p> },
    turns: { tool: { Card: ({ turn }) => <li>Bring back {turn.name}</li>, about: ({ name }) => name } },
  };
  const next = [{ kind: 'tool', name: 'the rake', clock: null }, ...client.next];
  const page = await shown('client', { ...client, next, waiting: 2, tools: 3 }, [
    ...(await dashboardViews('client')),
    tools,
  ]);
  expect(page).toMatch(
    /2 items need your attention\..*Spent.*Tools 3 .*Your turn Bring back the rake.*DK-2345-6789.*Active orders.*A shed of 3/,
  );
});

it('shows the first four things that wait, and says how many there are', async () => {
  const next = Array.from({ length: 6 }, (_, at) => ({
    ...client.next[0],
    order_number: `DK-0000-000${at}`,
    title: `Order ${at}`,
  }));
  const page = await shown('client', { ...client, next, waiting: 6, active: [] }, await dashboardViews('client'));
  expect([...page.matchAll(/DK-0000-000\d/g)]).toHaveLength(4);
  expect(page).toContain('Show all 6');
});

it('says of what is due later that it is on the list, not that it needs attention', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const [today, later] = [
    { clock: { ends_at: '2026-11-21T12:00:00Z' } },
    { clock: { ends_at: '2026-11-30T12:00:00Z' } },
  ];
  const lead = (next: readonly (typeof today | { clock: null })[], waiting = next.length) =>
    leadOf({ next, waiting }, now);
  expect(lead([])).toBe('You’re all caught up.');
  // What has no deadline isn’t due soon.
  expect(lead([today, { clock: null }])).toBe('2 items on your list, 1 due within 3 days.');
  expect(lead([later, { clock: null }])).toBe('2 items on your list, nothing due within 3 days.');
  expect(lead([{ clock: null }])).toBe('1 item needs your attention.');
  expect(lead([today, later, later])).toBe('3 items on your list, 1 due within 3 days.');
  expect(lead([later])).toBe('1 item on your list, nothing due within 3 days.');
  expect(lead([today, today], 32)).toBe('32 items need your attention.');
  expect(lead([today, later], 32)).toBe('32 items on your list, 1 due within 3 days.');
});
