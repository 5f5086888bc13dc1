import { expect, it } from 'vitest';
import type { Dealing } from '#kit/server/person-facts.ts';
import { wholeMonths } from '../levels.ts';
import { meanOf, sumsOf } from './work-record.ts';

const dealing = (
  client: string,
  completed: number,
  onTime: number,
  judged: number,
  lastOn: string | null,
): Dealing => ({
  freelancer_id: 'f',
  client_id: client,
  completed,
  on_time: onTime,
  judged,
  last_completed_at: lastOn === null ? null : new Date(lastOn),
});

it('counts a client once, whichever kinds of work they bought', () => {
  const ofTwoDomains = [
    dealing('a', 2, 1, 2, '2026-01-05'),
    dealing('a', 1, 1, 1, '2026-03-01'),
    dealing('b', 1, 1, 1, '2026-02-01'),
    dealing('c', 0, 0, 1, null),
  ];
  expect(sumsOf(ofTwoDomains, 'client_id')).toEqual({
    completed: 4,
    people: 2,
    onTimePercent: 60,
    lastAt: new Date('2026-03-01'),
  });
});

it('has no share of work on time before anything could be late', () => {
  expect(sumsOf([], 'client_id')).toEqual({ completed: 0, people: 0, onTimePercent: null, lastAt: null });
});

it('weighs every review equally when several domains have some', () => {
  const sum = (points: number, reviews: number) => ({ about_id: 'f', by: 'client', points, reviews }) as const;
  expect(meanOf([sum(15, 1), sum(27, 3)], 1)).toBe(3.5);
  expect(meanOf([sum(261, 20)], 1)).toBe(4.4);
  expect(meanOf([], 1)).toBeNull();
});

it('counts months by the calendar', () => {
  const opened = new Date('2026-01-31T12:00:00Z');
  expect(wholeMonths(opened, new Date('2026-07-31T11:59:00Z'))).toBe(5);
  expect(wholeMonths(opened, new Date('2026-07-31T12:00:00Z'))).toBe(6);
});
