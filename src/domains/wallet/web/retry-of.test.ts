import { expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { pageOf, retryOf } from './retry-of.ts';

const amount = money('36565', 'USD');
const order = { kind: 'order', number: 'DK-7K3M-92QX' };

test('a failed payment of an order leads to the order, never to a top-up', () => {
  expect(
    retryOf({ amount, next: '/services/orders/DK-7K3M-92QX', pays: { ...order, is_paid: false, can_retry: true } }),
  ).toBe('/services/orders/DK-7K3M-92QX');
});

test('there is no retry once it is paid by another payment, or can no longer be paid', () => {
  const next = '/services/orders/DK-7K3M-92QX';
  for (const isPaid of [true, false])
    expect(retryOf({ amount, next, pays: { ...order, is_paid: isPaid, can_retry: false } })).toBeNull();
});

test('a failed top-up can be made again, and still leads back to where the money is missing', () => {
  expect(retryOf({ amount, next: null, pays: null })).toBe('/user/add_fund?amount=36565');
  const next = '/milestones?contract=CT-7K3M-92QX&tab=money';
  expect(retryOf({ amount, next, pays: null })).toBe(
    `/user/add_fund?amount=36565&return_to=${encodeURIComponent(next)}`,
  );
});

test('the page of a bonus does not ask to give it again', () => {
  expect(pageOf('/milestones?contract=CT-7K3M-92QX&pay=bonus&amount=2000')).toBe('/milestones?contract=CT-7K3M-92QX');
  expect(pageOf('/services/orders/DK-7K3M-92QX?pay=extra&extra=rush')).toBe('/services/orders/DK-7K3M-92QX');
});
