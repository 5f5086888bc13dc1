import * as events from './events.ts';
import { counted } from '#kit/format/unit.ts';
import { formatRate } from '#kit/format/number.ts';
import { pathTo } from '#routes';
import type { TopicKey } from '#kit/notice-topics.ts';
import { noticesOf, type Notice } from '#kit/notices.ts';

interface Order {
  readonly orderNumber: string;
  readonly clientId: string;
  readonly freelancerId: string;
  readonly serviceTitle: string;
}
type Side = 'client' | 'freelancer';
const SIDES = ['client', 'freelancer'] as const;

function aboutOrder(order: Order, to: Side, title: string, text: string, topic: TopicKey = 'orders'): Notice {
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

/** The side that did not act; both when a deadline did. */
const others = (by: Side | null): Side[] => SIDES.filter((side) => side !== by);

const CANCELLED = {
  before_start: 'It was canceled before work started.',
  unanswered: 'The requirements were not sent in time.',
  late: 'The delivery was late.',
  abandoned: 'Nothing was delivered within two weeks of the due date.',
  on_hold: 'It was on hold because the freelancer’s account is suspended.',
  held_too_long: 'The freelancer’s account stayed suspended for 30 days.',
  seller_gone: 'The freelancer’s account can no longer take or deliver orders.',
} as const;

const KEPT = {
  closed: 'It arrived after the order had closed, so the order wasn’t placed.',
  already_paid: 'The order was already paid by another payment, so you didn’t pay twice.',
  seller_gone: 'The freelancer isn’t taking orders at the moment, so the order wasn’t placed.',
  not_enough: 'Your balance no longer covered the rest of the total, so the order isn’t paid yet.',
} as const;

const CLOCKS: Readonly<Record<string, string>> = {
  payment: 'Your order is waiting for payment',
  requirements: 'The freelancer is waiting for your requirements',
  delivery: 'A delivery is due',
  late_delivery: 'A delivery is late',
  hold: 'An order is on hold: wait or cancel',
  approval: 'A delivery is waiting for your review',
  cancellation: 'A cancellation request is waiting for your answer',
  extension: 'A request for more time is waiting for your answer',
  extra: 'An offer is waiting for your answer',
  reviews: 'You can still write a review',
};

export const orderNotices = [
  noticesOf(events.orderPaid, ({ byPayment = false, ...order }) => [
    aboutOrder(
      order,
      'freelancer',
      'You have a new order',
      `“${order.serviceTitle}” was ordered and paid. We hold the money until the client approves your work or the review time ends.`,
    ),
    ...(byPayment
      ? [
          aboutOrder(
            order,
            'client',
            'Your order was placed',
            'We received your payment and hold it until you approve the work or the review time ends. Next, answer the requirements so that work can start.',
          ),
        ]
      : []),
  ]),
  noticesOf(events.orderPaymentKept, ({ why, amount, currency, fundingId, ...order }, say) => ({
    ...aboutOrder(
      order,
      'client',
      `Your payment of ${say.money({ amount, currency })} is in your balance`,
      `${KEPT[why]} Use it for another order, or return it to your payment method.`,
    ),
    path: pathTo('order', { orderNumber: order.orderNumber }, { funding: fundingId }),
  })),
  noticesOf(events.orderStarted, ({ by, dueAt, ...order }, say) =>
    others(by).map((side) => aboutOrder(order, side, 'Work has started', `“${order.serviceTitle}” is due on ${say.when(dueAt)}.`)),
  ),
  noticesOf(events.orderDelivered, (order, say) =>
    aboutOrder(order, 'client', 'Your order was delivered', `Review it by ${say.when(order.reviewDueAt)}. After that, it is approved automatically.`),
  ),
  noticesOf(events.orderReviewExtended, (order, say) =>
    aboutOrder(
      order,
      'freelancer',
      'The client needs more time to review',
      `They have until ${say.when(order.reviewDueAt)}. After that, your delivery is approved automatically.`,
    ),
  ),
  noticesOf(events.orderPutOnHold, (order, say) =>
    aboutOrder(
      order,
      'client',
      'Your order is on hold',
      `The freelancer’s account was suspended. All deadlines are paused and your money stays held. You can wait, or cancel now with a full refund. If the suspension is not lifted by ${say.when(order.endsAt)}, we cancel the order and refund you in full.`,
    ),
  ),
  noticesOf(events.orderResumed, ({ dueAt, ...order }, say) =>
    SIDES.map((side) =>
      aboutOrder(
        order,
        side,
        'Your order is no longer on hold',
        `The freelancer’s account is active again. ${dueAt === null ? 'We extended the deadline by the time the order was on hold.' : `The new due date is ${say.when(dueAt)}.`}`,
      ),
    ),
  ),
  noticesOf(events.orderCompleted, ({ by, clearsAt, ...order }, say) =>
    others(by).map((side) =>
      side === 'client'
        ? aboutOrder(order, side, 'Your order is complete', 'The review period ended, so the delivery was approved automatically.')
        : aboutOrder(order, side, 'Your delivery was approved', `You can withdraw the money once it clears on ${say.when(clearsAt)}.`),
    ),
  ),
  noticesOf(events.orderCleared, (order) =>
    aboutOrder(order, 'freelancer', 'Your earnings are available', `The money for “${order.serviceTitle}” has cleared.`),
  ),
  noticesOf(events.orderExpired, (order) =>
    aboutOrder(order, 'client', 'Your order has expired', 'It was not paid in time. You can place it again at any time.'),
  ),
  noticesOf(events.orderCancelled, ({ by, why, refunded, ...order }) =>
    // An order that was never paid was no news to the freelancer.
    (why === 'before_start' && !refunded ? [] : others(by)).map((side) =>
      aboutOrder(order, side, 'Order canceled', `${CANCELLED[why]}${refunded && side === 'client' ? ' We refunded your payment to your wallet.' : ''}`),
    ),
  ),
  noticesOf(events.cancellationRequested, ({ by, percent, endsAt, silence, ...order }, say) =>
    others(by).map((side) =>
      aboutOrder(
        order,
        side,
        'Cancellation requested',
        `${by === 'client' ? 'The client' : 'The freelancer'} asks to cancel “${order.serviceTitle}” with ${formatRate(percent * 100, say.locale)} of the price for ${side === 'freelancer' ? 'you' : 'the freelancer'}. Answer by ${say.when(endsAt)}. Otherwise the request is ${silence === 'accept' ? 'accepted' : 'declined'} automatically.`,
      ),
    ),
  ),
  noticesOf(events.cancellationEnded, ({ by, outcome, ...order }) =>
    others(by).map((side) =>
      aboutOrder(
        order,
        side,
        outcome === 'declined' ? 'Cancellation request declined' : 'Cancellation request withdrawn',
        'The order continues with the remaining time.',
      ),
    ),
  ),
  noticesOf(events.orderSplit, ({ by, percent, earned, returned, currency, clearsAt, ...order }, say) =>
    others(by).map((side) =>
      aboutOrder(
        order,
        side,
        'Order canceled by agreement',
        side === 'client'
          ? `${say.money({ amount: returned, currency })} was refunded to your wallet.`
          : clearsAt === null
            ? 'Everything the client paid was refunded.'
            : `You earned ${say.money({ amount: earned, currency })} (${formatRate(percent * 100, say.locale)} of the price, less the service fee). It clears on ${say.when(clearsAt)}.`,
      ),
    ),
  ),
  noticesOf(events.revisionRequested, ({ items, dueAt, ...order }, say) =>
    aboutOrder(
      order,
      'freelancer',
      'The client requested a revision',
      `${counted(items, { one: 'change', other: 'changes' })} to “${order.serviceTitle}”. Deliver by ${say.when(dueAt)}.`,
    ),
  ),
  noticesOf(events.revisionWithdrawn, ({ reviewDueAt, ...order }, say) =>
    aboutOrder(
      order,
      'freelancer',
      'The client withdrew the revision request',
      `They review your delivery again, until ${say.when(reviewDueAt)}. After that, it is approved automatically.`,
    ),
  ),
  noticesOf(events.extensionAsked, ({ days, endsAt, ...order }, say) =>
    aboutOrder(
      order,
      'client',
      `The freelancer asks for ${counted(days, { one: 'more day', other: 'more days' })}`,
      `Answer by ${say.when(endsAt)}. Otherwise the request is declined automatically and the due date stays as it is.`,
    ),
  ),
  noticesOf(events.extensionEnded, ({ by, days, outcome, dueAt, ...order }, say) =>
    others(by).map((side) =>
      aboutOrder(
        order,
        side,
        {
          accepted: `You got ${counted(days, { one: 'more day', other: 'more days' })}`,
          declined: 'More time was declined',
          withdrawn: 'Request for more time withdrawn',
        }[outcome],
        outcome === 'accepted' ? `“${order.serviceTitle}” is now due on ${say.when(dueAt)}.` : `“${order.serviceTitle}” is still due on ${say.when(dueAt)}.`,
      ),
    ),
  ),
  noticesOf(events.extrasAdded, ({ titles, amount, currency, dueAt, ...order }, say) =>
    aboutOrder(
      order,
      'freelancer',
      `The client added ${titles}`,
      `${say.money({ amount, currency })} was added to the price and is held for you. The order is now due on ${say.when(dueAt)}.`,
    ),
  ),
  noticesOf(events.extraOffered, ({ title, amount, currency, days, endsAt, ...order }, say) =>
    aboutOrder(
      order,
      'client',
      `The freelancer offers “${title}”`,
      `${say.money({ amount, currency })}${days === 0 ? '' : `, with ${counted(days, { one: 'more day', other: 'more days' })}`}. Answer by ${say.when(endsAt)}. Otherwise the offer expires, and nothing changes.`,
    ),
  ),
  noticesOf(events.extraEnded, ({ by, title, outcome, ...order }) =>
    others(by).map((side) =>
      aboutOrder(
        order,
        side,
        `Offer ${outcome}: “${title}”`,
        outcome === 'accepted' ? 'The client paid for it, and the money is held for you.' : 'The order continues unchanged.',
      ),
    ),
  ),
  noticesOf(events.revisionPriceAsked, ({ reviewDueAt, ...order }, say) =>
    aboutOrder(
      order,
      'freelancer',
      'The client wants another revision',
      `No revisions are left. Offer one for a price on the order page before the review ends on ${say.when(reviewDueAt)}.`,
    ),
  ),
  noticesOf(events.orderEndProposed, ({ orderNumber, serviceTitle }) => ({
    to: 'operators',
    staff: 'trust',
    topic: 'operations',
    group: { key: `order-end:${orderNumber}`, title: `Order ${orderNumber}` },
    title: 'The end of an order needs a second operator',
    text: `An operator proposed to end “${serviceTitle}”. The money stays held until another operator confirms.`,
    path: pathTo('admin-orders', {}, { number: orderNumber }),
  })),
  noticesOf(events.orderEndedByOperator, ({ how, reason, earned, returned, currency, clearsAt, ...order }, say) =>
    SIDES.map((side) =>
      aboutOrder(
        order,
        side,
        how === 'complete' ? 'Our team completed your order' : how === 'cancel' ? 'Our team canceled your order' : 'Our team ended your order',
        `${
          side === 'client'
            ? returned === '0'
              ? ''
              : `${say.money({ amount: returned, currency })} was refunded to your wallet. `
            : clearsAt === null
              ? ''
              : `You earned ${say.money({ amount: earned, currency })} after the service fee. It clears on ${say.when(clearsAt)}. `
        }Reason: ${reason}`,
        'account',
      ),
    ),
  ),
  noticesOf(events.orderTipped, ({ amount, earned, currency, clearsAt, ...order }, say) =>
    aboutOrder(
      order,
      'freelancer',
      `The client tipped you ${say.money({ amount, currency })}`,
      `${say.money({ amount: earned, currency })} is yours and clears on ${say.when(clearsAt)}.`,
    ),
  ),
  noticesOf(events.orderBecameLate, (order, say) =>
    SIDES.map((side) =>
      side === 'client'
        ? aboutOrder(order, side, 'Your order is late', `It was due on ${say.when(order.dueAt)}. The order page shows when you can cancel it.`)
        : aboutOrder(order, side, 'Your delivery is late', `It was due on ${say.when(order.dueAt)}. Deliver it now, because the client can cancel soon.`),
    ),
  ),
  noticesOf(events.orderReminded, ({ clock, turn, endsAt, ...order }, say) =>
    turn.map((side) => aboutOrder(order, side, CLOCKS[clock] ?? 'An order needs your attention', `You have until ${say.when(endsAt)}.`, 'reminders')),
  ),
];
