import type { AttemptLimit } from '../../limits.ts';
import { statement, type Db, type Tx } from '../db/database.ts';

/** One guess at one secret, and what it is counted under. */
export interface Counted {
  readonly counter: string;
  readonly limit: AttemptLimit;
}

/** The limit of the current row, from the arrays that came with the call. */
const limitOf = (parameter: `:${string}`): string =>
  `(${parameter}::integer[])[array_position(:counters::text[], a.counter)]`;
/**
 * A wait longer than the longest comes from a clock that was set back since: nobody stays locked out until that time is
 * reached again.
 */
const isBlocked = (row: string, longest: string): string =>
  `${row}.blocked_until > now() and ${row}.blocked_until <= now() + make_interval(secs => ${longest} + 10)`;
const failuresNow = `case when a.last_at < now() - make_interval(secs => ${limitOf(':forgottenAfterSeconds')}) then 1 else a.failures + 1 end`;

/**
 * Counts the try as a failure before anything is checked, so that a thousand at once are no way round; a success takes
 * it back. A try that is refused counts nowhere. Rows are locked in one order.
 */
const charge = statement(
  'attempt_charge',
  `insert into attempt as a (counter, failures, blocked_until, last_at)
   select counter, 1, null, now() from unnest(:counters::text[]) as counter
   where not exists (select from attempt b
     where b.counter = any (:counters)
     and ${isBlocked('b', '(:longest::integer[])[array_position(:counters::text[], b.counter)]')})
   order by counter
   on conflict (counter) do update set
     failures = ${failuresNow}, last_at = now(),
     blocked_until = case when ${failuresNow} >= ${limitOf(':free')}
       then now() + make_interval(secs =>
         least(${limitOf(':longest')},
         ${limitOf(':firstWaitSeconds')} * power(2, least(${failuresNow} - ${limitOf(':free')}, 20)))) end
     where (${isBlocked('a', limitOf(':longest'))}) is not true
   returning 1 as charged`,
);
const wait = statement(
  'attempt_wait',
  `select ceil(extract(epoch from max(a.blocked_until) - now()))::integer as seconds from attempt a
    where a.counter = any (:counters)
     and ${isBlocked('a', '(:longest::integer[])[array_position(:counters::text[], a.counter)]')}`,
);

/** Null when the guess may be made; otherwise the seconds to wait. Counters live in the database (AUT-3, AUT-7). */
export async function chargeAttempt(db: Db, counted: readonly Counted[]): Promise<number | null> {
  const counters = counted.map((attempt) => attempt.counter);
  const limits = counted.map((attempt) => attempt.limit);
  const longest = limits.map((limit) => limit.longestWaitSeconds);
  const charged = await db.rows(charge, {
    counters,
    free: limits.map((limit) => limit.free),
    firstWaitSeconds: limits.map((limit) => limit.firstWaitSeconds),
    longest,
    forgottenAfterSeconds: limits.map((limit) => limit.forgottenAfterSeconds),
  });
  if (charged.length === counters.length) return null;
  return Math.max(1, (await db.row(wait, { counters, longest }))?.seconds ?? 1);
}

const giveBack = statement(
  'attempt_give_back',
  `update attempt set failures = case when counter = any (:startAnew) then 0 else greatest(failures - 1, 0) end,
    blocked_until = null
   where counter = any (:counters)`,
);

/** The guess was right: the failure is taken back, and the counters of this person alone are reset. */
export async function forgiveAttempt(
  reads: Db | Tx,
  counters: readonly string[],
  startAnew: readonly string[],
): Promise<void> {
  if (counters.length > 0) await reads.rows(giveBack, { counters, startAnew });
}
