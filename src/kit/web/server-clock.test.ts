import { afterEach, expect, test, vi } from 'vitest';
import { hearServerClock, serverNow } from './server-clock.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const at = (ms: number): string => new Date(ms).toUTCString();
afterEach(() => {
  hearServerClock(at(Date.now()));
  vi.useRealTimers();
});

test.each([
  ['a device two hours behind', 7_200_000, 7_200_000],
  ['a device a day ahead', -86_400_000, -86_400_000],
  ['an answer that took a while', -3_000, 0],
])('%s', (_name, difference, expected) => {
  vi.useFakeTimers({ now: NOON });
  hearServerClock(at(NOON + difference));
  expect(serverNow() - NOON).toBe(expected);
});

test('an answer without a date changes nothing, and a corrected clock is trusted again', () => {
  vi.useFakeTimers({ now: NOON });
  hearServerClock(at(NOON + 7_200_000));
  hearServerClock(null);
  hearServerClock('soon');
  expect(serverNow() - NOON).toBe(7_200_000);
  vi.setSystemTime(NOON + 7_200_000);
  hearServerClock(at(NOON + 7_200_000));
  expect(serverNow() - NOON).toBe(7_200_000);
});
