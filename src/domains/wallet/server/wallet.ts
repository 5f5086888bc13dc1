/**
 * The front door of the wallet. Every command here is one journal in the ledger, made in the caller's transaction;
 * `journalId` is its idempotency key: the same call again posts nothing and answers false (docs/ledger.md).
 * Whatever credits spendable or available money repays what is owed first: the ledger does that itself (MON-17).
 */
import { isZero, money, sum, units, type Money } from '#kit/money.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { fundingSources, type FundingSource, type Reference } from '../accounts.ts';
import {
  holdCall,
  noteCleared,
  noteRefunded,
  refundCall,
  settleCall,
  termValues,
  type ChargeTerms,
} from './charges.ts';
import { clearedEarly } from './clear-early.ts';
import { queueForMoneyOf, takenFromClearing } from './taken-shares.ts';
import { callLedger, platformAccounts, postLines, requirePositive, userAccounts } from './ledger.ts';

export { chargeEvidence, type ChargeEvidence, type ChargeLine } from './charge-evidence.ts';
export { chargeKinds } from './charge-kinds.ts';
export { providerLines } from './own-lines.ts';
export { purchase, refundPurchase, type Purchase } from './purchase.ts';
export { clearEarly } from './clear-early.ts';
export { earningsAtRisk, flagAtRisk, moneyAtRisk, type AtRisk } from './at-risk.ts';
export { bearAtRisk } from './bear-at-risk.ts';
export { raiseFlag } from './operator-flags.ts';
export { sharesCard } from './payment-methods.ts';
export { hasMovedMoney } from './has-moved-money.ts';
export { holdAgain, whyNotHeldAgain } from './hold-again.ts';
export { startPaymentFor, type PaymentPlan, type StartedFunding } from './start-funding.ts';
export { keepCheckout } from './fundings.ts';
export {
  arrivedPayments,
  decidePayment,
  endPaymentsFor,
  endPaymentsNamed,
  type ArrivedPayment,
} from './payments-for.ts';
export { billTo, dropBilling } from './billing.ts';
export { parkPayoutNews } from './park-payment-event.ts';
export { queueForMoneyOf } from './taken-shares.ts';
export { readParts } from './balance-parts.ts';
export { balances, heldFor, platformBalance } from './balances.ts';
export { payments } from './payment-history.ts';
export { methodsOf as savedMethodsOf } from './payment-methods.ts';
export { payOut, returnPayout, setAside, type Outgoing, type PayoutFees } from './pay-out.ts';
export { findJournals, type JournalFilters } from './find-journals.ts';
export {
  correctionFacts,
  entriesOf,
  journalOfOwnEntry,
  journalsAbout,
  journalsOf,
  reversalsOf,
  type Journal,
} from './journals.ts';
export { moneyDeskWaiting, releasedAndHeld, totalsByAccount } from './totals.ts';
export { statementYears } from './statement-years.ts';
export { trail, trailsOf, type TrailJournal } from './trail.ts';
export { dealtWith, feesOf, noteClears, noteDue, noteReason, retitleCharges, type ChargeTerms } from './charges.ts';
export type { Reference } from '../accounts.ts';

export interface Funding {
  readonly journalId: string;
  readonly userId: string;
  readonly amount: Money;
  readonly source: FundingSource;
  readonly reference: Reference;
}

/** X.* → U.spend. Only after the provider confirmed it by a verified event or a look-up (MON-16). */
export async function fund(tx: Tx, { journalId, userId, amount, source, reference }: Funding): Promise<boolean> {
  requirePositive(amount);
  const user = await userAccounts(tx, userId, amount.currency);
  const platform = await platformAccounts(tx, amount.currency);
  return postLines(tx, journalId, 'fund', amount.currency, reference, [
    { account: platform[fundingSources[source]], amount: -units(amount) },
    { account: user['U.spend'], amount: units(amount) },
  ]);
}

export interface Hold {
  readonly journalId: string;
  readonly payerId: string;
  readonly amount: Money;
  readonly reference: Reference;
  readonly terms?: ChargeTerms;
}

/**
 * U.spend, then U.avail → H. Throws `insufficient_funds` with `data: { missing, owed }`; what is owed is part of what
 * is missing. The charge is written in the same round trip.
 */
export async function hold(tx: Tx, { journalId, payerId, amount, reference, terms }: Hold): Promise<boolean> {
  requirePositive(amount);
  const payer = await userAccounts(tx, payerId, amount.currency);
  const posting = { journalId, ...reference, ...amount, spend: payer['U.spend'], avail: payer['U.avail'] };
  return callLedger(tx, holdCall, { ...posting, payerId, ...termValues(reference, amount, terms) }, amount.currency);
}

export interface Settlement {
  readonly journalId: string;
  readonly reference: Reference;
  readonly payeeId: string;
  /** What the payee gets: the price less the service fee. */
  readonly earned: Money;
  readonly serviceFee: Money;
  readonly clientFee: Money;
  readonly tax: Money;
  readonly at?: Date;
  /** When what was earned becomes available. */
  readonly clearsAt?: Date | null;
}

/** H → U.pend + R.svc + R.buy + L.tax. The four must add up to all that is held: afterwards H is exactly zero. */
export async function settle(tx: Tx, settlement: Settlement): Promise<boolean> {
  const { journalId, reference, payeeId, earned, serviceFee, clientFee, tax, at, clearsAt } = settlement;
  const { currency } = earned;
  const payee = await userAccounts(tx, payeeId, currency);
  const platform = await platformAccounts(tx, currency);
  const parts: readonly (readonly [string, Money])[] = [
    [payee['U.pend'], earned],
    [platform['R.svc'], serviceFee],
    [platform['R.buy'], clientFee],
    [platform['L.tax'], tax],
  ];
  requirePositive(
    sum(
      parts.map(([, amount]) => amount),
      currency,
    ),
  );
  const moving = parts.filter(([, amount]) => !isZero(amount));
  const accounts = moving.map(([account]) => account);
  const amounts = moving.map(([, amount]) => amount.amount);
  const posting = { journalId, kind: 'settle', currency, ...reference, accounts, amounts, mustEmpty: true };
  const paid = {
    payeeId,
    paid: earned.amount,
    serviceFee: serviceFee.amount,
    clientFee: clientFee.amount,
    tax: tax.amount,
  };
  const times = { at: at?.toISOString() ?? null, clearsAt: clearsAt?.toISOString() ?? null };
  return callLedger(tx, settleCall, { ...posting, ...paid, ...times }, currency);
}

export interface Refund {
  readonly journalId: string;
  readonly reference: Reference;
  readonly amount: Money;
  readonly at?: Date;
}

/** H → the accounts it came from, last in, first out. Never more than is held. */
export async function refund(tx: Tx, { journalId, reference, amount, at }: Refund): Promise<boolean> {
  requirePositive(amount);
  const posted = await callLedger(
    tx,
    refundCall,
    { journalId, ...reference, ...amount, at: at?.toISOString() ?? null },
    amount.currency,
  );
  if (posted) noteRefunded(tx, journalId);
  return posted;
}

export interface Clearing {
  readonly journalId: string;
  readonly userId: string;
  readonly amount: Money;
  readonly reference: Reference;
  readonly at?: Date;
}

/**
 * U.pend → U.avail, when the clearance days are over; less what was taken back of it or cleared early. Answers what
 * moved, or null when this very journal was posted before.
 */
export async function clear(tx: Tx, { journalId, userId, amount, reference, at }: Clearing): Promise<Money | null> {
  requirePositive(amount);
  queueForMoneyOf(tx, [userId]);
  noteCleared(tx, reference.id, at);
  const left =
    units(amount) -
    (await takenFromClearing(tx, reference.id, userId)) -
    (await clearedEarly(tx, reference.id, userId));
  const cleared = money(left, amount.currency);
  if (left === 0n) return cleared;
  const user = await userAccounts(tx, userId, amount.currency);
  const posted = await postLines(tx, journalId, 'clear', amount.currency, reference, [
    { account: user['U.pend'], amount: -left },
    { account: user['U.avail'], amount: left },
  ]);
  return posted ? cleared : null;
}

export interface Adjustment {
  readonly journalId: string;
  readonly userId: string;
  readonly account: 'U.spend' | 'U.avail';
  readonly direction: 'credit' | 'debit';
  readonly amount: Money;
  readonly reference: Reference;
}

/** E.loss ↔ a person's money: what two operators agreed to make good, or to take back (ADM-1). */
export async function adjust(
  tx: Tx,
  { journalId, userId, account, direction, amount, reference }: Adjustment,
): Promise<boolean> {
  requirePositive(amount);
  const user = await userAccounts(tx, userId, amount.currency);
  const platform = await platformAccounts(tx, amount.currency);
  const given = direction === 'credit' ? units(amount) : -units(amount);
  return postLines(tx, journalId, 'adjust', amount.currency, reference, [
    { account: platform['E.loss'], amount: -given },
    { account: user[account], amount: given },
  ]);
}

export interface Reversal {
  readonly journalId: string;
  /** The journal to undo. A journal can be reversed once; a reversal cannot. */
  readonly of: string;
  readonly reason: string;
  /** The operator who did it. */
  readonly by: string;
}

const reverseCall = statement(
  'ledger_reverse',
  'select ledger.reverse_journal(:journalId, :of, :reason, :by) as posted',
);

/** The only correction there is: the same entries with the signs turned, if the money is still there. */
export async function reverse(tx: Tx, { journalId, of, reason, by }: Reversal): Promise<boolean> {
  return callLedger(tx, reverseCall, { journalId, of, reason, by }, '');
}
export { SETTLED } from './settled.ts';
export { payerStanding, type PayerStanding } from './payer-standing.ts';
export { pathOfPayment } from './find-payments.ts';
