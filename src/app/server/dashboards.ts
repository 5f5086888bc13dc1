import * as z from 'zod/mini';
import { DASHBOARDS, dashboards, MOST_TURNS, type DashboardName, type Turn } from '#kit/dashboard.ts';
import type { DashboardPart } from '#kit/server/dashboard-part.ts';
import { onQuery, type Handler } from '#kit/server/http/handler.ts';
import type { DomainModule } from '#kit/server/module.ts';

/** Nobody waits for it. */
const isAdvice = ({ kind }: Turn): boolean => kind === 'first_service';

/**
 * The one whose clock ends first, then those without one; of equal ones, in the order they were brought, and advice
 * last.
 */
const bySoonest = (a: Turn, b: Turn): number => {
  if (isAdvice(a) !== isAdvice(b)) return Number(isAdvice(a)) - Number(isAdvice(b));
  if (a.clock === null || b.clock === null) return Number(a.clock === null) - Number(b.clock === null);
  return Date.parse(a.clock.ends_at) - Date.parse(b.clock.ends_at);
};

const fieldsOf = (parts: readonly DashboardPart[]) => parts.flatMap(({ piece }) => Object.entries(piece));

/**
 * Every field of every part; two of one name would hide each other. `buying` are the client's parts on the home of
 * someone who does both.
 */
function shapeOf(name: DashboardName, parts: readonly DashboardPart[], buying: readonly DashboardPart[]) {
  const fields = [
    ...fieldsOf(parts),
    ...(name === 'freelancer' ? [['buying', z.nullable(z.object(Object.fromEntries(fieldsOf(buying))))] as const] : []),
  ];
  const names = ['next', 'waiting', ...fields.map(([field]) => field)];
  const twice = names.find((field, at) => names.indexOf(field) !== at);
  if (twice !== undefined) throw new Error(`two parts of the dashboard "${name}" have a field "${twice}"`);
  const [turn, ...others] = new Set([...parts, ...buying].flatMap((part) => part.turn ?? []));
  const anyTurn = turn === undefined ? z.never() : others.length === 0 ? turn : z.union([turn, ...others]);
  return z.object({ ...Object.fromEntries(fields), next: z.array(anyTurn), waiting: z.number() });
}

type Answer = Awaited<ReturnType<DashboardPart['read']>>;
const together = (answers: readonly Answer[]): object =>
  Object.assign({}, ...answers.map(({ data }) => data)) as object;
function turnsOf(answers: readonly Answer[]): { next: Turn[]; waiting: number } {
  const turns = answers.flatMap(({ turns: some = [] }) => some);
  return { next: turns.toSorted(bySoonest).slice(0, MOST_TURNS), waiting: turns.length };
}

/**
 * One call, all parts read at once. Someone who does both has one home, with what waits for them on either side
 * (decision 084).
 */
function handlerOf(
  name: DashboardName,
  parts: readonly DashboardPart[],
  buying: readonly DashboardPart[] = [],
): Handler {
  return onQuery({ ...dashboards[name], data: shapeOf(name, parts, buying) }, async ({ db, actor, context }) => {
    const readAll = (some: readonly DashboardPart[]): Promise<Answer[]> =>
      Promise.all(some.map(({ read }) => read(db, actor, context)));
    if (name === 'client') {
      const answers = await readAll(parts);
      return { ...together(answers), ...turnsOf(answers) };
    }
    const doesBoth = actor.role === 'both';
    const [sold, bought] = await Promise.all([readAll(parts), readAll(doesBoth ? buying : [])]);
    return { ...together(sold), buying: doesBoth ? together(bought) : null, ...turnsOf([...sold, ...bought]) };
  });
}

/** The homes of clients and freelancers, put together of what the domains bring. */
export function dashboardsOf(modules: readonly DomainModule[]): DomainModule {
  const all = modules.flatMap((module) => module.dashboards ?? []);
  const partsOf = (name: DashboardName) => all.filter((part) => part.of === name);
  return {
    name: 'dashboards',
    about: 'The dashboards of clients and freelancers.',
    owns: [],
    handlers: DASHBOARDS.map((name) => handlerOf(name, partsOf(name), name === 'freelancer' ? partsOf('client') : [])),
    exampleCalls: async () => ({
      exampleCalls: async () => ({
        'GET /api/dashboard/client': { as: 'client' },
        'GET /api/dashboard/freelancer': { as: 'freelancer' },
      }),
    }),
  };
}
