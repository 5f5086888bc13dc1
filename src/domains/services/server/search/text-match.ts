import { RANK_WEIGHTS } from '../../rank.ts';
import { docOf, placeOf, weightOf } from './postings.ts';
import type { QueryPlan, Slot } from './query-plan.ts';
import type { ServiceIndex } from './service-index.ts';

/** Of the points for words: what stands in order in the title. */
const PHRASE_SHARE = 0.15;
const TEXT_POINTS = RANK_WEIGHTS.text * 100;
/** Looking up a few services in a long list is faster than going through it. */
const LOOK_UP_BELOW = 12;

/** Numbers of services that have the words, and how well: 0 to 1 by number. Kept between searches, so that none has to make it. */
export class TextMatches {
  #quality = new Float32Array(256);
  #best = new Float32Array(256);
  #hits = new Uint8Array(256);
  #docs: number[] = [];

  /** All words, or as many as any service has when `isAny`. */
  match(index: ServiceIndex, { slots }: QueryPlan, isAny: boolean): readonly number[] {
    this.#begin(index.length);
    const total = slots.reduce((sum, { importance }) => sum + importance, 0);
    const inOrder = isAny ? slots : slots.toSorted((a, b) => lengthOf(a) - lengthOf(b));
    inOrder.forEach((slot, place) => this.#take(slot, slot.importance / total, isAny ? -1 : place));
    const { isGone } = index.columns;
    const need = isAny ? Math.max(1, Math.ceil(slots.length / 2)) : slots.length;
    return this.#docs.filter((doc) => (this.#hits[doc] ?? 0) >= need && isGone[doc] === 0);
  }

  qualityOf(doc: number): number {
    return this.#quality[doc] ?? 0;
  }

  #begin(length: number): void {
    for (const doc of this.#docs) {
      this.#quality[doc] = 0;
      this.#hits[doc] = 0;
    }
    this.#docs = [];
    if (length <= this.#quality.length) return;
    const room = Math.ceil(length * 1.3);
    this.#quality = new Float32Array(room);
    this.#best = new Float32Array(room);
    this.#hits = new Uint8Array(room);
  }

  /** `after` slots were taken before, and only services with all of them are looked at; -1 for all. */
  #take({ alternatives }: Slot, share: number, after: number): void {
    const [quality, best, hits] = [this.#quality, this.#best, this.#hits];
    const reached: number[] = [];
    for (const { postings, weight } of alternatives) {
      if (after > 0 && this.#docs.length * LOOK_UP_BELOW < postings.length) {
        for (const doc of this.#docs) {
          const place = placeOf(postings, doc);
          if (place >= 0 && hits[doc] === after) note(doc, weight * weightOf(postings[place] ?? 0));
        }
        continue;
      }
      for (let place = 0; place < postings.length; place += 1) {
        const posting = postings[place] ?? 0;
        const doc = docOf(posting);
        if (after <= 0 || hits[doc] === after) note(doc, weight * weightOf(posting));
      }
    }
    for (const doc of reached) {
      quality[doc] = (quality[doc] ?? 0) + share * (best[doc] ?? 0);
      best[doc] = 0;
      if (hits[doc] === 0) this.#docs.push(doc);
      hits[doc] = (hits[doc] ?? 0) + 1;
    }
    // Only these can still have all words.
    if (after > 0) {
      for (const doc of this.#docs)
        if (hits[doc] === after) {
          quality[doc] = 0;
          hits[doc] = 0;
        }
      this.#docs = reached;
    }

    function note(doc: number, value: number): void {
      const known = best[doc] ?? 0;
      if (known === 0) reached.push(doc);
      if (value > known) best[doc] = value;
    }
  }
}

const lengthOf = ({ alternatives }: Slot): number => alternatives.reduce((sum, { postings }) => sum + postings.length, 0);

/** Hundredths of a point for words, of at most 3,500: where the words are, and whether they stand together in the title. */
export function textPoints(index: ServiceIndex, slots: readonly Slot[], quality: number, doc: number): number {
  return Math.round(TEXT_POINTS * ((1 - PHRASE_SHARE) * quality + PHRASE_SHARE * inTitle(index, slots, doc)));
}

/** The most that the title can add to `quality`: who is too far behind need not be looked at. */
export const mostTextPoints = (quality: number): number => TEXT_POINTS * ((1 - PHRASE_SHARE) * quality + PHRASE_SHARE);

/** The share of neighboring words of the query that are neighbors in the title, in order. */
function inTitle(index: ServiceIndex, slots: readonly Slot[], doc: number): number {
  const title = index.titleOf(doc);
  const [only] = slots;
  if (slots.length === 1) return only?.term !== undefined && title.includes(only.term) ? 1 : 0;
  let pairs = 0;
  for (let place = 0; place + 1 < slots.length; place += 1) {
    const [left, right] = [slots[place]?.term, slots[place + 1]?.term];
    if (left === undefined || right === undefined) continue;
    for (let at = title.indexOf(left); at >= 0 && at + 1 < title.length; at = title.indexOf(left, at + 1))
      if (title[at + 1] === right) {
        pairs += 1;
        break;
      }
  }
  return pairs / (slots.length - 1);
}
