import { composed } from '../db/database.ts';
import { money } from '../../money.ts';
import type { Database, Tx } from '../db/database.ts';
import type { PayoutNews, PayoutOrder, Payouts } from './provider.ts';
import { bookTestEvent, testId } from './test-events.ts';

/** The receiver's first word chooses the outcome of a payout: fails…, returns…, late…, unknown…; all others arrive in seconds. */
const WAYS: readonly { begins: string; becomes: 'paid' | 'failed' | 'returned'; seconds: number; reason: string | null }[] = [
  { begins: 'fails', becomes: 'failed', seconds: 0, reason: 'The receiving account does not exist.' },
  { begins: 'returns', becomes: 'returned', seconds: 5, reason: 'The receiving bank sent it back.' },
  { begins: 'late', becomes: 'paid', seconds: 60, reason: null },
  { begins: 'unknown', becomes: 'paid', seconds: 5, reason: null },
];
const USUAL = { becomes: 'paid', seconds: 2, reason: null } as const;

interface PayoutRow {
  id: string;
  reference: string;
  amount: string;
  currency: string;
  state: 'pending' | 'paid' | 'failed' | 'returned';
  reason: string | null;
}

const asNews = (row: PayoutRow): PayoutNews => ({
  about: 'payout',
  providerReference: row.id,
  reference: row.reference,
  state: row.state,
  amount: money(row.amount, row.currency),
  reason: row.state === 'failed' || row.state === 'returned' ? row.reason : null,
  live: false,
});

export function testPayouts(database: Database): Payouts {
  const find = async ({ reference }: PayoutOrder): Promise<PayoutNews | null> => {
    const row = await database.db.row(composed<PayoutRow>('select * from test_provider.payout where reference = $1'), [reference]);
    return row === undefined ? null : asNews(row);
  };
  return {
    async sendPayout(order) {
      const receiver = (order.to.kind === 'paypal' ? order.to.email : order.to.holder).toLowerCase();
      const way = WAYS.find(({ begins }) => receiver.startsWith(begins)) ?? USUAL;
      const row = await database.transact((tx) => findOrMake(tx, order, receiver, way));
      // It is made, but the answer is lost: what a timeout looks like from here.
      return receiver.startsWith('unknown') ? { ...asNews(row), state: 'unknown', providerReference: '' } : asNews(row);
    },
    lookUpPayout: find,
    findPayout: find,
  };
}

async function findOrMake(tx: Tx, order: PayoutOrder, receiver: string, way: { becomes: string; seconds: number; reason: string | null }): Promise<PayoutRow> {
  const made = await tx.row(
    composed<PayoutRow>(`insert into test_provider.payout (id, reference, amount, currency, receiver, state, becomes, reason, settles_at)
     values ($1, $2, $3, $4, $5, 'pending', $6, $7, now() + make_interval(secs => $8)) on conflict (reference) do nothing returning *`),
    [testId('po'), order.reference, order.amount.amount, order.amount.currency, receiver, way.becomes, way.reason, way.seconds],
  );
  const row = made ?? (await tx.row(composed<PayoutRow>('select * from test_provider.payout where reference = $1'), [order.reference]));
  if (row === undefined || row.amount !== order.amount.amount || row.currency !== order.amount.currency)
    throw new Error(`the test provider knows payout ${order.reference} with another amount`);
  return row;
}

export async function settlePayouts(tx: Tx): Promise<void> {
  const rows = await tx.rows(
    composed<PayoutRow>(`update test_provider.payout set state = becomes, becomes = null where id in
       (select id from test_provider.payout where becomes is not null and settles_at <= now() limit 20 for update skip locked) returning *`),
  );
  for (const { id, reference, state, amount, currency, reason } of rows)
    await bookTestEvent(tx, `payout.${state}`, { payout: { id, reference, state, amount, currency, reason } });
}
