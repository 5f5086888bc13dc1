import type { ChargeKinds } from '../charge-kind.ts';
import type { DataOf } from '#kit/endpoint.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { personWallet } from '../staff-contract.ts';
import { balances } from './balances.ts';
import { payments } from './payment-history.ts';

const LATEST = 5;

export async function walletOfPerson(
  db: Db,
  userId: string,
  currency: string,
  kinds: ChargeKinds,
): Promise<DataOf<typeof personWallet>> {
  const [money, latest] = await Promise.all([
    balances(db, userId, currency),
    payments(db, userId, { limit: LATEST }, kinds),
  ]);
  return {
    balances: money,
    payments: latest.items.map(({ path: _path, documents: _documents, ...row }) => row),
    has_more_payments: latest.next_cursor !== null,
  };
}
