import { expect, it } from 'vitest';
import { money } from '#kit/money.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { earliestPayout, expectedBy, planOf } from './plan.ts';

const saturday = new Date('2026-11-21T09:00:00Z');
const nothing = { day: money('0', 'USD'), week: money('0', 'USD') };
const known = { takenOut: nothing, isProven: true, hasBeenPaid: true, methodAddedAt: saturday, now: saturday };
const hundred = money('10000', 'USD');

it('goes out on Monday when requested on a Saturday, and is at the bank by Thursday', () => {
  const plan = planOf({ ...known, amount: hundred, kind: 'bank', lane: 'standard' }, FIRST_TERMS);
  expect(plan).toMatchObject({
    hold: null,
    isReviewed: false,
    goesOutAt: new Date('2026-11-23T14:00:00Z'),
    arrivesBy: new Date('2026-11-26T14:00:00Z'),
  });
});

it('goes out immediately by the express lane, weekend or not, and within a day', () => {
  const plan = planOf({ ...known, amount: hundred, kind: 'bank', lane: 'express' }, FIRST_TERMS);
  expect(plan).toMatchObject({ goesOutAt: saturday, arrivesBy: new Date('2026-11-22T09:00:00Z') });
});

it('includes the wait of a first one and the review by a person', () => {
  const plan = planOf(
    { ...known, isProven: false, hasBeenPaid: false, amount: money('250000', 'USD'), kind: 'paypal', lane: 'standard' },
    FIRST_TERMS,
  );
  expect(plan.hold?.until).toEqual(new Date('2026-11-26T09:00:00Z'));
  expect(plan.isReviewed).toBe(true);
  expect(plan.goesOutAt).toEqual(new Date('2026-11-27T14:00:00Z'));
  expect(plan.arrivesBy).toEqual(new Date('2026-11-28T14:00:00Z'));
});

it('names the batch after the wait as the earliest payout: five days for the first, three from adding a method later, none once that is over', () => {
  const facts = { methodAddedAt: saturday, now: saturday };
  expect(earliestPayout({ ...facts, hasBeenPaid: false }, FIRST_TERMS)).toMatchObject({
    from: new Date('2026-11-26T14:00:00Z'),
  });
  expect(earliestPayout({ ...facts, hasBeenPaid: true }, FIRST_TERMS)).toMatchObject({
    from: new Date('2026-11-24T14:00:00Z'),
  });
  expect(
    earliestPayout({ ...facts, hasBeenPaid: true, now: new Date('2026-11-25T09:00:00Z') }, FIRST_TERMS),
  ).toBeNull();
});

const none = { heldUntil: null, sendsAt: null, promisedAt: null, sentAt: null };
const monday = new Date('2026-11-23T14:00:00Z');

it.each([
  ['held until Saturday', { ...none, state: 'held', heldUntil: saturday }, '2026-11-26T14:00:00.000Z'],
  ['approved for Monday', { ...none, state: 'approved', sendsAt: monday }, '2026-11-26T14:00:00.000Z'],
  ['sent on Monday', { ...none, state: 'processing', sendsAt: saturday, sentAt: monday }, '2026-11-26T14:00:00.000Z'],
  ['promised', { ...none, state: 'processing', sentAt: monday, promisedAt: saturday }, '2026-11-21T09:00:00.000Z'],
] as const)('expects a bank transfer that is %s by its date', (_what, facts, date) => {
  expect(expectedBy({ ...facts, lane: 'standard', kind: 'bank' }, FIRST_TERMS)?.toISOString()).toBe(date);
});

it('expects nothing by a date while a person decides or a stop has no end', () => {
  for (const state of ['requested', 'held', 'in_review'] as const)
    expect(expectedBy({ ...none, state, lane: 'standard', kind: 'bank' }, FIRST_TERMS)).toBeNull();
});
