import type { Reads } from './reads.ts';
import { statement } from './statement.ts';

const now = statement('database_now', 'select now() as now');

/** When this transaction began, by the database's clock (MON-13). */
export async function databaseNow(reads: Reads): Promise<Date> {
  const row = await reads.row(now);
  if (row === undefined) throw new Error('the database did not say what time it is');
  return row.now;
}
