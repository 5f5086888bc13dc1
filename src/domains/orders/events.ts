/** What happens to orders, told uphill: facts and ids, never what to do about them. */
import * as z from 'zod/mini';
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
export const orderPaid = event('order.paid', plain);
export const orderStarted = event('order.started', z.object({ ...order, by: side, dueAt: z.string() }));
export const orderDelivered = event('order.delivered', z.object({ ...order, reviewDueAt: z.string() }));
export const orderReviewExtended = event('order.review_extended', z.object({ ...order, reviewDueAt: z.string() }));
/** The seller is suspended; the client decides by `endsAt`. */
export const orderPutOnHold = event('order.put_on_hold', z.object({ ...order, endsAt: z.string() }));
export const orderWaits = event('order.waits', plain);
export const orderResumed = event('order.resumed', z.object({ ...order, dueAt: z.nullable(z.string()) }));
export const orderCompleted = event('order.completed', z.object({ ...order, by, clearsAt: z.string() }));
export const orderCleared = event('order.cleared', plain);
/** The freelancer had some of it made available before its date, for a fee. */
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
export const orderBecameLate = event('order.became_late', z.object({ ...order, dueAt: z.string() }));
export const orderReminded = event('order.reminded', z.object({ ...order, clock: z.string(), turn: z.array(side), endsAt: z.string() }));
export const orderReviewed = event('order.reviewed', z.object({ ...order, by: side }));
export const orderReviewsShown = event('order.reviews_shown', plain);
export const reviewAnswered = event('order.review_answered', z.object({ ...order, by: side }));
