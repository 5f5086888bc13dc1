import { expect, test } from 'vitest';
import { opensAt, whyClosed, type Capacity } from './taking-orders.ts';

const now = new Date('2026-11-23T12:00:00Z');
const [yesterday, tomorrow, nextWeek] = [-1, 1, 7].map((days) => new Date(now.getTime() + days * 86_400_000)) as [
  Date,
  Date,
  Date,
];
const capacity = (over: Partial<Capacity> = {}): Capacity => ({
  mostOpen: null,
  awayFrom: null,
  awayUntil: null,
  openOrders: 0,
  nextDueAt: null,
  ...over,
});

test('without a limit and without being away every order is taken', () => {
  expect(whyClosed(capacity({ openOrders: 500 }), now)).toBeNull();
});

test('the queue is full from the limit on', () => {
  expect([1, 2, 3].map((openOrders) => whyClosed(capacity({ mostOpen: 2, openOrders }), now))).toEqual([
    null,
    'full',
    'full',
  ]);
});

test('being away ends on its date, and comes before a full queue', () => {
  expect(whyClosed(capacity({ awayUntil: tomorrow, mostOpen: 1, openOrders: 1 }), now)).toBe('away');
  expect(whyClosed(capacity({ awayUntil: now }), now)).toBeNull();
  expect(whyClosed(capacity({ awayFrom: now, awayUntil: tomorrow }), now)).toBe('away');
  expect(whyClosed(capacity({ awayFrom: tomorrow, awayUntil: nextWeek }), now)).toBeNull();
  expect(whyClosed(capacity({ awayUntil: yesterday, mostOpen: 1, openOrders: 1 }), now)).toBe('full');
});

test('orders are likely taken again at the end of the absence, or when the first open order is due', () => {
  expect(opensAt(capacity({ awayUntil: nextWeek, nextDueAt: tomorrow }), now)).toEqual(nextWeek);
  expect(opensAt(capacity({ mostOpen: 1, openOrders: 1, nextDueAt: tomorrow }), now)).toEqual(tomorrow);
  for (const nextDueAt of [null, yesterday])
    expect(opensAt(capacity({ mostOpen: 1, openOrders: 1, nextDueAt }), now)).toBeNull();
});
