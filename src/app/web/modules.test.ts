import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { isBuilt, routes, SECTIONS } from '#routes';
import { DASHBOARDS } from '#kit/dashboard.ts';
import { SIDES, type Side } from '#kit/sides.ts';
import { PLACES, placed } from './dashboard-places.ts';
import { isSettings } from './settings-places.tsx';
import {
  dashboardViews,
  markedAt,
  navigationOf,
  overview,
  personPanels,
  screensIn,
  settingsParts,
  sideAt,
  staffPanels,
  waitingAt,
  webModules,
} from './modules.ts';

const SRC = path.join(import.meta.dirname, '../..');

it('lists the web side of every domain that has one', () => {
  const domains = path.join(SRC, 'domains');
  const written = readdirSync(domains).filter((name) => existsSync(path.join(domains, name, 'web/module.ts')));
  expect(webModules.map(({ name }) => name).toSorted()).toEqual(written.toSorted());
});

const itemsOf = (side: Side) => navigationOf(side).flatMap(({ items }) => items);
const screensOf = (side: Side) => screensIn(navigationOf(side));

test.each(SIDES)(
  'the navigation of the side %s names built screens, each once, and everything that a domain brings',
  (side) => {
    const names = screensOf(side);
    expect(names.filter((screen) => !isBuilt(screen))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBe(
      [overview(side), ...webModules.flatMap(({ navigation }) => navigation?.(side) ?? [])].length,
    );
  },
);

test.each(SIDES)('the side %s begins with the overview and the inbox, and ends with the settings and help', (side) => {
  const names = screensOf(side);
  expect(names.slice(0, 3)).toEqual([`${side}-dashboard`, 'messages', 'notifications']);
  expect(names.slice(-2)).toEqual(['profile-settings', 'faq']);
});

test.each(SIDES)(
  'a phone has four places of the side %s beside the menu, the overview and the money among them',
  (side) => {
    const bar = itemsOf(side).filter(({ isPrimary }) => isPrimary === true);
    expect(bar.map(({ label, short, screen }) => short ?? label ?? screen)).toHaveLength(4);
    expect(bar[0]?.label).toBe('Overview');
    expect(bar.at(-1)?.screen).toBe('wallet');
  },
);

it('marks a place of the navigation on every signed-in screen', () => {
  const own = (name: string) => (side: Side) => markedAt(name, screensOf(side));
  const within = routes.filter(({ layout, page }) => layout === 'app' && page !== null);
  expect(
    within.filter(({ name }) => SIDES.map(own(name)).every((marked) => marked === undefined)).map(({ name }) => name),
  ).toEqual([]);
  expect(['order', 'verify-phone', 'create-service', 'dashboard'].map((name) => own(name)('freelancer'))).toEqual([
    'selling-orders',
    'profile-settings',
    'my-services',
    'freelancer-dashboard',
  ]);
});

it('marks what the breadcrumbs of a screen name, else what the map does', () => {
  const marked = (trail: string[]) => markedAt('order', [...screensOf('freelancer'), 'buying-orders'], trail);
  expect([marked(['/services/dashboard/orders']), marked(['/services/orders']), marked([])]).toEqual([
    'selling-orders',
    'buying-orders',
    'buying-orders',
  ]);
});

it('knows which side a screen belongs to, so that someone who does both sees the places of that side', () => {
  expect(['post-project', 'manage-projects', 'buying-orders'].map((name) => sideAt(name))).toEqual([
    'client',
    'client',
    'client',
  ]);
  expect(['create-service', 'selling-orders', 'invitations', 'service-analytics'].map((name) => sideAt(name))).toEqual(
    Array(4).fill('freelancer'),
  );
  expect(
    ['messages', 'wallet', 'saved', 'milestones', 'freelancer-dashboard', 'client-dashboard', 'order'].map((name) =>
      sideAt(name),
    ),
  ).toEqual(Array(7).fill(null));
  expect([sideAt('order', ['/services/orders']), sideAt('order', ['/services/dashboard/orders'])]).toEqual([
    'client',
    'freelancer',
  ]);
});

it('a person’s page has a panel of each domain at a place of its own', async () => {
  expect(personPanels.map(({ place }) => place)).toEqual(
    [...new Set(personPanels.map(({ place }) => place))].toSorted((a, b) => a - b),
  );
  expect(webModules.filter((webModule) => webModule.personPanels !== undefined).map(({ name }) => name)).toEqual([
    'accounts',
    'wallet',
    'payouts',
    'projects',
    'orders',
    'contracts',
    'notifications',
    'support',
  ]);
  for (const { load } of personPanels) expect(await load()).toBeTypeOf('function');
});

it('has screens in every section', () => {
  const used = new Set<string>(routes.map(({ section }) => section));
  expect(Object.keys(SECTIONS).filter((section) => !used.has(section))).toEqual([]);
});

it('has each part of the settings on a place of the settings, with anchors of its own', () => {
  expect(settingsParts.filter(({ screen }) => !isSettings(screen)).map(({ screen }) => screen)).toEqual([]);
  const anchors = settingsParts.flatMap((part) => part.anchors.map(([id]) => id));
  expect(anchors).toEqual([...new Set(anchors)]);
});

it('counts what waits only behind screens of staff', () => {
  const ofStaff = routes.filter(({ access }) => access === 'operator').map(({ name }) => name);
  expect([...waitingAt.keys()].filter((name) => !ofStaff.includes(name))).toEqual([]);
});

it('has a component for every part that is loaded later', async () => {
  const loads = [...settingsParts, ...staffPanels].flatMap(({ load }) => load ?? []).concat(...waitingAt.values());
  const parts = await Promise.all(loads.map((load) => load()));
  expect(parts.map((part) => typeof part)).toEqual(parts.map(() => 'function'));
  expect(parts.length).toBeGreaterThan(7);
});

test.each(DASHBOARDS)(
  'every name that has a place on the dashboard "%s" is brought by one domain',
  async (dashboard) => {
    const views = await dashboardViews(dashboard);
    const { figures, main, side } = PLACES[dashboard];
    for (const [part, places] of [
      ['figures', figures],
      ['panels', [...main, ...side]],
    ] as const) {
      const names = views.flatMap((view) => Object.keys(view[part] ?? {}));
      expect(new Set(names).size).toBe(names.length);
      expect(places.filter((name) => !names.includes(name))).toEqual([]);
    }
    const kinds = views.flatMap((view) => Object.keys(view.turns ?? {}));
    expect(kinds).toEqual([...new Set(kinds)]);
    expect(kinds).toContain('order');
  },
);

it('shows what a new domain brings before it is given a place: after what has one', () => {
  const brought = [
    ['tools', 1],
    ['clearing', 2],
    ['sheds', 3],
    ['earnings', 4],
  ] as const;
  expect(placed(brought, ['earnings', 'clearing']).map(([name]) => name)).toEqual([
    'earnings',
    'clearing',
    'tools',
    'sheds',
  ]);
});
