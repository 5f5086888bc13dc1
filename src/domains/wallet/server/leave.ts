import type { FactsOf } from '#kit/events.ts';
import { isZero, money, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { once, paged, type Export } from '#kit/server/personal-export.ts';
import { methodsForgotten } from '../events.ts';
import { BUCKETS, bucketOf, type Bucket } from '../accounts.ts';

export interface MoneyLeft {
  readonly bucket: Bucket | 'held';
  readonly amount: Money;
}

const left = statement(
  'wallet_left',
  `select account.name, account.currency, balance.amount from ledger.account
    join ledger.balance on balance.account_id = account.id
   where account.owner = :userId and account.name like 'U.%' and balance.amount <> 0
   union all
   select 'held', account.currency, sum(entry.amount)::bigint from ledger.entry
     join ledger.account on account.id = entry.source_id
   where account.owner = :userId group by account.currency having sum(entry.amount) <> 0`,
);

/** Every balance that is not zero, in every currency: money in any bucket, held, in transit, and debts. */
export async function moneyLeftOf(reads: Db | Tx, userId: string): Promise<MoneyLeft[]> {
  const rows = await reads.rows(left, { userId });
  return rows
    .map(({ name, currency, amount }): MoneyLeft => ({
      bucket: bucketOf(name) ?? 'held',
      amount: money(BigInt(amount) < 0n ? -BigInt(amount) : amount, currency),
    }))
    .filter(({ amount }) => !isZero(amount))
    .toSorted((a, b) => [...BUCKETS, 'held'].indexOf(a.bucket) - [...BUCKETS, 'held'].indexOf(b.bucket));
}

export interface MoneyUnderWay {
  readonly kind: 'funding' | 'refund' | 'dispute';
  readonly number: string;
  readonly amount: Money;
}

const underWay = statement(
  'wallet_under_way',
  `select 'funding' as kind, number, amount, currency from funding
    where user_id = :userId and (state = 'pending' or (state = 'created' and expires_at > now()))
   union all select 'refund', number, amount, currency from funding_refund
     where user_id = :userId and state in ('requested', 'sent')
   union all select 'dispute', f.number, d.amount, d.currency from payment_dispute d
     join funding f on f.id = d.funding_id
     where d.user_id = :userId and d.state in ('asked', 'open')
   limit 30`,
);

/** Money someone is still adding or being sent back, and payments a bank asks about. */
export async function moneyUnderWayOf(reads: Db | Tx, userId: string): Promise<MoneyUnderWay[]> {
  const rows = await reads.rows(underWay, { userId });
  return rows.map(({ kind, number, amount, currency }) => ({ kind, number, amount: money(amount, currency) }));
}

const dropMethods = statement(
  'methods_drop',
  'delete from payment_method where user_id = :userId returning provider, live, provider_reference',
);
const dropCustomers = statement(
  'customers_drop',
  'delete from payment_customer where user_id = :userId returning provider, live, customer_reference',
);
const dropDeclines = statement('declines_drop', 'delete from payment_decline where user_id = :userId');
const dropBillingDetails = statement('billing_details_drop', 'delete from billing_details where user_id = :userId');
const blankFundings = statement(
  'fundings_blank',
  'update funding set checkout_url = null, next_path = null, pays_facts = null where user_id = :userId',
);

/**
 * Removes saved payment methods, here now and at the provider after the commit. The books and the payments in them
 * stay.
 */
export async function eraseFromWallet(tx: Tx, userId: string): Promise<void> {
  const methods = await tx.rows(dropMethods, { userId });
  const customers = await tx.rows(dropCustomers, { userId });
  await tx.rows(dropDeclines, { userId });
  await tx.rows(dropBillingDetails, { userId });
  await tx.rows(blankFundings, { userId });
  for (const { provider, live, customer_reference: customer } of customers) {
    const theirs = methods
      .filter((method) => method.provider === provider && method.live === live)
      .map((method) => method.provider_reference);
    if (theirs.length > 0) announce(tx, methodsForgotten, { provider, live, customer, methods: theirs });
  }
}

/** Each is removed at the provider; one that is already gone there is no error. */
export async function forgetMethods(facts: FactsOf<typeof methodsForgotten>, context: Context): Promise<void> {
  const provider = context.payments[facts.provider];
  if (provider?.methods === undefined || provider.live !== facts.live) return;
  for (const method of facts.methods) await provider.methods.remove(facts.customer, method);
}

const statements = statement(
  'export_wallet',
  `select e.id::text as id, a.name as bucket, a.currency, e.amount, e.balance_after, j.kind, j.created_at,
    j.reference_type, j.reference_label, j.id as journal_id
   from ledger.account a join ledger.entry e on e.account_id = a.id join ledger.journal j on j.id = e.journal_id
   where a.owner = :userId and a.name like 'U.%' and (:after::bigint is null or e.id > :after) order by e.id
     limit :limit`,
);
const fundings = statement(
  'export_fundings',
  `select number, provider, live, amount, currency, state, reason, pays_number as paid_for, pays_facts as paid_for_with,
    created_at, updated_at,
     (select jsonb_agg(jsonb_build_object('at', at, 'move', move, 'by', party, 'from', state_before, 'to', state_after,
       'reason', event.reason) order by event.id)
      from funding_event event where funding_id = funding.id) as history
   from funding where user_id = :userId order by created_at`,
);

const billing = statement(
  'export_billing',
  `select null as charge, name, address, country, vat_number, '' as po_number, updated_at as at from billing_details
    where user_id = :userId
   union all select charge.number, billing.name, billing.address, billing.country, billing.vat_number,
     billing.po_number, billing.created_at
   from charge_billing billing left join charge on charge.id = billing.charge_id where billing.payer_id = :userId
     order by at`,
);
const methods = statement(
  'export_methods',
  'select provider, live, kind, label, last4, expires, is_default, created_at from payment_method where user_id = :userId order by created_at',
);
const refunds = statement(
  'export_refunds',
  'select number, amount, currency, state, reason, created_at, updated_at from funding_refund where user_id = :userId order by created_at',
);
const disputes = statement(
  'export_chargebacks',
  `select funding.number as payment, dispute.amount, dispute.currency, dispute.state, dispute.reason,
    dispute.created_at, dispute.updated_at
   from payment_dispute dispute join funding on funding.id = dispute.funding_id where dispute.user_id = :userId
     order by dispute.created_at`,
);
/** Of payments by others, only what was taken back from this person's earnings, without the payer's name. */
const takenShares = statement(
  'export_taken_shares',
  'select share.charge_id, share.account, share.amount, share.currency from taken_share share where share.user_id = :userId order by share.id',
);
/**
 * Only the person's own fees: the client fee is the payer's, the service fee the payee's, or the payer's on a payout.
 */
const charges = statement(
  'export_charges',
  `select id, kind, number, title, case when payer_id = :userId then 'payer' else 'payee' end as your_side, currency,
    price,
     case when payer_id = :userId and flow <> 'payout' then client_fee else service_fee end as fee,
       case when payer_id = :userId then tax else 0 end as tax, state, reason, opened_at, due_at, settled_at, clears_at,
       cleared_at, ended_at
   from charge where (payer_id = :userId or payee_id = :userId) and (:after::uuid is null or id > :after) order by id
     limit :limit`,
);
const heldRefunds = statement(
  'export_held_refunds',
  'select at, reference_type, reference_id, amount, currency from held_refund where user_id = :userId order by at, journal_id',
);
const additions = statement(
  'export_charge_additions',
  'select at, charge_id, title, amount, client_fee, currency from charge_addition where user_id = :userId order by at, journal_id',
);
const early = statement(
  'export_early_clearances',
  `select at, charge_id, amount, fee, currency,
    not exists (select from early_clearance_kept kept where kept.journal_id = early.journal_id) as held_again
   from early_clearance early where user_id = :userId order by at, journal_id`,
);

export const exportOfWallet = (db: Db, userId: string): Export => ({
  parts: [
    {
      name: 'wallet',
      about: 'Every change to your balances. Amounts are in the smallest currency unit.',
      records: paged(db, statements, userId),
    },
    {
      name: 'payment-methods',
      about: 'Cards and accounts you saved, with the provider’s labels.',
      records: once(db, methods, userId),
    },
    {
      name: 'billing',
      about: 'Billing details for receipts and invoices, current and per payment.',
      records: once(db, billing, userId),
    },
    {
      name: 'money-sent-back',
      about: 'Top-ups you returned to your payment method.',
      records: once(db, refunds, userId),
    },
    { name: 'money-added', about: 'Your top-ups and their outcome.', records: once(db, fundings, userId) },
    { name: 'charges', about: 'Your purchases, earnings and withdrawals.', records: paged(db, charges, userId) },
    {
      name: 'added-to-charges',
      about: 'What you paid later for a purchase, such as extras.',
      records: once(db, additions, userId),
    },
    { name: 'chargebacks', about: 'Your payments that a bank disputed.', records: once(db, disputes, userId) },
    {
      name: 'taken-back',
      about: 'Amounts taken from your earnings when a client’s payment was reversed.',
      records: once(db, takenShares, userId),
    },
    {
      name: 'returned-to-wallet',
      about: 'Held funds that were refunded to you.',
      records: once(db, heldRefunds, userId),
    },
    { name: 'early-earnings', about: 'Earnings you cleared early, and the fees.', records: once(db, early, userId) },
  ],
});
