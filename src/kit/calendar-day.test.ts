import { expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

test.each([
  ['2026-11-24', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-11-24T00:00', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isCalendarDay(text)).toBe(is);
});
