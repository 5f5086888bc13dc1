import { statement, type Tx } from '#kit/server/db/database.ts';
import { larger } from '#kit/money.ts';
import { reviewWords, whyReviewed } from '../plan.ts';
import type { WithdrawalTerms } from '../terms.ts';
import { queueForDestination } from './shared-destinations.ts';
import { withdrawnBy, withdrawnTo } from './recent-sums.ts';
import type { Withdrawal } from './store.ts';

const destination = statement('withdrawal_destination', 'select fingerprint from payout_method where id = :id');
const unsettled = statement(
  'destination_unsettled',
  'select 1 from shared_destination where fingerprint = :fingerprint and settled_at is null',
);

/** Does not reveal whose account it also is. */
const CHECKED = 'We review this payout method before we pay to it, within 1 business day.';

/**
 * Why a person has to review it before it goes out, or null (MON-19). Requests of one person run one at a time under
 * the person's lock, those to one bank account under this lock, so that each sees the ones before it.
 */
export async function whyReview(tx: Tx, withdrawal: Withdrawal, terms: WithdrawalTerms): Promise<string | null> {
  const { currency } = withdrawal.amount;
  const fingerprint = (await tx.row(destination, { id: withdrawal.methodId }))?.fingerprint;
  if (fingerprint === undefined) throw new Error(`${withdrawal.number} has no method`);
  queueForDestination(tx, fingerprint);
  if ((await tx.row(unsettled, { fingerprint })) !== undefined) return CHECKED;
  const own = await withdrawnBy(tx, withdrawal.userId, currency, withdrawal.id);
  const there = await withdrawnTo(tx, fingerprint, currency, withdrawal.id);
  const reason = whyReviewed(withdrawal.amount, own, terms);
  if (reason !== null) return reviewWords(reason);
  const together = { day: larger(own.day, there.day), week: larger(own.week, there.week) };
  return whyReviewed(withdrawal.amount, together, terms) === null ? null : CHECKED;
}
