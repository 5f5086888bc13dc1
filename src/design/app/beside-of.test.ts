import { expect, test } from 'vitest';
import { besideOf, LIST_LEAST } from './beside-of.ts';

const WINDOW = { top: 0, bottom: 740 };

test('a short list opens below its field', () => {
  expect(besideOf({ top: 100, bottom: 140 }, 200, WINDOW)).toEqual({ top: 146, room: 360 });
});

test('a list that does not fit below opens above, its foot at the field', () => {
  expect(besideOf({ top: 600, bottom: 640 }, 200, WINDOW)).toEqual({ top: 394, room: 360 });
});

test('a list stays below its field as long as there is enough room to scroll it', () => {
  expect(besideOf({ top: 460, bottom: 500 }, 1_000, WINDOW)).toEqual({ top: 94, room: 360 });
  expect(besideOf({ top: 460, bottom: 500 }, 1_000, WINDOW, LIST_LEAST)).toEqual({ top: 506, room: 226 });
  expect(besideOf({ top: 600, bottom: 640 }, 1_000, WINDOW, LIST_LEAST)).toEqual({ top: 234, room: 360 });
});

test('a list is no taller than what the keyboard of a phone leaves', () => {
  const seen = { top: 0, bottom: 400 };
  expect(besideOf({ top: 100, bottom: 140 }, 1_000, seen)).toEqual({ top: 146, room: 246 });
  expect(besideOf({ top: 300, bottom: 340 }, 1_000, seen)).toEqual({ top: 8, room: 286 });
});

test('a page that is pushed up by the keyboard is measured from what is seen', () => {
  expect(besideOf({ top: 300, bottom: 340 }, 1_000, { top: 250, bottom: 650 })).toEqual({ top: 346, room: 296 });
});

test('a list keeps within the window although it would like to be taller', () => {
  const { top, room } = besideOf({ top: 200, bottom: 240 }, 5_000, { top: 0, bottom: 300 });
  expect(top).toBeGreaterThanOrEqual(8);
  expect(top + room).toBeLessThanOrEqual(300);
});

test('a list stays in sight when its field does not', () => {
  expect(besideOf({ top: 420, bottom: 460 }, 1_000, { top: 0, bottom: 300 })).toEqual({ top: 8, room: 286 });
  expect(besideOf({ top: -90, bottom: -50 }, 1_000, { top: 0, bottom: 300 })).toEqual({ top: 6, room: 286 });
});
