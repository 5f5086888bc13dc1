import { describe, expect, test } from 'vitest';
import { onward, safeReturnTo, wantedIn, withReturn } from './return-path.ts';

const ORIGIN = 'https://docket.example';
const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/./..//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,1',
  'evil.example',
  '?x=1',
  '#x',
  '',
  '/a b',
  '/\t/evil.example',
  '/\n/evil.example',
  '\n//evil.example',
  '/\u0000/evil.example',
  '/\u0001//evil.example',
  `/${'x'.repeat(1_000)}`,
  null,
  undefined,
];

describe('a place to resume', () => {
  test.each(HOSTILE)('is never %j', (value) => expect(safeReturnTo(value)).toBeNull());

  test.each([
    '/',
    '/services/orders/new?service=logo&package=basic&extras=a&extras=b',
    '/user/dashboard#turns',
    '/services?q=https://example.org//x',
    '/login?return_to=%2F%2Fevil.example',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/..%2f/evil.example',
  ])('may be %s, which stays on this origin', (value) => {
    expect(safeReturnTo(value)).toBe(value);
    const { origin, pathname } = new URL(value, ORIGIN);
    expect(origin).toBe(ORIGIN);
    // What the browser makes of it leads nowhere else when it is resolved again.
    expect(new URL(pathname, ORIGIN).origin).toBe(ORIGIN);
  });

  test('is carried by the next step whole', () => {
    const wanted = '/services/orders/new?service=logo&extras=a&extras=b';
    const next = onward('/register', new URLSearchParams({ return_to: wanted, why: 'sign-in' }));
    expect(next).toBe(withReturn('/register', wanted));
    expect(wantedIn(new URL(next, ORIGIN).searchParams)).toBe(wanted);
    expect(withReturn('/user/verifyemail?token=x', '/a')).toBe('/user/verifyemail?token=x&return_to=%2Fa');
    expect(onward('/register', new URLSearchParams({ return_to: '//evil.example' }))).toBe('/register');
  });
});
