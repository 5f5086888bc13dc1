import { expect, test } from 'vitest';
import { addressNotes } from '#kit/list-address.ts';
import { setInstanceLocale } from '#kit/locale.ts';
import { activeFilters, FILTERS, listHref, listStateOf } from './list-address.ts';

const read = (text: string) => listStateOf(new URLSearchParams(text));

test('an address is read back as it was written', () => {
  const state = {
    q: 'logo & brand',
    category: 'logo-design',
    min_price: '25',
    delivery_days: '7',
    sort: 'rating',
    page: '3',
  };
  expect(read(listHref(state, { page: '3' }).split('?')[1] ?? '')).toEqual(state);
});

test('invalid values in an address are ignored', () => {
  expect(read('q=&category=../x&min_price=-5&max_price=1e9&delivery_days=0&sort=random&page=99&other=1')).toEqual({});
  expect(read('min_price=007')).toEqual({ min_price: '7' });
});

test('words over the limit are searched by their first part, and the page says so', () => {
  const long = 'logo '.repeat(70);
  expect(read(`q=${long}`).q).toBe(long.slice(0, 300).trim());
  expect(read(`q=${'x'.repeat(10_000)}`).q).toHaveLength(300);
  expect(read(`q=${'x'.repeat(299)}😀`).q).toHaveLength(299);
  expect(addressNotes(new URLSearchParams({ q: long }), FILTERS)).toEqual([
    'We searched for the first 300 characters of your words.',
  ]);
  expect(addressNotes(new URLSearchParams({ q: 'logo' }), FILTERS)).toEqual([]);
});

test('a price follows the separators of the instance, and what it cannot mean is said', () => {
  expect(read('max_price=1,250').max_price).toBe('1250');
  expect(read('max_price=12,50')).toEqual({});
  expect(addressNotes(new URLSearchParams('max_price=12,50'), FILTERS)).toEqual([
    'We couldn’t read the price “12,50”. Enter a number, such as 25.',
  ]);
  setInstanceLocale('de-DE');
  expect([
    read('max_price=12,50').max_price,
    read('max_price=12.50').max_price,
    read('max_price=1.250').max_price,
  ]).toEqual(['12.50', '12.50', '1250']);
  setInstanceLocale('en-US');
});

test('changing a filter goes back to the first page, and defaults stay out of the address', () => {
  expect(listHref({ q: 'a', page: '4' }, { category: 'logo-design' })).toBe('/services?q=a&category=logo-design');
  expect(listHref({ sort: 'relevance' }, { page: '1' })).toBe('/services');
  expect(listHref({ q: 'a', sort: 'newest' }, { q: undefined })).toBe('/services?sort=newest');
});

test('active filters are named in order', () => {
  expect(activeFilters({ sort: 'newest', delivery_days: '3', q: 'x' })).toEqual(['q', 'delivery_days']);
});
