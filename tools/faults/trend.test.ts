import { expect, test } from 'vitest';
import { trend, type Sample } from './trend.ts';

const series = (valueAt: (second: number) => number): Sample[] =>
  Array.from({ length: 360 }, (_, i) => ({ at: i * 10, value: valueAt(i * 10) }));

test('a leak of 10 MB an hour shows through a sawtooth of 40 MB', () => {
  const { growth } = trend(series((at) => 200 + (at % 170) * (40 / 170) + (at * 10) / 3_600));
  expect(growth).toBeGreaterThan(5);
  expect(growth).toBeLessThan(9);
});

test('a sawtooth alone is flat, and so is what only grows while it warms up', () => {
  expect(Math.abs(trend(series((at) => 200 + (at % 170) * (40 / 170))).growth)).toBeLessThan(3);
  expect(Math.abs(trend(series((at) => (at < 1_000 ? at / 10 : 100))).growth)).toBeLessThan(0.01);
});

test('what a busy while needs and gives back is flat, and a leak beside it is not', () => {
  const busy = (at: number): number => (at > 2_400 && at < 3_200 ? 20 : 0);
  expect(Math.abs(trend(series((at) => 70 + busy(at))).growth)).toBeLessThan(0.01);
  expect(trend(series((at) => 70 + busy(at) + (at * 10) / 3_600)).growth).toBeGreaterThan(5);
});

test('a run that ends in a busy minute is flat', () => {
  expect(Math.abs(trend(series((at) => (at > 3_400 ? 90 : 70))).growth)).toBeLessThan(0.01);
});

test('a moment of unusual rest in one half is no trend', () => {
  expect(Math.abs(trend(series((at) => (at === 1_500 ? 11 : 14))).growth)).toBeLessThan(0.01);
  expect(Math.abs(trend(series((at) => (at === 3_000 ? 11 : 14))).growth)).toBeLessThan(0.01);
});

test('too few samples are no trend', () => {
  expect(() => trend([{ at: 0, value: 1 }])).toThrow(RangeError);
});
