import { meantBy } from './spelling.ts';
import { readQuery, type ReadQuery } from './read-query.ts';
import type { ReadWord, Vocabulary } from './read-words.ts';
import type { Reading } from './reading.ts';
import type { TextIndex } from './text-index.ts';
import { tokensOf } from './phrases.ts';
import { categoryWord, wordsOf } from './words.ts';

/** What someone typed, and whether they want it found as it is. */
export interface TypedWords {
  /** Empty without words. */
  readonly text: string;
  readonly isAsTyped?: boolean;
  /** Only what has all words, for who is told of it later; never in the order of the fit. */
  readonly needsAll?: boolean;
}

/** One way to satisfy a word: things with one term, or with all terms of a phrase. */
export interface Alternative {
  readonly postings: Uint32Array;
  /** 1 for the word itself, less for what only means or resembles it. */
  readonly weight: number;
}

/** A word of the query. */
export interface Slot {
  readonly alternatives: readonly Alternative[];
  /** Things in categories that a phrase with it names. */
  readonly named: readonly Alternative[];
  /** Of the word itself, to look for phrases; undefined when nothing has it. */
  readonly term: number | undefined;
  /** Rare words count more. */
  readonly importance: number;
}

export interface QueryPlan extends Pick<ReadQuery, 'readAs' | 'language'> {
  readonly slots: readonly Slot[];
  /** The slug of the category that the words name; null where they name none, or several as much. */
  readonly category: string | null;
  /** Things with exactly this title. */
  readonly exact: ReadonlySet<number>;
}

/** Corrections of one word. */
const CORRECTIONS = 3;
const [ONE_SLIP, TWO_SLIPS, JOINED] = [0.85, 0.7, 0.95];
/** Words that name what is wanted count more than those that say for whom. */
const NAMING = 1;

export function planQuery(index: TextIndex, reading: Reading, { text, isAsTyped = false }: TypedWords): QueryPlan {
  const { words, ...read } = readQuery(text, isAsTyped, reading, vocabularyOf(index, reading));
  const title = index.termsOf(tokensOf(text));
  const isWhole =
    title.length > 0 && title.length === tokensOf(text).filter((token) => index.stemOf(token) !== null).length;
  return {
    slots: words.map((word) => slotOf(index, word)),
    category: categoryOf(words),
    ...read,
    exact: new Set(isWhole ? index.titles.get(title.join(' ')) : []),
  };
}

/** Surely named: by a phrase of its own, not by words that others share. */
const SURELY = 0.9;

function categoryOf(words: readonly ReadWord[]): string | null {
  const sums = new Map<string, number>();
  for (const { categories } of words)
    for (const [slug, share] of categories) if (share >= SURELY) sums.set(slug, (sums.get(slug) ?? 0) + share);
  const [first, second] = [...sums].toSorted(([, a], [, b]) => b - a);
  return first === undefined || first[1] === second?.[1] ? null : first[0];
}

function slotOf(index: TextIndex, { ways, categories, share }: ReadWord): Slot {
  const alternatives = ways.flatMap(({ stems, weight }): Alternative[] => {
    const terms = stems.map((stem) => index.term(stem));
    return terms.includes(undefined) ? [] : [{ postings: index.phrase(terms.map((term) => term ?? 0)), weight }];
  });
  const named = [...categories].flatMap(([slug, weight]): Alternative[] => {
    const term = index.vocabulary.get(categoryWord(slug))?.term;
    return term === undefined ? [] : [{ postings: index.postings(term), weight }];
  });
  const [first] = ways[0]?.stems ?? [];
  const count = (some: readonly Alternative[]): number => some.reduce((sum, { postings }) => sum + postings.length, 0);
  const found = count(alternatives) > 0 ? count(alternatives) : count(named);
  return {
    alternatives,
    named,
    term: first === undefined ? undefined : index.term(first),
    importance:
      share * (Math.log(1 + index.size / (1 + found)) + 0.2) * (1 + NAMING * Math.max(0, ...categories.values())),
  };
}

function vocabularyOf(index: TextIndex, { known }: Reading): Vocabulary {
  function* words() {
    yield* index.vocabulary.values();
    for (const word of known.values()) if (!index.vocabulary.has(word.word)) yield word;
  }
  return {
    stemOf: (word) => index.stemOf(word),
    isUsed: (stem) => index.term(stem) !== undefined,
    meantBy(word) {
      const halves = splitOf(index, word);
      if (halves !== null) return [{ word: halves, weight: JOINED }];
      const meant = meantBy(word, words())
        .map((correction) => ({ ...correction, named: index.namedIn(correction.word) }))
        .filter((correction) => correction.named > 0 || known.has(correction.word))
        .toSorted((a, b) => a.slips - b.slips || b.named - a.named);
      const nearest = meant[0]?.slips ?? 0;
      return meant
        .filter(({ slips }) => slips <= nearest + 0.5)
        .slice(0, CORRECTIONS)
        .map(({ word: other, slips }) => ({ word: other, weight: slips <= 1 ? ONE_SLIP : TWO_SLIPS }));
    },
  };
}

/** "logodesign" as "logo design". */
function splitOf(index: TextIndex, word: string): string | null {
  let best: { halves: string; named: number } | null = null;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    const named = Math.min(...halves.map((half) => index.vocabulary.get(half)?.named ?? 0));
    if (named > (best?.named ?? 0)) best = { halves: halves.join(' '), named };
  }
  return best?.halves ?? null;
}

/** The words of a query whose stems the index has to know before it is planned. */
export function wordsOfQuery(text: string): string[] {
  const words = wordsOf(text).flatMap(({ parts, joined }) => (joined === null ? parts : [...parts, joined]));
  return words.flatMap((word, place) => (place + 1 < words.length ? [word, word + (words[place + 1] ?? '')] : [word]));
}
