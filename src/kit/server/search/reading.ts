import type { LanguageWords, Lexicon } from '#kit/lexicon.ts';
import { languageOf, linesOf, tokensOf, type Language, type Meaning } from './phrases.ts';
import { signsOf, type Known } from './spelling.ts';

const ENGLISH = 'en';

/** The words of the language that things are written in: English where there are none of it. */
const ownWords = ({ languages }: Lexicon, language: string | null): LanguageWords | undefined =>
  languages[language ?? ENGLISH] ?? languages[ENGLISH];

/** A lexicon by the stems of the database's language. */
export interface Reading {
  readonly stopWords: ReadonlySet<string>;
  /** Words that people use, as they are typed. */
  readonly known: ReadonlyMap<string, Known>;
  /** By stems. */
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** By the slug of a category, the one that it is in. */
  readonly parents: Lexicon['parents'];
  readonly neighbors: Lexicon['neighbors'];
  /** By a stem: slugs of categories whose phrases have it, with their share of all such phrases. */
  readonly hints: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** By the stems of a phrase, those of others that mean the same. */
  readonly same: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly others: readonly Language[];
}

/** Null for a word that is too common to look for. */
export type StemOf = (word: string) => string | null;

/** Every word whose stem a reading needs. */
export const wordsToLearn = (lexicon: Lexicon, language: string | null): string[] => [
  ...phrasesIn(ownWords(lexicon, language)?.categories),
  ...lexicon.same.flat().flatMap(tokensOf),
  ...Object.values(lexicon.languages).flatMap(({ words }) => linesOf(words).flatMap(({ key }) => tokensOf(key))),
];

const phrasesIn = (lines = ''): string[] => linesOf(lines).flatMap(({ phrases }) => phrases.flatMap(tokensOf));

export const stemsOf = (phrase: string, stemOf: StemOf): string[] =>
  tokensOf(phrase).flatMap((token) => stemOf(token) ?? []);

/** Words of other languages than the own one, by code. */
export const otherWords = (lexicon: Lexicon, language: string | null): [code: string, words: LanguageWords][] =>
  Object.entries(lexicon.languages).filter(([, words]) => words !== ownWords(lexicon, language));

export function readingOf(
  lexicon: Lexicon,
  language: string | null,
  stemOf: StemOf,
  others = otherWords(lexicon, language).map(([code, words]) => languageOf(code, words)),
): Reading {
  const own = ownWords(lexicon, language);
  const { stopWords, meanings: typed, known } = languageOf('', own ?? { stopWords: '', categories: '', words: '' });
  const meanings = new Map<string, Meaning>();
  const parts = new Map<string, Meaning>();
  for (const [phrase, { categories }] of typed) {
    const stems = stemsWithout(stopWords, phrase, stemOf);
    if (stems.length === 0) continue;
    // What is left of "into English" without its small words names nothing for certain: it is a hint.
    const into = stems.length === 1 && phrase.includes(' ') ? parts : meanings;
    const key = stems.join(' ');
    into.set(key, { categories: [...new Set([...(into.get(key)?.categories ?? []), ...categories])], phrases: [] });
  }
  return {
    stopWords,
    known: new Map([...known].map((word) => [word, { word, signs: signsOf(word) }])),
    meanings,
    hints: hintsIn([...meanings, ...parts]),
    parents: lexicon.parents,
    neighbors: lexicon.neighbors,
    same: sameByStems(lexicon.same, stemOf),
    others,
  };
}

/** A word in the phrases of more categories than these says little about any. */
const LEAST_SHARE = 0.2;

function hintsIn(
  meanings: readonly (readonly [phrase: string, meaning: Meaning])[],
): Map<string, ReadonlyMap<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const [phrase, { categories }] of meanings)
    for (const stem of new Set(phrase.split(' '))) {
      const bySlug = counts.get(stem) ?? new Map<string, number>();
      for (const slug of categories) bySlug.set(slug, (bySlug.get(slug) ?? 0) + 1 / categories.length);
      counts.set(stem, bySlug);
    }
  const hints = new Map<string, ReadonlyMap<string, number>>();
  for (const [stem, bySlug] of counts) {
    const all = [...bySlug.values()].reduce((sum, count) => sum + count, 0);
    const shares = [...bySlug].map(([slug, count]) => [slug, count / all] as const);
    hints.set(stem, new Map(shares.filter(([, share]) => share >= LEAST_SHARE)));
  }
  return hints;
}

const stemsWithout = (stopWords: ReadonlySet<string>, phrase: string, stemOf: StemOf): string[] =>
  tokensOf(phrase).flatMap((token) => (stopWords.has(token) ? [] : (stemOf(token) ?? [])));

function sameByStems(groups: Lexicon['same'], stemOf: StemOf): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const group of groups) {
    const phrases = group.map((phrase) => stemsOf(phrase, stemOf)).filter((stems) => stems.length > 0);
    for (const phrase of phrases) {
      const key = phrase.join(' ');
      const others = phrases.filter((other) => other.join(' ') !== key);
      found.set(key, [...(found.get(key) ?? []), ...others]);
    }
  }
  return found;
}
