/** The currency is fixed by the first journal, and before that by the first price (BRD-6). */
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { hasMovedMoney } from '#domains/wallet/server/wallet.ts';

const priced = statement(
  'brand_priced',
  'select exists (select from named_service) or exists (select from named_project) as "found!"',
);

export async function whyCurrencyIsFixed(reads: Db | Tx): Promise<string | null> {
  if (await hasMovedMoney(reads)) return 'The currency is fixed: money has moved in it.';
  return (await reads.row(priced))?.found === true
    ? 'The currency is fixed: services or projects have prices in it.'
    : null;
}
