import { expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { termsFor } from './price.ts';
import { chosenShare, mostOf, NO_SHARE, shareDraftShape, shareFor } from './share-amount.ts';
import { partsOfAll } from './split-offer.ts';

const usd = (amount: number) => money(amount, 'USD');
const all = [termsFor(FIRST_TERMS, usd(24_000)), termsFor(FIRST_TERMS, usd(7_777))];

test('nothing is chosen until someone chooses', () => {
  expect(chosenShare(NO_SHARE, all, 'client')).toBeNull();
  expect(chosenShare({ choice: 'custom', amount: null }, all, 'client')).toBeNull();
  expect(shareDraftShape.safeParse(NO_SHARE).success).toBe(false);
  expect(shareDraftShape.safeParse({ choice: 'custom', amount: null }).success).toBe(false);
  expect(shareDraftShape.safeParse({ choice: 'half', amount: null }).success).toBe(true);
});

test('an amount that a share gives leads back to that share, for both sides', () => {
  for (const share of [0, 1, 2_000, 3_333, 5_000, 9_999, 10_000]) {
    const { toFreelancer, backToClient } = partsOfAll(all, share);
    expect(shareFor(all, 'freelancer', toFreelancer)).toBe(share);
    expect(shareFor(all, 'client', backToClient)).toBe(share);
  }
  expect(chosenShare({ choice: 'custom', amount: partsOfAll(all, 2_500).backToClient }, all, 'client')).toBe(2_500);
});

test('presets are a full refund, half and the full payment, and more than everything is everything', () => {
  expect(
    (['refund', 'half', 'payment'] as const).map((choice) => chosenShare({ choice, amount: null }, all, 'client')),
  ).toEqual([0, 5_000, 10_000]);
  expect(shareFor(all, 'client', usd(9_999_999))).toBe(0);
  expect(shareFor(all, 'freelancer', usd(9_999_999))).toBe(10_000);
  expect(mostOf(all, 'client')).toEqual(usd(all.reduce((whole, { total }) => whole + Number(total.amount), 0)));
});
