import { databaseNow } from '#kit/server/db/database-now.ts';
import { randomBytes } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { compare, equals, formatMoney, zero, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { lockIdentity } from '#domains/accounts/server/accounts.ts';
import { setAside } from '#domains/wallet/server/wallet.ts';
import { payoutReviewNeeded, withdrawalRequested } from '../events.ts';
import { holdOf, smallestWithdrawal, withdrawalFee, type PayoutKind, type WithdrawalTerms } from '../terms.ts';
import type { Lane } from '../withdrawal.ts';
import { WITHDRAWAL_NUMBER_BYTES, withdrawalNumberFrom } from '../withdrawal-number.ts';
import { approve, HOLD_TIMER, outgoingOf } from './decide.ts';
import { ownMethod, type PayoutMethod } from './methods.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { hasBeenPaid, whyNotWithdraw } from './standing.ts';
import { withdrawalOf, type PayoutProvider, type Withdrawal } from './store.ts';
import { announceWithdrawal } from './announce-withdrawal.ts';
import { whyReview } from './why-review.ts';

export interface Wanted {
  readonly amount: Money;
  readonly method: string;
  readonly lane: Lane;
  readonly expected_fee: Money;
}

/** Who sends it: the test provider where it is offered, PayPal through its API, a bank transfer by the operator. */
export function senderOf(
  kind: PayoutKind,
  { payments }: Pick<Context, 'payments'>,
): { provider: PayoutProvider; live: boolean } | null {
  if (kind === 'paypal' && payments.paypal?.payouts !== undefined)
    return { provider: 'paypal', live: payments.paypal.live };
  if (payments.test?.payouts !== undefined) return { provider: 'test', live: false };
  return kind === 'bank' ? { provider: 'manual', live: true } : null;
}

/**
 * U.avail → U.out, then waits, is reviewed or is approved, by WDR-1 to WDR-4. Requests of one person run one at a time.
 */
export async function requestWithdrawal(tx: Tx, actor: Actor, wanted: Wanted, context: Context): Promise<Withdrawal> {
  await lockIdentity(tx, actor.userId);
  const method = await ownMethod(tx, actor.userId, wanted.method);
  if (method === undefined) throw new Failure('not_found', { message: 'Choose one of your payout methods.' });
  const now = await databaseNow(tx);
  const leaving = wanted.amount.currency === context.config.currency ? wanted.amount : zero(context.config.currency);
  const block = await whyNotWithdraw(tx, actor.userId, method, { leaving, now }, context);
  if (block !== null) throw new Failure('wrong_state', { message: block.words, data: { why: block.why } });
  const terms = await termsInForce(tx, context.clock());
  checkTerms(wanted, method, terms, context);
  const sender = senderOf(method.kind, context);
  if (sender === null)
    throw new Failure('unavailable', {
      message: 'PayPal payouts aren’t available at the moment. Choose a bank account.',
    });
  const withdrawal = await insert(tx, context.makeId(), actor.userId, wanted, { method, sender, terms });
  await setAside(tx, { ...outgoingOf(withdrawal), details: { title: method.label, fee: withdrawal.fee } });
  return settleStart(tx, withdrawal, { method, terms, now }, context);
}

interface Sending {
  readonly method: PayoutMethod;
  readonly sender: { readonly provider: PayoutProvider; readonly live: boolean };
  readonly terms: WithdrawalTerms;
}

function checkTerms(
  { amount, expected_fee: expected, lane }: Wanted,
  { kind }: PayoutMethod,
  terms: WithdrawalTerms,
  { config }: Pick<Context, 'config'>,
): void {
  const smallest = smallestWithdrawal(config.currency, terms);
  if (amount.currency !== config.currency) throw invalidField('amount', `Enter an amount in ${config.currency}.`);
  if (compare(amount, smallest) < 0)
    throw invalidField('amount', `The minimum withdrawal is ${formatMoney(smallest)}.`);
  const fee = withdrawalFee(amount, kind, lane, terms);
  if (!equals(fee, expected))
    throw new Failure('price_changed', {
      message: `The fee changed to ${formatMoney(fee)}. Check it and try again.`,
      data: { fee },
    });
}

const insertWithdrawal = statement(
  'withdrawal_insert',
  `with made as (
       insert into withdrawal (id, number, user_id, method_id, provider, live, lane, amount, fee, currency)
       values (:id, :number, :userId, :methodId, :provider, :live, :lane, :amount, :fee, :currency) returning *),
     told as (insert into withdrawal_event (withdrawal_id, move, party, actor_id, state_after) select id, 'request',
       'owner', :userId, 'requested' from made)
     select * from made`,
);

async function insert(
  tx: Tx,
  id: string,
  userId: string,
  { amount, lane }: Wanted,
  { method, sender, terms }: Sending,
) {
  const row = await tx.row(insertWithdrawal, {
    id,
    number: withdrawalNumberFrom(randomBytes(WITHDRAWAL_NUMBER_BYTES)),
    userId,
    methodId: method.id,
    provider: sender.provider,
    live: sender.live,
    lane,
    amount: amount.amount,
    fee: withdrawalFee(amount, method.kind, lane, terms).amount,
    currency: amount.currency,
  });
  if (row === undefined) throw new Error('the withdrawal was not written');
  return withdrawalOf(row);
}

async function settleStart(
  tx: Tx,
  requested: Withdrawal,
  { method, terms, now }: Pick<Sending, 'method' | 'terms'> & { now: Date },
  context: Context,
): Promise<Withdrawal> {
  const isPaid = await hasBeenPaid(tx, requested.userId);
  const hold = holdOf(
    { isProven: method.proven_at !== null, hasBeenPaid: isPaid, methodAddedAt: method.created_at, now },
    terms,
  );
  await announceWithdrawal(tx, withdrawalRequested, requested, {
    heldUntil: hold?.until.toISOString() ?? null,
    reason: hold?.reason ?? null,
  });
  if (hold === null) return goOn(tx, requested, context);
  const held = await moveWithdrawal(
    tx,
    requested,
    'hold',
    { party: 'system', reason: hold.reason },
    { heldUntil: hold.until },
  );
  setTimer(tx, HOLD_TIMER, held.id, hold.until);
  return held;
}

/** After the wait: large sums, alone or with others, are reviewed by a person; all others are approved by rule. */
export async function goOn(tx: Tx, withdrawal: Withdrawal, context: Context): Promise<Withdrawal> {
  const reason = await whyReview(tx, withdrawal, await termsInForce(tx, context.clock()));
  if (reason === null) return approve(tx, withdrawal, { party: 'system' }, context);
  const inReview = await moveWithdrawal(tx, withdrawal, 'review', { party: 'system', reason });
  await announceWithdrawal(tx, payoutReviewNeeded, inReview, {});
  return inReview;
}
