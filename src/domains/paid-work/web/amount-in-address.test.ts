import { expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { amountIn } from './amount-in-address.ts';

test('the amount in the address is whole minor units above zero, or none', () => {
  expect(amountIn(new URLSearchParams('pay=tip&amount=1000&funding=F1'), 'USD')).toEqual(money('1000', 'USD'));
  for (const odd of ['', 'amount=', 'amount=0', 'amount=-5', 'amount=10.5', 'amount=9e9', `amount=${'9'.repeat(13)}`])
    expect(amountIn(new URLSearchParams(odd), 'USD')).toBeNull();
});
