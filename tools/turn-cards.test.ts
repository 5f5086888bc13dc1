import path from 'node:path';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { modules } from '#app/server/modules.ts';
import { DASHBOARDS, type DashboardName } from '#kit/dashboard.ts';
import type { DashboardView } from '#kit/web/web-module.ts';

const parts = modules.flatMap((module) => module.dashboards ?? []);

/** The `kind` of a turn's shape: one word, or one of a few. */
const kindsOf = (turn: z.core.$ZodType): string[] => {
  const { kind } = (turn as z.ZodMiniObject<{ kind: z.ZodMiniLiteral<string> }>).shape;
  return [...kind.def.values];
};

interface Screens {
  readonly dashboardViews: (dashboard: DashboardName) => Promise<readonly DashboardView[]>;
}

test.each(DASHBOARDS)('everything that can wait on the dashboard "%s" has a card', async (dashboard) => {
  const kinds = parts.flatMap((part) => (part.of === dashboard && part.turn !== undefined ? kindsOf(part.turn) : []));
  expect(kinds).toContain('order');
  const { dashboardViews } = (await import(path.join(import.meta.dirname, '../src/app/web/modules.ts'))) as Screens;
  const cards = (await dashboardViews(dashboard)).flatMap(({ turns = {} }) => Object.keys(turns));
  expect(kinds.filter((kind) => !cards.includes(kind))).toEqual([]);
});
