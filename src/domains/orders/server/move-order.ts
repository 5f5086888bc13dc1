import {
  closeExtension,
  closeExtra,
  endRevision,
  liftWatermarks,
  moveWork,
  wakeForNext,
  type WorkTable,
} from '#domains/paid-work/server/paid-work.ts';
import { reopenOffer } from '#domains/custom-offers/server/custom-offers.ts';
import type { By } from '#domains/paid-work/party.ts';
import { endPaymentsFor, endPaymentsNamed, noteDue } from '#domains/wallet/server/wallet.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { clockedMoveText } from '#kit/server/db/move-row.ts';
import { EXTRA, tipCharge } from '../charge-kind.ts';
import { clocksOf } from '../deadlines.ts';
import type { MoveName, OrderState } from '../order.ts';
import { mustMove } from '../policy.ts';
import { tipNumberOf } from '../tip.ts';
import type { Order } from './store.ts';

/** One timer per order: it wakes for the next reminder or deadline, whichever is first (order-clock.ts). */
export const ORDER_CLOCK = 'order-clock';

/** What a move may write besides the state, and where. */
const columns = {
  paidAt: 'paid_at',
  startedAt: 'started_at',
  dueAt: 'due_at',
  lateAt: 'late_at',
  deliveredAt: 'delivered_at',
  reviewDueAt: 'review_due_at',
  reviewExtended: 'review_extended',
  completedAt: 'completed_at',
  autoApproved: 'auto_approved',
  clearsAt: 'clears_at',
  clearedAt: 'cleared_at',
  closedAt: 'closed_at',
  answers: 'answers',
  onHoldAt: 'on_hold_at',
  waitsSince: 'waits_since',
  pausedMs: 'paused_ms',
  interruptedState: 'interrupted_state',
  revisionAt: 'revision_at',
  revisionsUsed: 'revisions_used',
  revisionsAdded: 'revisions_added',
  price: 'price',
  clientFee: 'client_fee',
  serviceFee: 'service_fee',
  tax: 'tax',
  releasedShare: 'released_share',
  remindedAt: 'reminded_at',
} as const;
type Changes = { readonly [Key in keyof typeof columns]?: Key extends keyof Order ? Order[Key] : unknown };

/** Why, in the mover's words, and facts worth keeping in the timeline. */
interface Said {
  readonly reason?: string;
  readonly facts?: Record<string, unknown>;
  /** What it changes that is kept elsewhere. */
  readonly also?: Partial<Pick<Order, 'extension' | 'extra' | 'terms'>>;
}

const orderTable: WorkTable = {
  write: statement('order_move', clockedMoveText('orders', columns)),
  columns,
  timer: ORDER_CLOCK,
};

const WORKED_ON: ReadonlySet<OrderState> = new Set(['in_progress', 'in_revision']);
const OFFERED_IN: ReadonlySet<OrderState> = new Set(['in_progress', 'delivered']);
const TIPPED_IN: ReadonlySet<OrderState> = new Set(['completed', 'cleared']);
const CLOSED: ReadonlySet<OrderState> = new Set(['completed', 'cancelled']);

/** Never paid: a custom offer that it was made of can be ordered again (OFR-7). */
const UNPAID_ENDS: ReadonlySet<OrderState> = new Set(['cancelled', 'expired']);

/** Open payments end for what can't be paid after this move: the order, an extra of it, its tip. */
async function endPayments(
  tx: Tx,
  { id, number, state, clientId }: Order,
  to: OrderState,
  isStopped: boolean,
): Promise<void> {
  if (state === 'pending_payment')
    await endPaymentsFor(tx, id, `Order ${number} no longer needs this payment. You were not charged.`);
  if (isStopped && OFFERED_IN.has(state))
    await endPaymentsNamed(
      tx,
      clientId,
      { type: EXTRA, label: number },
      'This extra can no longer be added. You were not charged.',
    );
  if (TIPPED_IN.has(state) && !TIPPED_IN.has(to))
    await endPaymentsNamed(
      tx,
      clientId,
      { type: tipCharge.kind, label: tipNumberOf(number) },
      'This order can’t be tipped now. You were not charged.',
    );
}

/** Makes one move, if the policy allows it. The command moves the money and announces the event. */
export async function moveOrder(
  tx: Tx,
  order: Order,
  move: MoveName,
  by: By,
  now: Date,
  changes: Changes = {},
  { also = {}, ...details }: Said = {},
): Promise<Order> {
  const to = mustMove(order, move, by.party, now);
  const custom = order.offer.custom_offer;
  if (custom !== undefined && order.paidAt === null && UNPAID_ENDS.has(to)) await reopenOffer(tx, custom.id, now);
  // What was asked about the running deadline ends with it.
  const isStopped = order.dueAt !== null && (to !== order.state || move === 'putOnHold');
  await endPayments(tx, order, to, isStopped);
  const closedBy = by.party === 'provider' ? 'system' : by.party;
  if (isStopped && WORKED_ON.has(order.state)) closeExtension(tx, order.id, closedBy, now);
  if (isStopped && OFFERED_IN.has(order.state)) closeExtra(tx, order.id, closedBy, now);
  if (CLOSED.has(to) && order.state !== 'delivered' && order.revisions.used > 0)
    await endRevision(tx, order.id, 'closed', now);
  if (to === 'completed') await liftWatermarks(tx, order.id);
  const moved: Order = {
    ...order,
    ...(changes as Partial<Order>),
    ...also,
    ...(isStopped ? { extension: null, extra: null } : {}),
    state: to,
  };
  await moveWork(tx, orderTable, order.id, {
    move,
    from: order.state,
    to,
    by,
    at: now,
    ...details,
    changes,
    clocks: clocksOf(moved),
  });
  if (changes.dueAt !== undefined) noteDue(tx, order.id, moved.dueAt);
  return moved;
}

export const wakeNext = (tx: Tx, order: Order, now: Date): void =>
  wakeForNext(tx, ORDER_CLOCK, order.id, clocksOf(order), now);
