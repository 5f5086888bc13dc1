import { isZero, money, type Money } from '#kit/money.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { once, paged, type Export } from '#kit/server/personal-export.ts';
import { BUCKETS, bucketOf, type Bucket } from '../accounts.ts';

export interface MoneyLeft {
  readonly bucket: Bucket | 'held';
  readonly amount: Money;
}

const left = statement(
  'wallet_left',
  `select account.name, account.currency, balance.amount from ledger.account join ledger.balance on balance.account_id = account.id
   where account.owner = $1 and account.name like 'U.%' and balance.amount <> 0
   union all
   select 'held', account.currency, sum(entry.amount)::bigint from ledger.entry join ledger.account on account.id = entry.source_id
   where account.owner = $1 group by account.currency having sum(entry.amount) <> 0`,
);

/** Whatever is not zero, in every currency: money in any bucket, held for them, on its way out, and debts. */
export async function moneyLeftOf(reads: Db | Tx, userId: string): Promise<MoneyLeft[]> {
  const rows = await reads.rows<{ name: string; currency: string; amount: string }>(left, [userId]);
  return rows
    .map(({ name, currency, amount }): MoneyLeft => ({
      bucket: bucketOf(name) ?? 'held',
      amount: money(BigInt(amount) < 0n ? -BigInt(amount) : amount, currency),
    }))
    .filter(({ amount }) => !isZero(amount))
    .toSorted((a, b) => [...BUCKETS, 'held'].indexOf(a.bucket) - [...BUCKETS, 'held'].indexOf(b.bucket));
}

const underWay = statement(
  'fundings_under_way',
  `select number, amount, currency from funding where user_id = $1 and (state = 'pending' or (state = 'created' and expires_at > now())) order by created_at limit 20`,
);

/** Money somebody is still adding. */
export async function fundingsUnderWay(reads: Db | Tx, userId: string): Promise<{ number: string; amount: Money }[]> {
  const rows = await reads.rows<{ number: string; amount: string; currency: string }>(underWay, [userId]);
  return rows.map(({ number, amount, currency }) => ({ number, amount: money(amount, currency) }));
}

const statements = statement(
  'export_wallet',
  `select e.id::text as id, a.name as bucket, a.currency, e.amount, e.balance_after, j.kind, j.created_at, j.reference_type, j.reference_label, j.id as journal_id
   from ledger.account a join ledger.entry e on e.account_id = a.id join ledger.journal j on j.id = e.journal_id
   where a.owner = $1 and a.name like 'U.%' and ($2::bigint is null or e.id > $2) order by e.id limit $3`,
);
const fundings = statement(
  'export_fundings',
  'select number, provider, live, amount, currency, state, reason, created_at, updated_at from funding where user_id = $1 order by created_at',
);

export const exportOfWallet = (db: Db, userId: string): Export => ({
  parts: [
    { name: 'wallet', about: 'Every movement of your money. Amounts are in the smallest unit of the currency.', records: paged(db, statements, userId) },
    { name: 'money-added', about: 'Money you added, and what became of it.', records: once(db, fundings, userId) },
  ],
});
