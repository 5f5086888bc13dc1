/** Codes of cohorts, tried: a wrong one counts against the person and the address, a right one against nobody. */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { formatWait } from '#kit/format/wait.ts';
import { attemptLimits } from '#kit/limits.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { addressBlock } from '#kit/server/http/address-block.ts';
import { chargeAttempt, forgiveAttempt } from '#kit/server/http/attempts.ts';
import { cohortWithCode, type CohortRow } from './cohort-store.ts';

interface Caller {
  readonly actor: Actor;
  readonly address: string;
}

/** Counted before it is looked up, so that many at once are no way round. */
export async function cohortOfCode(
  db: Db,
  { actor, address }: Caller,
  code: string,
  context: Context,
): Promise<CohortRow> {
  if (!context.config.rateLimits) return cohortWithCode(db, code);
  const counted = [
    { counter: `cohort-code:person:${actor.userId}`, limit: attemptLimits.cohortCode },
    { counter: `cohort-code:address:${addressBlock(address)}`, limit: attemptLimits.cohortCodeAddress },
  ];
  const retryAfterSeconds = await chargeAttempt(db, counted);
  if (retryAfterSeconds !== null)
    throw new Failure('too_many_requests', {
      message: `Too many codes that don’t exist. Try again in ${formatWait(retryAfterSeconds)}.`,
      retryAfterSeconds,
    });
  const cohort = await cohortWithCode(db, code);
  await forgiveAttempt(
    db,
    counted.map(({ counter }) => counter),
    [],
  );
  return cohort;
}
