import { describe, expect, test } from 'vitest';
import {
  ageOn,
  avatarLink,
  displayName,
  fullName,
  initials,
  isAuthenticated,
  isProfileComplete,
  isTokenExpired,
  isVerified,
} from './user.ts';
import { provenBy, tierOf, verificationLevel } from './verification.ts';

const ada = { first_name: 'Ada', middle_name: 'King', last_name: 'Lovelace', username: 'ada' };
const nameless = { first_name: '', middle_name: null, last_name: ' ', username: 'ada' };

test('the display name is first and last name, else the username, else User', () => {
  expect(displayName(ada)).toBe('Ada Lovelace');
  expect(displayName({ ...ada, last_name: '' })).toBe('Ada');
  expect(displayName(nameless)).toBe('ada');
  expect(displayName({ ...nameless, username: '' })).toBe('User');
});

test('the full name has the middle name', () => {
  expect(fullName(ada)).toBe('Ada King Lovelace');
  expect(fullName(nameless)).toBe('ada');
});

test.each([
  [ada, 'AL'],
  [nameless, 'A'],
  [{ ...ada, first_name: 'élise', last_name: 'øst' }, 'ÉØ'],
  [{ ...ada, first_name: '𐐨x', last_name: '' }, '𐐀'],
])('initials of %o are %s', (user, letters) => expect(initials(user)).toBe(letters));

test('a profile is complete with the flag or from 80 percent', () => {
  expect(isProfileComplete({ profile_completed: true, profile_completion_percentage: 0 })).toBe(true);
  expect(isProfileComplete({ profile_completed: false, profile_completion_percentage: 80 })).toBe(true);
  expect(isProfileComplete({ profile_completed: false, profile_completion_percentage: 79 })).toBe(false);
});

test('verified means a level of at least 75', () => {
  expect([74, 75].map((verification_level) => isVerified({ verification_level }))).toEqual([false, true]);
});

test('the picture is under /uploads/avatars, and its name cannot lead elsewhere', () => {
  expect(avatarLink('a-1.webp')).toBe('/uploads/avatars/a-1.webp');
  expect(avatarLink('../x')).toBe('/uploads/avatars/..%2Fx');
  expect(avatarLink(null)).toBeNull();
  expect(avatarLink('')).toBeNull();
});

describe('a token', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  test.each([
    [null, false],
    ['2026-11-21T12:00:01Z', false],
    ['2026-11-21T12:00:00Z', true],
    ['not a time', true],
  ])('with expiry %s is expired: %s', (at, expired) => expect(isTokenExpired(at, now)).toBe(expired));

  test('makes someone authenticated only when logged in, held and not expired', () => {
    const held = { isLoggedIn: true, token: 'dk_x', expiresAt: null };
    expect(isAuthenticated(held, now)).toBe(true);
    expect(isAuthenticated({ ...held, isLoggedIn: false }, now)).toBe(false);
    expect(isAuthenticated({ ...held, token: null }, now)).toBe(false);
    expect(isAuthenticated({ ...held, token: '' }, now)).toBe(false);
    expect(isAuthenticated({ ...held, expiresAt: '2026-11-20T00:00:00Z' }, now)).toBe(false);
  });
});

test.each([
  ['2000-11-21', 26],
  ['2000-11-22', 25],
  ['2000-02-29', 26],
  [null, null],
])('someone born on %s is %s on 2026-11-21', (born, age) => expect(ageOn(born, '2026-11-21')).toBe(age));

test('email, phone and identity together reach exactly the level of a verified person', () => {
  expect(verificationLevel({})).toBe(0);
  expect(verificationLevel({ email: true })).toBe(20);
  expect(verificationLevel({ email: true, phone: true, identity: true })).toBe(75);
  expect(
    verificationLevel({
      email: true,
      phone: true,
      identity: true,
      address: true,
      payout_method: true,
      credentials: true,
    }),
  ).toBe(100);
  expect(provenBy({ identity: true, email: true, phone: false })).toEqual(['email', 'identity']);
  expect([74, 75].map(tierOf)).toEqual(['registered', 'verified']);
});
