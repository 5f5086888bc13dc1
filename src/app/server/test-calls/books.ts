import { sealLedger } from '#domains/books/server/seal.ts';
import type { Call } from '../test-calls.ts';
import { usd, type TestApp } from '../test-app.ts';

/** Seals, proofs, and what operators see of the books. */
export async function booksCalls(app: TestApp): Promise<Record<string, Call>> {
  await app.addMoney('client', usd(1_000));
  await sealLedger(app.context);
  const entry = await app.context.db.row<{ id: string }>(
    'select entry.id from ledger.entry join ledger.account on account.id = account_id where owner = $1 order by entry.id limit 1',
    [app.people.client.id],
  );
  return {
    'GET /api/ledger/seals': { as: null },
    'GET /api/ledger/seals/blocks/:number': { as: null, params: { number: '1' } },
    'GET /api/wallet/entries/:entryId/proof': { as: 'client', params: { entryId: entry?.id ?? '' }, stranger: 'otherClient' },
  };
}
