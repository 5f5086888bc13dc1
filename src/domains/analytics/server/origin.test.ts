import { expect, test } from 'vitest';
import { originOf, sourceOfList, sourceOfPage } from './origin.ts';

const OWN = 'https://docket.example';

test.each([
  ['', 'direct', ''],
  ['not an address', 'direct', ''],
  ['android-app://com.example/', 'direct', ''],
  [`${OWN}/`, 'home', ''],
  [`${OWN}/services`, 'browse', ''],
  [`${OWN}/services?q=logo&category=logo-design`, 'search', ''],
  [`${OWN}/services?q=%20&category=logo-design`, 'category', ''],
  [`${OWN}/services/categories/logo-design`, 'category', ''],
  [`${OWN}/services/a-quiet-logo`, 'similar', ''],
  [`${OWN}/user/profile/ada`, 'profile', ''],
  [`${OWN}/services/dashboard/orders`, 'direct', ''],
  [`${OWN}/client/dashboard`, 'direct', ''],
  ['https://www.news.example/a/private/path?who=ada', 'outside', 'news.example'],
  ['http://docket.example/services?q=x', 'outside', 'docket.example'],
])('a visit from %j is from %s %s', (referrer, source, host) => {
  expect(originOf(referrer, OWN)).toEqual({ source, host });
});

test.each(['', '/analytics/1f', '/edit/1f?step=publish', '/edit/1f/preview'])(
  'a visit from a seller’s own %j is not counted',
  (path) => {
    expect(originOf(`${OWN}/services/dashboard${path}`, OWN)).toBeNull();
  },
);

test('of another site nothing but the host is kept, and no host that is not one', () => {
  expect(originOf(`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, OWN)).toEqual({
    source: 'outside',
    host: '',
  });
  expect(originOf('https://user:secret@shop.example:8080/x', OWN)).toEqual({ source: 'outside', host: 'shop.example' });
});

test('typed words count before a chosen category', () => {
  expect([
    sourceOfList('logo', 'logo-design'),
    sourceOfList('  ', 'logo-design'),
    sourceOfList(undefined, null),
  ]).toEqual(['search', 'category', 'browse']);
  expect(sourceOfPage('/services', new URLSearchParams('q=logo'))).toBe('search');
});
