/** What people who hire may be known for: money that waits here, and what they paid for work in all. */
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

const standing = statement(
  'wallet_payer_standing',
  `select who.id as "id!",
     coalesce((select balance.amount from ledger.account join ledger.balance on balance.account_id = account.id
       where account.owner = who.id and account.name = 'U.spend' and account.currency = :currency), 0)::bigint
         as "spendable!",
     coalesce((select sum(c.paid + c.service_fee_kept) from charge c
       where c.payer_id = who.id and c.flow = 'payment' and c.state = 'settled' and c.currency = :currency), 0)::bigint
         as "paid!"
   from unnest((select :ids::uuid[])) as who (id)`,
);

export interface PayerStanding {
  readonly spendable: bigint;
  /** Released for work, fees of freelancers included, in minor units. */
  readonly paid: bigint;
}

/** Minor units of the currency; nothing for people who never had any. */
export async function payerStanding(
  reads: Db | Tx,
  userIds: readonly string[],
  currency: string,
): Promise<ReadonlyMap<string, PayerStanding>> {
  const rows = userIds.length === 0 ? [] : await reads.rows(standing, { ids: [...new Set(userIds)], currency });
  return new Map(rows.map(({ id, spendable, paid }) => [id, { spendable: BigInt(spendable), paid: BigInt(paid) }]));
}
