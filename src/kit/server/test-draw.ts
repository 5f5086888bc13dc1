/**
 * For tests that draw: `npm test` tries some of what `npm run test:long` tries whole (docs/testing.md). The gate prints
 * its seed, and TEST_SEED repeats it. A test that fails on something drawn names `SEED` in its message.
 */
import { createHash } from 'node:crypto';
import { dice, type Dice } from './demo/random.ts';

export const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);

/** Domains that are tried whole although the rest is drawn, separated by commas; "all" for everything. */
const WHOLE = (process.env['TEST_WHOLE'] ?? '').split(',');

export const isWhole = (domain?: string): boolean =>
  WHOLE.includes('all') || (domain !== undefined && WHOLE.includes(domain));

/** The same numbers for the same seed and name, whatever else was drawn before. */
export const drawFor = (name: string): Dice =>
  dice(createHash('sha256').update(`${SEED} ${name}`).digest().readInt32LE());

/** All of them for a domain that is tried whole, else that many, in their order. */
export function drawSome<Item>(name: string, items: readonly Item[], count: number, domain?: string): readonly Item[] {
  if (isWhole(domain) || count >= items.length) return items;
  const { next } = drawFor(name);
  const places = items
    .map((_item, place) => ({ place, weight: next() }))
    .toSorted((a, b) => a.weight - b.weight)
    .slice(0, count)
    .map(({ place }) => place);
  return items.filter((_item, place) => places.includes(place));
}
