import { expect, it } from 'vitest';
import { textChanges, type TextChange } from './text-changes.ts';

const before = 'One stays.\n\nTwo is paid after three days.\n\nThree goes away.\n\nFour stays.';
const after = 'One stays.\n\nTwo is paid after five days.\n\nFour stays.\n\nFive is new.';
const only = (changes: readonly TextChange[], ...kinds: TextChange['kind'][]): string =>
  changes
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('');

it('gives both texts back whole', () => {
  const changes = textChanges(before, after);
  expect(only(changes, 'same', 'removed')).toBe(`${before}\n\n`);
  expect(only(changes, 'same', 'added')).toBe(`${after}\n\n`);
});

it('marks words in a paragraph that changed, and paragraphs that came or went', () => {
  const changes = textChanges('Two is paid after three days.', 'Two is paid after five days.');
  expect(changes).toEqual([
    { kind: 'same', text: 'Two is paid after ' },
    { kind: 'removed', text: 'three' },
    { kind: 'added', text: 'five' },
    { kind: 'same', text: ' days.\n\n' },
  ]);
  expect(only(textChanges(before, after), 'removed')).toContain('Three goes away');
});

it('says nothing of two equal texts', () =>
  expect(textChanges(before, before)).toEqual([{ kind: 'same', text: `${before}\n\n` }]));

it('answers soon for long texts without a word in common', () => {
  const long = (word: string): string => Array.from({ length: 12_000 }, (_, index) => `${word}${index}`).join(' ');
  const changes = textChanges(long('a'), long('b'));
  expect([only(changes, 'same', 'removed'), only(changes, 'same', 'added')]).toEqual([
    `${long('a')}\n\n`,
    `${long('b')}\n\n`,
  ]);
});
