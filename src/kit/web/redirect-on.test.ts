import { afterEach, expect, test, vi } from 'vitest';
import { redirectOn } from './redirect-on.ts';

afterEach(() => vi.unstubAllGlobals());

/** The router's own header for "replace the entry". */
const replaces = (answer: Response): boolean => answer.headers.has('X-Remix-Replace');
const showing = (pathname: string, search = ''): unknown => vi.stubGlobal('location', { pathname, search });
const SAVED = 'https://docket.example/user/saved?service=logo&return_to=%2Fservices%2Flogo';

test('an address that redirects as it is opened leaves no entry for Back to return to', () => {
  showing('/user/saved', '?service=logo&return_to=%2Fservices%2Flogo');
  const answer = redirectOn(SAVED, '/login?why=sign-in');
  expect([answer.status, answer.headers.get('location'), replaces(answer)]).toEqual([302, '/login?why=sign-in', true]);
});

test('a pressed link that redirects keeps the page it was pressed on', () => {
  showing('/services/logo');
  const answer = redirectOn(SAVED, '/login?why=sign-in');
  expect([answer.headers.get('location'), replaces(answer)]).toEqual(['/login?why=sign-in', false]);
});
