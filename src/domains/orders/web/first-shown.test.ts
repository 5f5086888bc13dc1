import { expect, test } from 'vitest';
import { firstShown } from './first-shown.ts';

const before = { dispute: '', now: 'delivered', tip: '' };

test('of several changes the page goes to the first that it shows', () => {
  const find = (name: string) => (name === 'dispute' ? null : name);
  expect(firstShown(before, { dispute: 'DI-1', now: 'disputed', tip: '' }, find)).toBe('now');
});

test('without a change it goes nowhere', () => {
  expect(firstShown(before, before, (name) => name)).toBeNull();
});
