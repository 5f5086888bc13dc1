import { expect, test } from 'vitest';
import { dayOf, dayWords, listTime } from './days.ts';

const BERLIN = { locale: 'en-US', timeZone: 'Europe/Berlin' };
const NEW_YORK = { locale: 'en-US', timeZone: 'America/New_York' };
/** A Sunday, 0:30 AM in Berlin and still Saturday in New York. */
const NOW = new Date('2026-11-28T23:30:00Z');
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test.each([
  ['2026-11-28T23:10:00Z', 'Today', '12:10 AM'],
  ['2026-11-28T20:10:00Z', 'Yesterday', 'Sat'],
  ['2026-11-23T10:00:00Z', 'Monday, November 23', 'Mon'],
  ['2026-11-22T10:00:00Z', 'Sunday, November 22', 'Nov 22'],
  ['2025-11-28T10:00:00Z', 'Friday, November 28, 2025', 'Nov 28, 2025'],
])('%s is %s between messages and %s in the list', (at, between, inList) => {
  expect(dayWords(at, BERLIN, NOW)).toBe(between);
  expect(plain(listTime(at, BERLIN, NOW))).toBe(inList);
});

test('a day is the reader’s own', () => {
  expect(dayOf('2026-11-28T23:10:00Z', BERLIN)).toBe('2026-11-29');
  expect(dayOf('2026-11-28T23:10:00Z', NEW_YORK)).toBe('2026-11-28');
  expect(dayWords('2026-11-28T20:10:00Z', NEW_YORK, NOW)).toBe('Today');
});

test('a message that a clock ahead of ours sent has an hour, not a weekday', () => {
  expect(plain(listTime('2026-11-29T23:10:00Z', BERLIN, NOW))).toBe('12:10 AM');
});
