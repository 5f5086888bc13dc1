import { expect, test } from 'vitest';
import { fieldsIn, inWords, nextLook, queryText, refuseMoreSearches, refuseSearchName } from './saved-search.ts';
import { SAVED_LIMITS } from './saved-list.ts';

test('a search needs a name of its own', () => {
  expect(() => refuseSearchName('Logos', ['Icons'])).not.toThrow();
  expect(() => refuseSearchName('logos', ['Logos'])).toThrow('already have a search');
  expect(() => refuseSearchName('', [])).toThrow('Enter a name');
});

test('the last place is given, and no more', () => {
  expect(() => refuseMoreSearches(SAVED_LIMITS.searches - 1)).not.toThrow();
  expect(() => refuseMoreSearches(SAVED_LIMITS.searches)).toThrow('saved searches');
});

test('one search is one text, wherever its page and order were', () => {
  expect(
    queryText({ q: 'logo', category: 'logo-design', page: 3, sort: 'newest', facets: 'true', min_price: undefined }),
  ).toBe('category=logo-design&q=logo');
  expect(fieldsIn(queryText({ q: 'a & b = 100%' }))).toEqual({ q: 'a & b = 100%' });
  expect(fieldsIn('')).toEqual({});
});

test('a search says what it looks for, also in fields that are newer than these words', () => {
  expect(inWords('category=logo-design&max_price=250&q=a%20mark', 'USD')).toEqual([
    'Logo design',
    'Up to $250',
    '“a mark”',
  ]);
  expect(inWords('country=NO&language=nb&level=level_2&min_rating=4.5&online=true&tier=verified', 'USD')).toEqual([
    'From Norway',
    'Speaks Norwegian Bokmål',
    'Seller level: Level 2',
    'Rated 4.5 or more',
    'Online now',
    'Verified sellers',
  ]);
  expect(inWords('newer_field=top', 'USD')).toEqual(['newer field: top']);
});

test('a search without an alert is never looked at', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect(nextLook('none', now)).toBeNull();
  expect(nextLook('daily', now)).toEqual(new Date('2026-11-24T12:00:00Z'));
  expect(nextLook('at_once', now)).toEqual(new Date('2026-11-23T12:05:00Z'));
});
