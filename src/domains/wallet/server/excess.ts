import { formatMoney, money, units } from '#kit/money.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { ProviderName } from '#kit/server/payments/provider.ts';
import type { Difference } from '../money-desk-contract.ts';
import type { Reference } from '../accounts.ts';
import type { Funding } from './fundings.ts';

/** What was taken from a payment and has not come back: refunds begun at the provider, and disputes. */
const CLAIMS = `select id, 'refund' as type, number as label, funding_id, created_at from funding_refund
  where origin = 'provider' and state in ('sent', 'succeeded')
  union all select d.id, 'dispute', f.number, d.funding_id, d.created_at from payment_dispute d
    join funding f on f.id = d.funding_id where taken_at is not null and given_back_at is null`;

const borne = statement(
  'borne_of_payment',
  `select ((select coalesce(sum(amount), 0) from funding_refund where funding_id = :fundingId and origin = 'payer'
    and state <> 'failed')
     + (select coalesce(sum(share.amount), 0) from taken_share share
       join (${CLAIMS}) claim on claim.id = share.subject_id
        where claim.funding_id = :fundingId and share.account <> 'E.loss'))::text as amount`,
);

/** What people can still lose of a payment: never more than was paid, however much is refunded or disputed. */
export async function stillToLose(tx: Tx, funding: Funding): Promise<bigint> {
  const left = units(funding.amount) - BigInt((await tx.row(borne, { fundingId: funding.id }))?.amount ?? 0);
  return left > 0n ? left : 0n;
}

const excess = statement(
  'excess_of_payment',
  `select claim.id, claim.type, claim.label, sum(share.amount)::text as amount from taken_share share
    join (${CLAIMS}) claim on claim.id = share.subject_id
   where claim.funding_id = :fundingId and share.account = 'E.loss'
     group by claim.id, claim.type, claim.label, claim.created_at having sum(share.amount) > 0
     order by claim.created_at, claim.id`,
);

/** What a provider took beyond the payment, by its reason. */
export async function excessOf(
  tx: Tx,
  funding: Funding,
): Promise<{ readonly reference: Reference; readonly amount: bigint }[]> {
  const rows = await tx.rows(excess, { fundingId: funding.id });
  return rows.map(({ id, type, label, amount }) => ({ reference: { type, id, label }, amount: BigInt(amount) }));
}

const overTaken = statement(
  'over_taken',
  `select f.id, f.provider_reference, f.amount, f.currency, sum(share.amount)::text as excess from taken_share share
    join (${CLAIMS}) claim on claim.id = share.subject_id
   join funding f on f.id = claim.funding_id where f.provider = :provider and share.account = 'E.loss' group by f.id
     having sum(share.amount) > 0 order by f.id limit 100`,
);

/** Named in every daily comparison until the provider corrects it (WH-6). */
export async function overTakenPayments(db: Db, provider: ProviderName): Promise<Difference[]> {
  const rows = await db.rows(overTaken, { provider });
  return rows.map(({ id, provider_reference: providerReference, amount, currency, excess: more }) => {
    const words = (value: string | bigint): string => `${formatMoney(money(value, currency))} ${currency}`;
    const taken = BigInt(amount) + BigInt(more);
    return {
      kind: 'amount',
      about: 'payment',
      provider_reference: providerReference,
      reference: id,
      ours: `paid, ${words(amount)}`,
      theirs: `reversed, ${words(taken)}`,
    };
  });
}
