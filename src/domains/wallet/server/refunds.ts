import { randomBytes } from 'node:crypto';
import { readableCode } from '#kit/ids.ts';
import { money, type Money } from '#kit/money.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { ProviderName } from '#kit/server/payments/provider.ts';
import type { RefundState } from '../funding.ts';
import type { Funding } from './fundings.ts';

/** Refunds of top-ups, in transit or arrived. */
export interface Refund {
  readonly id: string;
  readonly number: string;
  readonly fundingId: string;
  readonly userId: string;
  readonly origin: 'payer' | 'provider';
  readonly amount: Money;
  readonly state: RefundState;
  readonly reason: string | null;
  readonly providerReference: string | null;
  readonly createdAt: Date;
}

/** What events say of a refund. */
export const refundFacts = (
  refund: Pick<Refund, 'id' | 'number' | 'amount'>,
  funding: Pick<Funding, 'id' | 'number' | 'userId'>,
) => ({
  fundingId: funding.id,
  fundingNumber: funding.number,
  userId: funding.userId,
  amount: refund.amount.amount,
  currency: refund.amount.currency,
  refundId: refund.id,
  refundNumber: refund.number,
});

const read = (row: RowOf<typeof locked> | undefined): Refund | null =>
  row === undefined
    ? null
    : {
        id: row.id,
        number: row.number,
        fundingId: row.funding_id,
        userId: row.user_id,
        origin: row.origin,
        amount: money(row.amount, row.currency),
        state: row.state,
        reason: row.reason,
        providerReference: row.provider_reference,
        createdAt: row.created_at,
      };

const byId = statement('refund', 'select * from funding_refund where id = :id');
const locked = statement('refund_for_update', 'select * from funding_refund where id = :id for update');
const byProvider = statement(
  'refund_by_provider',
  `select funding_refund.* from funding_refund join funding on funding.id = funding_id
   where funding.provider = :provider and funding_refund.provider_reference = :reference for update of funding_refund`,
);

export const refundById = async (db: Db | Tx, id: string): Promise<Refund | null> => read(await db.row(byId, { id }));
export const refundForUpdate = async (tx: Tx, id: string): Promise<Refund | null> => read(await tx.row(locked, { id }));
export const refundNamed = async (tx: Tx, provider: ProviderName, reference: string): Promise<Refund | null> =>
  read(await tx.row(byProvider, { provider, reference }));

const insert = statement(
  'refund_insert',
  `insert into funding_refund (id, number, funding_id, user_id, origin, amount, currency, provider_reference)
   values (:id, :number, :fundingId, :userId, :origin, :amount, :currency, :providerReference) returning *`,
);
export async function insertRefund(
  tx: Tx,
  refund: Pick<Refund, 'id' | 'fundingId' | 'userId' | 'origin' | 'amount'> & { providerReference?: string },
): Promise<Refund> {
  const createdRefund = read(
    await tx.row(insert, {
      id: refund.id,
      number: readableCode('RF', randomBytes(8)),
      fundingId: refund.fundingId,
      userId: refund.userId,
      origin: refund.origin,
      amount: refund.amount.amount,
      currency: refund.amount.currency,
      providerReference: refund.providerReference ?? null,
    }),
  );
  if (createdRefund === null) throw new Error('the refund was not stored');
  return createdRefund;
}

const move = statement(
  'refund_move',
  'update funding_refund set state = :to, provider_reference = coalesce(provider_reference, :providerReference), reason = :reason, updated_at = now() where id = :id and state = :state',
);
export const moveRefund = async (
  tx: Tx,
  from: Refund,
  to: RefundState,
  providerReference: string | null,
  reason: string | null,
): Promise<void> => void (await tx.rows(move, { id: from.id, state: from.state, to, providerReference, reason }));

const returned = statement(
  'refund_returned',
  `select ((select coalesce(sum(amount), 0) from funding_refund where funding_id = :fundingId and state <> 'failed')
     + (select coalesce(sum(amount), 0) from payment_dispute where funding_id = :fundingId and state <> 'won'))::text
       as "total!"`,
);

/** What is gone of a payment: refunds in transit or arrived, and disputes. */
export async function returnedOf(tx: Db | Tx, fundingId: string, currency: string): Promise<Money> {
  const row = await tx.row(returned, { fundingId });
  return money(row?.total ?? '0', currency);
}
