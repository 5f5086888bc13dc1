import { FIRST_TERMS } from '#kit/terms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, equals, isZero, money, units, zero } from '#kit/money.ts';
import { splitAt, termsFor, whole } from './price.ts';

const usd = (amount: number) => money(amount, 'USD');

describe('the price of paid work', () => {
  it('adds 3% for the client, at least 1.00, and keeps 10% of the price from the freelancer', () => {
    expect(termsFor(FIRST_TERMS, usd(15_000))).toEqual({
      price: usd(15_000),
      client_fee: usd(450),
      service_fee: usd(1_500),
      tax: zero('USD'),
      total: usd(15_450),
    });
    expect(termsFor(FIRST_TERMS, usd(500))).toMatchObject({ client_fee: usd(100), total: usd(600) });
    expect(termsFor(FIRST_TERMS, usd(10_000), [usd(2_000), usd(500)])).toMatchObject({
      price: usd(12_500),
      client_fee: usd(375),
      service_fee: usd(1_250),
    });
  });

  it('uses the minor units of other currencies', () => {
    expect(termsFor(FIRST_TERMS, money(20, 'JPY')).client_fee).toEqual(money(1, 'JPY'));
  });
});

const anyPrice = fc.bigInt({ min: 1n, max: 10n ** 14n }).map((amount) => money(amount, 'USD'));

describe('releasing held funds', () => {
  it('always gives out exactly what was paid, for any price and share', () => {
    fc.assert(
      fc.property(anyPrice, fc.integer({ min: 0, max: 10_000 }), (price, released) => {
        const terms = termsFor(FIRST_TERMS, price);
        const parts = splitAt(terms, released);
        expect(equals(whole(parts), terms.total)).toBe(true);
        for (const part of Object.values(parts)) expect(units(part) >= 0n).toBe(true);
      }),
    );
  });

  it('gives the freelancer price less fee on approval and everything back to the client on none', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        const terms = termsFor(FIRST_TERMS, price);
        const full = splitAt(terms, 10_000);
        expect(isZero(full.backToClient)).toBe(true);
        expect(add(full.toFreelancer, full.serviceFee)).toEqual(price);
        expect(splitAt(terms, 0).backToClient).toEqual(terms.total);
      }),
    );
  });

  it('never gives the freelancer less for a larger share', () => {
    fc.assert(
      fc.property(anyPrice, fc.integer({ min: 0, max: 9_999 }), (price, released) => {
        const terms = termsFor(FIRST_TERMS, price);
        // One unit may go to the rounded fee first.
        const slack = usd(1);
        expect(
          compare(add(splitAt(terms, released + 1).toFreelancer, slack), splitAt(terms, released).toFreelancer),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('refuses to release more than all of it', () => {
    expect(() => splitAt(termsFor(FIRST_TERMS, usd(100)), 10_001)).toThrow(RangeError);
  });
});
