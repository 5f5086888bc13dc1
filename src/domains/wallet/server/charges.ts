/**
 * The verbs that move a charge's money also write the charge, in the same statement or transaction. It describes; the
 * ledger has the money.
 */
import { money, type Money } from '#kit/money.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { Reference } from '../accounts.ts';

/** What is agreed when money is held. Without it a charge is one price, known by its number. */
export interface ChargeTerms {
  /** What is paid for: the charge at first, later what is added to it. */
  readonly title: string;
  readonly payeeId: string;
  readonly price: Money;
  /** On top of the price. */
  readonly clientFee: Money;
  /** Out of the price. */
  readonly serviceFee: Money;
  readonly tax: Money;
  readonly openedAt: Date;
}

/**
 * Holding again for the same charge adds to it: what it adds is listed as a payment of its own, under its own title.
 */
export const holdCall = statement(
  'charge_hold',
  `with posted as materialized
    (select ledger.hold(:journalId, :currency, :type, :id, :label, :spend, :avail, :amount) as posted),
   charged as (
     insert into charge as known (id, kind, flow, number, title, payer_id, payee_id, currency, price, client_fee,
       service_fee, tax, state, opened_at)
     select :id, :type, 'payment', :label, :title, :payerId::uuid, :payeeId::uuid, :currency, :price::bigint,
       :clientFee::bigint,
     :serviceFee::bigint, :tax::bigint, 'held', coalesce(:openedAt::timestamptz, now()) from posted where posted
     on conflict (id) do update set state = 'held', price = known.price + excluded.price,
       client_fee = known.client_fee + excluded.client_fee,
       service_fee = known.service_fee + excluded.service_fee, tax = known.tax + excluded.tax
     returning (xmax <> 0) as is_known),
   added as (
     insert into charge_addition (journal_id, charge_id, user_id, title, amount, client_fee, currency, at)
     select :journalId, :id, :payerId::uuid, :title, :amount, :clientFee::bigint,
     :currency, coalesce(:openedAt::timestamptz, now()) from charged where is_known)
   select posted from posted`,
);

export const termValues = ({ label }: Reference, amount: Money, terms: ChargeTerms | undefined) =>
  terms === undefined
    ? { title: label, payeeId: null, price: amount.amount, clientFee: '0', serviceFee: '0', tax: '0', openedAt: null }
    : {
        title: terms.title,
        payeeId: terms.payeeId,
        price: terms.price.amount,
        clientFee: terms.clientFee.amount,
        serviceFee: terms.serviceFee.amount,
        tax: terms.tax.amount,
        openedAt: terms.openedAt.toISOString(),
      };

export const settleCall = statement(
  'charge_settle',
  `select posted, case when posted
    then charge_settled(:id, :payeeId, :paid, :serviceFee, :clientFee, :tax, :at, :clearsAt) end
   from (select ledger.release(:journalId, :kind, :currency, :type, :id, :label, :accounts, :amounts, :mustEmpty)
     as posted offset 0) done`,
);

export const holdAgainCall = statement(
  'charge_hold_again',
  'select posted, case when posted then charge_held_again(:chargeId) end from (select ledger.reverse_journal(:journalId, :of, :reason, :by) as posted offset 0) done',
);

export const refundCall = statement(
  'charge_refund',
  `select posted, case when posted then charge_refunded(:id, :amount, :at) end
    from (select ledger.refund(:journalId, :currency, :type,
   :id, :label, :amount) as posted offset 0) done`,
);

const refunded = statement(
  'note_refund',
  `insert into held_refund (journal_id, user_id, reference_type, reference_id, amount, currency, at)
   select journal.id, account.owner, journal.reference_type, journal.reference_id, sum(entry.amount), journal.currency,
     journal.created_at
   from ledger.journal join ledger.entry on entry.journal_id = journal.id
     join ledger.account on account.id = entry.account_id
   where journal.id = :journalId and account.name like 'U.%' group by journal.id, account.owner`,
);
/** The money that came back is in the list of the person's payments. */
export const noteRefunded = (tx: Tx, journalId: string): void => tx.send(refunded, { journalId });

const cleared = statement(
  'charge_cleared',
  'update charge set cleared_at = coalesce(:clearedAt::timestamptz, now()) where id = :id and cleared_at is null',
);
export const noteCleared = (tx: Tx, id: string, at: Date | undefined): void =>
  tx.send(cleared, { id, clearedAt: at?.toISOString() ?? null });

const clears = statement('charge_clears', 'update charge set clears_at = :at where id = :id and cleared_at is null');
/** When what was earned becomes available, where that changed. */
export const noteClears = (tx: Tx, id: string, at: Date): void => tx.send(clears, { id, at });

const due = statement('charge_due', 'update charge set due_at = :at where id = :id');
/** When it is expected to be settled now. */
export const noteDue = (tx: Tx, id: string, at: Date | null): void => tx.send(due, { id, at });

const reason = statement('charge_reason', 'update charge set reason = :words where id = :id');
/** Why it waits, or did not happen. */
export const noteReason = (tx: Tx, id: string, words: string | null): void => tx.send(reason, { id, words });

const retitle = statement(
  'charge_retitle',
  'update charge set title = :title where payer_id = :payerId and kind = :kind and title <> :title',
);
/** For someone who left: removes the titles of their charges of a kind. */
export const retitleCharges = (tx: Tx, payerId: string, kind: string, title: string): void =>
  tx.send(retitle, { payerId, kind, title });

const dealt = statement(
  'charges_dealt',
  'select exists (select from charge where payer_id = :userId and payee_id = any (:others) or payee_id = :userId and payer_id = any (:others)) as "dealt!"',
);
/** Did this person ever pay or earn from one of these? */
export const dealtWith = async (reads: Db | Tx, userId: string, others: readonly string[]): Promise<boolean> =>
  (await reads.row(dealt, { userId, others }))?.dealt === true;

const fees = statement(
  'charges_fees',
  `select coalesce(sum(client_fee_kept), 0)::text as client, coalesce(sum(service_fee_kept), 0)::text as service
    from charge
   where id = any (:ids) and currency = :currency`,
);
/** What the platform took of these, as posted. */
export async function feesOf(
  reads: Db | Tx,
  ids: readonly string[],
  currency: string,
): Promise<{ client: Money; service: Money }> {
  const row = await reads.row(fees, { ids, currency });
  return { client: money(row?.client ?? '0', currency), service: money(row?.service ?? '0', currency) };
}

const setAside = statement(
  'charge_set_aside',
  `insert into charge (id, kind, flow, number, title, payer_id, currency, price, service_fee, state)
   values (:id, :type, 'payout', :label, :title, :payerId, :currency, :price, :serviceFee, 'held')
     on conflict (id) do nothing`,
);
export const noteSetAside = (
  tx: Tx,
  { type, id, label }: Reference,
  payerId: string,
  amount: Money,
  details: { title: string; fee: Money } | undefined,
): void =>
  tx.send(setAside, {
    id,
    type,
    label,
    title: details?.title ?? label,
    payerId,
    currency: amount.currency,
    price: amount.amount,
    serviceFee: details?.fee.amount ?? '0',
  });

const sent = statement(
  'charge_sent',
  "update charge set state = 'sent', paid = :paid, service_fee_kept = :serviceFeeKept, returned = :returned, ended_at = now() where id = :id and state = 'held'",
);
export const noteSent = (tx: Tx, id: string, net: Money, serviceFee: Money, returned: Money): void =>
  tx.send(sent, { id, paid: net.amount, serviceFeeKept: serviceFee.amount, returned: returned.amount });

const failed = statement(
  'charge_failed',
  "update charge set state = 'failed', paid = 0, service_fee_kept = 0, returned = total, ended_at = now() where id = :id and state <> 'failed'",
);
export const noteFailed = (tx: Tx, id: string): void => tx.send(failed, { id });
