import { money, type Money } from '#kit/money.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { buckets, type Bucket, type PlatformAccount, type Reference } from '../accounts.ts';

/** `held` is what the user paid and nobody has received yet; `owed` is above zero when there is a debt. */
export type Balances = Record<Bucket | 'held', Money>;

const userBalances = statement(
  'wallet_balances',
  `select account.name, balance.amount from ledger.account join ledger.balance on balance.account_id = account.id
   where account.owner = :userId and account.currency = :currency
   union all
   select 'held', coalesce(sum(ledger.held_from(id)), 0)::bigint from ledger.account
   where owner = :userId and currency = :currency and name in ('U.spend', 'U.avail')`,
);

export async function balances(db: Db | Tx, userId: string, currency: string): Promise<Balances> {
  const found = new Map((await db.rows(userBalances, { userId, currency })).map((row) => [row.name, row.amount]));
  const balanceOf = (account: string): Money => money(found.get(account) ?? '0', currency);
  const owed = balanceOf(buckets.owed.account);
  return {
    spendable: balanceOf(buckets.spendable.account),
    held: balanceOf('held'),
    clearing: balanceOf(buckets.clearing.account),
    available: balanceOf(buckets.available.account),
    in_flight: balanceOf(buckets.in_flight.account),
    owed: money(-BigInt(owed.amount), currency),
  };
}

const held = statement(
  'wallet_held',
  `select balance.amount from ledger.account join ledger.balance on balance.account_id = account.id
   where account.owner = :owner and account.name = :name and account.currency = :currency`,
);

/** What is held for one charge now; zero when nothing ever was. */
export async function heldFor(
  db: Db | Tx,
  reference: Pick<Reference, 'type' | 'id'>,
  currency: string,
): Promise<Money> {
  const row = await db.row(held, { owner: reference.id, name: `H.${reference.type}`, currency });
  return money(row?.amount ?? '0', currency);
}

const platform = statement(
  'wallet_platform',
  `select coalesce((select ledger.platform_balance(id) from ledger.account where owner is null and name = :account
    and currency = :currency), 0)::text as amount`,
);

/** From the platform's view: income is positive; the outside world is negative by what came in from it. */
export async function platformBalance(db: Db | Tx, account: PlatformAccount, currency: string): Promise<Money> {
  const row = await db.row(platform, { account, currency });
  return money(row?.amount ?? '0', currency);
}
