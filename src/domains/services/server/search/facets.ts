import { DELIVERY_STEPS, RATING_STEPS } from '../../listing.ts';
import type { Columns } from './columns.ts';
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

/** Counts a search's services by each facet, in one pass. */
export class FacetCounter {
  readonly #index: ServiceIndex;
  readonly #byTop: boolean;
  readonly #prices: readonly number[];
  readonly #isOnline: (seller: number) => boolean;
  readonly #category: Uint32Array;
  readonly #price: Uint32Array;
  readonly #days = new Uint32Array(DELIVERY_STEPS.length + 1);
  readonly #level: Uint32Array;
  readonly #tier: Uint32Array;
  readonly #sets: Uint32Array;
  readonly #country: Uint32Array;
  readonly #rating = new Uint32Array(RATING_STEPS.length + 1);
  readonly #stepOfDays: Uint8Array;
  #online = 0;

  /** `byTop` counts top categories, otherwise sub-categories. `prices` are the steps in minor units. */
  constructor(index: ServiceIndex, byTop: boolean, prices: readonly number[], isOnline: (seller: number) => boolean) {
    this.#index = index;
    this.#byTop = byTop;
    this.#prices = prices;
    this.#isOnline = isOnline;
    this.#category = new Uint32Array(index.categories.size);
    this.#price = new Uint32Array(prices.length + 1);
    this.#level = new Uint32Array(index.levels.size);
    this.#tier = new Uint32Array(index.tiers.size);
    this.#sets = new Uint32Array(index.languageSets.size);
    this.#country = new Uint32Array(index.countries.size);
    this.#stepOfDays = Uint8Array.from({ length: 256 }, (_zero, days) => stepOf(DELIVERY_STEPS, days));
  }

  /** `failed` are the bits of the one filter that this service fails, or 0: then it counts in every facet. */
  add(columns: Columns, doc: number, failed: number): void {
    const all = failed === 0;
    if (all || failed === BIT.category) bump(this.#category, (this.#byTop ? columns.top : columns.category)[doc] ?? 0);
    if (all || failed === BIT.price) bump(this.#price, stepOf(this.#prices, columns.price[doc] ?? 0));
    if (all || failed === BIT.days) bump(this.#days, this.#stepOfDays[columns.days[doc] ?? 0] ?? 0);
    if (all || failed === BIT.level) bump(this.#level, columns.level[doc] ?? 0);
    if (all || failed === BIT.tier) bump(this.#tier, columns.tier[doc] ?? 0);
    if (all || failed === BIT.language) bump(this.#sets, columns.languages[doc] ?? 0);
    if (all || failed === BIT.country) bump(this.#country, columns.country[doc] ?? 0);
    if (all || failed === BIT.rating) bump(this.#rating, ratingStep(columns.average[doc] ?? 0));
    if ((all || failed === BIT.online) && this.#isOnline(columns.seller[doc] ?? 0)) this.#online += 1;
  }

  counts(): FacetCounts {
    const index = this.#index;
    const language = new Map<string, number>();
    this.#sets.forEach((count, set) => {
      for (const code of (index.languageSets.names[set] ?? '').split(' ')) if (code !== '' && count > 0) language.set(code, (language.get(code) ?? 0) + count);
    });
    return {
      category: named(index.categories.names, this.#category),
      price: rising(this.#price),
      days: rising(this.#days),
      level: named(index.levels.names, this.#level),
      tier: named(index.tiers.names, this.#tier),
      language,
      country: named(index.countries.names, this.#country),
      rating: rising(this.#rating),
      online: this.#online,
    };
  }
}

function bump(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}

/** The first step that is not below the value; the number of steps for one above all. */
function stepOf(steps: readonly number[], value: number): number {
  let step = 0;
  while (step < steps.length && value > (steps[step] ?? 0)) step += 1;
  return step;
}

/** Steps fall from the best: an average of 4.6 is at the first of 4.5, 4 and 3. */
function ratingStep(average: number): number {
  let step = 0;
  while (step < RATING_STEPS.length && average < (RATING_STEPS[step] as number) * 100) step += 1;
  return step;
}

const named = (names: readonly string[], counts: Uint32Array): Map<string, number> =>
  new Map(names.map((name, code): [string, number] => [name, counts[code] ?? 0]).filter(([name, count]) => count > 0 && name !== ''));

/** Each step with those before it, without what is beyond the last. */
function rising(counts: Uint32Array): number[] {
  let sum = 0;
  return [...counts.subarray(0, -1)].map((count) => (sum += count));
}
