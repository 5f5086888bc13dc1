import { composed } from '#kit/server/db/database.ts';
import { sealLedger } from './seal.ts';
import { OWNER_ONLY, type ExampleCall, type OtherParties } from '#kit/server/example-calls.ts';
import { usd, type TestApp } from '#app/server/test-app.ts';

/** Seals, proofs, and what operators see of the books. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  await app.addMoney('client', usd(1_000));
  await sealLedger(app.context);
  const entry = await app.context.db.row(
    composed<{ id: string }>(
      'select entry.id from ledger.entry join ledger.account on account.id = account_id where owner = $1 order by entry.id limit 1',
    ),
    [app.people.client.id],
  );
  const proposed = async (): Promise<string> => {
    const { id } = await app.must<{ id: string }>('POST', '/api/admin/adjustments', {
      as: 'operator',
      body: {
        kind: 'credit',
        username: app.people.client.username,
        account: 'U.spend',
        amount: usd(500),
        reason: 'Made good after a fault of ours',
      },
    });
    // As if a colleague had proposed it: people cannot approve their own.
    await app.context.database.transact((tx) =>
      tx.rows(composed('update ledger_adjustment set proposed_by = $2 where id = $1'), [id, app.people.freelancer.id]),
    );
    return id;
  };
  const journal = await app.context.db.row(
    composed<{ id: string }>("select id from ledger.journal where kind = 'fund' order by id limit 1"),
  );
  return {
    'GET /api/admin/books': { as: 'operator' },
    'GET /api/admin/ledger': { as: 'operator', query: { q: app.people.client.username } },
    'GET /api/admin/ledger/csv': { as: 'operator', query: { kind: 'fund' } },
    'GET /api/admin/ledger/:journal_id': { as: 'operator', params: { journal_id: journal?.id ?? '' } },
    'GET /api/admin/ledger-checks': { as: 'operator' },
    'POST /api/admin/ledger-checks': { as: 'operator', body: {} },
    'GET /api/admin/adjustments': { as: 'operator' },
    'POST /api/admin/adjustments': {
      as: 'operator',
      body: {
        kind: 'debit',
        username: app.people.client.username,
        account: 'U.spend',
        amount: usd(100),
        reason: 'Credited twice by mistake',
      },
    },
    'POST /api/admin/adjustments/:adjustment_id/approve': {
      as: 'operator',
      params: { adjustment_id: await proposed() },
    },
    'POST /api/admin/adjustments/:adjustment_id/decline': {
      as: 'operator',
      params: { adjustment_id: await proposed() },
      body: { reason: 'Not our mistake after all' },
    },
    'GET /api/ledger/seals': { as: null },
    'GET /api/ledger/seals/blocks/:number': { as: null, params: { number: '1' } },
    'GET /api/wallet/entries/:entry_id/proof': {
      as: 'client',
      params: { entry_id: entry?.id ?? '' },
      stranger: 'otherClient',
    },
  };
}

export const otherParties: OtherParties = {
  'GET /api/wallet/entries/:entry_id/proof': OWNER_ONLY,
};
