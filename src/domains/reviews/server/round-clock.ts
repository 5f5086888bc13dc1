/**
 * What a round's timer does. It may fire late, twice or concurrently: only a clock that really ran out closes it
 * (MON-13).
 */
import { clockToRemind, nextWake } from '#kit/countdown.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { reviewsReminded } from '../events.ts';
import { clockOf } from '../round.ts';
import { REVIEW_ROUND } from './open-round.ts';
import { lockRound, announceAbout } from './store.ts';
import { closeRound } from './write-review.ts';

const reminded = statement(
  'review_round_reminded',
  'update review_round set reminded_at = :now where work_id = :workId',
);

async function fireRound(tx: Tx, workId: string, context: Context): Promise<void> {
  const round = await lockRound(tx, workId);
  const clock = round === null ? null : clockOf(round, round.openedAt);
  if (round === null || clock === null) return;
  const now = context.clock();
  if (clock.endsAt <= now) return closeRound(tx, round, now);
  if (clockToRemind([clock], round.remindedAt, now) !== null) {
    await tx.rows(reminded, { workId, now });
    announceAbout(tx, reviewsReminded, round, { turn: [...clock.turn], endsAt: clock.endsAt.toISOString() });
  }
  setTimer(tx, REVIEW_ROUND, workId, nextWake([clock], now) ?? clock.endsAt);
}

export const reviewTimers = [onTimer(REVIEW_ROUND, 'orders', fireRound)];
