import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

test('few pages are all offered', () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(2, 4)).toEqual([1, 2, 3, 4]);
});

test('many pages keep the ends and the neighbors, and never leave a gap of one', () => {
  expect(pagesAround(1, 20)).toEqual([1, 2, null, 20]);
  expect(pagesAround(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pagesAround(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pagesAround(20, 20)).toEqual([1, null, 19, 20]);
});
