import { expect, test } from 'vitest';
import { againSearch } from './again-search.ts';

test('after a notification, Try again has what was chosen from the payment', () => {
  const next = '/services/orders/DK-7K3M-92QX?pay=tip&amount=1500';
  expect(againSearch(new URLSearchParams('pay=tip&funding=F1'), next).toString()).toBe('pay=tip&amount=1500');
});

test('without the payment, it is what the address says', () => {
  expect(againSearch(new URLSearchParams('pay=extra&extra=rush&funding=F1&canceled=1'), null).toString()).toBe(
    'pay=extra&extra=rush',
  );
});
