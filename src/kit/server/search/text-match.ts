import { docOf, placeOf, weightOf } from './postings.ts';
import type { Alternative, QueryPlan, Slot } from './query-plan.ts';
import type { TextIndex } from './text-index.ts';

/** The share of the points for words that neighboring words of the query earn as neighbors in the title. */
const PHRASE_SHARE = 0.15;
/** Looking up a few things in a long list is faster than going through it. */
const LOOK_UP_BELOW = 12;

/** What has the words, by rising number, and how well it fits, from 0 to 1. */
export interface Matched {
  readonly docs: Uint32Array;
  readonly fits: Float32Array;
}

/**
 * Finds what has the words. Its arrays are kept between searches, so that none has to make them, and the loops have no
 * functions in them: they run over everything that has a word.
 */
export class TextMatches {
  #quality = new Float32Array(256);
  #best = new Float32Array(256);
  #hits = new Uint8Array(256);
  #docs = new Uint32Array(256);
  #reached = new Uint32Array(256);
  #count = 0;
  readonly #weights = new Float32Array(8);

  /** All words, or at least half of them when `isAny`. */
  match(index: TextIndex, { slots }: QueryPlan, isAny: boolean): Matched {
    this.#begin(index.length);
    const total = slots.reduce((sum, { importance }) => sum + importance, 0);
    const inOrder = isAny ? slots : slots.toSorted((a, b) => lengthOf(a) - lengthOf(b));
    inOrder.forEach((slot, place) => this.#take(slot, slot.importance / total, isAny ? -1 : place));
    const { isGone } = index;
    const need = isAny ? Math.max(1, Math.ceil(slots.length / 2)) : slots.length;
    // In order, so that what reads columns by them goes through memory one way.
    const docs = this.#docs
      .subarray(0, this.#count)
      .filter((doc) => (this.#hits[doc] ?? 0) >= need && isGone[doc] === 0)
      .sort();
    const fits = new Float32Array(docs.length);
    const pairs = pairsOf(slots);
    for (let place = 0; place < docs.length; place += 1) {
      const doc = docs[place] ?? 0;
      fits[place] = (1 - PHRASE_SHARE) * (this.#quality[doc] ?? 0) + PHRASE_SHARE * inTitle(index, slots, pairs, doc);
    }
    return { docs, fits };
  }

  #begin(length: number): void {
    for (let place = 0; place < this.#count; place += 1) {
      const doc = this.#docs[place] ?? 0;
      this.#quality[doc] = 0;
      this.#hits[doc] = 0;
    }
    this.#count = 0;
    if (length <= this.#quality.length) return;
    const room = Math.ceil(length * 1.3);
    this.#quality = new Float32Array(room);
    this.#best = new Float32Array(room);
    this.#hits = new Uint8Array(room);
    this.#docs = new Uint32Array(room);
    this.#reached = new Uint32Array(room);
  }

  /** `after` words were taken before, and only what has all of them is looked at; -1 for all. */
  #take({ alternatives }: Slot, share: number, after: number): void {
    let reached = 0;
    for (const alternative of alternatives) reached = this.#reach(alternative, after, reached);
    const [quality, best, hits, list] = [this.#quality, this.#best, this.#hits, this.#reached];
    for (let place = 0; place < reached; place += 1) {
      const doc = list[place] ?? 0;
      quality[doc] = (quality[doc] ?? 0) + share * (best[doc] ?? 0);
      best[doc] = 0;
      if (after === -1 && hits[doc] === 0) {
        this.#docs[this.#count] = doc;
        this.#count += 1;
      }
      hits[doc] = (hits[doc] ?? 0) + 1;
    }
    if (after === -1) return;
    // Only these can still have all words.
    for (let place = 0; place < this.#count; place += 1) {
      const doc = this.#docs[place] ?? 0;
      if (hits[doc] !== after) continue;
      quality[doc] = 0;
      hits[doc] = 0;
    }
    [this.#docs, this.#reached] = [this.#reached, this.#docs];
    this.#count = reached;
  }

  #reach({ postings, weight }: Alternative, after: number, before: number): number {
    const [best, hits, list, docs, weights] = [this.#best, this.#hits, this.#reached, this.#docs, this.#weights];
    for (let field = 0; field < weights.length; field += 1) weights[field] = weight * weightOf(field);
    let reached = before;
    const isLookedUp = after > 0 && this.#count * LOOK_UP_BELOW < postings.length;
    const length = isLookedUp ? this.#count : postings.length;
    for (let place = 0; place < length; place += 1) {
      const found = isLookedUp ? placeOf(postings, docs[place] ?? 0) : place;
      if (found < 0) continue;
      const posting = postings[found] ?? 0;
      const doc = docOf(posting);
      if (after > 0 && hits[doc] !== after) continue;
      const known = best[doc] ?? 0;
      const value = weights[posting & 7] ?? 0;
      if (known === 0) {
        list[reached] = doc;
        reached += 1;
      }
      if (value > known) best[doc] = value;
    }
    return reached;
  }
}

const lengthOf = ({ alternatives }: Slot): number =>
  alternatives.reduce((sum, { postings }) => sum + postings.length, 0);

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
