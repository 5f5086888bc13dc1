import { statement, type Database, type Statement } from '../db/database.ts';

const BATCH = 5_000;

/** Deletes a batch of the rows that `condition` names. */
export const sweepText = (table: string, condition: string): string =>
  `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${BATCH}))
    returning 1 as gone`;
export type Sweep = Statement<readonly [], { gone: number }>;

/**
 * What is kept for a time only, and how long: answers for repeated commands (ID-2), counters long past their window,
 * and dead jobs that nobody retried.
 */
const sweeps = [
  statement('sweep_attempts', sweepText('attempt', "last_at < now() - interval '2 days'")),
  statement('sweep_answers', sweepText('idempotency', "created_at < now() - interval '7 days'")),
  statement('sweep_counters', sweepText('rate_window', "starts_at < now() - interval '1 day'")),
  statement('sweep_dead_jobs', sweepText('job', "died_at < now() - interval '1 year'")),
];

/** Empties `column` of a batch of the rows that `condition` names; the rows stay. */
export const emptyText = (table: string, column: string, condition: string): string =>
  `update ${table} set ${column} = null
    where ctid = any(array(select ctid from ${table} where ${column} is not null and ${condition} limit ${BATCH}))
    returning 1 as gone`;

/** Deletes or empties a batch of each, in short transactions of their own; answers whether there may be more. */
export async function sweep(database: Database, statements: readonly Sweep[]): Promise<boolean> {
  let more = false;
  for (const statement of statements)
    more = (await database.transact((tx) => tx.rows(statement))).length === BATCH || more;
  return more;
}

export const sweepOld = (database: Database): Promise<boolean> => sweep(database, sweeps);
