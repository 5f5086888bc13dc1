import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DASHBOARDS } from '#kit/dashboard.ts';
import { dashboardPart, type DashboardPart } from '#kit/server/dashboard-part.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { dashboardsOf } from './dashboards.ts';
import { modules } from './modules.ts';
import { testApp, type TestApp } from './test-app.ts';

const turn = z.object({
  kind: z.literal('tool'),
  name: z.string(),
  clock: z.nullable(z.object({ ends_at: z.iso.datetime() })),
});
const clockAt = (day: number) => ({ ends_at: `2026-11-${day}T12:00:00.000Z` });
const module = (name: string, dashboards: readonly DashboardPart[]): DomainModule => ({
  name,
  about: 'A planted domain.',
  owns: [],
  dashboards,
});

const tools = dashboardPart({
  of: 'client',
  piece: { tools: z.number() },
  turn,
  read: async () => ({
    data: { tools: 3 },
    turns: [
      { kind: 'tool' as const, name: 'sooner', clock: clockAt(10) },
      { kind: 'tool' as const, name: 'without a clock', clock: null },
    ],
  }),
});
const sheds = dashboardPart({
  of: 'client',
  piece: { sheds: z.string() },
  turn,
  read: async () => ({
    data: { sheds: 'green' },
    turns: [{ kind: 'tool' as const, name: 'later', clock: clockAt(20) }],
  }),
});

const answerOf = (planted: readonly DomainModule[]) => {
  const [handler] = dashboardsOf(planted).handlers ?? [];
  return handler?.handle({} as never);
};

describe('a dashboard put together of what domains bring', () => {
  it('has the fields of all of them, and their turns by the clock that ends first', async () => {
    expect(await answerOf([module('tools', [tools]), module('sheds', [sheds])])).toEqual({
      tools: 3,
      sheds: 'green',
      next: [
        { kind: 'tool', name: 'sooner', clock: clockAt(10) },
        { kind: 'tool', name: 'later', clock: clockAt(20) },
        { kind: 'tool', name: 'without a clock', clock: null },
      ],
      waiting: 3,
    });
  });

  it('puts what people wait for before a first service, which no one does', async () => {
    const advice = dashboardPart({
      of: 'client',
      piece: {},
      turn: z.object({ kind: z.string(), clock: z.null() }),
      read: async () => ({ data: {}, turns: [{ kind: 'first_service', clock: null }] }),
    });
    expect(await answerOf([module('advice', [advice]), module('sheds', [sheds])])).toMatchObject({
      next: [{ name: 'later' }, { kind: 'first_service' }],
    });
  });

  it('has the first 20 of many turns, and says how many there are', async () => {
    const turns = Array.from({ length: 30 }, (_one, at) => ({
      kind: 'tool' as const,
      name: `tool ${at}`,
      clock: null,
    }));
    const many = dashboardPart({ of: 'client', piece: {}, turn, read: async () => ({ data: {}, turns }) });
    expect(await answerOf([module('many', [many]), module('tools', [tools])])).toMatchObject({
      next: [{ name: 'sooner' }, ...turns.slice(0, 19).map(({ name }) => ({ name }))],
      waiting: 32,
    });
  });

  it('reads all parts at once', async () => {
    const waiting: (() => void)[] = [];
    // Answers once both are asked: one after the other, neither ever would.
    const together = () =>
      new Promise<void>((done) => void (waiting.push(done) === 2 && waiting.forEach((resolve) => resolve())));
    const slow = (part: DashboardPart): DashboardPart => ({
      ...part,
      read: (...args) => together().then(() => part.read(...args)),
    });
    expect(await answerOf([module('tools', [slow(tools)]), module('sheds', [slow(sheds)])])).toMatchObject({
      tools: 3,
      sheds: 'green',
    });
  });

  it('refuses two fields of one name, and one called like the turns', () => {
    expect(() => dashboardsOf([module('tools', [tools]), module('more-tools', [tools])])).toThrow(
      'two parts of the dashboard "client" have a field "tools"',
    );
    expect(() => dashboardsOf([module('turns', [{ ...tools, piece: { next: z.string() } }])])).toThrow('"next"');
  });
});

describe('the home of someone who does both', () => {
  const stall = dashboardPart({
    of: 'freelancer',
    piece: { stall: z.number() },
    turn,
    read: async () => ({ data: { stall: 1 }, turns: [{ kind: 'tool' as const, name: 'to sell', clock: clockAt(15) }] }),
  });
  const homeOf = (role: string) => {
    const [, handler] = dashboardsOf([module('tools', [tools]), module('stall', [stall])]).handlers ?? [];
    return handler?.handle({ actor: { role } } as never);
  };

  it('has what waits on either side, by the clock, and what they buy', async () => {
    expect(await homeOf('both')).toEqual({
      stall: 1,
      buying: { tools: 3 },
      next: [
        { kind: 'tool', name: 'sooner', clock: clockAt(10) },
        { kind: 'tool', name: 'to sell', clock: clockAt(15) },
        { kind: 'tool', name: 'without a clock', clock: null },
      ],
      waiting: 3,
    });
  });

  it('reads nothing of the other side for someone who only sells', async () => {
    expect(await homeOf('freelancer')).toEqual({
      stall: 1,
      buying: null,
      next: [{ kind: 'tool', name: 'to sell', clock: clockAt(15) }],
      waiting: 1,
    });
  });
});

describe('the dashboards of this product', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  it.each(DASHBOARDS)('answer for someone new as they are declared: %s', async (dashboard) => {
    const endpoint = modules
      .flatMap(({ handlers = [] }) => handlers)
      .find(({ endpoint: { path } }) => path === `/api/dashboard/${dashboard}`)?.endpoint;
    const data = await app.must<object>('GET', `/api/dashboard/${dashboard}`, { as: dashboard });
    expect(endpoint === undefined ? null : z.safeParse(endpoint.data, data)).toMatchObject({ success: true });
    expect(Object.keys(data).toSorted()).toEqual(
      dashboard === 'client'
        ? ['active', 'changed_texts', 'contracts', 'counts', 'money', 'next', 'projects', 'spent', 'waiting']
        : [
            'active',
            'before_withdrawing',
            'buying',
            'changed_texts',
            'clearing',
            'contracts',
            'counts',
            'level',
            'matching_projects',
            'money',
            'next',
            'proposals',
            'record',
            'waiting',
            'weeks',
          ],
    );
  });
});
