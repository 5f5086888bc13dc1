import { statement, type Db } from '#kit/server/db/database.ts';

const firstYear = statement(
  'wallet_first_year',
  `select extract(year from min(journal.created_at) at time zone 'UTC')::int as year
   from ledger.account cross
     join lateral (select journal_id from ledger.entry where account_id = account.id order by id limit 1) first
     join ledger.journal on journal.id = first.journal_id
   where account.owner = :userId and account.name like 'U.%'`,
);

/** The calendar years (UTC) in which this person had money here, the newest first. */
export async function statementYears(db: Db, userId: string, now: Date): Promise<number[]> {
  const first = (await db.row(firstYear, { userId }))?.year ?? null;
  return first === null
    ? []
    : Array.from({ length: now.getUTCFullYear() - first + 1 }, (_, back) => now.getUTCFullYear() - back);
}
