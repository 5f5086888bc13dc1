/**
 * Work that is paid with new money: a payment brings what the balance lacks, and the work is then paid from the
 * balance, once.
 */
import { identityOf } from '#domains/accounts/server/accounts.ts';
import { smallestFunding, type PaymentOutcome } from '#domains/wallet/funding.ts';
import {
  arrivedPayments,
  balances,
  decidePayment,
  type ArrivedPayment,
  type PaymentPlan,
} from '#domains/wallet/server/wallet.ts';
import { Failure } from '#kit/errors.ts';
import { add, compare, equals, isZero, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { paymentFor } from '../payment.ts';
import type { PaidWork } from './work.ts';

/** How long a payment of a milestone, or of what is added to work, can be finished. */
export const PAY_MINUTES = 30;

export interface PaymentWay {
  readonly provider: 'test' | 'card' | 'paypal';
  readonly method?: string | undefined;
  readonly use_balance: boolean;
  readonly expected_payment: Money;
}

/** What a payment for this work brings in; another amount than the payer saw answers price_changed. */
export async function planPayment(
  tx: Tx,
  { id, kind, number, clientId, terms: { total } }: PaidWork,
  way: PaymentWay,
  page: Pick<PaymentPlan, 'next' | 'minutes' | 'facts'>,
  context: Context,
): Promise<PaymentPlan> {
  const [wallet, terms] = await Promise.all([
    balances(tx, clientId, total.currency),
    termsInForce(tx, context.clock()),
  ]);
  const purse = {
    spendable: add(wallet.spendable, wallet.available),
    owed: wallet.owed,
    smallest: smallestFunding(total.currency, terms),
  };
  const { toPay } = paymentFor(total, purse, way.use_balance);
  if (isZero(toPay) || !equals(toPay, way.expected_payment))
    throw new Failure('price_changed', { data: { total, payment: toPay } });
  return { amount: toPay, pays: { type: kind, id, label: number }, ...page };
}

/** Suspended, leaving or gone: nobody pays someone who can't work. */
export async function isGone(tx: Tx, freelancerId: string): Promise<boolean> {
  const freelancer = await identityOf(tx, freelancerId);
  return freelancer === undefined || freelancer.suspended_at !== null || freelancer.closing_at !== null;
}

/** What a payment pays now, or why it no longer can. */
export type Due<Thing> = 'already_paid' | 'closed' | { readonly work: PaidWork; readonly pay: () => Promise<Thing> };

interface Waiting<Thing> {
  readonly due: (thing: Thing, payment: ArrivedPayment) => Due<Thing> | Promise<Due<Thing>>;
  /** The money stays in the payer's balance. */
  readonly keep: (thing: Thing, payment: ArrivedPayment, outcome: Exclude<PaymentOutcome, 'paid'>) => void;
}

/**
 * Safe late, twice and concurrently: under the work's lock, each payment for `id` is decided about once. Gives the
 * thing as it is then.
 */
export async function payFromArrived<Thing>(
  tx: Tx,
  id: string,
  thing: Thing,
  { due, keep }: Waiting<Thing>,
): Promise<Thing> {
  let now = thing;
  for (const payment of await arrivedPayments(tx, id)) {
    const what = await due(now, payment);
    const outcome = typeof what === 'string' ? what : await outcomeOf(tx, what.work);
    decidePayment(tx, payment.id, outcome);
    if (outcome !== 'paid') keep(now, payment, outcome);
    else if (typeof what !== 'string') now = await what.pay();
  }
  return now;
}

async function outcomeOf(tx: Tx, { clientId, freelancerId, terms: { total } }: PaidWork): Promise<PaymentOutcome> {
  if (await isGone(tx, freelancerId)) return 'seller_gone';
  const { spendable, available } = await balances(tx, clientId, total.currency);
  return compare(add(spendable, available), total) < 0 ? 'not_enough' : 'paid';
}
