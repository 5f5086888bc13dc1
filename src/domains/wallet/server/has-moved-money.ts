import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

const any = statement('journal_any', 'select exists (select from ledger.journal) as "found!"');

/** From the first journal on, the currency of the instance is fixed (MON-1). */
export const hasMovedMoney = async (reads: Db | Tx): Promise<boolean> => (await reads.row(any))?.found === true;
