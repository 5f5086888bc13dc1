import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';
import type { Vocabulary } from './read-words.ts';
import { readingOf } from './reading.ts';

const stemOf = (word: string): string | null => (word === 'the' ? null : word.replace(/(ing|er|s)$/, ''));
const USED = new Set(['logo', 'bakery', 'animated', 'voice', 'website', 'figma']);
const vocabulary: Vocabulary = {
  stemOf,
  isUsed: (stem) => USED.has(stem),
  meantBy: (word) => (word === 'lgoo' ? [{ word: 'logo', weight: 0.85 }] : []),
};
const reading = readingOf(
  {
    languages: {
      en: {
        stopWords: 'i need a for my the',
        categories:
          'logo-design: logo, logo design, wordmark\nvoice-over: voice over, narrator\nvoice-repair: voice repair',
        words: '',
      },
      es: {
        stopWords: 'para mi una de',
        categories: 'logo-design: diseño de logo',
        words: 'bakery: panadería\nanimated logo: logo animado',
      },
      de: { stopWords: 'für meine', categories: 'voice-over: sprecher für werbung', words: 'bakery: bäckerei' },
    },
    parents: new Map([
      ['logo-design', 'brand-design'],
      ['voice-over', 'voice'],
      ['voice-repair', 'voice'],
    ]),
    neighbors: new Map([['logo-design', ['brand-identity']]]),
    same: [
      ['logo', 'emblem'],
      ['website', 'web site'],
    ],
  },
  'en',
  stemOf,
);
const read = (text: string, isAsTyped = false) => readQuery(text, isAsTyped, reading, vocabulary);
const wordsOf = (text: string) => read(text).words.map(({ word }) => word);

test('words that say nothing are left out, unless there are no others', () => {
  expect(wordsOf('I need a logo for my bakery')).toEqual(['logo', 'bakery']);
  expect(wordsOf('for my')).toEqual(['for', 'my']);
});

test('what stands behind “for” counts less than what is wanted', () => {
  const [logo, bakery] = read('logo for bakery').words;
  expect(logo?.share).toBeGreaterThan(bakery?.share ?? 1);
});

test('a phrase names its category, a word of it hints at it, and both at what is beside it', () => {
  const [logo] = read('logo').words;
  expect(logo?.categories.get('logo-design')).toBe(1);
  expect(logo?.categories.get('brand-identity')).toBeGreaterThan(logo?.categories.get('brand-design') ?? 1);
  const [voice] = read('voice').words;
  expect(voice?.categories.get('voice-over')).toBe(voice?.categories.get('voice-repair'));
  expect(read('voice over').words[0]?.categories.get('voice-over')).toBe(1);
});

test('a word is also found by what means the same, and written as one', () => {
  expect(read('logo').words[0]?.ways.map(({ stems }) => stems.join(' '))).toEqual(['logo', 'emblem']);
  expect(read('web site').words[0]?.ways.map(({ stems }) => stems.join(' '))).toContain('website');
});

test('a slip is corrected, and left as it is when it is meant so', () => {
  expect(read('lgoo bakery')).toMatchObject({ readAs: 'logo bakery', language: null });
  expect(read('lgoo bakery', true)).toMatchObject({ readAs: null });
});

test('another language is told by its words, accents and umlauts typed or not, and read in the own one', () => {
  expect(read('diseño de logo para mi panaderia')).toMatchObject({ readAs: 'bakery', language: 'es' });
  expect(read('diseno de logo').words[0]?.categories.get('logo-design')).toBe(1);
  expect(read('logo animado para mi panadería').words.map(({ word }) => word)).toEqual(['animated', 'logo', 'bakery']);
  for (const typed of ['Bäckerei', 'backerei', 'Baeckerei']) expect(read(`${typed} logo`).readAs).toBe('bakery');
  expect(read('figma logo')).toMatchObject({ readAs: null, language: null });
});
