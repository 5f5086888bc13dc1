import { planQuery, type QueryPlan, type Synonyms } from './query-plan.ts';
import type { TextIndex } from './text-index.ts';
import { TextMatches, type Matched } from './text-match.ts';

/** So many words' matches are kept, and so many matches in all: 8 bytes each. */
const KEPT_TEXTS = 500;
const KEPT_MATCHES = 600_000;

export interface TextFound extends Matched {
  readonly plan: QueryPlan;
}

/**
 * What has the words of a search, kept while nothing changes: the same words come again with other filters, orders and
 * pages, and with each the facets are counted over the same matches.
 */
export class KeptMatches {
  readonly #matches = new TextMatches();
  readonly #kept = new Map<string, TextFound>();
  #sum = 0;
  #of = -1;

  /** All words, or at least half of them when `isAny`. */
  of(index: TextIndex, synonyms: Synonyms, text: string, isAny: boolean): TextFound {
    if (this.#of !== index.version) this.#drop();
    this.#of = index.version;
    const key = `${isAny ? '1' : '0'}${text}`;
    const known = this.#kept.get(key);
    if (known !== undefined) {
      // Asked for last, dropped last.
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const plan = this.#kept.get(`0${text}`)?.plan ?? planQuery(index, synonyms, text);
    const matches = { plan, ...this.#matches.match(index, plan, isAny) };
    this.#keep(key, matches);
    return matches;
  }

  #keep(key: string, matches: TextFound): void {
    this.#kept.set(key, matches);
    this.#sum += matches.docs.length;
    for (const [oldest, { docs }] of this.#kept) {
      if (oldest === key || (this.#kept.size <= KEPT_TEXTS && this.#sum <= KEPT_MATCHES)) return;
      this.#kept.delete(oldest);
      this.#sum -= docs.length;
    }
  }

  #drop(): void {
    this.#kept.clear();
    this.#sum = 0;
  }
}
