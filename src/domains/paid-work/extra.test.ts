import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, money, units } from '#kit/money.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { withExtra } from './extra.ts';
import { splitAt, termsFor, whole } from './price.ts';

const usd = (amount: number) => money(amount, 'USD');

test('the smallest client fee is charged once, not again for each extra', () => {
  // 3% of 10.00 is less than the least of 1.00; of 110.00 it is 3.30.
  const agreed = termsFor(FIRST_TERMS, usd(1_000));
  const { added, after } = withExtra(FIRST_TERMS, agreed, usd(10_000));
  expect(added).toMatchObject({
    price: usd(10_000),
    client_fee: usd(230),
    service_fee: usd(1_000),
    total: usd(10_230),
  });
  expect(after).toEqual(termsFor(FIRST_TERMS, usd(11_000)));
});

test('whatever is added in whatever order costs what it had cost from the start, and splits to the cent', () => {
  const price = fc.integer({ min: 500, max: 2_000_000 });
  fc.assert(
    fc.property(
      price,
      fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 5 }),
      fc.integer({ min: 0, max: 10_000 }),
      (first, extras, released) => {
        const start = termsFor(FIRST_TERMS, usd(first));
        const end = extras.reduce((agreed, extra) => {
          const { after, added } = withExtra(FIRST_TERMS, agreed, usd(extra));
          for (const part of Object.values(added)) expect(units(part)).toBeGreaterThanOrEqual(0n);
          expect(add(agreed.total, added.total)).toEqual(after.total);
          return after;
        }, start);
        expect(end).toEqual(termsFor(FIRST_TERMS, usd(extras.reduce((sum, extra) => sum + extra, first))));
        expect(whole(splitAt(end, released))).toEqual(end.total);
        expect(compare(end.total, start.total)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
