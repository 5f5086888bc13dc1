/**
 * The front door of the wallet. Every deed here is one journal in the ledger, made in the caller's transaction;
 * `journalId` is its idempotency key: the same call again posts nothing and answers false (docs/ledger.md).
 * Whatever credits spendable or available money repays what is owed first: the ledger does that itself (MON-17).
 */
import { isZero, sum, units, type Money } from '#kit/money.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { fundingSources, type FundingSource, type HeldReference, type Reference } from '../accounts.ts';
import { clearedEarly } from './clear-early.ts';
import { queueForMoneyOf, takenFromClearing } from './taken-shares.ts';
import { callLedger, platformAccounts, postLines, requirePositive, userAccounts } from './ledger.ts';

export { clearEarly } from './clear-early.ts';
export { parkPayoutNews } from './park-payment-event.ts';
export { queueForMoneyOf } from './taken-shares.ts';
export { balances, heldFor, platformBalance } from './balances.ts';
export { disputeFacts, type DisputeFacts } from './dispute-facts.ts';
export { payOut, returnWithdrawal, setAside, type Outgoing, type WithdrawalFees } from './withdraw-money.ts';
export { trail, type TrailJournal } from './trail.ts';
export { eraseFromWallet, exportOfWallet, moneyLeftOf, moneyUnderWayOf, type MoneyLeft } from './leave.ts';
export type { HeldReference, Reference } from '../accounts.ts';

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
  readonly reference: HeldReference;
}

const holdCall = statement('ledger_hold', 'select ledger.hold($1, $2, $3, $4, $5, $6, $7, $8) as posted');

/** U.spend, then U.avail → H. Throws `insufficient_funds` with `data: { missing, owed }`; what is owed is part of what is missing. One round trip. */
export async function hold(tx: Tx, { journalId, payerId, amount, reference }: Hold): Promise<boolean> {
  requirePositive(amount);
  const payer = await userAccounts(tx, payerId, amount.currency);
  const { type, id, label } = reference;
  return callLedger(tx, holdCall, [journalId, amount.currency, type, id, label, payer['U.spend'], payer['U.avail'], amount.amount], amount.currency);
}

export interface Settlement {
  readonly journalId: string;
  readonly reference: HeldReference;
  readonly freelancerId: string;
  /** What the freelancer gets: the price less the service fee. */
  readonly earned: Money;
  readonly serviceFee: Money;
  readonly clientFee: Money;
  readonly tax: Money;
}

const releaseCall = statement('ledger_release', 'select ledger.release($1, $2, $3, $4, $5, $6, $7, $8, $9) as posted');

/** H → U.pend + R.svc + R.buy + L.tax. The four must be all that is held: afterwards H is exactly zero. */
export async function settle(tx: Tx, settlement: Settlement): Promise<boolean> {
  const { journalId, reference, freelancerId, earned, serviceFee, clientFee, tax } = settlement;
  const { currency } = earned;
  const freelancer = await userAccounts(tx, freelancerId, currency);
  const platform = await platformAccounts(tx, currency);
  const parts: readonly (readonly [string, Money])[] = [
    [freelancer['U.pend'], earned],
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
  return callLedger(tx, releaseCall, [journalId, 'settle', currency, reference.type, reference.id, reference.label, accounts, amounts, true], currency);
}

export interface Refund {
  readonly journalId: string;
  readonly reference: HeldReference;
  readonly amount: Money;
}

const noteRefund = statement(
  'note_refund',
  `insert into held_refund (journal_id, user_id, reference_type, reference_id, amount, currency, at)
   select journal.id, account.owner, journal.reference_type, journal.reference_id, sum(entry.amount), journal.currency, journal.created_at
   from ledger.journal join ledger.entry on entry.journal_id = journal.id join ledger.account on account.id = entry.account_id
   where journal.id = $1 and account.name like 'U.%' group by journal.id, account.owner`,
);
const refundCall = statement('ledger_refund', 'select ledger.refund($1, $2, $3, $4, $5, $6) as posted');

/** H → the accounts it came from. What was put in last goes back first. Never more than is held. */
export async function refund(tx: Tx, { journalId, reference, amount }: Refund): Promise<boolean> {
  requirePositive(amount);
  const posted = await callLedger(tx, refundCall, [journalId, amount.currency, reference.type, reference.id, reference.label, amount.amount], amount.currency);
  if (posted) await tx.rows(noteRefund, [journalId]);
  return posted;
}

export interface Clearing {
  readonly journalId: string;
  readonly userId: string;
  readonly amount: Money;
  readonly reference: Reference;
}

/** U.pend → U.avail, when the clearance days are over; less what was taken back of it or cleared early. */
export async function clear(tx: Tx, { journalId, userId, amount, reference }: Clearing): Promise<boolean> {
  requirePositive(amount);
  await queueForMoneyOf(tx, [userId]);
  const left = units(amount) - (await takenFromClearing(tx, reference.id, userId)) - (await clearedEarly(tx, reference.id, userId));
  if (left === 0n) return true;
  const user = await userAccounts(tx, userId, amount.currency);
  return postLines(tx, journalId, 'clear', amount.currency, reference, [
    { account: user['U.pend'], amount: -left },
    { account: user['U.avail'], amount: left },
  ]);
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
export async function adjust(tx: Tx, { journalId, userId, account, direction, amount, reference }: Adjustment): Promise<boolean> {
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

const reverseCall = statement('ledger_reverse', 'select ledger.reverse_journal($1, $2, $3, $4) as posted');

/** The only correction there is: the same entries with the signs turned, if the money is still there. */
export async function reverse(tx: Tx, { journalId, of, reason, by }: Reversal): Promise<boolean> {
  return callLedger(tx, reverseCall, [journalId, of, reason, by], '');
}
