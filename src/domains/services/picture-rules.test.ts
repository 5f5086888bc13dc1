import { expect, test } from 'vitest';
import { coverOf, moved, picturesWithCover, tooSmall } from './picture-rules.ts';

const [a, b, c] = [
  { file: 'a.webp', alt: 'A' },
  { file: 'b.webp', alt: 'B' },
  { file: 'c.webp', alt: '' },
] as const;

test('a picture that is too small is refused with the size wanted and its own', () => {
  expect(tooSmall({ width: 640, height: 400 })).toBe(
    'Choose a picture of at least 800 × 500 pixels. This one is 640 × 400.',
  );
  expect(
    [tooSmall({ width: 800, height: 499 }), tooSmall({ width: 799, height: 500 })].every((words) => words !== null),
  ).toBe(true);
  expect(tooSmall({ width: 800, height: 500 })).toBeNull();
});

test('the first picture is the cover, and moving one changes it', () => {
  expect(coverOf([])).toBeNull();
  expect(coverOf(moved([a, b, c], 2, 0))).toBe('c.webp');
  expect(moved([a, b, c], 0, 1)).toEqual([b, a, c]);
  expect(moved([a, b], 0, -1)).toEqual([a, b]);
  expect(moved([a, b], 1, 2)).toEqual([a, b]);
});

test('a cover that a process of the release before set takes the first place, and one it removed takes all away', () => {
  expect(picturesWithCover([], 'a.webp')).toEqual([{ file: 'a.webp', alt: '' }]);
  expect(picturesWithCover([a, b], 'c.webp')).toEqual([c, b]);
  expect(picturesWithCover([a, b], null)).toEqual([]);
  expect(picturesWithCover([a, b], 'a.webp')).toEqual([a, b]);
});
