import { units, zero, type Money } from '#kit/money.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { PurchaseIncome, Reference } from '../accounts.ts';
import { noteRefunded } from './charges.ts';
import { callLedger, platformAccounts, requirePositive, userAccounts } from './ledger.ts';

/** What one person pays to the platform at once, with nobody on the other side: a membership, a test. */
export interface Purchase {
  readonly journalId: string;
  readonly payerId: string;
  readonly price: Money;
  /** On top of the price. */
  readonly tax?: Money;
  readonly income: PurchaseIncome;
  readonly reference: Reference;
  readonly title: string;
}

/**
 * The charge is written in the statement that posts, and only if it posts. A charge is paid once: the same id with
 * another journal is refused.
 */
const purchaseCall = statement(
  'charge_purchase',
  `with posted as materialized
    (select ledger.purchase(:journalId, :currency, :type, :id, :label, :spend, :avail, :incomeAccount,
   :taxAccount, :price, :tax) as posted),
   charged as (
     insert into charge (id, kind, flow, number, title, payer_id, currency, price, tax, income, state, paid, tax_kept,
       settled_at)
     select :id, :type, 'purchase', :label, :title, :payerId::uuid, :currency, :price, :tax, :income, 'settled', :price,
       :tax, now() from posted where posted)
   select posted from posted`,
);

/**
 * U.spend, then U.avail → R.* the price and L.tax the tax. Throws `insufficient_funds` as `hold` does. False when this
 * very journal was posted before.
 */
export async function purchase(
  tx: Tx,
  { journalId, payerId, price, tax = zero(price.currency), income, reference, title }: Purchase,
): Promise<boolean> {
  requirePositive(price);
  if (tax.currency !== price.currency || units(tax) < 0n)
    throw new RangeError('the tax is in the currency of the price, and not below zero');
  const { currency } = price;
  const payer = await userAccounts(tx, payerId, currency);
  const platform = await platformAccounts(tx, currency);
  const accounts = {
    spend: payer['U.spend'],
    avail: payer['U.avail'],
    incomeAccount: platform[income],
    taxAccount: platform['L.tax'],
  };
  const charge = { ...reference, title, payerId, currency, price: price.amount, tax: tax.amount, income };
  return callLedger(tx, purchaseCall, { journalId, ...charge, ...accounts }, currency);
}

export interface PurchaseRefund {
  readonly journalId: string;
  /** As it was bought. */
  readonly reference: Reference;
  readonly at?: Date;
}

const refundCall = statement(
  'charge_purchase_refund',
  'select posted, case when posted then charge_purchase_refunded(:id, :at) end from (select ledger.refund_purchase(:journalId, :type, :id, :label) as posted offset 0) done',
);

/**
 * All of it, price and tax, goes back to the accounts that paid it, once. False when this very journal was posted
 * before.
 */
export async function refundPurchase(
  tx: Tx,
  { journalId, reference: { type, id, label }, at }: PurchaseRefund,
): Promise<boolean> {
  const posted = await callLedger(tx, refundCall, { journalId, type, id, label, at: at?.toISOString() ?? null }, '');
  if (posted) noteRefunded(tx, journalId);
  return posted;
}
