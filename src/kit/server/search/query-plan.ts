import type { TextIndex } from './text-index.ts';
import { meantBy } from './spelling.ts';
import { wordsOf } from './words.ts';

/** One way to satisfy a word: things with one term, or with all terms of a phrase. */
export interface Alternative {
  readonly postings: Uint32Array;
  /** 1 for the word itself, less for what only means or resembles it. */
  readonly weight: number;
}

/** A word of the query. */
export interface Slot {
  readonly alternatives: Alternative[];
  readonly stem: string;
  /** Of the word itself, to look for phrases; undefined when nothing has it. */
  readonly term: number | undefined;
  /** Rare words count more. */
  importance: number;
}

export interface QueryPlan {
  readonly slots: readonly Slot[];
  /** The query as it was read, when words of it were corrected. */
  readonly corrected: string | null;
  /** Things with exactly this title. */
  readonly exact: ReadonlySet<number>;
}

/** By the stems of a phrase, the stems of others that mean the same. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

const JOINED = 0.95;
const SYNONYM = 0.6;
const LONGEST_PHRASE = 4;
/** Corrections of one word. */
const CORRECTIONS = 3;
/** A word that few titles have is also read as one that this many times as many have. */
const MUCH_MORE = 25;
const MOST_WORDS = 12;

interface Typed {
  readonly word: string;
  readonly stem: string | null;
}

export function planQuery(index: TextIndex, synonyms: Synonyms, text: string): QueryPlan {
  const read = wordsOf(text);
  const typed: Typed[] = [];
  const joins: { from: number; to: number; word: string }[] = [];
  for (const { parts, joined } of read) {
    const from = typed.length;
    for (const word of parts) typed.push({ word, stem: index.stemOf(word) });
    if (joined !== null) joins.push({ from, to: typed.length - 1, word: joined });
  }
  const meaning = typed.filter(({ stem }) => stem !== null);
  // Only common words, such as "how to": they are looked for as they are.
  const words = (meaning.length === 0 ? typed : meaning).slice(0, MOST_WORDS);
  let isCorrected = false;
  const corrected: string[] = [];
  const slots: Slot[] = [];
  for (const { word, stem } of words) {
    const { slot, as } = slotFor(index, word, stem ?? word, synonyms.has(stem ?? word));
    slots.push(slot);
    corrected.push(as ?? word);
    isCorrected ||= as !== null;
  }
  addJoined(index, slots, words, joins);
  addSynonyms(index, synonyms, slots);
  for (const slot of slots) {
    const found = slot.alternatives.reduce((all, { postings }) => all + postings.length, 0);
    slot.importance = Math.log(1 + index.size / (1 + found)) + 0.2;
  }
  const title = index.termsOf(read.flatMap(({ parts }) => parts));
  const isWhole = title.length === meaning.length && title.length > 0;
  return {
    slots,
    corrected: isCorrected ? corrected.join(' ') : null,
    exact: new Set(isWhole ? index.titles.get(title.join(' ')) : []),
  };
}

function slotFor(
  index: TextIndex,
  word: string,
  stem: string,
  hasSynonyms: boolean,
): { slot: Slot; as: string | null } {
  const term = index.term(stem);
  const slot: Slot = { alternatives: [], stem, term, importance: 1 };
  if (term !== undefined) slot.alternatives.push({ postings: index.postings(term), weight: 1 });
  const named = index.vocabulary.get(word)?.named ?? 0;
  const isKnown = term !== undefined || hasSynonyms;
  if (isKnown && (named > index.size / MUCH_MORE / 10 || word.length < 5)) return { slot, as: null };
  const meant = meantBy(word, index.vocabulary.values())
    .map((correction) => ({ ...correction, named: index.namedIn(correction.word) }))
    .filter(
      (correction) =>
        correction.named > 0 &&
        (!isKnown ||
          (correction.slips === 1 &&
            correction.named >= MUCH_MORE * (named + 1) &&
            correction.word.length === word.length)),
    )
    .toSorted((a, b) => a.slips - b.slips || b.named - a.named);
  const nearest = meant[0]?.slips ?? 0;
  const taken = meant.filter(({ slips }) => slips <= nearest + 0.5).slice(0, CORRECTIONS);
  const terms = new Set<number>();
  for (const { word: other, slips } of taken) {
    const otherTerm = index.term(index.stemOf(other) ?? other);
    if (otherTerm === undefined || otherTerm === term || terms.has(otherTerm)) continue;
    terms.add(otherTerm);
    slot.alternatives.push({ postings: index.postings(otherTerm), weight: isKnown ? 0.5 : slips <= 1 ? 0.85 : 0.7 });
  }
  if (terms.size > 0 && !isKnown) return { slot, as: taken[0]?.word ?? null };
  if (!isKnown) {
    const split = splitOf(index, word);
    if (split !== null) slot.alternatives.push({ postings: index.phrase(split), weight: JOINED });
  }
  return { slot, as: null };
}

/** "logodesign" as "logo design". */
function splitOf(index: TextIndex, word: string): number[] | null {
  let best: { terms: number[]; named: number } | null = null;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    const named = Math.min(...halves.map((half) => index.vocabulary.get(half)?.named ?? 0));
    const terms = halves.map((half) => index.term(index.stemOf(half) ?? half));
    const [left, right] = terms;
    if (named > 0 && left !== undefined && right !== undefined && named > (best?.named ?? 0))
      best = { terms: [left, right], named };
  }
  return best?.terms ?? null;
}

/** "e-commerce" and "web site", written as one. */
function addJoined(
  index: TextIndex,
  slots: readonly Slot[],
  words: readonly Typed[],
  joins: readonly { from: number; to: number; word: string }[],
): void {
  const asOne = (from: number, to: number, word: string): void => {
    const term = index.term(index.stemOf(word) ?? word);
    if (term === undefined) return;
    for (const slot of slots.slice(from, to + 1))
      slot.alternatives.push({ postings: index.postings(term), weight: JOINED });
  };
  for (const { from, to, word } of joins) asOne(from, to, word);
  for (let at = 0; at + 1 < words.length; at += 1) {
    const [left, right] = [words[at]?.word ?? '', words[at + 1]?.word ?? ''];
    if (index.vocabulary.has(left + right)) asOne(at, at + 1, left + right);
  }
}

function addSynonyms(index: TextIndex, synonyms: Synonyms, slots: readonly Slot[]): void {
  for (let from = 0; from < slots.length; from += 1)
    for (let to = from; to < Math.min(slots.length, from + LONGEST_PHRASE); to += 1) {
      const covered = slots.slice(from, to + 1);
      const own = covered.map(({ stem }) => stem);
      for (const other of synonyms.get(own.join(' ')) ?? []) {
        // "logo design" is no other way to "logo": it finds a part of the same.
        if (own.every((stem) => other.includes(stem))) continue;
        const terms = other.map((stem) => index.term(stem));
        if (terms.includes(undefined)) continue;
        const postings = index.phrase(terms.map((term) => term ?? 0));
        if (postings.length > 0) for (const slot of covered) slot.alternatives.push({ postings, weight: SYNONYM });
      }
    }
}

/** The words of a query whose stems the index has to know before it is planned. */
export function wordsOfQuery(text: string): string[] {
  const words = wordsOf(text).flatMap(({ parts, joined }) => (joined === null ? parts : [...parts, joined]));
  return words.flatMap((word, place) => (place + 1 < words.length ? [word, word + (words[place + 1] ?? '')] : [word]));
}
