/** What happens to custom offers: facts and ids, never what to do about them. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

const offer = {
  offerId: z.string(),
  offerNumber: z.string(),
  title: z.string(),
  clientId: z.string(),
  freelancerId: z.string(),
};
const side = z.enum(['client', 'freelancer']);

export const offerRequested = event('custom_offer.requested', z.object({ ...offer, endsAt: z.string() }));
/**
 * Another version takes the place of the one before. `total` is what the client pays; missing in events of earlier
 * releases.
 */
export const offerMade = event(
  'custom_offer.made',
  z.object({
    ...offer,
    version: z.number(),
    amount: z.string(),
    total: z.optional(z.string()),
    currency: z.string(),
    days: z.number(),
    endsAt: z.string(),
  }),
);
/** By a deadline or a closed account where `by` is null. */
export const offerEnded = event(
  'custom_offer.ended',
  z.object({
    ...offer,
    by: z.nullable(side),
    was: z.enum(['request', 'offer']),
    outcome: z.enum(['declined', 'withdrawn', 'expired']),
    reason: z.nullable(z.string()),
    /** Whose account was closed. */
    left: z.optional(side),
  }),
);
export const offerAccepted = event('custom_offer.accepted', z.object({ ...offer, orderNumber: z.string() }));
/** The order for it was never paid. */
export const offerReopened = event('custom_offer.reopened', z.object({ ...offer, endsAt: z.string() }));
export const offerReminded = event(
  'custom_offer.reminded',
  z.object({ ...offer, turn: z.array(side), endsAt: z.string() }),
);
