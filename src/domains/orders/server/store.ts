/** Rows of orders and the statements that read them for a deed. Reads for screens stand beside their screens. */
import { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { FrozenOffer } from '../offer.ts';
import type { OrderFacts, OrderState, Side } from '../order.ts';
import type { Terms } from '../price.ts';

export interface Order extends OrderFacts {
  readonly id: string;
  readonly number: string;
  readonly serviceId: string;
  readonly clientId: string;
  readonly freelancerId: string;
  readonly offer: FrozenOffer;
  readonly terms: Terms;
  readonly deliveryDays: number;
  readonly remindedAt: Date | null;
}

export interface OrderRow {
  id: string;
  number: string;
  service_id: string;
  client_id: string;
  freelancer_id: string;
  state: OrderState;
  interrupted_state: OrderState | null;
  currency: string;
  price: string;
  client_fee: string;
  service_fee: string;
  tax: string;
  total: string;
  offer: FrozenOffer;
  delivery_days: number;
  placed_at: Date;
  paid_at: Date | null;
  started_at: Date | null;
  due_at: Date | null;
  late_at: Date | null;
  delivered_at: Date | null;
  review_due_at: Date | null;
  review_extended: boolean;
  completed_at: Date | null;
  auto_approved: boolean;
  clears_at: Date | null;
  reminded_at: Date | null;
  answers: { id: string; text: string }[] | null;
  reviews_shown_at: Date | null;
  reviewed_by: Side[];
  replied_by: Side[];
  on_hold_at: Date | null;
  waits_since: Date | null;
  paused_ms: string;
}

export const ORDER_COLUMNS = `id, number, service_id, client_id, freelancer_id, state, interrupted_state, currency, price, client_fee, service_fee, tax, total,
  offer, delivery_days, placed_at, paid_at, started_at, due_at, late_at, delivered_at, review_due_at, review_extended, completed_at, auto_approved,
  clears_at, reminded_at, answers, reviews_shown_at, reviewed_by, replied_by, on_hold_at, waits_since, paused_ms`;

export function orderOf(row: OrderRow): Order {
  const amount = (text: string) => money(text, row.currency);
  return {
    id: row.id,
    number: row.number,
    serviceId: row.service_id,
    clientId: row.client_id,
    freelancerId: row.freelancer_id,
    offer: row.offer,
    terms: { price: amount(row.price), clientFee: amount(row.client_fee), serviceFee: amount(row.service_fee), tax: amount(row.tax), total: amount(row.total) },
    deliveryDays: row.delivery_days,
    remindedAt: row.reminded_at,
    state: row.state,
    interruptedState: row.interrupted_state,
    placedAt: row.placed_at,
    paidAt: row.paid_at,
    startedAt: row.started_at,
    dueAt: row.due_at,
    lateAt: row.late_at,
    deliveredAt: row.delivered_at,
    reviewDueAt: row.review_due_at,
    reviewExtended: row.review_extended,
    completedAt: row.completed_at,
    clearsAt: row.clears_at,
    reviewsShownAt: row.reviews_shown_at,
    reviewedBy: row.reviewed_by,
    repliedBy: row.replied_by,
    onHoldAt: row.on_hold_at,
    waitsSince: row.waits_since,
    pausedMs: Number(row.paused_ms),
  };
}

export const sideOf = (order: Pick<Order, 'clientId'>, userId: string): Side => (order.clientId === userId ? 'client' : 'freelancer');

const mine = statement('order_lock_mine', `select ${ORDER_COLUMNS} from orders where number = $1 and (client_id = $2 or freelancer_id = $2) for no key update`);
const byId = statement('order_lock', `select ${ORDER_COLUMNS} from orders where id = $1 for no key update`);

/** Loads within the actor's reach: a stranger's order is simply not there (E-3). */
export async function lockMyOrder(tx: Tx, orderNumber: string, userId: string): Promise<{ order: Order; side: Side }> {
  const row = await tx.row<OrderRow>(mine, [orderNumber, userId]);
  if (row === undefined) throw new Failure('not_found');
  const order = orderOf(row);
  return { order, side: sideOf(order, userId) };
}

export async function lockOrder(tx: Tx, orderId: string): Promise<Order> {
  const row = await tx.row<OrderRow>(byId, [orderId]);
  if (row === undefined) throw new Error(`no order ${orderId}`);
  return orderOf(row);
}
