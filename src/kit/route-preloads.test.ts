import { expect, test } from 'vitest';
import { preload } from './route-preloads.ts';

test('Up to 4 route preloads in parallel', () => {
  const started: number[] = [];
  const ends = [1, 2, 3, 4, 5, 6, 7].map((link) => preload(() => started.push(link)));
  expect(started).toEqual([1, 2, 3, 4]);
  // One that is canceled before its turn never begins; one that ends lets the next begin, once.
  ends[4]?.();
  ends[1]?.();
  ends[1]?.();
  expect(started).toEqual([1, 2, 3, 4, 6]);
  ends[0]?.();
  expect(started).toEqual([1, 2, 3, 4, 6, 7]);
  for (const end of ends) end();
  preload(() => started.push(8))();
  expect(started).toEqual([1, 2, 3, 4, 6, 7, 8]);
});
