import { expect, test } from 'vitest';
import { changeOf, conversionOf, daysIn, periodBefore, periodUntil } from './period.ts';

const now = new Date('2026-03-02T00:00:00.000Z');

test('a period ends today and the one before it has as many days, without a gap', () => {
  const period = periodUntil(now, 7);
  expect(period).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  expect(periodBefore(period, 7)).toEqual({ from: '2026-02-17', to: '2026-02-23' });
  expect(daysIn(period)).toHaveLength(7);
  expect(daysIn(periodUntil(now, 90))[0]).toBe('2025-12-03');
});

test('a share of nothing and a change from nothing are not numbers', () => {
  expect([conversionOf(0, 0), conversionOf(200, 5), changeOf(3, 0), changeOf(3, 4), changeOf(8, 4)]).toEqual([
    null,
    250,
    null,
    -2_500,
    10_000,
  ]);
});
