import { expect, test } from 'vitest';
import { encodeCursor } from '#kit/paging.ts';
import { projectsHref, projectStateOf, withoutFilters } from './project-address.ts';

const read = (text: string) => projectStateOf(new URLSearchParams(text));

test('an address says what is looked for, and odd values in it are left out', () => {
  expect(read('q=logo&category=logo-design&min_budget=250&verified=true&sort=newest')).toEqual({
    q: 'logo',
    category: 'logo-design',
    min_budget: '250',
    verified: 'true',
    sort: 'newest',
  });
  expect(read('min_budget=much&posted_within=0&verified=yes&sort=paid&cursor=here')).toEqual({});
});

test('the next page keeps the filters, and a changed filter starts at the first page', () => {
  const cursor = encodeCursor({ key: '1763900000000', id: '0193b3c5-9a52-7d1c-8000-1f2e3d4c5b6a' });
  const next = projectsHref('/job_listing', { q: 'logo' }, { cursor });
  expect(read(next.split('?')[1] ?? '')).toEqual({ q: 'logo', cursor: decodeURIComponent(encodeURIComponent(cursor)) });
  expect(projectsHref('/job_listing', read(next.split('?')[1] ?? ''), { category: 'logo-design' })).toBe(
    '/job_listing?q=logo&category=logo-design',
  );
});

test('best fits first, and what was hidden, are for people at work alone', () => {
  const address = 'sort=fit&hidden=true&skill=figma';
  expect(read(address)).toEqual({ skill: 'figma' });
  const state = projectStateOf(new URLSearchParams(address), true);
  expect(state).toEqual({ sort: 'fit', hidden: 'true', skill: 'figma' });
  expect(projectsHref('/browse_projects', state, { hidden: '' })).toBe('/browse_projects?skill=figma&sort=fit');
});

test('a list without its filters keeps the words and the order', () => {
  expect(withoutFilters('/browse_projects', read('q=logo&category=logo-design&funded=true&sort=newest'))).toBe(
    '/browse_projects?q=logo&sort=newest',
  );
});
