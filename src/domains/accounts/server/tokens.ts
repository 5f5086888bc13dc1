import { createHash, randomBytes, randomInt } from 'node:crypto';

const PREFIX = 'dk_';
const SECRET_BYTES = 24;
const SECRET_LETTERS = 32;
const CHECK_LETTERS = 6;

export const sha256 = (value: string): Buffer => createHash('sha256').update(value).digest();

const checkOf = (secret: string): string =>
  sha256(PREFIX + secret)
    .toString('base64url')
    .slice(0, CHECK_LETTERS);

/**
 * 192 random bits after a prefix that secret scanners can recognize, and a checksum that rejects typos without a query
 * (AUT-4).
 */
export function makeToken(): string {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return `${PREFIX}${secret}${checkOf(secret)}`;
}

/** False for anything we cannot have issued, so that it costs no query. */
export function isTokenShaped(token: string): boolean {
  if (!token.startsWith(PREFIX) || token.length !== PREFIX.length + SECRET_LETTERS + CHECK_LETTERS) return false;
  const secret = token.slice(PREFIX.length, PREFIX.length + SECRET_LETTERS);
  return token.endsWith(checkOf(secret));
}

/** For links in emails: unguessable on its own. */
export const makeLinkToken = (): string => randomBytes(SECRET_BYTES).toString('base64url');

export const makeCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** A code has few values, so its hash includes the person and the purpose. */
export const codeHash = (code: string, userId: string, purpose: string): Buffer =>
  sha256(`${purpose}:${userId}:${code}`);
