import * as events from '#domains/orders/events.ts';
import { pathTo } from '#routes';
import type { TopicKey } from '../topics.ts';
import { describe, type Telling } from './telling.ts';

interface Order {
  readonly orderNumber: string;
  readonly clientId: string;
  readonly freelancerId: string;
  readonly serviceTitle: string;
}
type Side = 'client' | 'freelancer';
const SIDES = ['client', 'freelancer'] as const;

function tell(order: Order, to: Side, title: string, text: string, topic: TopicKey = 'orders'): Telling {
  const { orderNumber, serviceTitle } = order;
  return {
    to: to === 'client' ? order.clientId : order.freelancerId,
    topic,
    group: { key: `order:${orderNumber}`, title: `${serviceTitle} · ${orderNumber}` },
    title,
    text,
    path: pathTo('order', { orderNumber }),
  };
}

/** Those who did not do it themselves; both when a deadline did. */
const others = (by: Side | null): Side[] => SIDES.filter((side) => side !== by);

const CANCELLED = {
  before_start: 'It was cancelled before the work began.',
  unanswered: 'The requirements were not sent in time.',
  late: 'The delivery was late.',
  abandoned: 'Nothing was delivered for two weeks after the due day.',
  on_hold: 'It was on hold because the freelancer’s account is suspended.',
  held_too_long: 'The freelancer’s account stayed suspended for 30 days.',
  seller_gone: 'The freelancer’s account can no longer take or deliver orders.',
} as const;

const CLOCKS: Readonly<Record<string, string>> = {
  payment: 'The order waits for its payment',
  requirements: 'The freelancer waits for your requirements',
  delivery: 'A delivery is due',
  late_delivery: 'A delivery is late and still expected',
  hold: 'An order is on hold: wait or cancel',
  approval: 'A delivery waits for your answer',
  reviews: 'You can still write a review',
};

export const aboutOrders = [
  describe(events.orderPaid, (order) =>
    tell(order, 'freelancer', 'You have a new order', `“${order.serviceTitle}” was ordered and paid. The money is in held funds.`),
  ),
  describe(events.orderStarted, ({ by, dueAt, ...order }, whenIs) =>
    others(by).map((side) => tell(order, side, 'The work has begun', `“${order.serviceTitle}” is due on ${whenIs(dueAt)}.`)),
  ),
  describe(events.orderDelivered, (order, whenIs) =>
    tell(order, 'client', 'Your order was delivered', `Look at it and answer by ${whenIs(order.reviewDueAt)}; after that it counts as approved.`),
  ),
  describe(events.orderReviewExtended, (order, whenIs) =>
    tell(
      order,
      'freelancer',
      'The client takes more time to look',
      `They answer by ${whenIs(order.reviewDueAt)}; after that your delivery counts as approved.`,
    ),
  ),
  describe(events.orderPutOnHold, (order, whenIs) =>
    tell(
      order,
      'client',
      'Your order is on hold',
      `The freelancer’s account was suspended. All deadlines are paused and your money stays held. You can wait, or cancel now with a full refund. If the suspension is not lifted by ${whenIs(order.endsAt)}, we cancel the order and refund you in full.`,
    ),
  ),
  describe(events.orderResumed, ({ dueAt, ...order }, whenIs) =>
    SIDES.map((side) =>
      tell(
        order,
        side,
        'Your order is no longer on hold',
        `The freelancer’s account is active again. ${dueAt === null ? 'The deadline was moved by the time the order was on hold.' : `The new due date is ${whenIs(dueAt)}.`}`,
      ),
    ),
  ),
  describe(events.orderCompleted, ({ by, clearsAt, ...order }, whenIs) =>
    others(by).map((side) =>
      side === 'client'
        ? tell(order, side, 'Your order is complete', 'The time to answer is over, so the delivery counts as approved.')
        : tell(order, side, 'Your delivery was approved', `The money clears on ${whenIs(clearsAt)}; then you can take it out.`),
    ),
  ),
  describe(events.orderCleared, (order) => tell(order, 'freelancer', 'Your earnings are available', `The money for “${order.serviceTitle}” has cleared.`)),
  describe(events.orderExpired, (order) => tell(order, 'client', 'Your order has expired', 'It was not paid in time. You can order again whenever you like.')),
  describe(events.orderCancelled, ({ by, why, refunded, ...order }) =>
    others(by).map((side) =>
      tell(order, side, 'An order was cancelled', `${CANCELLED[why]}${refunded && side === 'client' ? ' The held funds are back in your wallet.' : ''}`),
    ),
  ),
  describe(events.orderBecameLate, (order, whenIs) =>
    SIDES.map((side) =>
      side === 'client'
        ? tell(order, side, 'Your order is late', `It was due on ${whenIs(order.dueAt)}. You see on its page when you can cancel it.`)
        : tell(order, side, 'Your delivery is late', `It was due on ${whenIs(order.dueAt)}. Deliver now: the client may soon cancel.`),
    ),
  ),
  describe(events.orderReminded, ({ clock, turn, endsAt, ...order }, whenIs) =>
    turn.map((side) => tell(order, side, CLOCKS[clock] ?? 'An order waits for you', `The time ends on ${whenIs(endsAt)}.`, 'reminders')),
  ),
  describe(events.orderReviewed, ({ by, ...order }) =>
    others(by).map((side) =>
      tell(order, side, 'You were reviewed', 'You both see the reviews once both are written, or the time for them is over.', 'reviews'),
    ),
  ),
  describe(events.orderReviewsShown, (order) => SIDES.map((side) => tell(order, side, 'The reviews can be read', `Of “${order.serviceTitle}”.`, 'reviews'))),
  describe(events.reviewAnswered, ({ by, ...order }) =>
    others(by).map((side) => tell(order, side, 'Your review was answered', 'Read the answer on the order’s page.', 'reviews')),
  ),
];
