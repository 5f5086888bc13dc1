import { expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { pageOf, retryOf } from './retry-of.ts';

const amount = money('36565', 'USD');
const order = { kind: 'order', number: 'DK-7K3M-92QX' };

test('a failed payment of an order leads to the order, never to a top-up', () => {
  expect(retryOf({ amount, next: '/services/orders/DK-7K3M-92QX', pays: { ...order, is_paid: false } })).toBe('/services/orders/DK-7K3M-92QX');
});

test('there is no retry once it is paid by another payment', () => {
  expect(retryOf({ amount, next: '/services/orders/DK-7K3M-92QX', pays: { ...order, is_paid: true } })).toBeNull();
});

test('a failed top-up can be made again, with what it was meant for', () => {
  expect(retryOf({ amount, next: null, pays: null })).toBe('/user/add_fund?amount=36565');
  expect(retryOf({ amount, next: '/hire', pays: null })).toBe('/user/add_fund?amount=36565&next=%2Fhire');
});

test('the page of a bonus does not ask to give it again', () => {
  expect(pageOf('/milestones?contract=CT-7K3M-92QX&pay=bonus&amount=2000')).toBe('/milestones?contract=CT-7K3M-92QX');
  expect(pageOf('/services/orders/DK-7K3M-92QX?pay=extra&extra=rush')).toBe('/services/orders/DK-7K3M-92QX');
});
