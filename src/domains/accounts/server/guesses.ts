import { Failure } from '#kit/errors.ts';
import { attemptLimits } from '#kit/limits.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { chargeAttempt, forgiveAttempt } from '#kit/server/http/attempts.ts';

export type Secret = 'code' | 'password';

/**
 * One guess at an account's code or password by someone with a session or the password (AUT-7): counted before it is
 * checked.
 */
export async function countGuess(db: Db, secret: Secret, userId: string, context: Context): Promise<void> {
  if (!context.config.rateLimits) return;
  const retryAfterSeconds = await chargeAttempt(db, [{ counter: `${secret}:${userId}`, limit: attemptLimits[secret] }]);
  if (retryAfterSeconds === null) return;
  context.log.warn({ event: 'guess_limited', actor: userId, secret }, 'too many guesses');
  throw new Failure('too_many_requests', {
    message: 'Too many wrong attempts. Wait before you try again.',
    retryAfterSeconds,
  });
}

export async function forgiveGuesses(db: Db, secret: Secret, userId: string, context: Context): Promise<void> {
  if (context.config.rateLimits) await forgiveAttempt(db, [`${secret}:${userId}`], [`${secret}:${userId}`]);
}
