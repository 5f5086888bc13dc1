import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

/** Who bore which part of a payment that was taken back. A row without a person is a fee that went back with the price. */
export interface TakenShare {
  readonly orderId: string | null;
  readonly userId: string | null;
  readonly account: string;
  readonly amount: bigint;
}

const insert = `insert into taken_share (subject_id, order_id, user_id, account, amount, currency)
  select $1, share.order_id, share.user_id, share.account, share.amount, $2 from unnest($3::uuid[], $4::uuid[], $5::text[], $6::bigint[]) share (order_id, user_id, account, amount)`;

export const keepShares = async (tx: Tx, subjectId: string, currency: string, shares: readonly TakenShare[]): Promise<void> =>
  void (await tx.rows(insert, [
    subjectId,
    currency,
    shares.map((share) => share.orderId),
    shares.map((share) => share.userId),
    shares.map((share) => share.account),
    shares.map((share) => String(share.amount)),
  ]));

const ofSubject = statement('taken_shares', 'select order_id, user_id, account, amount from taken_share where subject_id = $1 order by id');

export async function sharesOf(db: Db | Tx, subjectId: string): Promise<TakenShare[]> {
  const rows = await db.rows<{ order_id: string | null; user_id: string | null; account: string; amount: string }>(ofSubject, [subjectId]);
  return rows.map((row) => ({ orderId: row.order_id, userId: row.user_id, account: row.account, amount: BigInt(row.amount) }));
}

const fromClearing = statement(
  'taken_from_clearing',
  "select coalesce(sum(amount), 0)::text as amount from taken_share where order_id = $1 and user_id = $2 and account = 'U.pend'",
);

/** What is no longer there to clear of one order's earnings. */
export async function takenFromClearing(tx: Tx, orderId: string, userId: string): Promise<bigint> {
  return BigInt((await tx.row<{ amount: string }>(fromClearing, [orderId, userId]))?.amount ?? 0);
}

const lock = statement('ledger_lock_money', 'select ledger.lock_money($1, $2)');

/** All they have, so that what is read of it still holds when it is posted, and a debt finds nothing new beside it. */
export const lockMoneyOf = async (tx: Tx, userIds: readonly string[], currency: string): Promise<void> =>
  void (await tx.rows(lock, [[...new Set(userIds)], currency]));

/** One after the other for each person: what clears and what is taken back must not both count the same earnings. */
export async function queueForMoneyOf(tx: Tx, userIds: readonly string[]): Promise<void> {
  for (const userId of [...new Set(userIds)].toSorted()) await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 22))', [userId]);
}
