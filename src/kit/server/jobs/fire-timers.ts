import type { Context } from '../context.ts';
import { statement } from '../db/database.ts';
import type { TimerReaction } from './reactions.ts';

const BATCH = 50;

const due = statement('timer_due', `select kind, subject from timer where fires_at <= coalesce($1, now()) order by fires_at limit ${BATCH}`);
const claim = statement('timer_claim', 'delete from timer where subject = $1 and kind = $2 and fires_at <= coalesce($3, now()) returning 1 as claimed');
const postpone = statement(
  'timer_postpone',
  `update timer set tries = least(tries + 1, 1000), last_error = $3, fires_at = greatest(fires_at, now()) + make_interval(secs => least(3600, 5 * 2 ^ least(tries, 12)))
   where subject = $1 and kind = $2`,
);

/**
 * Fires what is due: the row goes in the same transaction as what it causes, so late, twice or at once makes no
 * difference (MON-13). One that fails waits longer each time, up to an hour, and never stops the others (JOB-2); it is
 * never given up, because money may wait for it.
 * `asOf` stands for now when a past is being replayed. Answers whether a full batch was found.
 */
export async function fireDueTimers(context: Context, reactions: readonly TimerReaction[], asOf: Date | null = null): Promise<boolean> {
  const rows = await context.db.rows<{ kind: string; subject: string }>(due, [asOf]);
  for (const { kind, subject } of rows) {
    try {
      await context.database.transact(async (tx) => {
        const claimed = await tx.row(claim, [subject, kind, asOf]);
        if (claimed === undefined) return;
        const reaction = reactions.find((one) => one.kind === kind);
        if (reaction === undefined) throw new Error(`no timer reaction is called ${kind}`);
        await reaction.fire(tx, subject, context);
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      context.log.error({ err: error, timer: kind, subject }, 'timer failed; it will be tried again');
      await context.database.transact(async (tx) => tx.rows(postpone, [subject, kind, reason.slice(0, 500)]));
    }
  }
  return rows.length === BATCH;
}
