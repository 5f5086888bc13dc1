import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';

const instant = z.iso.datetime();

/** What the platform itself knows of a person: counted from orders and published reviews. */
export const personRecord = query({
  path: '/api/profiles/:username/record',
  summary:
    'Returns a person’s record: completed orders, reviews received, and whether they posted a project and their payment is verified.',
  access: 'public',
  params: z.object({ username: z.string().check(z.minLength(1), z.maxLength(60)) }),
  data: z.object({
    sold: z.object({
      orders: z.int(),
      clients: z.int(),
      on_time_percent: z.nullable(z.int()),
      last_on: z.nullable(instant),
    }),
    bought: z.object({ orders: z.int(), freelancers: z.int(), last_on: z.nullable(instant) }),
    has_posted: z.boolean(),
    /** This person paid money in at least once. */
    payment_verified: z.boolean(),
    rating: z.nullable(z.number()),
    reviews: z.int(),
    /** What they finished as a freelancer, the newest first. The title is null where it was not public. */
    finished: z.array(
      z.object({
        kind: z.enum(['order', 'contract']),
        title: z.nullable(z.string()),
        finished_at: instant,
        on_time: z.boolean(),
      }),
    ),
    /** The newest published ones about this person. */
    recent: z.array(
      z.object({
        id: z.string(),
        by: z.string(),
        by_username: z.string(),
        as_client: z.boolean(),
        rating: z.number(),
        body: z.string(),
        /** The kind of work: an order of a service, or a contract. */
        kind: z.string(),
        service: z.string(),
        at: instant,
      }),
    ),
  }),
  errors: ['not_found'],
  limit: 'read',
});
