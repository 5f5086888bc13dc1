import { expect, test } from 'vitest';
import { reviewsAddress, reviewsAsked } from './reviews-address.ts';

test('the address of a list of reviews is read back as it was written', () => {
  const query = {
    stars: '4',
    words: 'quick and kind',
    reply: 'with',
    cursor: '2026-03-02T09%3A00%3A00.000Z~01a2',
  } as const;
  const url = new URL(reviewsAddress('logo', query), 'https://docket.example');
  expect(url.hash).toBe('#reviews');
  expect(reviewsAsked(url.searchParams)).toEqual(query);
});

test('what means nothing in an address is left out', () => {
  expect(reviewsAsked(new URLSearchParams('stars=6&words=%20&reply=without&reviews_after=<b>'))).toEqual({});
  expect(reviewsAddress('logo', {})).toBe('/services/logo#reviews');
});
