import { money, type Money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';

interface DisputeFacts {
  readonly id: string;
  readonly provider: string;
  readonly providerReference: string;
  readonly payment: string | null;
  readonly fundingNumber: string;
  readonly payerId: string;
  readonly amount: Money;
  readonly state: string;
  readonly reason: string | null;
  readonly paidAt: Date;
  readonly openedAt: Date;
  /** What the payer bought with the money, the oldest first. */
  readonly charges: readonly { readonly kind: string; readonly id: string }[];
}

const facts = statement(
  'chargeback_facts',
  `select d.id, d.provider, d.provider_reference, f.provider_reference as payment, f.number, d.user_id, d.amount,
    d.currency, d.state, d.reason, f.created_at as paid_at, d.created_at,
     (select coalesce(json_agg(json_build_object('kind', kind, 'id', id) order by first), '[]') from (
        select charge.kind, charge.id, min(entry.id) as first from ledger.account spend
          join ledger.entry on entry.account_id = spend.id
        join ledger.journal on journal.id = entry.journal_id join charge on charge.id = journal.reference_id
          and charge.flow in ('payment', 'purchase')
        where spend.owner = d.user_id and spend.name = 'U.spend' and spend.currency = d.currency
          and journal.created_at >= f.created_at
        group by charge.kind, charge.id having sum(entry.amount) < 0 order by min(entry.id) limit 20) bought) as charges
   from payment_dispute d join funding f on f.id = d.funding_id where d.id = :disputeId`,
);

/** Everything about one disputed payment that those who know what was bought need to answer the bank. */
export async function disputeFacts(db: Db, disputeId: string): Promise<DisputeFacts | null> {
  const row = await db.row(facts, { disputeId });
  if (row === undefined) return null;
  const {
    id,
    provider,
    provider_reference: providerReference,
    payment,
    number: fundingNumber,
    user_id: payerId,
    state,
    reason,
    charges,
  } = row;
  const amount = money(row.amount, row.currency);
  return {
    id,
    provider,
    providerReference,
    payment,
    fundingNumber,
    payerId,
    amount,
    state,
    reason,
    paidAt: row.paid_at,
    openedAt: row.created_at,
    charges,
  };
}
