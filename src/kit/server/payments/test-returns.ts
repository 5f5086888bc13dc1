import { money, type Money } from '../../money.ts';
import { statement, type RowOf, type Tx } from '../db/database.ts';
import { ProviderRefusal, type RefundNews, type RefundOrder } from './provider.ts';
import { bookTestEvent, testId } from './test-events.ts';

/** The amount's last two digits choose the outcome of a refund; all others succeed immediately. */
const FAILS = 13n;
const TAKES_ITS_TIME = 17n;
const SETTLES_AFTER_SECONDS = 20;

const paidIn = statement(
  'test_checkout_for_refund',
  'select amount, currency, state from test_provider.checkout where id = :id for update',
);
const REFUND = 'id, reference, checkout_id, amount, currency, state';
const byReference = statement('test_refund', `select ${REFUND} from test_provider.refund where reference = :reference`);
const returned = statement(
  'test_refunds_total',
  "select coalesce(sum(amount), 0)::bigint as total from test_provider.refund where checkout_id = :checkoutId and state <> 'failed'",
);
const refunded = statement(
  'test_refund_insert',
  `insert into test_provider.refund (id, reference, checkout_id, amount, currency, state, settles_at)
   values (:id, :reference, :checkoutId, :amount, :currency,
   :state, case when :state = 'pending' then now() + make_interval(secs => ${SETTLES_AFTER_SECONDS}) end)
     returning ${REFUND}`,
);
const settled = statement(
  'test_refund_settle',
  `update test_provider.refund set state = 'succeeded' where id in
     (select id from test_provider.refund where state = 'pending' and settles_at <= now() limit 20
       for update skip locked) returning ${REFUND}`,
);
type RefundRow = RowOf<typeof settled>;

const asNews = (row: RefundRow): RefundNews => ({
  about: 'refund',
  providerReference: row.id,
  reference: row.reference,
  payment: row.checkout_id,
  state: row.state,
  amount: money(row.amount, row.currency),
  reason: row.state === 'failed' ? 'The bank rejected the refund.' : null,
  live: false,
});
const onTheWire = (row: RefundRow): object => ({
  refund: {
    id: row.id,
    reference: row.reference,
    payment: row.checkout_id,
    state: row.state,
    amount: row.amount,
    currency: row.currency,
  },
});

/**
 * The same reference gives the same refund; more than was paid is refused. `reference` is null for one begun at the
 * provider itself.
 */
export async function refundCheckout(
  tx: Tx,
  order: Omit<RefundOrder, 'reference' | 'charge'> & { reference: string | null },
): Promise<RefundNews> {
  const checkout = await tx.row(paidIn, { id: order.payment });
  if (checkout === undefined || checkout.state !== 'paid')
    throw new ProviderRefusal(`the test provider took no payment ${order.payment}`);
  const known = order.reference === null ? undefined : await tx.row(byReference, { reference: order.reference });
  if (known !== undefined) return asNews(known);
  const before = await tx.row(returned, { checkoutId: order.payment });
  if (
    BigInt(before?.total ?? 0) + BigInt(order.amount.amount) > BigInt(checkout.amount) ||
    order.amount.currency !== checkout.currency
  )
    throw new ProviderRefusal('the test provider never returns more than it took');
  const cents = BigInt(order.amount.amount) % 100n;
  const state = cents === FAILS ? 'failed' : cents === TAKES_ITS_TIME ? 'pending' : 'succeeded';
  const refund = await tx.row(refunded, {
    id: testId('re'),
    reference: order.reference,
    checkoutId: order.payment,
    amount: order.amount.amount,
    currency: order.amount.currency,
    state,
  });
  if (refund === undefined) throw new Error('the refund was not stored');
  await bookTestEvent(tx, `refund.${state}`, onTheWire(refund), order.payment);
  return asNews(refund);
}

export async function settleRefunds(tx: Tx): Promise<void> {
  for (const row of await tx.rows(settled))
    await bookTestEvent(tx, 'refund.succeeded', onTheWire(row), row.checkout_id);
}

const DISPUTE = 'id, checkout_id, amount, currency, state, evidence_due_at';
const disputed = statement(
  'test_dispute_insert',
  `insert into test_provider.dispute (id, checkout_id, amount, currency, state)
   select :dispute, checkout.id,
     coalesce(:amount::bigint,
     checkout.amount - (select coalesce(sum(amount), 0) from test_provider.refund
     where checkout_id = :checkoutId and state <> 'failed')),
     checkout.currency, 'open' from test_provider.checkout where checkout.id = :checkoutId and state = 'paid'
   on conflict (checkout_id) do nothing returning ${DISPUTE}`,
);
const decided = statement(
  'test_dispute_decide',
  `update test_provider.dispute set state = :state where checkout_id = :checkoutId and state = 'open'
    returning ${DISPUTE}`,
);
type DisputeRow = RowOf<typeof disputed>;

const sendDispute = (tx: Tx, row: DisputeRow): Promise<void> =>
  bookTestEvent(
    tx,
    `dispute.${row.state}`,
    {
      dispute: {
        id: row.id,
        payment: row.checkout_id,
        state: row.state,
        amount: row.amount,
        currency: row.currency,
        evidenceDueAt: row.evidence_due_at.toISOString(),
      },
    },
    row.checkout_id,
  );

/** The payer's bank takes a payment back: what is left of it after refunds. */
export async function disputeCheckout(tx: Tx, checkoutId: string, amount: Money | null = null): Promise<string | null> {
  const row = await tx.row(disputed, { checkoutId, dispute: testId('dp'), amount: amount?.amount ?? null });
  if (row !== undefined) await sendDispute(tx, row);
  return row?.id ?? null;
}

export async function decideDispute(tx: Tx, checkoutId: string, state: 'won' | 'lost'): Promise<void> {
  const row = await tx.row(decided, { checkoutId, state });
  if (row !== undefined) await sendDispute(tx, row);
}
