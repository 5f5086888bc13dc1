import { formatWait } from '#kit/format/wait.ts';
import { Failure } from '#kit/errors.ts';
import { attemptLimits } from '#kit/limits.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { addressBlock, addressNetwork } from '#kit/server/http/address-block.ts';
import { chargeAttempt } from '#kit/server/http/attempts.ts';

/**
 * One more account from this address. Counted when the form is valid, before the slow part, and never taken back
 * (decision 035).
 */
export async function countRegistration(db: Db, address: string, context: Context): Promise<void> {
  if (!context.config.rateLimits) return;
  const retryAfterSeconds = await chargeAttempt(db, [
    { counter: `register:address:${addressBlock(address)}`, limit: attemptLimits.registerAddress },
    { counter: `register:network:${addressNetwork(address)}`, limit: attemptLimits.registerNetwork },
  ]);
  if (retryAfterSeconds === null) return;
  context.log.warn({ event: 'registration_limited', address }, 'too many accounts from one network');
  throw new Failure('too_many_requests', {
    message: `Many accounts were created from your network. Try again in ${formatWait(retryAfterSeconds)}.`,
    retryAfterSeconds,
  });
}
