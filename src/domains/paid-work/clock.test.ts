import { expect, test } from 'vitest';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { bySoonest, clockToRemind, endedClock, nextWake, remindersOf, type Countdown } from '#kit/countdown.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { afterPause, clearsAt, extendedReviewWindow, openReviewWindow } from './clock.ts';

const start = new Date('2026-03-02T09:00:00Z');
const at = (ms: number) => after(start, ms);
const terms = FIRST_TERMS;

test('a delivery opens its own time to review, which is extended from its end', () => {
  const window = openReviewWindow(start, terms);
  expect(window).toEqual({ reviewDueAt: at(3 * DAY_MS), reviewExtended: false });
  expect(extendedReviewWindow(window.reviewDueAt, terms)).toEqual({
    reviewDueAt: at(7 * DAY_MS),
    reviewExtended: true,
  });
});

test('earnings clear sooner for a higher level', () => {
  expect(clearsAt(start, 'new', terms)).toEqual(at(7 * DAY_MS));
  expect(clearsAt(start, 'top', terms) < clearsAt(start, 'new', terms)).toBe(true);
});

test('a pause moves the deadline by as long as it lasted, and several add up', () => {
  const once = afterPause({ dueAt: at(DAY_MS), pausedMs: 0 }, start, at(2 * HOUR_MS));
  expect(once).toEqual({ dueAt: at(DAY_MS + 2 * HOUR_MS), pausedMs: 2 * HOUR_MS, lastedMs: 2 * HOUR_MS });
  expect(afterPause(once, at(3 * HOUR_MS), at(4 * HOUR_MS))).toMatchObject({ pausedMs: 3 * HOUR_MS });
  expect(afterPause({ dueAt: null, pausedMs: 0 }, start, at(HOUR_MS)).dueAt).toBeNull();
});

test('clocks remind at half time and on the last day, end once, and say when to look again', () => {
  const clock: Countdown = { startsAt: start, endsAt: at(4 * DAY_MS), turn: ['client'] };
  const long: Countdown = { startsAt: start, endsAt: at(9 * DAY_MS), turn: [] };
  expect(remindersOf(clock)).toEqual([at(2 * DAY_MS), at(3 * DAY_MS)]);
  expect(remindersOf(long)).toEqual([]);
  expect([long, clock].toSorted(bySoonest)).toEqual([clock, long]);
  expect(nextWake([long, clock], start)).toEqual(at(2 * DAY_MS));
  expect(clockToRemind([clock], at(2 * DAY_MS), at(2 * DAY_MS + 1))).toBeNull();
  expect(endedClock([clock, long], at(4 * DAY_MS))).toBe(clock);
});
