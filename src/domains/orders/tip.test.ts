import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, subtract, units } from '#kit/money.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { tipTerms } from './tip.ts';

const usd = (amount: number) => money(amount, 'USD');

test('a tip of up to a fifth of the price is free of fees, and of a larger one what exceeds it is charged', () => {
  expect(tipTerms(FIRST_TERMS, usd(15_000), usd(3_000))).toMatchObject({ service_fee: usd(0), total: usd(3_000) });
  expect(tipTerms(FIRST_TERMS, usd(15_000), usd(15_000))).toMatchObject({
    service_fee: usd(1_200),
    client_fee: usd(0),
    total: usd(15_000),
  });
});

test('a larger tip never leaves the freelancer with less', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, (price, tip, more) => {
      const earned = (amount: number) => {
        const { price: given, service_fee: fee } = tipTerms(FIRST_TERMS, usd(price), usd(amount));
        return units(subtract(given, fee));
      };
      expect(earned(tip + more)).toBeGreaterThanOrEqual(earned(tip));
    }),
  );
});
