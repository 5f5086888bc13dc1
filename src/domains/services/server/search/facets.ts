import { DELIVERY_STEPS, RATING_STEPS } from '../../listing.ts';
import type { Column } from './columns.ts';
import { BIT } from './filters.ts';
import type { ServiceIndex } from './service-index.ts';

export interface FacetCounts {
  readonly category: ReadonlyMap<string, number>;
  /** At most each of the steps. */
  readonly price: readonly number[];
  readonly days: readonly number[];
  readonly level: ReadonlyMap<string, number>;
  readonly tier: ReadonlyMap<string, number>;
  readonly language: ReadonlyMap<string, number>;
  readonly country: ReadonlyMap<string, number>;
  /** At least each of the steps. */
  readonly rating: readonly number[];
  readonly online: number;
}

export interface FacetsWanted {
  /** Count top categories, otherwise sub-categories. */
  readonly byTop: boolean;
  /** Steps in minor units, rising. */
  readonly prices: readonly number[];
}

const DAYS = 256;
const RATINGS = 5 * 100 + 1;

/**
 * Counts services by each facet. `failed` has the bits of the filters that each of `docs` fails: a service counts in every
 * facet when it fails none, and in the facet of the filter that it fails alone. One column at a time, so that the loops stay short.
 */
export function countFacets(index: ServiceIndex, wanted: FacetsWanted, online: Uint8Array, docs: Uint32Array, failed: Int32Array): FacetCounts {
  const { columns } = index;
  /** By value of the column. */
  const tally = (column: Column, values: number, bit: number): Uint32Array => {
    const counts = new Uint32Array(values);
    for (let place = 0; place < docs.length; place += 1) {
      const bits = failed[place] ?? 0;
      if (bits !== 0 && bits !== bit) continue;
      const value = column[docs[place] ?? 0] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
    return counts;
  };
  const named = (codes: { readonly names: readonly string[] }, column: Column, bit: number): Map<string, number> =>
    byName(codes.names, tally(column, codes.names.length, bit));

  const days = tally(columns.days, DAYS, BIT.days);
  const ratings = tally(columns.average, RATINGS, BIT.rating);
  const sellers = tally(columns.seller, index.sellers.size, BIT.online);
  return {
    category: named(index.categories, wanted.byTop ? columns.top : columns.category, BIT.category),
    price: pricesUpTo(wanted.prices, columns.price, docs, failed),
    days: DELIVERY_STEPS.map((most) => sumOf(days, 0, most)),
    level: named(index.levels, columns.level, BIT.level),
    tier: named(index.tiers, columns.tier, BIT.tier),
    language: eachLanguage(named(index.languageSets, columns.languages, BIT.language)),
    country: named(index.countries, columns.country, BIT.country),
    rating: RATING_STEPS.map((least) => sumOf(ratings, least * 100, RATINGS - 1)),
    online: sellers.reduce((sum, count, seller) => (online[seller] === 1 ? sum + count : sum), 0),
  };
}

function sumOf(counts: Uint32Array, from: number, to: number): number {
  let sum = 0;
  for (let value = from; value <= to; value += 1) sum += counts[value] ?? 0;
  return sum;
}

const byName = (names: readonly string[], counts: Uint32Array): Map<string, number> =>
  new Map(names.map((name, code): [string, number] => [name, counts[code] ?? 0]).filter(([name, count]) => count > 0 && name !== ''));

function pricesUpTo(steps: readonly number[], prices: Float64Array, docs: Uint32Array, failed: Int32Array): number[] {
  const counts = steps.map(() => 0);
  for (let place = 0; place < docs.length; place += 1) {
    const bits = failed[place] ?? 0;
    if (bits !== 0 && bits !== BIT.price) continue;
    const price = prices[docs[place] ?? 0] ?? 0;
    let step = 0;
    while (step < steps.length && price > (steps[step] ?? 0)) step += 1;
    if (step < steps.length) counts[step] = (counts[step] ?? 0) + 1;
  }
  let sum = 0;
  return counts.map((count) => (sum += count));
}

/** Who speaks three languages counts for each of them. */
function eachLanguage(sets: ReadonlyMap<string, number>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [set, count] of sets) for (const code of set.split(' ')) counts.set(code, (counts.get(code) ?? 0) + count);
  return counts;
}
