import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';

/** Who bore which part of a reversed payment. A row without a person is a fee that went back with the price. */
export interface TakenShare {
  readonly chargeId: string | null;
  readonly userId: string | null;
  readonly account: string;
  readonly amount: bigint;
}

const insert = statement(
  'taken_shares_keep',
  `insert into taken_share (subject_id, charge_id, user_id, account, amount, currency)
  select :subjectId, share.charge_id, share.user_id, share.account, share.amount, :currency
    from unnest(:chargeIds::text[]::uuid[], :userIds::text[]::uuid[], :accounts::text[], :amounts::bigint[]) share
    (charge_id, user_id, account, amount)`,
);

export const keepShares = async (
  tx: Tx,
  subjectId: string,
  currency: string,
  shares: readonly TakenShare[],
): Promise<void> =>
  void (await tx.rows(insert, {
    subjectId,
    currency,
    chargeIds: shares.map((share) => share.chargeId),
    userIds: shares.map((share) => share.userId),
    accounts: shares.map((share) => share.account),
    amounts: shares.map((share) => String(share.amount)),
  }));

const ofSubject = statement(
  'taken_shares',
  `select charge_id, user_id, account, sum(amount)::text as "amount!" from taken_share where subject_id = :subjectId
   group by charge_id, user_id, account having sum(amount) <> 0 order by min(id)`,
);

/** As they are now: a payer's part is lowered by what those who earned from it bear since (decision 169). */
export async function sharesOf(db: Db | Tx, subjectId: string): Promise<TakenShare[]> {
  const rows = await db.rows(ofSubject, { subjectId });
  return rows.map((row) => ({
    chargeId: row.charge_id,
    userId: row.user_id,
    account: row.account,
    amount: BigInt(row.amount),
  }));
}

const fromClearing = statement(
  'taken_from_clearing',
  "select coalesce(sum(amount), 0)::text as amount from taken_share where charge_id = :chargeId and user_id = :userId and account = 'U.pend'",
);

/** What is no longer there to clear of one charge's earnings. */
export async function takenFromClearing(tx: Tx, chargeId: string, userId: string): Promise<bigint> {
  return BigInt((await tx.row(fromClearing, { chargeId, userId }))?.amount ?? 0);
}

const lock = statement('ledger_lock_money', 'select ledger.lock_money(:owners, :currency)');

/**
 * Locks all their balances, so that what is read still holds when it is posted, and no credit arrives beside a new
 * debt.
 */
export const lockMoneyOf = async (tx: Tx, userIds: readonly string[], currency: string): Promise<void> =>
  void (await tx.rows(lock, { owners: [...new Set(userIds)], currency }));

/** One at a time for each person: clearing and taking back must not both count the same earnings. */
export function queueForMoneyOf(tx: Tx, userIds: readonly string[]): void {
  for (const userId of [...new Set(userIds)].toSorted()) lockUntilCommit(tx, 22, userId);
}
