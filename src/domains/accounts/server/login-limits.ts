import { Failure } from '#kit/errors.ts';
import type { RateLimit } from '#kit/limits.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { sharedHit } from '#kit/server/http/rate-limit.ts';
import { sha256 } from './tokens.ts';

/** Failed sign-ins, counted in the database so that all processes share them and a restart forgets none (AUT-3). */
export const loginLimits = {
  /** One account from one address. */
  pair: { max: 8, windowSeconds: 900, per: 'address' },
  /** One address, whichever accounts it tries. */
  address: { max: 60, windowSeconds: 900, per: 'address' },
  /** One account from everywhere, but for addresses its owner signed in from before. */
  account: { max: 40, windowSeconds: 3_600, per: 'account' },
} as const satisfies Record<string, RateLimit>;

const ownerWasHere = statement(
  'session_from_address',
  `select 1 as here from session s join account a on a.id = s.user_id
   where a.email = $1 and s.address = $2 and s.created_at > now() - interval '90 days' limit 1`,
);
const forget = statement('rate_forget', 'update rate_window set hits = greatest(hits - 1, 0) where counter = any ($1)');

/** Counters this attempt was charged to. */
export type LoginAttempt = readonly string[];

/** Charges the attempt before anything is checked, the same for known and unknown accounts (AUT-2). */
export async function refuseTooManyLogins(db: Db, email: string, address: string, context: Context): Promise<LoginAttempt> {
  if (!context.config.rateLimits) return [];
  const account = sha256(email).toString('base64url').slice(0, 22);
  const counters: [string, RateLimit][] = [
    [`login:${address}`, loginLimits.address],
    [`login:${account}:${address}`, loginLimits.pair],
  ];
  const isKnownPlace = email.isWellFormed() && (await db.row(ownerWasHere, [email, address])) !== undefined;
  if (!isKnownPlace) counters.push([`login:${account}`, loginLimits.account]);
  for (const [counter, limit] of counters) {
    const { allowed, retryAfterSeconds } = await sharedHit(db, counter, limit);
    if (allowed) continue;
    context.log.warn({ event: 'login_limited', address }, 'too many sign-in attempts');
    throw new Failure('too_many_requests', { message: 'Too many login attempts. Please try again later.', retryAfterSeconds });
  }
  return counters.map(([counter]) => counter);
}

/** Only failures count: a success takes its own charge back. */
export async function forgiveLogin(db: Db, attempt: LoginAttempt): Promise<void> {
  if (attempt.length > 0) await db.rows(forget, [attempt]);
}
