import { plainLetters } from '#kit/plain-letters.ts';

export const MIN_USERNAME = 3;
export const MAX_USERNAME = 30;
export const USERNAME_TOO_SHORT = 'Username must be at least 3 characters long';

const SHAPE = /^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$/;

/** Names that could mislead people, or that belong to pages and roles. */
const RESERVED = new Set(
  `admin administrator api billing client dashboard docket everyone freelancer help login me moderator null official
   operator payments profile register root security services settings staff support system team undefined user`.split(
    /\s+/,
  ),
);

/** What is wrong with a trimmed, lower-case username, or null. */
export function usernameProblem(username: string): string | null {
  if (username.length < MIN_USERNAME) return USERNAME_TOO_SHORT;
  if (username.length > MAX_USERNAME) return `Username must be at most ${MAX_USERNAME} characters long`;
  if (!SHAPE.test(username))
    return 'Use letters a to z, digits, dots, dashes and underscores. Start and end with a letter or digit';
  if (RESERVED.has(username)) return 'This username is reserved';
  return null;
}

export const cleanUsername = (typed: string): string => typed.trim().toLowerCase();

/**
 * The longest usable part of any text: "Zoë  Müller" becomes "zoe-muller"; what has no letters of Europe becomes
 * "user".
 */
export function usernameFrom(text: string): string {
  const plain = plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 22)
    .replace(/-+$/, '');
  return plain.length < MIN_USERNAME ? 'user' : plain;
}

/**
 * Names similar to the wish, in the order they are offered; the server keeps the free ones. `salt` makes the last ones
 * differ.
 */
export function usernamesNear(wish: string, salt: number): string[] {
  const base = usernameFrom(wish);
  const number = (Math.abs(Math.trunc(salt)) % 9_000) + 1_000;
  return [
    base,
    `${base}-studio`,
    `${base}-works`,
    `the-${base}`,
    `${base}-${number % 100}`,
    `${base}-${number}`,
    `${base}-${((number * 7) % 9_000) + 1_000}`,
  ].filter((name) => usernameProblem(name) === null);
}
