import { describe, expect, test } from 'vitest';
import { passwordProblem } from './password.ts';
import { usernameFrom, usernameProblem, usernamesNear } from './username.ts';

describe('a password', () => {
  const person = { email: 'ada.lovelace@example.org', names: ['Ada', 'Lovelace', 'ada-l'] };
  test.each([
    'short',
    '1234567',
    'password',
    'P@ssw0rd',
    'Password2026!',
    'qwertyuiop',
    'docket2026',
    'aaaaaaaaaa',
    'ababababab',
    'lovelace1815',
    'ada.lovelace@example.org',
    'x'.repeat(128) + 'yz'.repeat(65),
  ])('%s is refused', (password) => expect(passwordProblem(password, person)).not.toBeNull());
  test.each(
    ['tulips under water', 'Grün und Blau', '🌷🌊🌱🎻🪁🧭🪵🫖', 'vX9-kq', 'correct horse'].filter(
      (password) => Array.from(password).length >= 8,
    ),
  )('%s is fine', (password) => expect(passwordProblem(password, person)).toBeNull());
  test('may be 8 to 256 characters of any kind', () => {
    expect(passwordProblem('kx7;pl q')).toBeNull();
    expect(passwordProblem('kx7;pl q'.repeat(32))).toBeNull();
    expect(passwordProblem(`${'kx7;pl q'.repeat(32)}!`)).not.toBeNull();
  });
});

describe('a username', () => {
  test.each([
    ['ab', 'Username must be at least 3 characters long'],
    ['', 'Username must be at least 3 characters long'],
  ])('%s: %s', (name, problem) => expect(usernameProblem(name)).toBe(problem));
  test.each(['-ab', 'ab-', 'a b', 'ünal', 'a'.repeat(31), 'admin', 'Support'.toLowerCase(), 'a/b', 'a\nb'])(
    '%j is refused',
    (name) => expect(usernameProblem(name)).not.toBeNull(),
  );
  test.each(['abc', 'ada-lovelace', 'a.b_c', 'a'.repeat(30), '007'])('%s is fine', (name) =>
    expect(usernameProblem(name)).toBeNull(),
  );

  test.each([
    ['Zoë  Müller', 'zoe-muller'],
    ['Łukasz', 'lukasz'],
    ['王 小明', 'user'],
    ['\ud800', 'user'],
    ['long '.repeat(20), 'long-long-long-long-lo'],
  ])('made from %j is %s', (text, name) => expect(usernameFrom(text)).toBe(name));
  test.each(['admin', 'ada', 'x'.repeat(60), '王'])('near %s: all offers could be taken', (wish) => {
    const near = usernamesNear(wish, 12_345);
    expect(near.length).toBeGreaterThan(3);
    for (const name of near) expect(usernameProblem(name)).toBeNull();
  });
});
