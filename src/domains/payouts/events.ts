/** What happens to money on its way out. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

const withdrawal = z.object({
  withdrawalId: z.string(),
  number: z.string(),
  userId: z.string(),
  amount: z.string(),
  fee: z.string(),
  currency: z.string(),
  method: z.string(),
});

/** `usableFrom`: the earliest payout to it, if it is requested right away. */
export const payoutMethodAdded = event(
  'payouts.method_added',
  z.object({ userId: z.string(), method: z.string(), usableFrom: z.string() }),
);
export const payoutMethodRemoved = event(
  'payouts.method_removed',
  z.object({ userId: z.string(), method: z.string() }),
);

export const withdrawalRequested = event(
  'payouts.requested',
  z.extend(withdrawal, { heldUntil: z.nullable(z.string()), reason: z.nullable(z.string()) }),
);
export const withdrawalApproved = event('payouts.approved', z.extend(withdrawal, { sendsAt: z.string() }));
/** Held when it was due to be sent: something came up that would refuse the request (MON-18). */
export const withdrawalStopped = event(
  'payouts.stopped',
  z.extend(withdrawal, { reason: z.string(), heldUntil: z.nullable(z.string()) }),
);
export const withdrawalCancelled = event('payouts.cancelled', withdrawal);
export const withdrawalRejected = event('payouts.rejected', z.extend(withdrawal, { reason: z.string() }));
export const withdrawalPaid = event('payouts.paid', z.extend(withdrawal, { feeReturned: z.boolean() }));
export const withdrawalFailed = event('payouts.failed', z.extend(withdrawal, { reason: z.string() }));
/** The express promise was missed: the fee is refunded with it. */
export const promiseMissed = event('payouts.promise_missed', withdrawal);

/** It is time to send a withdrawal to its provider, or to look it up there. */
export const payoutDue = event('payouts.due', z.object({ withdrawalId: z.string() }), { isUrgent: true });
/** A withdrawal waits for a person. */
export const payoutReviewNeeded = event('payouts.review_needed', withdrawal);
