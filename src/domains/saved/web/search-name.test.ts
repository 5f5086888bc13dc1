import { expect, test } from 'vitest';
import { SAVED_LIMITS } from '../saved-list.ts';
import { nameFor, nextName } from './search-name.ts';

test('a search begins with the name of what is looked for', () => {
  expect(nameFor(new URLSearchParams('q=logo&category=brand-design'), 'services')).toBe('Logo');
  expect(nameFor(new URLSearchParams('category=brand-design'), 'services')).toBe('Brand design');
  expect([
    nameFor(new URLSearchParams('min_budget=100'), 'projects'),
    nameFor(new URLSearchParams(''), 'services'),
  ]).toEqual(['Projects', 'Services']);
});

test('a number tells it from another one, and still leaves it short enough', () => {
  expect(nextName('Logo', 2)).toBe('Logo 2');
  expect(nextName('x'.repeat(SAVED_LIMITS.searchName), 3).length).toBeLessThanOrEqual(SAVED_LIMITS.searchName);
});
