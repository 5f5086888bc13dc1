/** What happens to money being added. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

/** A provider's signed word was stored; it is worked on after the answer (WH-2, WH-3). */
export const paymentEventStored = event('wallet.payment_event_stored', z.object({ paymentEventId: z.string() }));
/** It is time to ask the provider how a funding stands. */
export const fundingLookUpDue = event('wallet.funding_look_up_due', z.object({ fundingId: z.string() }));

const funding = z.object({ fundingId: z.string(), fundingNumber: z.string(), userId: z.string(), amount: z.string(), currency: z.string() });
export const fundingSucceeded = event('wallet.funding_succeeded', funding);
export const fundingFailed = event('wallet.funding_failed', z.extend(funding, { reason: z.nullable(z.string()) }));
