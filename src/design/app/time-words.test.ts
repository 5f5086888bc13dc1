import { expect, test } from 'vitest';
import { durationWords, nextChangeMs } from './time-words.ts';

const hours = (count: number): number => count * 3_600_000;

test('a deadline is said in at most two units', () => {
  expect(durationWords(hours(24 * 6 + 5), 'en-US')).toBe('6 days');
  expect(durationWords(hours(52), 'en-US')).toBe('2 days 4 hours');
  expect(durationWords(hours(48), 'en-US')).toBe('2 days');
  expect(durationWords(hours(3) + 20 * 60_000 + 59_000, 'en-US')).toBe('3 hours 20 minutes');
  expect(durationWords(60_000, 'en-US')).toBe('1 minute');
  expect(durationWords(hours(52), 'de-DE')).toBe('2 Tage 4 Stunden');
});

test('under a minute, and past it, there is nothing to count', () => {
  expect(durationWords(59_999, 'en-US')).toBeNull();
  expect(durationWords(-5, 'en-US')).toBeNull();
});

test('the next look comes just after the minute turns', () => {
  expect(nextChangeMs(125_000)).toBe(5_250);
  expect(nextChangeMs(-1)).toBe(60_000);
});
