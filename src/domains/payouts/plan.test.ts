import { expect, it } from 'vitest';
import { money } from '#kit/money.ts';
import { planOf } from './plan.ts';

const saturday = new Date('2026-11-21T09:00:00Z');
const nothing = { day: money('0', 'USD'), week: money('0', 'USD') };
const known = { takenOut: nothing, isProven: true, hasBeenPaid: true, methodAddedAt: saturday, now: saturday };
const hundred = money('10000', 'USD');

it('goes out on Monday when asked on a Saturday, and is at the bank by Thursday', () => {
  const plan = planOf({ ...known, amount: hundred, kind: 'bank', lane: 'standard' });
  expect(plan).toMatchObject({ hold: null, isReviewed: false, goesOutAt: new Date('2026-11-23T14:00:00Z'), arrivesBy: new Date('2026-11-26T14:00:00Z') });
});

it('goes out at once by the express lane, weekend or not, and within a day', () => {
  const plan = planOf({ ...known, amount: hundred, kind: 'bank', lane: 'express' });
  expect(plan).toMatchObject({ goesOutAt: saturday, arrivesBy: new Date('2026-11-22T09:00:00Z') });
});

it('counts the wait of a first one and the look of a person in', () => {
  const plan = planOf({ ...known, isProven: false, hasBeenPaid: false, amount: money('250000', 'USD'), kind: 'paypal', lane: 'standard' });
  expect(plan.hold?.until).toEqual(new Date('2026-11-26T09:00:00Z'));
  expect(plan.isReviewed).toBe(true);
  expect(plan.goesOutAt).toEqual(new Date('2026-11-27T14:00:00Z'));
  expect(plan.arrivesBy).toEqual(new Date('2026-11-28T14:00:00Z'));
});
