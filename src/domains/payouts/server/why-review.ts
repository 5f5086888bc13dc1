import { statement, type Tx } from '#kit/server/db/database.ts';
import { larger } from '#kit/money.ts';
import { reviewWords, whyReviewed } from '../plan.ts';
import { withdrawnBy, withdrawnTo } from './recent-sums.ts';
import type { Withdrawal } from './store.ts';

const destination = statement('withdrawal_destination', 'select fingerprint from payout_method where id = $1');
const queue = statement('withdrawal_destination_queue', "select pg_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 23))");
const unsettled = statement('destination_unsettled', 'select 1 from shared_destination where fingerprint = $1 and settled_at is null');

/** Says nothing of whose else it is. */
const CHECKED = 'A person checks this payout method before money goes to it, within one business day.';

/**
 * Why a person has to look before this goes out, or null (MON-19). Requests of one person come one after the other under
 * the person's lock, those to one account under this one: of many at one time each sees those before it.
 */
export async function whyReview(tx: Tx, withdrawal: Withdrawal): Promise<string | null> {
  const { currency } = withdrawal.amount;
  const fingerprint = (await tx.row<{ fingerprint: Buffer }>(destination, [withdrawal.methodId]))?.fingerprint;
  if (fingerprint === undefined) throw new Error(`${withdrawal.number} has no method`);
  await tx.rows(queue, [fingerprint]);
  if ((await tx.row(unsettled, [fingerprint])) !== undefined) return CHECKED;
  const own = await withdrawnBy(tx, withdrawal.userId, currency, withdrawal.id);
  const there = await withdrawnTo(tx, fingerprint, currency, withdrawal.id);
  const why = whyReviewed(withdrawal.amount, own);
  if (why !== null) return reviewWords(why);
  const together = { day: larger(own.day, there.day), week: larger(own.week, there.week) };
  return whyReviewed(withdrawal.amount, together) === null ? null : CHECKED;
}
