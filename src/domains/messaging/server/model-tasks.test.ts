import { expect, test } from 'vitest';
import { languageName } from '#kit/format/names.ts';
import { LANGUAGES, languageOf } from '../languages.ts';
import { fitting, labelsOf, withNames } from './model-tasks.ts';

const textBy = (authorId: string, text = authorId) => ({ authorId, text });

test('everyone has a label, however many they are', () => {
  const labels = labelsOf([textBy('ann'), textBy('me'), textBy('ben'), textBy('ann')], 'me');
  expect([...labels]).toEqual([
    ['me', 'You'],
    ['ann', 'Person A'],
    ['ben', 'Person B'],
  ]);
  const many = labelsOf(
    Array.from({ length: 30 }, (_, nth) => textBy(`p${nth}`)),
    'me',
  );
  expect(new Set(many.values()).size).toBe(31);
});

test('names come back in the place of labels, in any language', () => {
  const labels = labelsOf([textBy('ann'), textBy('ben')], 'me');
  expect(withNames('Person A fragt Person B: Person As Preis? Person C.', labels, (id) => id)).toBe(
    'ann fragt ben: Person As Preis? Person C.',
  );
});

test('the newest that fit are sent, in their order', () => {
  const newestFirst = [textBy('c', '333'), textBy('b', '22'), textBy('a', '1')];
  expect(fitting(newestFirst, { messages: 9, characters: 9 }).map(({ text }) => text)).toEqual(['1', '22', '333']);
  expect(fitting(newestFirst, { messages: 2, characters: 9 }).map(({ text }) => text)).toEqual(['22', '333']);
  expect(fitting(newestFirst, { messages: 9, characters: 4 }).map(({ text }) => text)).toEqual(['333']);
});

test('languages have names, and a browser’s tags find theirs', () => {
  expect(LANGUAGES.map((code) => languageName(code, 'en')).filter((name) => !/^\p{Lu}\p{L}+/u.test(name))).toEqual([]);
  expect(languageOf(['pt-BR', 'en'])).toBe('pt');
  expect(languageOf(['no-NO'])).toBe('nb');
  expect(languageOf(['xx', 'fr'])).toBe('fr');
  expect(languageOf([])).toBe('en');
});
