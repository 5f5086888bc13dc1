import { randomBytes } from 'node:crypto';
import { readableCode } from '#kit/ids.ts';
import { money, type Money } from '#kit/money.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { ProviderName } from '#kit/server/payments/provider.ts';
import type { RefundState } from '../funding.ts';

/** Money on its way back to where it came from, or back there. */
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

interface Row {
  id: string;
  number: string;
  funding_id: string;
  user_id: string;
  origin: 'payer' | 'provider';
  amount: string;
  currency: string;
  state: RefundState;
  reason: string | null;
  provider_reference: string | null;
  created_at: Date;
}

const read = (row: Row | undefined): Refund | null =>
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

const locked = statement('refund_for_update', 'select * from funding_refund where id = $1 for update');
const byProvider = statement(
  'refund_by_provider',
  `select funding_refund.* from funding_refund join funding on funding.id = funding_id
   where funding.provider = $1 and funding_refund.provider_reference = $2 for update of funding_refund`,
);

export const refundById = async (db: Db | Tx, id: string): Promise<Refund | null> =>
  read(await db.row<Row>('select * from funding_refund where id = $1', [id]));
export const refundForUpdate = async (tx: Tx, id: string): Promise<Refund | null> => read(await tx.row<Row>(locked, [id]));
export const refundNamed = async (tx: Tx, provider: ProviderName, reference: string): Promise<Refund | null> =>
  read(await tx.row<Row>(byProvider, [provider, reference]));

export async function insertRefund(
  tx: Tx,
  refund: Pick<Refund, 'id' | 'fundingId' | 'userId' | 'origin' | 'amount'> & { providerReference?: string },
): Promise<Refund> {
  const made = read(
    await tx.row<Row>(
      `insert into funding_refund (id, number, funding_id, user_id, origin, amount, currency, provider_reference) values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`,
      [
        refund.id,
        readableCode('RF', randomBytes(8)),
        refund.fundingId,
        refund.userId,
        refund.origin,
        refund.amount.amount,
        refund.amount.currency,
        refund.providerReference ?? null,
      ],
    ),
  );
  if (made === null) throw new Error('the refund was not stored');
  return made;
}

export const moveRefund = async (tx: Tx, from: Refund, to: RefundState, providerReference: string | null, reason: string | null): Promise<void> =>
  void (await tx.rows(
    `update funding_refund set state = $3, provider_reference = coalesce(provider_reference, $4), reason = $5, updated_at = now() where id = $1 and state = $2`,
    [from.id, from.state, to, providerReference, reason],
  ));

/** What of a payment is gone already: on its way back, back, or in dispute. */
export async function returnedOf(tx: Db | Tx, fundingId: string, currency: string): Promise<Money> {
  const row = await tx.row<{ total: string }>(
    `select ((select coalesce(sum(amount), 0) from funding_refund where funding_id = $1 and state <> 'failed')
       + (select coalesce(sum(amount), 0) from payment_dispute where funding_id = $1 and state <> 'won'))::text as total`,
    [fundingId],
  );
  return money(row?.total ?? '0', currency);
}
