import { expect, test } from 'vitest';
import { activeFilters } from './project-filter-words.ts';

const words = {
  currency: 'USD',
  locale: 'en-US',
  nameOf: (slug: string) => (slug === 'logo-design' ? 'Logo design' : slug),
};

test('each filter is named, and its link leads to the first page of the list without it', () => {
  const state = {
    q: 'signs',
    category: 'logo-design',
    min_budget: '250',
    posted_within: '1',
    max_proposals: '0',
    min_hire_rate: '75',
    funded: 'true',
  };
  const active = activeFilters('/job_listing', { ...state, sort: 'newest', cursor: '1~2' }, words);
  expect(active.map(({ words: label }) => label)).toEqual([
    '“signs”',
    'Logo design',
    'Budget from $250',
    'Posted in the last 24 hours',
    'No proposals yet',
    'Hire rate 75% or more',
    'Funds deposited',
  ]);
  expect(activeFilters('/job_listing', { q: 'signs', category: 'logo-design', cursor: '1~2' }, words)[0]?.href).toBe(
    '/job_listing?category=logo-design',
  );
});

test('a list that nothing narrows names none, whatever its order', () => {
  expect(activeFilters('/browse_projects', { sort: 'fit', hidden: 'true', cursor: '1~2' }, words)).toEqual([]);
});
