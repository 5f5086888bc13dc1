import { expect, test } from 'vitest';
import { activeFilters, listHref, listStateOf } from './list-address.ts';

const read = (text: string) => listStateOf(new URLSearchParams(text));

test('an address is read back as it was written', () => {
  const state = { q: 'logo & brand', category: 'logo-design', min_price: '25', delivery_days: '7', sort: 'rating', page: '3' };
  expect(read(listHref(state, { page: '3' }).split('?')[1] ?? '')).toEqual(state);
});

test('invalid values in an address are ignored', () => {
  expect(read('q=&category=../x&min_price=-5&max_price=1e9&delivery_days=0&sort=random&page=99&other=1')).toEqual({});
  expect(read('min_price=007')).toEqual({ min_price: '7' });
});

test('changing a filter goes back to the first page, and defaults stay out of the address', () => {
  expect(listHref({ q: 'a', page: '4' }, { category: 'logo-design' })).toBe('/services?q=a&category=logo-design');
  expect(listHref({ sort: 'relevance' }, { page: '1' })).toBe('/services');
  expect(listHref({ q: 'a', sort: 'newest' }, { q: undefined })).toBe('/services?sort=newest');
});

test('active filters are named in order', () => {
  expect(activeFilters({ sort: 'newest', delivery_days: '3', q: 'x' })).toEqual(['q', 'delivery_days']);
});
