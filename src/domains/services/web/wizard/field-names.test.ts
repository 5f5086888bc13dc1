import { expect, test } from 'vitest';
import { isFormatBound, renumbered, rowsMoved } from './field-names.ts';

test('prices, days, the title and the description are judged when they are left; names and questions are not', () => {
  expect(
    [
      'packages.0.price',
      'extras.9.price',
      'packages.2.delivery_days',
      'title',
      'description',
      'requirements.0.choices',
    ].every(isFormatBound),
  ).toBe(true);
  expect(
    ['packages.0.name', 'packages.0.scope', 'faq.0', 'requirements.0.question', 'packages', ''].some(isFormatBound),
  ).toBe(false);
});

test('what is said of a row follows it when another is removed or put before it', () => {
  const [basic, standard, premium] = [{ tier: 'basic' }, { tier: 'standard' }, { tier: 'premium' }];
  const names = ['title', 'packages', 'packages.0.price', 'packages.1.price', 'extras.1.price'];
  const keyOf = (row: { tier: string }) => row.tier;
  const removed = rowsMoved([basic, standard], [standard], keyOf);
  expect(renumbered(names, 'packages', removed)).toEqual(['title', 'packages', 'packages.0.price', 'extras.1.price']);
  const putBefore = rowsMoved([standard, premium], [basic, standard, premium], keyOf);
  expect(renumbered(names, 'packages', putBefore)).toEqual([
    'title',
    'packages',
    'packages.1.price',
    'packages.2.price',
    'extras.1.price',
  ]);
});
