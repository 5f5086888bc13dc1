import { describe, expect, it } from 'vitest';
import { money } from '#kit/money.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { arrives, holdOf, nextBatch, withdrawalFee } from './terms.ts';

const usd = (cents: number) => money(String(cents), 'USD');

describe('what a withdrawal costs', () => {
  it.each([
    ['bank', 'standard', 2_000, 100],
    ['bank', 'standard', 500_000, 100],
    ['paypal', 'standard', 2_000, 40],
    ['paypal', 'standard', 50_000, 200],
    ['bank', 'express', 2_000, 100],
    ['bank', 'express', 50_000, 500],
    ['paypal', 'express', 900_000, 1_500],
  ] as const)('by %s in the %s lane, of %d cents: %d', (kind, lane, amount, fee) => {
    expect(withdrawalFee(usd(amount), kind, lane, FIRST_TERMS)).toEqual(usd(fee));
    expect(arrives(usd(amount), usd(fee))).toEqual(usd(amount - fee));
  });
});

describe('when it goes', () => {
  it.each([
    ['2026-11-20T13:59:59Z', '2026-11-20T14:00:00.000Z'],
    ['2026-11-20T14:00:00Z', '2026-11-23T14:00:00.000Z'],
    ['2026-11-22T03:00:00Z', '2026-11-23T14:00:00.000Z'],
    ['2026-12-31T20:00:00Z', '2027-01-01T14:00:00.000Z'],
  ])('a batch after %s is that of %s', (after, batch) => {
    expect(nextBatch(new Date(after)).toISOString()).toBe(batch);
  });

  const now = new Date('2026-11-21T12:00:00Z');
  const old = new Date('2026-01-01T00:00:00Z');
  it('the first ever waits five days, one to a new method three days from its adding, one to a proven method not at all', () => {
    expect(
      holdOf({ isProven: false, hasBeenPaid: false, methodAddedAt: old, now }, FIRST_TERMS)?.until.toISOString(),
    ).toBe('2026-11-26T12:00:00.000Z');
    expect(
      holdOf(
        { isProven: false, hasBeenPaid: true, methodAddedAt: new Date('2026-11-20T00:00:00Z'), now },
        FIRST_TERMS,
      )?.until.toISOString(),
    ).toBe('2026-11-23T00:00:00.000Z');
    expect(holdOf({ isProven: false, hasBeenPaid: true, methodAddedAt: old, now }, FIRST_TERMS)).toBeNull();
    expect(holdOf({ isProven: true, hasBeenPaid: true, methodAddedAt: now, now }, FIRST_TERMS)).toBeNull();
  });
});
