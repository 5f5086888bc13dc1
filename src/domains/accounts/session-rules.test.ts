import { describe, expect, test } from 'vitest';
import {
  after401,
  afterProfileFailure,
  checkedLogin,
  isTokenUsable,
  loginFailureText,
  persistedPart,
  registrationFailureText,
  SILENT_401_PATHS,
  tokenExpiresAt,
  usernameFailureText,
} from './session-rules.ts';

const DAY = 86_400_000;
const jwt = (claims: object): string =>
  ['{"alg":"none"}', JSON.stringify(claims), 'sig'].map((part) => Buffer.from(part).toString('base64url')).join('.');

describe('a token expires', () => {
  test('when its claim says so', () =>
    expect(tokenExpiresAt(jwt({ sub: 'ÿ?>', exp: 1_800_000_000 }), 0)).toBe(1_800_000_000_000));
  test.each([jwt({ sub: 'x' }), jwt({ exp: 'soon' }), jwt({ exp: null }), 'dk_opaque', 'a.b', 'a.%%%.c', ''])(
    '%s: 30 days after it was stored',
    (token) => expect(tokenExpiresAt(token, 5)).toBe(5 + 30 * DAY),
  );
  test('and then counts as absent', () => {
    expect(isTokenUsable('dk_x', 0, 30 * DAY - 1)).toBe(true);
    expect(isTokenUsable('dk_x', 0, 30 * DAY)).toBe(false);
    expect(isTokenUsable(jwt({ exp: 10 }), 0, 10_000)).toBe(false);
    expect(isTokenUsable(null, 0, 0)).toBe(false);
    expect(isTokenUsable('', 0, 0)).toBe(false);
  });
});

test('exactly eight fields are persisted', () => {
  const session = {
    isLoggedIn: true,
    id: '1',
    first_name: 'A',
    last_name: 'B',
    username: 'ab',
    email: 'a@b.c',
    role: 'client',
    avatar: null,
    phone: '1',
    api_token: 't',
  };
  expect(Object.keys(persistedPart(session))).toEqual([
    'isLoggedIn',
    'id',
    'first_name',
    'last_name',
    'username',
    'email',
    'role',
    'avatar',
  ]);
});

describe('a 401', () => {
  test.each(SILENT_401_PATHS)('from %s on a public page is ignored', (path) =>
    expect(after401('/services/logo', path)).toBe('ignore'),
  );
  test('from another call on a public page is only logged', () => expect(after401('/', '/api/orders')).toBe('log'));
  test.each(SILENT_401_PATHS)('from %s elsewhere ends the session', (path) =>
    expect(after401('/user/dashboard', path)).toBe('clear-and-login'),
  );
  test.each(['/user/onboarding/gig', '/gig/onboarding', '/user/onboarding/client'])(
    'on %s clears the token and stays',
    (page) => expect(after401(page, '/api/orders')).toBe('clear'),
  );
});

test.each([
  [401, '/user/dashboard', { clear: true, silent: false }],
  [401, '/user/onboarding/gig', { clear: true, silent: true }],
  [500, '/user/dashboard', { clear: false, silent: false }],
  [null, '/user/onboarding/gig', { clear: false, silent: false }],
] as const)('a profile load that fails with %s on %s', (status, page, after) =>
  expect(afterProfileFailure(status, page)).toEqual(after),
);

test.each([
  [401, 'x', '', 'Invalid email or password'],
  [429, 'x', '', 'Too many login attempts. Please try again later.'],
  [422, 'Email and password are required', '', 'Email and password are required'],
  [422, '', '', 'Invalid input data'],
  [500, 'Down', 'local', 'Down'],
  [null, '', 'No connection', 'No connection'],
  [null, '', '', 'Login failed'],
])('a login that fails with %s and "%s" says so', (status, server, local, text) =>
  expect(loginFailureText(status, server, local)).toBe(text),
);

test('the other failures have their words', () => {
  expect(registrationFailureText('')).toBe('Registration failed');
  expect(registrationFailureText('Passwords do not match')).toBe('Passwords do not match');
  expect(usernameFailureText('')).toBe('Failed to check username');
});

test.each([
  null,
  {},
  { success: true },
  { success: true, data: {} },
  { success: true, data: { api_token: 't', id: '1' } },
  { success: false, data: { api_token: 't', id: '1', email: 'e' } },
])('the login reply %o is refused', (reply) =>
  expect(() => checkedLogin(reply)).toThrow('Invalid login response from server'),
);
test('a whole login reply is taken', () =>
  expect(checkedLogin({ success: true, data: { api_token: 't', id: '1', email: 'e', role: 'user' } })).toEqual({
    api_token: 't',
    id: '1',
    email: 'e',
  }));
