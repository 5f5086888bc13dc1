import * as z from 'zod/mini';
import { DASHBOARDS, dashboards, type DashboardName, type Turn } from '#kit/dashboard.ts';
import type { DashboardPart } from '#kit/server/dashboard-part.ts';
import { onQuery, type Handler } from '#kit/server/http/handler.ts';
import type { DomainModule } from '#kit/server/module.ts';

/** The one whose clock ends first, then those without one; of equal ones, in the order they were brought. */
const bySoonest = (a: Turn, b: Turn): number => {
  if (a.clock === null || b.clock === null) return Number(a.clock === null) - Number(b.clock === null);
  return Date.parse(a.clock.ends_at) - Date.parse(b.clock.ends_at);
};

/** Every field of every part; two of one name would hide each other. */
function shapeOf(name: DashboardName, parts: readonly DashboardPart[]) {
  const fields = parts.flatMap(({ piece }) => Object.entries(piece));
  const names = ['next', ...fields.map(([field]) => field)];
  const twice = names.find((field, at) => names.indexOf(field) !== at);
  if (twice !== undefined) throw new Error(`two parts of the dashboard "${name}" have a field "${twice}"`);
  const [turn, ...others] = parts.flatMap((part) => part.turn ?? []);
  const anyTurn = turn === undefined ? z.never() : others.length === 0 ? turn : z.union([turn, ...others]);
  return z.object({ ...Object.fromEntries(fields), next: z.array(anyTurn) });
}

/** One call, all parts read at once. */
function handlerOf(name: DashboardName, parts: readonly DashboardPart[]): Handler {
  return onQuery({ ...dashboards[name], data: shapeOf(name, parts) }, async ({ db, actor, context }) => {
    const answers = await Promise.all(parts.map(({ read }) => read(db, actor, context)));
    return { ...Object.assign({}, ...answers.map(({ data }) => data)), next: answers.flatMap(({ turns = [] }) => turns).toSorted(bySoonest) };
  });
}

/** The homes of clients and freelancers, put together of what the domains bring. */
export function dashboardsOf(modules: readonly DomainModule[]): DomainModule {
  const parts = modules.flatMap((one) => one.dashboards ?? []);
  return {
    name: 'dashboards',
    about: 'The dashboards of clients and freelancers.',
    owns: [],
    handlers: DASHBOARDS.map((name) =>
      handlerOf(
        name,
        parts.filter((part) => part.of === name),
      ),
    ),
    apiExamples: new URL('./api-examples.json', import.meta.url),
    exampleCalls: async () => ({
      exampleCalls: async () => ({ 'GET /api/dashboard/client': { as: 'client' }, 'GET /api/dashboard/freelancer': { as: 'freelancer' } }),
    }),
  };
}
