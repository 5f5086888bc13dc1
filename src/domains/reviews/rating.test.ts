import { expect, test } from 'vitest';
import { bayesianRating } from './rating.ts';
import { editableUntil, whatMayChange, whyNotChange } from './round.ts';
import { after, HOUR_MS } from '#kit/clock.ts';

const writtenAt = new Date('2026-03-02T09:00:00Z');
const hidden = { writtenAt, shownAt: null, hiddenAt: null, repliedAt: null };
const at = (hours: number) => after(writtenAt, hours * HOUR_MS);

test('one perfect review weighs less than many good ones', () => {
  expect(bayesianRating({ stars: 5, reviews: 1 })).toBeCloseTo(4.4167, 4);
  expect(bayesianRating({ stars: 4.9 * 40, reviews: 40 })).toBeGreaterThan(4.8);
  expect(bayesianRating({ stars: 0, reviews: 0 })).toBe(4.3);
});

test('a review changes whole while it is hidden, its words once it is published, and nothing after 48 hours', () => {
  expect(whatMayChange(hidden, at(47))).toBe('everything');
  expect(whatMayChange({ ...hidden, shownAt: at(1) }, at(47))).toBe('words');
  expect(whatMayChange(hidden, editableUntil(writtenAt))).toBeNull();
  expect(whyNotChange(hidden, at(48))).toContain('48 hours');
});

test('nothing changes under a reply or a decision of staff', () => {
  const shown = { ...hidden, shownAt: at(1) };
  expect(whatMayChange({ ...shown, repliedAt: at(2) }, at(3))).toBeNull();
  expect(whatMayChange({ ...shown, hiddenAt: at(2) }, at(3))).toBeNull();
});
