import { judgedSearches, type JudgedSearch } from '#domains/services/server/demo/judged-searches.ts';
import { demoServices } from '#domains/services/server/demo/services.ts';
import { servicesFound } from '#domains/services/server/services.ts';
import type { Context } from '#kit/server/context.ts';

const FIRST = 10;
const keyOf = new Map(demoServices.map(({ title, key }) => [title, key]));

/** What a planted demo world answers, as keys of its services. */
export async function keysFound(context: Context, query: string): Promise<string[]> {
  const { items } = await servicesFound(context.db, { q: query }, context);
  return items.map(({ title }) => keyOf.get(title) ?? title);
}

/** Discounted cumulative gain of the first ten (Järvelin and Kekäläinen, 2002). */
const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, FIRST).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** nDCG@10: 1 when the best answers come first, best first. */
export async function gainOfSearch(context: Context, { query, grades }: JudgedSearch): Promise<number> {
  const found = await keysFound(context, query);
  return gainOf(found.map((key) => grades[key] ?? 0)) / gainOf(Object.values(grades).toSorted((a, b) => b - a));
}

export const judgedOnce = async (context: Context) => {
  const all = await Promise.all(
    judgedSearches.map(async (judgedSearch) => ({
      query: judgedSearch.query,
      gain: await gainOfSearch(context, judgedSearch),
    })),
  );
  return {
    mean: all.reduce((sum, { gain }) => sum + gain, 0) / all.length,
    worst: all.toSorted((a, b) => a.gain - b.gain).slice(0, 12),
  };
};
