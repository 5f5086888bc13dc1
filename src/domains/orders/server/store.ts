/** Rows of orders and the statements that read them for a command. Reads for screens are with their screens. */
import { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { termsFrom, type TermsHistory } from '#kit/terms.ts';
import type { FrozenOffer } from '../offer.ts';
import type { Side } from '#kit/sides.ts';
import type { OrderFacts, OrderState } from '../order.ts';
import type { Terms } from '#domains/paid-work/price.ts';
import { openExtensions, openExtras, openSplits } from '#domains/paid-work/server/paid-work.ts';
import { offerFrom, type StoredOffer } from './stored-offer.ts';

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
  /** The version that was bought, whose extras can still be added. */
  readonly versionId: string;
  /** Revisions bought beside those of the package. */
  readonly revisionsAdded: number;
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
  offer: StoredOffer;
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
  cleared_at: Date | null;
  closed_at: Date | null;
  reminded_at: Date | null;
  answers: { id: string; text: string }[] | null;
  reviews_close_at: Date | null;
  reviews_shown_at: Date | null;
  reviewed_by: Side[] | null;
  replied_by: Side[] | null;
  on_hold_at: Date | null;
  waits_since: Date | null;
  paused_ms: string;
  revision_at: Date | null;
  revisions_used: number;
  revisions_added: number;
  service_version_id: string;
  released_share: number | null;
}

export const ORDER_COLUMNS = `id, number, service_id, client_id, freelancer_id, state, interrupted_state, currency, price, client_fee, service_fee, tax, total,
  offer, delivery_days, placed_at, paid_at, started_at, due_at, late_at, delivered_at, review_due_at, review_extended, completed_at, auto_approved,
  clears_at, cleared_at, closed_at, reminded_at, answers, on_hold_at, waits_since, paused_ms, revision_at, revisions_used, revisions_added, service_version_id,
  released_share,
  review_window.closes_at as reviews_close_at, review_window.shown_at as reviews_shown_at, review_window.reviewed_by, review_window.replied_by`;

/** Orders with the state of their reviews. */
export const ORDERS = 'orders left join review_window on work_id = orders.id';

/**
 * With the requests that wait for an answer, read after the order: a request made while this waited for its lock is
 * seen.
 */
export async function ordersOf(reads: Db | Tx, rows: readonly OrderRow[], history: TermsHistory): Promise<Order[]> {
  const idsIn = (...states: OrderState[]) => rows.filter(({ state }) => states.includes(state)).map(({ id }) => id);
  const [splits, extensions, extras] = await Promise.all([
    openSplits(reads, idsIn('cancel_requested')),
    openExtensions(reads, idsIn('in_progress', 'in_revision')),
    openExtras(reads, idsIn('in_progress', 'delivered')),
  ]);
  const askedOf = (id: string) => ({
    split: splits.get(id) ?? null,
    extension: extensions.get(id) ?? null,
    extra: extras.get(id) ?? null,
  });
  return rows.map((row) => orderOf(row, history, askedOf(row.id)));
}

function orderOf(
  row: OrderRow,
  history: TermsHistory,
  openRequests: Pick<OrderFacts, 'split' | 'extension' | 'extra'>,
): Order {
  const amount = (text: string) => money(text, row.currency);
  const included = row.offer.package.revisions;
  return {
    id: row.id,
    number: row.number,
    serviceId: row.service_id,
    versionId: row.service_version_id,
    clientId: row.client_id,
    freelancerId: row.freelancer_id,
    offer: offerFrom(row.offer),
    terms: {
      price: amount(row.price),
      client_fee: amount(row.client_fee),
      service_fee: amount(row.service_fee),
      tax: amount(row.tax),
      total: amount(row.total),
    },
    deliveryDays: row.delivery_days,
    remindedAt: row.reminded_at,
    state: row.state,
    interruptedState: row.interrupted_state,
    placedAt: row.placed_at,
    inForce: termsFrom(history, row.placed_at),
    paidAt: row.paid_at,
    startedAt: row.started_at,
    dueAt: row.due_at,
    lateAt: row.late_at,
    deliveredAt: row.delivered_at,
    reviewDueAt: row.review_due_at,
    reviewExtended: row.review_extended,
    completedAt: row.completed_at,
    clearsAt: row.clears_at,
    clearedAt: row.cleared_at,
    closedAt: row.closed_at,
    ...openRequests,
    revisions: { included: included === null ? null : included + row.revisions_added, used: row.revisions_used },
    revisionsAdded: row.revisions_added,
    revisionAt: row.revision_at,
    releasedShare: row.released_share,
    reviews:
      row.reviews_close_at === null
        ? null
        : {
            closesAt: row.reviews_close_at,
            shownAt: row.reviews_shown_at,
            reviewedBy: row.reviewed_by ?? [],
            repliedBy: row.replied_by ?? [],
          },
    onHoldAt: row.on_hold_at,
    waitsSince: row.waits_since,
    pausedMs: Number(row.paused_ms),
  };
}

export const sideOf = (order: Pick<Order, 'clientId'>, userId: string): Side =>
  order.clientId === userId ? 'client' : 'freelancer';

const mine = statement(
  'order_lock_mine',
  `select ${ORDER_COLUMNS} from ${ORDERS}
    where number = :orderNumber and (client_id = :userId or freelancer_id = :userId) for no key update of orders`,
);
const byNumber = statement(
  'order_lock_numbered',
  `select ${ORDER_COLUMNS} from ${ORDERS} where number = :number for no key update of orders`,
);
const byId = statement(
  'order_lock',
  `select ${ORDER_COLUMNS} from ${ORDERS} where id = :orderId for no key update of orders`,
);

/** Loads only the actor's own: someone else's order is not found (E-3). */
export async function lockMyOrder(
  tx: Tx,
  orderNumber: string,
  userId: string,
  { clock }: Pick<Context, 'clock'>,
): Promise<{ order: Order; side: Side }> {
  const [row, history] = await Promise.all([tx.row(mine, { orderNumber, userId }), termsHistory(tx, clock())]);
  const [order] = row === undefined ? [] : await ordersOf(tx, [row], history);
  if (order === undefined) throw new Failure('not_found');
  return { order, side: sideOf(order, userId) };
}

async function locked(
  tx: Tx,
  read: Promise<OrderRow | undefined>,
  name: string,
  { clock }: Pick<Context, 'clock'>,
): Promise<Order> {
  const [row, history] = await Promise.all([read, termsHistory(tx, clock())]);
  const [order] = row === undefined ? [] : await ordersOf(tx, [row], history);
  if (order === undefined) throw new Error(`no order ${name}`);
  return order;
}
export const lockOrder = (tx: Tx, orderId: string, context: Pick<Context, 'clock'>): Promise<Order> =>
  locked(tx, tx.row(byId, { orderId }), orderId, context);
export const lockOrderNumbered = (tx: Tx, number: string, context: Pick<Context, 'clock'>): Promise<Order> =>
  locked(tx, tx.row(byNumber, { number }), number, context);
