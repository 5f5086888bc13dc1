/** What happens to orders: facts and ids, never what to do about them. */
import { OPERATOR_ENDS } from '#domains/paid-work/operator-end.ts';
import * as z from 'zod/mini';
import { KEPT_REASONS } from '#domains/wallet/funding.ts';
import { SILENCES } from '#domains/paid-work/split-offer.ts';
import { event } from '#kit/events.ts';

const order = {
  orderId: z.string(),
  orderNumber: z.string(),
  clientId: z.string(),
  freelancerId: z.string(),
  serviceTitle: z.string(),
};
const side = z.enum(['client', 'freelancer']);
/** Null when a deadline did it. */
const by = z.nullable(side);
const plain = z.object(order);

export const orderPlaced = event('order.placed', plain);
/** `byPayment`: with money that a provider confirmed, maybe while the buyer was away. */
export const orderPaid = event('order.paid', z.object({ ...order, byPayment: z.optional(z.boolean()) }));
/** A payment for it came, and could not pay it: the money is in the buyer's balance. */
export const orderPaymentKept = event(
  'order.payment_kept',
  z.object({ ...order, fundingId: z.string(), why: z.enum(KEPT_REASONS), amount: z.string(), currency: z.string() }),
);
/** The same of a payment for what is added to it; `of` says what it was for. */
export const additionPaymentKept = event(
  'order.addition_payment_kept',
  z.object({
    ...order,
    of: z.enum(['tip', 'extra']),
    fundingId: z.string(),
    why: z.enum(KEPT_REASONS),
    amount: z.string(),
    currency: z.string(),
  }),
);
export const orderStarted = event('order.started', z.object({ ...order, by: side, dueAt: z.string() }));
/** `isRevision` is missing in events of earlier releases. */
export const orderDelivered = event(
  'order.delivered',
  z.object({ ...order, reviewDueAt: z.string(), isRevision: z.optional(z.boolean()) }),
);
export const orderReviewExtended = event('order.review_extended', z.object({ ...order, reviewDueAt: z.string() }));
/** The seller is suspended; the client decides by `endsAt`. */
export const orderPutOnHold = event('order.put_on_hold', z.object({ ...order, endsAt: z.string() }));
export const orderWaits = event('order.waits', plain);
export const orderResumed = event('order.resumed', z.object({ ...order, dueAt: z.nullable(z.string()) }));
/** What was earned is missing in events of earlier releases. */
const earned = z.optional(z.object({ amount: z.string(), currency: z.string() }));
export const orderCompleted = event('order.completed', z.object({ ...order, by, clearsAt: z.string(), earned }));
export const orderCleared = event('order.cleared', z.object({ ...order, earned }));
/** The freelancer cleared some of it early, for a fee. */
export const earningsClearedEarly = event(
  'order.cleared_early',
  z.object({ userId: z.string(), orderNumber: z.string(), amount: z.string(), fee: z.string(), currency: z.string() }),
);
export const orderExpired = event('order.expired', plain);
export const orderCancelled = event(
  'order.cancelled',
  z.object({
    ...order,
    by,
    why: z.enum(['before_start', 'unanswered', 'late', 'abandoned', 'on_hold', 'held_too_long', 'seller_gone']),
    refunded: z.boolean(),
  }),
);
/** One side asks to end the order, with a share of the price for the freelancer. */
export const cancellationRequested = event(
  'order.cancellation_requested',
  z.object({ ...order, by: side, percent: z.number(), endsAt: z.string(), silence: z.enum(SILENCES) }),
);
/** The order continues. Declined by silence where `by` is null. */
export const cancellationEnded = event(
  'order.cancellation_ended',
  z.object({ ...order, by, outcome: z.enum(['declined', 'withdrawn']) }),
);
/** Accepted, by silence where `by` is null: what the freelancer earned and what was refunded to the client. */
export const orderSplit = event(
  'order.split',
  z.object({
    ...order,
    by,
    percent: z.number(),
    earned: z.string(),
    returned: z.string(),
    currency: z.string(),
    clearsAt: z.nullable(z.string()),
  }),
);
/** The client wants the delivery changed; null where revisions are unlimited. */
export const revisionRequested = event(
  'order.revision_requested',
  z.object({ ...order, items: z.number(), dueAt: z.string(), left: z.nullable(z.number()) }),
);
export const revisionWithdrawn = event('order.revision_withdrawn', z.object({ ...order, reviewDueAt: z.string() }));
/** The freelancer asks for more days; silence until `endsAt` is no. */
export const extensionAsked = event(
  'order.extension_asked',
  z.object({ ...order, days: z.number(), endsAt: z.string() }),
);
/** Declined by silence where `by` is null. */
export const extensionEnded = event(
  'order.extension_ended',
  z.object({
    ...order,
    by,
    days: z.number(),
    outcome: z.enum(['accepted', 'declined', 'withdrawn']),
    dueAt: z.string(),
  }),
);
/** The client added extras; the freelancer gets more work and more money. */
export const extrasAdded = event(
  'order.extras_added',
  z.object({ ...order, titles: z.string(), amount: z.string(), currency: z.string(), dueAt: z.string() }),
);
/** `total` is what the client pays; missing in events of earlier releases. */
export const extraOffered = event(
  'order.extra_offered',
  z.object({
    ...order,
    title: z.string(),
    amount: z.string(),
    total: z.optional(z.string()),
    currency: z.string(),
    days: z.number(),
    endsAt: z.string(),
  }),
);
/** Declined by silence where `by` is null. */
export const extraEnded = event(
  'order.extra_ended',
  z.object({ ...order, by, title: z.string(), outcome: z.enum(['accepted', 'declined', 'withdrawn']) }),
);
/** No revision is left; the client wants one for a price. */
export const revisionPriceAsked = event('order.revision_price_asked', z.object({ ...order, reviewDueAt: z.string() }));
/** An operator ended it, for the reason that both sides read. */
export const orderEndedByOperator = event(
  'order.ended_by_operator',
  z.object({
    ...order,
    how: z.enum(OPERATOR_ENDS),
    reason: z.string(),
    earned: z.string(),
    returned: z.string(),
    currency: z.string(),
    clearsAt: z.nullable(z.string()),
  }),
);
/** More is held than one operator ends alone: another one confirms or declines. `by` is the operator. */
export const orderEndProposed = event(
  'order.end_proposed',
  z.object({ ...order, how: z.enum(OPERATOR_ENDS), by: z.string() }),
);
/** What the client gave, and what of it the freelancer gets. */
export const orderTipped = event(
  'order.tipped',
  z.object({ ...order, amount: z.string(), earned: z.string(), currency: z.string(), clearsAt: z.string() }),
);
export const orderBecameLate = event('order.became_late', z.object({ ...order, dueAt: z.string() }));
export const orderReminded = event(
  'order.reminded',
  z.object({ ...order, clock: z.string(), turn: z.array(side), endsAt: z.string() }),
);
