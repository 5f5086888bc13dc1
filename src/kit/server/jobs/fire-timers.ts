import type { Context } from '../context.ts';
import { statement } from '../db/database.ts';
import { pulse, type Pulse } from './pulse.ts';
import { TIMER_LANES, type TimerLane, type TimerReaction } from './reactions.ts';

const BATCH = 50;

const due = statement(
  'timer_due',
  `select name as kind, subject as "subject!" from job
   where lane = 'timers' and died_at is null and run_at <= coalesce(:asOf, now()) order by run_at limit ${BATCH}`,
);
const dueOf = statement(
  'timer_due_of',
  `select name as kind, subject as "subject!" from job
   where lane = 'timers' and died_at is null and run_at <= :now and (name = any (:kinds)) = :isOfKinds
   order by run_at limit ${BATCH}`,
);
/**
 * A command locks its order and then the timer's row, a timer the other way round. The timer gives way long before
 * the database would detect the deadlock and end one of them.
 */
const giveWay = statement('timer_give_way', "select set_config('lock_timeout', '200ms', true)");
const LOCK_NOT_AVAILABLE = '55P03';
const claim = statement(
  'timer_claim',
  'delete from job where subject = :subject and name = :kind and run_at <= coalesce(:asOf, now()) returning 1 as claimed',
);
const postpone = statement(
  'timer_postpone',
  `update job set attempts = least(attempts + 1, 1000), last_error = :lastError,
     run_at = greatest(run_at, coalesce(:asOf, now())) + make_interval(secs => least(3600, 5 * 2 ^ least(attempts, 12)))
   where subject = :subject and name = :kind`,
);

/**
 * Fires what is due. The row is deleted in the same transaction as what it causes, so late, twice or concurrent
 * firing makes no difference (MON-13). A timer that fails waits longer each time, up to an hour, and never stops the
 * others (JOB-2); it is retried for good, because money may wait for it. `asOf` is the present moment when a past is
 * being replayed. Answers whether a full batch was found.
 */
export async function fireDueTimers(
  context: Context,
  reactions: readonly TimerReaction[],
  asOf: Date | null = null,
): Promise<boolean> {
  return fire(context, reactions, await context.db.rows(due, { asOf }), asOf);
}

/**
 * The deadlines of each lane, those of money on the connections kept for it. Unknown kinds show up as failing in the
 * last lane.
 */
export function startTimers(
  reactions: readonly TimerReaction[],
  contextOf: (lane: TimerLane) => Context,
  beatMs: number,
): Pulse[] {
  return TIMER_LANES.map((lane) => {
    const context = contextOf(lane);
    const isLast = lane === TIMER_LANES.at(-1);
    const kinds = reactions.filter((reaction) => (reaction.lane === lane) !== isLast).map(({ kind }) => kind);
    // Not the database's now(): if its clock is changed, nothing may fire early.
    const beat = async () => {
      const now = context.clock();
      return fire(context, reactions, await context.db.rows(dueOf, { kinds, isOfKinds: !isLast, now }), now);
    };
    return pulse(`${lane} timers`, beatMs, beat, context.log);
  });
}

interface Due {
  readonly kind: string;
  readonly subject: string;
}

async function fire(
  context: Context,
  reactions: readonly TimerReaction[],
  rows: readonly Due[],
  asOf: Date | null,
): Promise<boolean> {
  for (const { kind, subject } of rows) {
    try {
      await context.database.transact(async (tx) => {
        await tx.rows(giveWay);
        const claimed = await tx.row(claim, { subject, kind, asOf });
        if (claimed === undefined) return;
        const reaction = reactions.find((reaction) => reaction.kind === kind);
        if (reaction === undefined) throw new Error(`no timer reaction is called ${kind}`);
        await reaction.fire(tx, subject, context);
      });
    } catch (error) {
      // Another worker has it right now; the next run looks again.
      if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) continue;
      const reason = error instanceof Error ? error.message : String(error);
      context.log.error({ err: error, timer: kind, subject }, 'timer failed; it will be tried again');
      await context.database.transact(async (tx) =>
        tx.rows(postpone, { subject, kind, lastError: reason.slice(0, 500), asOf }),
      );
    }
  }
  return rows.length === BATCH;
}
