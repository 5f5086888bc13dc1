import * as events from './events.ts';
import { counted } from '#kit/format/unit.ts';
import { formatRate } from '#kit/format/number.ts';
import { KEPT } from '#domains/wallet/kept.ts';
import { pathTo } from '#routes';
import type { TopicKey } from '#kit/notice-topics.ts';
import { inStages, noticesOf, shortTitle, type Notice, type Say } from '#kit/notices.ts';

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
    action: 'Open the order',
  };
}
/** About money or a deadline. */
const immediately = (...details: Parameters<typeof aboutOrder>): Notice => ({
  ...aboutOrder(...details),
  isImmediate: true,
});

const nameOf = ({ clientId, freelancerId }: Order, side: Side, say: Say): string =>
  side === 'client' ? say.name(clientId, 'The client') : say.name(freelancerId, 'The freelancer');

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

const ENDED = { accepted: 'accepted', declined: 'declined', withdrawn: 'withdrew' } as const;

/** What the reader has to do, before the day. */
const CLOCKS: Readonly<Record<string, (order: string) => string>> = {
  payment: (order) => `Pay for ${order}`,
  requirements: (order) => `Send your requirements for ${order}`,
  delivery: (order) => `Deliver ${order}`,
  late_delivery: (order) => `${order} is late: deliver it`,
  hold: (order) => `${order} is on hold: wait, or cancel`,
  approval: (order) => `${order} is approved automatically unless you review it`,
  cancellation: (order) => `Answer the request to cancel ${order}`,
  extension: (order) => `Answer the request for more time for ${order}`,
  extra: (order) => `Answer the offer for ${order}`,
  reviews: (order) => `Review ${order}`,
};

/** What comes next in the work, and requests and offers that wait for an answer. */
const STAGES: Readonly<Record<string, string>> = {
  [events.orderStarted.name]: 'work',
  [events.orderDelivered.name]: 'work',
  [events.orderReviewExtended.name]: 'work',
  [events.orderPutOnHold.name]: 'work',
  [events.orderResumed.name]: 'work',
  [events.revisionRequested.name]: 'work',
  [events.revisionWithdrawn.name]: 'work',
  [events.orderBecameLate.name]: 'work',
  [events.cancellationRequested.name]: 'cancellation',
  [events.cancellationEnded.name]: 'cancellation end',
  [events.extensionAsked.name]: 'extension',
  [events.extensionEnded.name]: 'extension end',
  [events.extraOffered.name]: 'extra',
  [events.extraEnded.name]: 'extra end',
  [events.orderCompleted.name]: 'end',
  [events.orderCancelled.name]: 'end',
  [events.orderSplit.name]: 'end',
  [events.orderEndedByOperator.name]: 'end',
};
const REQUESTS = ['cancellation', 'extension', 'extra', 'reviews'];
const stageOf = (event: string, { clock }: Readonly<Record<string, unknown>>): string | undefined =>
  event === events.orderReminded.name ? (REQUESTS.find((request) => request === clock) ?? 'work') : STAGES[event];

const all = [
  // Who paid saw it; a payment that took days to arrive is told of by the wallet.
  noticesOf(events.orderPaid, (order, say) =>
    immediately(
      order,
      'freelancer',
      `${nameOf(order, 'client', say)} ordered “${shortTitle(order.serviceTitle)}”`,
      'It is paid. We hold the money until the client approves your work or the review time ends.',
    ),
  ),
  noticesOf(events.orderPaymentKept, ({ why, amount, currency, fundingId, ...order }, say) => ({
    ...immediately(
      order,
      'client',
      `Your payment of ${say.money({ amount, currency })} is in your balance`,
      `${KEPT.order[why]} Use it for another order, or return it to your payment method.`,
    ),
    path: pathTo('order', { orderNumber: order.orderNumber }, { funding: fundingId }),
  })),
  noticesOf(events.additionPaymentKept, ({ of, why, amount, currency, fundingId, ...order }, say) => ({
    ...immediately(
      order,
      'client',
      `Your payment of ${say.money({ amount, currency })} is in your balance`,
      `${KEPT[of][why]} You can spend it, or return it to your payment method.`,
    ),
    path: pathTo('order', { orderNumber: order.orderNumber }, { pay: of, funding: fundingId }),
  })),
  noticesOf(events.orderStarted, ({ by, dueAt, ...order }, say) =>
    others(by).map((side) =>
      aboutOrder(
        order,
        side,
        `${order.orderNumber} has started: due ${say.on(dueAt)}`,
        `“${order.serviceTitle}” is due on ${say.when(dueAt)}.`,
      ),
    ),
  ),
  noticesOf(events.orderDelivered, ({ isRevision = false, ...order }, say) =>
    immediately(
      order,
      'client',
      `${nameOf(order, 'freelancer', say)} delivered ${isRevision ? 'the revision of ' : ''}${order.orderNumber}: review by ${say.on(order.reviewDueAt)}`,
      `Review it by ${say.when(order.reviewDueAt)}. After that, it is approved automatically.`,
    ),
  ),
  noticesOf(events.orderReviewExtended, (order, say) =>
    immediately(
      order,
      'freelancer',
      `${nameOf(order, 'client', say)} reviews ${order.orderNumber} by ${say.on(order.reviewDueAt)}`,
      `They need more time, until ${say.when(order.reviewDueAt)}. After that, your delivery is approved automatically.`,
    ),
  ),
  noticesOf(events.orderPutOnHold, (order, say) =>
    immediately(
      order,
      'client',
      `${order.orderNumber} is on hold`,
      `The freelancer’s account was suspended. All deadlines are paused and your money stays held. You can wait, or cancel now with a full refund. If the suspension is not lifted by ${say.when(order.endsAt)}, we cancel the order and refund you in full.`,
    ),
  ),
  noticesOf(events.orderResumed, ({ dueAt, ...order }, say) =>
    SIDES.map((side) =>
      immediately(
        order,
        side,
        `${order.orderNumber} is no longer on hold`,
        `The freelancer’s account is active again. ${dueAt === null ? 'We extended the deadline by the time the order was on hold.' : `The new due date is ${say.when(dueAt)}.`}`,
      ),
    ),
  ),
  noticesOf(events.orderCompleted, ({ by, clearsAt, earned, ...order }, say) =>
    others(by).map((side) => {
      if (side === 'client')
        return immediately(
          order,
          side,
          `${order.orderNumber} was approved automatically`,
          'The review period ended, so the delivery was approved automatically.',
        );
      const approved =
        by === 'client'
          ? `${nameOf(order, by, say)} approved ${order.orderNumber}`
          : `${order.orderNumber} was approved automatically`;
      return immediately(
        order,
        side,
        earned === undefined ? approved : `${approved}: ${say.money(earned)} is clearing`,
        `You can withdraw the money once it clears on ${say.when(clearsAt)}.`,
      );
    }),
  ),
  noticesOf(events.orderCleared, ({ earned, ...order }, say) =>
    immediately(
      order,
      'freelancer',
      earned === undefined || earned.amount === '0'
        ? `Your earnings from ${order.orderNumber} are available`
        : `${say.money(earned)} from ${order.orderNumber} is available`,
      `The money for “${order.serviceTitle}” has cleared.`,
    ),
  ),
  noticesOf(events.orderExpired, (order) =>
    immediately(
      order,
      'client',
      `${order.orderNumber} has expired`,
      'It was not paid in time. You can place it again at any time.',
    ),
  ),
  noticesOf(events.orderCancelled, ({ by, why, refunded, ...order }, say) =>
    // An order that was never paid was no news to the freelancer.
    (why === 'before_start' && !refunded ? [] : others(by)).map((side) =>
      immediately(
        order,
        side,
        by === null ? `${order.orderNumber} was canceled` : `${nameOf(order, by, say)} canceled ${order.orderNumber}`,
        `${CANCELLED[why]}${refunded && side === 'client' ? ' We refunded your payment to your wallet.' : ''}`,
      ),
    ),
  ),
  noticesOf(events.cancellationRequested, ({ by, percent, endsAt, silence, ...order }, say) =>
    others(by).map((side) =>
      immediately(
        order,
        side,
        `${nameOf(order, by, say)} asks to cancel ${order.orderNumber}: answer by ${say.on(endsAt)}`,
        `The request: cancel “${order.serviceTitle}” with ${formatRate(percent * 100, say.locale)} of the price for ${side === 'freelancer' ? 'you' : 'the freelancer'}. Answer by ${say.when(endsAt)}. Otherwise the request is ${silence === 'accept' ? 'accepted' : 'declined'} automatically.`,
      ),
    ),
  ),
  noticesOf(events.cancellationEnded, ({ by, outcome, ...order }, say) =>
    others(by).map((side) =>
      immediately(
        order,
        side,
        by === null
          ? `The request to cancel ${order.orderNumber} was ${outcome}`
          : `${nameOf(order, by, say)} ${ENDED[outcome]} the request to cancel ${order.orderNumber}`,
        'The order continues with the remaining time.',
      ),
    ),
  ),
  noticesOf(events.orderSplit, ({ by, percent, earned, returned, currency, clearsAt, ...order }, say) =>
    others(by).map((side) =>
      immediately(
        order,
        side,
        `${order.orderNumber} was canceled by agreement`,
        side === 'client'
          ? `${say.money({ amount: returned, currency })} was refunded to your wallet.`
          : clearsAt === null
            ? 'Everything the client paid was refunded.'
            : `You earned ${say.money({ amount: earned, currency })} (${formatRate(percent * 100, say.locale)} of the price, less the service fee). It clears on ${say.when(clearsAt)}.`,
      ),
    ),
  ),
  noticesOf(events.revisionRequested, ({ items, dueAt, ...order }, say) =>
    immediately(
      order,
      'freelancer',
      `${nameOf(order, 'client', say)} requested a revision of ${order.orderNumber}`,
      `${counted(items, { one: 'change', other: 'changes' })} to “${order.serviceTitle}”. Deliver by ${say.when(dueAt)}.`,
    ),
  ),
  noticesOf(events.revisionWithdrawn, ({ reviewDueAt, ...order }, say) =>
    immediately(
      order,
      'freelancer',
      `${nameOf(order, 'client', say)} withdrew the revision request for ${order.orderNumber}`,
      `They review your delivery again, until ${say.when(reviewDueAt)}. After that, it is approved automatically.`,
    ),
  ),
  noticesOf(events.extensionAsked, ({ days, endsAt, ...order }, say) =>
    immediately(
      order,
      'client',
      `${nameOf(order, 'freelancer', say)} asks for ${counted(days, { one: 'more day', other: 'more days' })}: answer by ${say.on(endsAt)}`,
      `Answer by ${say.when(endsAt)}. Otherwise the request is declined automatically and the due date stays as it is.`,
    ),
  ),
  noticesOf(events.extensionEnded, ({ by, days, outcome, dueAt, ...order }, say) =>
    others(by).map((side) =>
      immediately(
        order,
        side,
        by === null
          ? `The request for more time for ${order.orderNumber} was ${outcome}`
          : outcome === 'accepted'
            ? `${nameOf(order, by, say)} gave you ${counted(days, { one: 'more day', other: 'more days' })}`
            : `${nameOf(order, by, say)} ${ENDED[outcome]} the request for more time`,
        outcome === 'accepted'
          ? `“${order.serviceTitle}” is now due on ${say.when(dueAt)}.`
          : `“${order.serviceTitle}” is still due on ${say.when(dueAt)}.`,
      ),
    ),
  ),
  noticesOf(events.extrasAdded, ({ titles, amount, currency, dueAt, ...order }, say) =>
    immediately(
      order,
      'freelancer',
      `${nameOf(order, 'client', say)} added ${shortTitle(titles)}`,
      `${say.money({ amount, currency })} was added to the price and is held for you. The order is now due on ${say.when(dueAt)}.`,
    ),
  ),
  noticesOf(events.extraOffered, ({ title, amount, total = amount, currency, days, endsAt, ...order }, say) =>
    immediately(
      order,
      'client',
      `${nameOf(order, 'freelancer', say)} offers “${shortTitle(title)}”: answer by ${say.on(endsAt)}`,
      `You pay ${say.money({ amount: total, currency })} with fees${days === 0 ? '' : `, and the delivery is due ${counted(days, { one: 'day', other: 'days' })} later`}. Answer by ${say.when(endsAt)}. Otherwise the offer expires, and nothing changes.`,
    ),
  ),
  noticesOf(events.extraEnded, ({ by, title, outcome, ...order }, say) =>
    others(by).map((side) =>
      immediately(
        order,
        side,
        by === null
          ? `The offer “${shortTitle(title)}” was ${outcome}`
          : `${nameOf(order, by, say)} ${ENDED[outcome]} the offer “${shortTitle(title)}”`,
        outcome === 'accepted'
          ? 'The client paid for it, and the money is held for you.'
          : 'The order continues unchanged.',
      ),
    ),
  ),
  noticesOf(events.revisionPriceAsked, ({ reviewDueAt, ...order }, say) =>
    immediately(
      order,
      'freelancer',
      `${nameOf(order, 'client', say)} wants another revision of ${order.orderNumber}`,
      `No revisions are left. Offer one for a price on the order page before the review ends on ${say.when(reviewDueAt)}.`,
    ),
  ),
  noticesOf(events.orderEndProposed, ({ orderNumber, serviceTitle, by }) => ({
    to: 'operators',
    staff: 'trust',
    not: by,
    topic: 'operations',
    group: { key: `order-end:${orderNumber}`, title: `Order ${orderNumber}` },
    title: `The end of ${orderNumber} needs a second operator`,
    text: `An operator proposed to end “${serviceTitle}”. The money stays held until another operator confirms.`,
    path: pathTo('admin-orders', {}, { number: orderNumber }),
    action: 'Open the order',
  })),
  noticesOf(events.orderEndedByOperator, ({ how, reason, earned, returned, currency, clearsAt, ...order }, say) =>
    SIDES.map((side) =>
      immediately(
        order,
        side,
        `Our team ${how === 'complete' ? 'completed' : how === 'cancel' ? 'canceled' : 'ended'} ${order.orderNumber}`,
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
    immediately(
      order,
      'freelancer',
      `${nameOf(order, 'client', say)} tipped you ${say.money({ amount, currency })}`,
      `${say.money({ amount: earned, currency })} is yours and clears on ${say.when(clearsAt)}.`,
    ),
  ),
  noticesOf(events.orderBecameLate, (order, say) =>
    SIDES.map((side) =>
      side === 'client'
        ? immediately(
            order,
            side,
            `${order.orderNumber} is late`,
            `It was due on ${say.when(order.dueAt)}. The order page shows when you can cancel it.`,
          )
        : immediately(
            order,
            side,
            `${order.orderNumber} is late: deliver it`,
            `It was due on ${say.when(order.dueAt)}. Deliver it now, because the client can cancel soon.`,
          ),
    ),
  ),
  noticesOf(events.orderReminded, ({ clock, turn, endsAt, ...order }, say) =>
    turn.map((side) =>
      immediately(
        order,
        side,
        `${(CLOCKS[clock] ?? ((number: string) => `Look at ${number}`))(order.orderNumber)} by ${say.on(endsAt)}`,
        `You have until ${say.when(endsAt)}.`,
        'reminders',
      ),
    ),
  ),
];

export const orderNotices = inStages(all, stageOf);
