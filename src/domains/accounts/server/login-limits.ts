import { attemptLimits } from '#kit/limits.ts';
import { addressBlock } from '#kit/server/http/address-block.ts';
import { chargeAttempt, forgiveAttempt, type Counted } from '#kit/server/http/attempts.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { sha256 } from './tokens.ts';

export interface Attempting {
  readonly email: string;
  readonly address: string;
  /** Set when this browser is one the account's owner signed in with before. */
  readonly knownDevice: string | null;
  /** The owner signed in from this address before. */
  readonly isKnownPlace: boolean;
}

const shortHash = (text: string): string => sha256(text).toString('base64url').slice(0, 22);

/**
 * A browser its owner signed in with has a counter of its own, so that no stranger can lock the owner out; everyone
 * else is counted by address, by account, and by both together (AUT-3).
 */
function countersOf({ email, address, knownDevice, isKnownPlace }: Attempting): Counted[] {
  const account = shortHash(email);
  const from = addressBlock(address);
  if (knownDevice !== null)
    return [{ counter: `login:device:${account}:${shortHash(knownDevice)}`, limit: attemptLimits.loginDevice }];
  const both: Counted[] = [
    { counter: `login:address:${from}`, limit: attemptLimits.loginAddress },
    { counter: `login:pair:${account}:${from}`, limit: attemptLimits.loginPair },
  ];
  return isKnownPlace ? both : [...both, { counter: `login:account:${account}`, limit: attemptLimits.loginAccount }];
}

/** The counters this attempt was added to; a success takes it back. */
export type LoginAttempt = readonly string[];

/** Charges the attempt before anything is checked, the same for known and unknown accounts (AUT-2). */
export async function refuseTooManyLogins(db: Db, attempting: Attempting, context: Context): Promise<LoginAttempt> {
  if (!context.config.rateLimits) return [];
  const counted = countersOf(attempting);
  const retryAfterSeconds = await chargeAttempt(db, counted);
  if (retryAfterSeconds === null) return counted.map(({ counter }) => counter);
  context.log.warn({ event: 'login_limited', address: attempting.address }, 'too many sign-in attempts');
  throw new Failure('too_many_requests', {
    message: 'Too many login attempts. Please try again later.',
    retryAfterSeconds,
  });
}

/** A success resets this person's own counters, and takes one attempt back from the shared ones. */
export const startingAnew = (attempt: LoginAttempt): string[] =>
  attempt.filter((counter) => counter.startsWith('login:device:') || counter.startsWith('login:pair:'));

/** Takes the attempt back: a right password that does not sign in yet is no failure. */
export const forgiveLogin = (db: Db, attempt: LoginAttempt): Promise<void> =>
  forgiveAttempt(db, attempt, startingAnew(attempt));
