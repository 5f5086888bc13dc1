import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';

const instant = z.iso.datetime();

/** What this place itself knows of a person: counted from orders and published reviews, told by nobody. */
export const personRecord = query({
  path: '/api/profiles/:username/record',
  summary: 'Orders completed on either side, reviews received, and whether a payment ever came in.',
  access: 'public',
  params: z.object({ username: z.string().check(z.minLength(1), z.maxLength(60)) }),
  data: z.object({
    sold: z.object({ orders: z.int(), clients: z.int(), onTimePercent: z.nullable(z.int()), lastOn: z.nullable(instant) }),
    bought: z.object({ orders: z.int(), freelancers: z.int(), lastOn: z.nullable(instant) }),
    /** Money of this person's reached the wallet at least once. */
    paymentVerified: z.boolean(),
    rating: z.nullable(z.number()),
    reviews: z.int(),
    /** The newest published ones about this person. */
    recent: z.array(
      z.object({
        id: z.string(),
        by: z.string(),
        byUsername: z.string(),
        asClient: z.boolean(),
        rating: z.number(),
        body: z.string(),
        service: z.string(),
        at: instant,
      }),
    ),
  }),
  errors: ['not_found'],
  limit: 'read',
});
