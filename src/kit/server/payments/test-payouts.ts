import { money } from '../../money.ts';
import { statement, type Database, type RowOf, type Tx } from '../db/database.ts';
import type { PayoutNews, PayoutOrder, Payouts } from './provider.ts';
import { bookTestEvent, testId } from './test-events.ts';

/**
 * The receiver's first word chooses the outcome of a payout: fails…, returns…, late…, unknown…; all others arrive in
 * seconds.
 */
const WAYS: readonly {
  begins: string;
  becomes: 'paid' | 'failed' | 'returned';
  seconds: number;
  reason: string | null;
}[] = [
  { begins: 'fails', becomes: 'failed', seconds: 0, reason: 'The receiving account does not exist.' },
  { begins: 'returns', becomes: 'returned', seconds: 5, reason: 'The receiving bank sent it back.' },
  { begins: 'late', becomes: 'paid', seconds: 60, reason: null },
  { begins: 'unknown', becomes: 'paid', seconds: 5, reason: null },
];
const USUAL = { becomes: 'paid', seconds: 2, reason: null } as const;

const COLUMNS = 'id, reference, amount, currency, state, reason';
const byReference = statement(
  'test_payout',
  `select ${COLUMNS} from test_provider.payout where reference = :reference`,
);
const insert = statement(
  'test_payout_insert',
  `insert into test_provider.payout (id, reference, amount, currency, receiver, state, becomes, reason, settles_at)
   values (:id, :reference, :amount, :currency, :receiver, 'pending', :becomes, :reason,
     now() + make_interval(secs => :seconds))
   on conflict (reference) do nothing returning ${COLUMNS}`,
);
const settled = statement(
  'test_payout_settle',
  `update test_provider.payout set state = becomes, becomes = null where id in
     (select id from test_provider.payout where becomes is not null and settles_at <= now() limit 20
       for update skip locked) returning ${COLUMNS}`,
);
type PayoutRow = RowOf<typeof byReference>;

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
    const row = await database.db.row(byReference, { reference });
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

async function findOrMake(
  tx: Tx,
  order: PayoutOrder,
  receiver: string,
  way: { becomes: string; seconds: number; reason: string | null },
): Promise<PayoutRow> {
  const { reference, amount } = order;
  const values = { ...way, id: testId('po'), reference, amount: amount.amount, currency: amount.currency, receiver };
  const row = (await tx.row(insert, values)) ?? (await tx.row(byReference, { reference }));
  if (row === undefined || row.amount !== amount.amount || row.currency !== amount.currency)
    throw new Error(`the test provider knows payout ${reference} with another amount`);
  return row;
}

export async function settlePayouts(tx: Tx): Promise<void> {
  for (const { id, reference, state, amount, currency, reason } of await tx.rows(settled))
    await bookTestEvent(tx, `payout.${state}`, { payout: { id, reference, state, amount, currency, reason } });
}
