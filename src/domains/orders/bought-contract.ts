import * as z from 'zod/mini';
import { contentShape } from '#domains/services/shapes.ts';
import { query } from '#kit/endpoint.ts';
import { orderNumberShape } from './order-number.ts';
import { offerShape, sideShape } from './shapes.ts';

export const boughtVersion = query({
  path: '/api/orders/:order_number/bought',
  summary: 'Returns the version of the service that an order was placed on, as it was then.',
  access: 'member',
  params: z.object({ order_number: orderNumberShape }),
  data: z.object({
    order_number: z.string(),
    side: sideShape,
    offer: z.omit(offerShape, { custom_offer: true }),
    version: z.int(),
    published_at: z.iso.datetime(),
    /** The service has not changed since. */
    is_current: z.boolean(),
    /** Of its public page as it is now; null while it has none. */
    slug: z.nullable(z.string()),
    content: contentShape,
  }),
  errors: ['not_found'],
  limit: 'read',
});
