/** Once a day every seller is evaluated by what the domains know of their work and reviews (LIM-37). */
import { identityOf } from '#domains/accounts/server/accounts.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { gathered, type Dealing, type ReviewSum } from '#kit/server/person-facts.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { clearanceDays, nextLevel, NO_MEASURES, wholeMonths, type Measures } from '../levels.ts';
import type { PieceData } from '#kit/dashboard.ts';
import type { standingPiece } from '../dashboard-piece.ts';
import { applyMeasures, forgetOldViews } from './standing.ts';
import { meanOf, reviewsIn, reviewSumsOf, soldBy, sumsOf } from './work-record.ts';

const BATCH = 200;

const isDone = statement('level_run_done', 'select 1 as done from level_run where ran_on = :today::date');
const finish = statement(
  'level_run_finish',
  'insert into level_run (ran_on, finished_at) values (:today::date, :now) on conflict do nothing',
);

interface Identity {
  readonly id: string;
  readonly identity_verified_at: Date | null;
  readonly created_at: Date;
}

function measuresOf(
  { id, identity_verified_at, created_at }: Identity,
  dealings: readonly Dealing[],
  reviews: readonly ReviewSum[],
  now: Date,
): Measures {
  const sold = sumsOf(
    dealings.filter((dealing) => dealing.freelancer_id === id),
    'client_id',
  );
  const byClients = reviews.filter(({ about_id, by }) => about_id === id && by === 'client');
  return {
    orders: sold.completed,
    clients: sold.people,
    rating: meanOf(byClients, 2),
    on_time_percent: sold.onTimePercent,
    identity_verified: identity_verified_at !== null,
    months: wholeMonths(created_at, now),
  };
}

const held = statement('level_held', 'select level, level_loss_at from profile where user_id = :userId');

/** The level was set by the daily job; the progress to the next one and the record are up to date. */
export async function standingOf(
  db: Db,
  userId: string,
  { facts, clock }: Pick<Context, 'facts' | 'clock'>,
): Promise<PieceData<typeof standingPiece>> {
  const [row, identity, dealings, reviews, terms] = await Promise.all([
    db.row(held, { userId }),
    identityOf(db, userId),
    soldBy(db, facts, [userId]),
    reviewSumsOf(db, facts, [userId]),
    termsInForce(db, clock()),
  ]);
  const measures = identity === undefined ? NO_MEASURES : measuresOf(identity, dealings, reviews, clock());
  const byClients = reviews.filter(({ by }) => by === 'client');
  const level = row?.level ?? 'new';
  return {
    level: {
      held: level,
      loss_at: row?.level_loss_at?.toISOString() ?? null,
      next: nextLevel(level),
      measures,
      clearance_days: clearanceDays(terms),
    },
    record: {
      completed: measures.orders,
      on_time_percent: measures.on_time_percent,
      rating: meanOf(byClients, 1),
      reviews: reviewsIn(byClients),
    },
  };
}

async function judgeThese(tx: Tx, ids: readonly string[], context: Context): Promise<void> {
  const { facts } = context;
  const dealings = await soldBy(tx, facts, ids);
  const reviews = await reviewSumsOf(tx, facts, ids);
  for (const id of ids) {
    const identity = await identityOf(tx, id);
    if (identity === undefined || identity.role === 'client') continue;
    await applyMeasures(tx, id, measuresOf(identity, dealings, reviews, context.clock()), context);
  }
}

/**
 * Safe to run twice or in two processes at once: an unchanged level announces nothing. The day is marked only when
 * everyone was evaluated, so a run that dies is repeated.
 */
export async function evaluateLevels(context: Context): Promise<boolean> {
  const now = context.clock();
  const today = now.toISOString().slice(0, 10);
  if ((await context.db.row(isDone, { today })) !== undefined) return false;
  let after: string | null = null;
  for (;;) {
    const last: string | null = after;
    const found: string[] = await gathered(context.facts.map((fact) => fact.sellersAfter?.(context.db, last, BATCH)));
    const ids = [...new Set(found)].toSorted().slice(0, BATCH);
    await context.database.transact((tx) => judgeThese(tx, ids, context));
    after = ids.at(-1) ?? null;
    if (ids.length < BATCH) break;
  }
  await context.database.transact(async (tx) => {
    await tx.rows(forgetOldViews, { today });
    await tx.rows(finish, { today, now });
  });
  return false;
}
