import { expect, test } from 'vitest';
import { withTitles } from './literal-titles.ts';

test('a title by a screen’s name becomes text, any other call stays', () => {
  expect(withTitles("titled(titleOf('login')) + titleOf(name)")).toBe('titled("Sign in") + titleOf(name)');
});

test('a name that is no screen fails the build', () => {
  expect(() => withTitles("titleOf('no-such-screen')")).toThrow('no screen is called no-such-screen');
});
