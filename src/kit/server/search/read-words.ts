import { LONGEST_PHRASE, spansOf, type Meaning } from './phrases.ts';
import { stemsOf, type Reading, type StemOf } from './reading.ts';

/** One way to satisfy a word of a query: the stems of it that have to be there together. */
export interface Way {
  readonly stems: readonly string[];
  /** 1 for the word itself, less for what only means or resembles it. */
  readonly weight: number;
}

/** A word of a query that says something. */
export interface ReadWord {
  /** As it is read. */
  readonly word: string;
  /** How much it counts beside others: less where it says for whom something is wanted. */
  readonly share: number;
  readonly ways: readonly Way[];
  /** By slug: categories that a phrase with it names, each the less the more they are; from 0 to 1. */
  readonly categories: ReadonlyMap<string, number>;
}

/** A word on its way to be read. */
export interface TypedWord {
  readonly token: string;
  /** Lesser where it says for whom or for what something is wanted. */
  readonly share: number;
  /** What is known of it from another language. */
  readonly ways: readonly Way[];
  readonly categories: ReadonlyMap<string, number>;
  /** It is what someone typed, and may be a slip. */
  readonly isTyped: boolean;
}

/** What is known of the words of things. */
export interface Vocabulary {
  /** Null for a word that is too common to look for. */
  readonly stemOf: StemOf;
  readonly isUsed: (stem: string) => boolean;
  /** What may have been meant by a word that nothing has, the likeliest first. */
  readonly meantBy: (word: string) => readonly { readonly word: string; readonly weight: number }[];
}

const SAME = 0.75;
const JOINED = 0.95;
const MOST_WORDS = 16;
const MOST_CORRECTED = 5;

/** By slug: a phrase that names several categories names each of them less. */
export function liftsOf(meanings: readonly Meaning[]): Map<string, number> {
  const lifts = new Map<string, number>();
  for (const { categories } of meanings)
    for (const slug of categories) raise(lifts, slug, 1 / Math.sqrt(categories.length));
  return lifts;
}

const raise = (lifts: Map<string, number>, slug: string, share: number): void =>
  void lifts.set(slug, Math.max(lifts.get(slug) ?? 0, share));

/** Words as what has to be found for them: by themselves, by what means the same, and by the categories they name. */
export function readWords(typed: readonly TypedWord[], reading: Reading, vocabulary: Vocabulary): ReadWord[] {
  let corrections = 0;
  // Each looks through all words there are.
  const meantBy: Vocabulary['meantBy'] = (word) =>
    (corrections += 1) > MOST_CORRECTED ? [] : vocabulary.meantBy(word);
  const read = typed.slice(0, MOST_WORDS).map((word) => firstReading(word, reading, { ...vocabulary, meantBy }));
  const stems = read.map(({ ways, word }) => ways[0]?.stems[0] ?? word);
  const spans = spansOf(stems, reading.meanings);
  return read.map((word, at): ReadWord => {
    const around = spans.filter(({ from, to }) => from <= at && at <= to);
    const isInPhrase = around.some(({ from, to }) => to > from);
    const own = isInPhrase ? word.ways.map((way) => ({ ...way, weight: way.weight * PART })) : word.ways;
    const lifts = new Map([...word.categories, ...liftsOf(around.map(({ meaning }) => meaning))]);
    for (const [slug, lift] of lifts) if (!reading.parents.has(slug)) lifts.set(slug, lift * TOP);
    // A phrase says which category is meant; beside it and without one its words do, less surely.
    for (const [slug, share] of reading.hints.get(stems[at] ?? '') ?? []) raise(lifts, slug, HINT * share);
    for (const [slug, share] of new Map(lifts)) {
      const parent = reading.parents.get(slug);
      if (parent !== undefined) raise(lifts, parent, SIBLING * share);
      reading.neighbors
        .get(slug)
        ?.forEach((neighbor, place) => raise(lifts, neighbor, (share * NEIGHBOR) / (1 + place * FALL)));
    }
    return {
      ...word,
      ways: [...own, ...joinedAround(read, at, vocabulary), ...sameAround(stems, at, reading)],
      categories: lifts,
    };
  });
}

/** A category that others are in says less of a thing. */
const TOP = 0.7;
/** How much a category says of the nearest one, and how fast that falls with the next. */
const NEIGHBOR = 0.3;
const FALL = 0.2;
/** How much a category says of the others beside it. */
const SIBLING = 0.12;
/** How much a word of a category's phrases says, beside a whole phrase. */
const HINT = 0.8;
/** A word of a phrase is something else alone: "sheets" are no "google sheets". */
const PART = 0.8;

function firstReading(
  { token, share, ways, categories, isTyped }: TypedWord,
  reading: Reading,
  vocabulary: Vocabulary,
): ReadWord {
  if (token === '') return { word: '', share, ways, categories };
  const { stemOf, isUsed, meantBy } = vocabulary;
  const stem = stemOf(token) ?? token;
  const isKnown =
    !isTyped || isUsed(stem) || reading.known.has(token) || reading.hints.has(stem) || reading.same.has(stem);
  const meant = isKnown ? [] : meantBy(token);
  const own =
    meant.length === 0
      ? [{ stems: [stem], weight: 1 }]
      : meant.map(({ word, weight }) => ({ stems: stemsOf(word, stemOf), weight }));
  return { word: meant[0]?.word ?? token, share, ways: [...own, ...ways], categories };
}

/** "web site" is also "website". */
function joinedAround(read: readonly ReadWord[], at: number, { stemOf, isUsed }: Vocabulary): Way[] {
  return [at - 1, at].flatMap((left): Way[] => {
    const [first, second] = [read[left]?.word, read[left + 1]?.word];
    if (first === undefined || second === undefined) return [];
    const stem = stemOf(first + second);
    return stem !== null && isUsed(stem) ? [{ stems: [stem], weight: JOINED }] : [];
  });
}

/** What means the same as the phrases that a word stands in. */
function sameAround(stems: readonly string[], at: number, { same }: Reading): Way[] {
  const found: Way[] = [];
  for (let from = Math.max(0, at - LONGEST_PHRASE + 1); from <= at; from += 1)
    for (let to = at; to < Math.min(stems.length, from + LONGEST_PHRASE); to += 1) {
      const phrase = stems.slice(from, to + 1);
      for (const other of same.get(phrase.join(' ')) ?? [])
        // "logo design" is no other way to "logo": it finds a part of the same.
        if (!phrase.every((stem) => other.includes(stem))) found.push({ stems: other, weight: SAME });
    }
  return found;
}
