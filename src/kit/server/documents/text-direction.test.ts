import { expect, it } from 'vitest';
import { isolated } from '../../isolated.ts';
import { inVisualOrder, levelsOf } from './text-direction.ts';

/** The order in which the letters are drawn, from left to right. */
const drawn = (text: string): string => {
  const levels = levelsOf(text);
  const letters = [...text].map((letter, at) => ({ letter, level: levels[at] ?? 0 }));
  return inVisualOrder(letters)
    .map(({ letter }) => letter)
    .join('')
    .replaceAll(/[\u2068\u2069]/g, '');
};

it.each([
  ['words from left to right stay', 'Order 7, paid', 'Order 7, paid'],
  ['a name from right to left is turned', 'To אבג דהו now', 'To והד גבא now'],
  ['a number inside it keeps its order', 'אבג 123 דהו', 'והד 123 גבא'],
  ['an Arabic number with its sign', 'ابج 12.5', '12.5 جبا'],
  ['an amount keeps its currency', 'אבג $1,250.00', '$1,250.00 גבא'],
  ['a Latin word inside it', 'אבג Logo דהו', 'והד Logo גבא'],
])('%s', (_name, text, expected) => {
  // A sentence of ours always runs from left to right.
  expect(drawn(`${isolated(text)}.`)).toBe(`${expected}.`);
});

it('an isolated name turns nothing behind it', () => {
  expect(drawn('אבג, 7 days')).toBe('7 ,גבא days');
  expect(drawn(`${isolated('אבג')}, 7 days`)).toBe('גבא, 7 days');
});
