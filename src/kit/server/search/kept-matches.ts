import { planQuery, type QueryPlan, type TypedWords } from './query-plan.ts';
import type { Reading } from './reading.ts';
import type { TextIndex } from './text-index.ts';
import { TextMatches, type Matched } from './text-match.ts';

/** So many words' matches are kept, and so many matches in all: at most 8 bytes each. */
const KEPT_TEXTS = 500;
const KEPT_MATCHES = 600_000;

export interface TextFound extends Matched {
  readonly plan: QueryPlan;
}

/** How a query was read, for what a list says of itself. */
export interface Understood extends Pick<QueryPlan, 'readAs' | 'language' | 'category'> {
  /** Nothing has all of the words. */
  readonly isPartial: boolean;
}

export const ALL_WORDS: Understood = { isPartial: false, readAs: null, language: null, category: null };

export const understoodOf = ({ plan: { readAs, language, category }, hasAll }: TextFound): Understood => ({
  isPartial: !hasAll,
  readAs,
  language,
  category,
});

/**
 * What a list is made of: by the fit all that is near, in any other order what is close. Who is told of things later
 * (`needsAll`) gets what has all words, and nothing for words that were corrected.
 */
export function docsOf({ docs, close, whole, plan }: TextFound, isByFit: boolean, needsAll = false): Uint32Array {
  if (!needsAll) return isByFit ? docs : close;
  return plan.readAs !== null && plan.language === null ? new Uint32Array(0) : whole;
}

/** As the contracts of lists say it; nothing is said of what was not found. */
export const saidOf = (total: number, { isPartial, readAs, language }: Understood) => ({
  match: total > 0 && (isPartial || (readAs !== null && language === null)) ? ('similar' as const) : ('all' as const),
  corrected: total > 0 ? readAs : null,
  translated_from: total > 0 ? language : null,
});

const sizeOf = ({ docs, close, whole }: Matched): number => docs.length + close.length + whole.length;

/**
 * What has the words of a search, kept while nothing changes: the same words come again with other filters, orders and
 * pages, and with each the facets are counted over the same matches.
 */
export class KeptMatches {
  readonly #matches = new TextMatches();
  readonly #kept = new Map<string, TextFound>();
  #sum = 0;
  #of = -1;

  of(index: TextIndex, reading: Reading, typed: TypedWords): TextFound {
    if (this.#of !== index.version) this.#drop();
    this.#of = index.version;
    const key = `${typed.isAsTyped === true ? '1' : '0'}${typed.text}`;
    const known = this.#kept.get(key);
    if (known !== undefined) {
      // Asked for last, dropped last.
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const plan = planQuery(index, reading, typed);
    const matches = { plan, ...this.#matches.match(index, plan) };
    this.#keep(key, matches);
    return matches;
  }

  #keep(key: string, matches: TextFound): void {
    this.#kept.set(key, matches);
    this.#sum += sizeOf(matches);
    for (const [oldest, found] of this.#kept) {
      if (oldest === key || (this.#kept.size <= KEPT_TEXTS && this.#sum <= KEPT_MATCHES)) return;
      this.#kept.delete(oldest);
      this.#sum -= sizeOf(found);
    }
  }

  #drop(): void {
    this.#kept.clear();
    this.#sum = 0;
  }
}
