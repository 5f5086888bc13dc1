import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, money, subtract, units } from '#kit/money.ts';
import { paymentFor } from './payment.ts';

const usd = (amount: number) => money(amount, 'USD');
const purse = (spendable: number, owed = 0) => ({ spendable: usd(spendable), owed: usd(owed), smallest: usd(500) });

test('what the balance lacks is paid, or all of it', () => {
  expect(paymentFor(usd(21_000), purse(5_000), true)).toEqual({
    fromBalance: usd(5_000),
    toPay: usd(16_000),
    repays: usd(0),
    left: usd(0),
  });
  expect(paymentFor(usd(21_000), purse(5_000), false)).toMatchObject({ fromBalance: usd(0), toPay: usd(21_000) });
  expect(paymentFor(usd(21_000), purse(30_000), true)).toMatchObject({ fromBalance: usd(21_000), toPay: usd(0) });
});

test('a debt is paid with it, and a smaller payment than is taken leaves the rest in the balance', () => {
  expect(paymentFor(usd(21_000), purse(0, 1_200), true)).toEqual({
    fromBalance: usd(0),
    toPay: usd(22_200),
    repays: usd(1_200),
    left: usd(0),
  });
  expect(paymentFor(usd(21_000), purse(20_900), true)).toMatchObject({ toPay: usd(500), left: usd(400) });
});

test('after the payment the balance covers the order exactly or by the rest, whatever was there', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      cents,
      cents,
      fc.boolean(),
      fc.boolean(),
      (price, has, owes, isInDebt, useBalance) => {
        // Nobody owes and has at the same time (MON-17).
        const { spendable, owed, smallest } = purse(isInDebt ? 0 : has, isInDebt ? owes : 0);
        const total = usd(price);
        const { fromBalance, toPay, repays, left } = paymentFor(total, { spendable, owed, smallest }, useBalance);
        for (const part of [fromBalance, toPay, repays, left]) expect(units(part)).toBeGreaterThanOrEqual(0n);
        expect(compare(fromBalance, spendable)).toBeLessThanOrEqual(0);
        if (units(toPay) > 0n) expect(compare(toPay, smallest)).toBeGreaterThanOrEqual(0);
        const after = subtract(add(fromBalance, toPay), add(repays, left));
        expect(after).toEqual(total);
        expect(useBalance || units(toPay) > 0n).toBe(true);
      },
    ),
  );
});
