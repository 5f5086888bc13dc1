import type { LanguageWords } from '#kit/lexicon.ts';
import { folded, wordsOf } from './words.ts';

/** What a phrase leads to. */
export interface Meaning {
  /** Slugs. */
  readonly categories: readonly string[];
  /** In the language that things are written in. */
  readonly phrases: readonly string[];
}

/** The words of one language, by how they are typed. */
export interface Language {
  readonly code: string;
  readonly stopWords: ReadonlySet<string>;
  /** By the words of a phrase with spaces between, folded. */
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** Every word of its phrases: a language is told by them. */
  readonly known: ReadonlySet<string>;
}

/** More words are no phrase that anyone types. */
export const LONGEST_PHRASE = 5;

/** A text as single words, folded: "e-commerce" is two, as it may be typed. */
export const tokensOf = (text: string): string[] => wordsOf(text).flatMap(({ parts }) => parts);

/** The key and the phrases of each line `key: phrase, phrase`. */
export const linesOf = (text: string): { key: string; phrases: string[] }[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [key = '', phrases = ''] = line.split(/:(.*)/s);
      return { key: key.trim(), phrases: phrases.split(',').flatMap((phrase) => phrase.trim() || []) };
    });

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** As it is typed on a keyboard without umlauts. */
const withoutUmlauts = (phrase: string): string => phrase.replaceAll(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);

/** Nearly every phrase leads to one place, so those of a line share their meaning. */
const merged = (before: Meaning | undefined, meaning: Meaning): Meaning =>
  before === undefined || before === meaning
    ? meaning
    : {
        categories: [...new Set([...before.categories, ...meaning.categories])],
        phrases: [...new Set([...before.phrases, ...meaning.phrases])],
      };

export function languageOf(code: string, { stopWords, categories, words }: LanguageWords): Language {
  const meanings = new Map<string, Meaning>();
  const known = new Set<string>();
  const add = (phrases: readonly string[], meaning: Meaning): void => {
    for (const phrase of phrases.flatMap((written) => [written, withoutUmlauts(written)])) {
      const tokens = tokensOf(phrase);
      for (const token of tokens) known.add(token);
      const typed = tokens.join(' ');
      meanings.set(typed, merged(meanings.get(typed), meaning));
    }
  };
  for (const { key, phrases } of linesOf(categories)) add(phrases, { categories: [key], phrases: [] });
  for (const { key, phrases } of linesOf(words)) add(phrases, { categories: [], phrases: [key] });
  return { code, stopWords: new Set(tokensOf(folded(stopWords))), meanings, known };
}

/** How many of the words a language knows. */
export const knownTo = ({ stopWords, known }: Language, tokens: readonly string[]): number =>
  tokens.filter((token) => known.has(token) || stopWords.has(token)).length;

export interface Span {
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning;
}

/** Every phrase in the words, longest first; none that is within a longer one. */
export function spansOf(words: readonly string[], meanings: Language['meanings']): Span[] {
  const spans: Span[] = [];
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const to = from + length - 1;
      const meaning = meanings.get(words.slice(from, to + 1).join(' '));
      if (meaning === undefined || spans.some((span) => span.from <= from && to <= span.to)) continue;
      spans.push({ from, to, meaning });
    }
  return spans;
}
