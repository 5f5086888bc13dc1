import { expect, test } from 'vitest';
import { peopleHref, peopleStateOf } from './people-address.ts';

const read = (text: string) => peopleStateOf(new URLSearchParams(text));

test('an address says what is looked for, and odd values in it are left out', () => {
  expect(read('q=logo&level=top&country=NO&page=2')).toEqual({ q: 'logo', level: 'top', country: 'NO', page: '2' });
  expect(read('level=best&country=norway&max_price=cheap&page=0&online=1&else=1')).toEqual({});
});

test('a change starts at the first page, and what is usual is not written', () => {
  expect(peopleHref({ q: 'logo', page: '3' }, { level: 'top' })).toBe('/services/people?q=logo&level=top');
  expect(peopleHref({ q: 'logo', sort: 'relevance' }, { page: '2' })).toBe('/services/people?q=logo&page=2');
  expect(peopleHref({ level: 'top' }, { level: '' })).toBe('/services/people');
});
