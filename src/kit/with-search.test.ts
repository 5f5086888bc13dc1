import { expect, test } from 'vitest';
import { withSearch } from './with-search.ts';

test.each([
  ['/user/add_fund', '/user/add_fund?funding=F1'],
  ['/project_payment?milestone=CT-1-1', '/project_payment?milestone=CT-1-1&funding=F1'],
  ['/project_payment?funding=F0&milestone=CT-1-1', '/project_payment?milestone=CT-1-1&funding=F1'],
  ['/services/orders/DK-1#pay', '/services/orders/DK-1?funding=F1#pay'],
  ['/services/orders/DK-1?pay=tip#pay', '/services/orders/DK-1?pay=tip&funding=F1#pay'],
  [
    'https://docket.example/project_payment?milestone=CT-1-1',
    'https://docket.example/project_payment?milestone=CT-1-1&funding=F1',
  ],
])('%s gets one query', (address, expected) => {
  expect(withSearch(address, { funding: 'F1' })).toBe(expected);
});

test('a value with a question mark, an ampersand or a fragment stays one value', () => {
  const inner = '/services/orders/new?service=logo&package=basic#top';
  expect(
    new URL(withSearch('https://docket.example/login?why=sign-in', { return_to: inner })).searchParams.get('return_to'),
  ).toBe(inner);
});
