import { docOf, FIELD_WEIGHTS } from './postings.ts';
import type { Alternative, QueryPlan, Slot } from './query-plan.ts';
import type { TextIndex } from './text-index.ts';

/** The share of the points for words that neighboring words of the query earn as neighbors in the title. */
const PHRASE_SHARE = 0.1;
/** The share that having all words earns, above what each of them earns. */
const COVERED_SHARE = 0.15;
/** What being in a category is worth that a phrase of the query names, beside a word in the title, which is 1. */
const IN_CATEGORY = 1.5;
/** From here on more of the same adds little (BM25's k). */
const SATURATION = 1;
/** What a word is worth that stands in the title of something in the category that it names: the most there is. */
const WORTH = (1 + IN_CATEGORY + SATURATION) / (1 + IN_CATEGORY);
/** As much as being in the category itself, not in one beside it. */
const NAMED = 0.8 * IN_CATEGORY;
/** Sums of shares are not exact. */
const WHOLE = 0.999;
/** What fits less than this share of the best fit is left out. */
const NEAR = 0.25;
/** In an order by anything else than the fit, only these: the cheapest of what hardly fits is of no use. */
const CLOSE = 0.6;

/** What has enough of the words, by rising number. */
export interface Matched {
  readonly docs: Uint32Array;
  /** How well each of them fits, from 0 to 1. */
  readonly fits: Float32Array;
  /** Those that fit well, for orders that do not go by the fit. */
  readonly close: Uint32Array;
  /** Those that have all words. */
  readonly whole: Uint32Array;
  /** The best of the fits. */
  readonly best: number;
  /** Something has all words. */
  readonly hasAll: boolean;
}

/**
 * Finds what has words of a query: all words count, none is required. Ranks by BM25F (Robertson, Zaragoza and Taylor,
 * 2004) with the best field of each word, the share of the query that is covered, and neighbors in the title. Its
 * arrays are kept between searches, so that none has to make them.
 */
export class TextMatches {
  #quality = new Float32Array(256);
  /** The share of the words that it has something of, and of those that it has. */
  #touched = new Float32Array(256);
  #covered = new Float32Array(256);
  #best = new Float32Array(256);
  #lift = new Float32Array(256);
  #docs = new Uint32Array(256);
  #reached = new Uint32Array(256);
  #count = 0;
  readonly #weights = new Float32Array(8);

  match(index: TextIndex, { slots }: QueryPlan): Matched {
    this.#begin(index.length);
    const total = slots.reduce((sum, { importance }) => sum + importance, 0);
    for (const slot of slots) this.#take(slot, slot.importance / total);
    const { isGone } = index;
    const reached = this.#docs.subarray(0, this.#count).filter((doc) => isGone[doc] === 0);
    let bestOfWords = 0;
    for (const doc of reached) bestOfWords = Math.max(bestOfWords, this.#fitOfWords(doc));
    // Most of what has something of the words stays far from the best, whatever its title adds.
    const least = NEAR * bestOfWords - PHRASE_SHARE;
    // In order, so that what reads columns by them goes through memory one way.
    const here = reached.filter((doc) => this.#fitOfWords(doc) >= least).sort();
    const pairs = pairsOf(slots);
    const fits = new Float32Array(here.length);
    let [most, best] = [0, 0];
    for (let place = 0; place < here.length; place += 1) {
      const doc = here[place] ?? 0;
      const covered = this.#covered[doc] ?? 0;
      // What is only near to what is meant has none of the words in its title.
      const titleShare = covered === 0 ? 0 : inTitle(index, slots, pairs, doc);
      const fit = this.#fitOfWords(doc) + PHRASE_SHARE * titleShare;
      fits[place] = fit;
      if (covered > most) most = covered;
      if (fit > best) best = fit;
    }
    const isNear = fits.map((fit) => Number(fit >= NEAR * best));
    return {
      docs: here.filter((_doc, place) => isNear[place] === 1),
      fits: fits.filter((_fit, place) => isNear[place] === 1),
      close: here.filter((_doc, place) => (fits[place] ?? 0) >= CLOSE * best),
      whole: here.filter((doc) => (this.#covered[doc] ?? 0) > WHOLE),
      best,
      hasAll: most > WHOLE,
    };
  }

  /** Without what neighbors in the title add. */
  #fitOfWords(doc: number): number {
    return (
      (1 - PHRASE_SHARE - COVERED_SHARE) * (this.#quality[doc] ?? 0) + COVERED_SHARE * (this.#touched[doc] ?? 0) ** 2
    );
  }

  #begin(length: number): void {
    for (let place = 0; place < this.#count; place += 1) {
      const doc = this.#docs[place] ?? 0;
      this.#quality[doc] = 0;
      this.#touched[doc] = 0;
      this.#covered[doc] = 0;
    }
    this.#count = 0;
    if (length <= this.#quality.length) return;
    const room = Math.ceil(length * 1.3);
    this.#quality = new Float32Array(room);
    this.#touched = new Float32Array(room);
    this.#covered = new Float32Array(room);
    this.#best = new Float32Array(room);
    this.#lift = new Float32Array(room);
    this.#docs = new Uint32Array(room);
    this.#reached = new Uint32Array(room);
  }

  #take({ alternatives, named }: Slot, share: number): void {
    let reached = 0;
    for (const alternative of alternatives) reached = this.#reach(alternative, this.#best, reached);
    for (const alternative of named) reached = this.#reach(alternative, this.#lift, reached);
    const [quality, touched, covered] = [this.#quality, this.#touched, this.#covered];
    const [best, lift, list] = [this.#best, this.#lift, this.#reached];
    for (let place = 0; place < reached; place += 1) {
      const doc = list[place] ?? 0;
      const has = (best[doc] ?? 0) + (lift[doc] ?? 0);
      if (quality[doc] === 0) {
        this.#docs[this.#count] = doc;
        this.#count += 1;
      }
      quality[doc] = (quality[doc] ?? 0) + share * WORTH * (has / (has + SATURATION));
      touched[doc] = (touched[doc] ?? 0) + share;
      // What is only near to what is meant has not the word.
      if ((best[doc] ?? 0) > 0 || (lift[doc] ?? 0) >= NAMED) covered[doc] = (covered[doc] ?? 0) + share;
      best[doc] = 0;
      lift[doc] = 0;
    }
  }

  /** Notes for each thing the most it has of a word. */
  #reach({ postings, weight }: Alternative, most: Float32Array, before: number): number {
    const [best, lift, list, weights] = [this.#best, this.#lift, this.#reached, this.#weights];
    const isLift = most === lift;
    for (let field = 0; field < weights.length; field += 1)
      weights[field] = weight * (isLift ? IN_CATEGORY : (FIELD_WEIGHTS[field] ?? 0));
    let reached = before;
    for (let place = 0; place < postings.length; place += 1) {
      const posting = postings[place] ?? 0;
      const doc = docOf(posting);
      const value = weights[posting & 7] ?? 0;
      if (best[doc] === 0 && lift[doc] === 0) {
        list[reached] = doc;
        reached += 1;
      }
      if (value > (most[doc] ?? 0)) most[doc] = value;
    }
    return reached;
  }
}

type Pair = readonly [left: number, right: number];
const pairsOf = (slots: readonly Slot[]): Pair[] =>
  slots.flatMap(({ term: left }, place): Pair[] => {
    const right = slots[place + 1]?.term;
    return left === undefined || right === undefined ? [] : [[left, right]];
  });

/** The share of neighboring words of the query that are neighbors in the title, in order. */
function inTitle(index: TextIndex, slots: readonly Slot[], pairs: readonly Pair[], doc: number): number {
  if (slots.length === 1) {
    const term = slots[0]?.term;
    return term !== undefined && index.isInTitle(doc, term) ? 1 : 0;
  }
  let found = 0;
  for (const [left, right] of pairs) if (index.isPairInTitle(doc, left, right)) found += 1;
  return found / (slots.length - 1);
}
