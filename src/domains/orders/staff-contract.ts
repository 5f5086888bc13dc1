/**
 * What staff see of orders: enough to find one and to see what a person buys and sells; never what was written or
 * delivered.
 */
import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { endReasonShape as reason, proposedEndShape, termsShape } from '#domains/paid-work/shapes.ts';
import { workSearchQuery } from '#domains/paid-work/staff-search.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf } from '#kit/paging.ts';
import { orderNumberShape } from './order-number.ts';
import { stateShape } from './shapes.ts';

const party = z.object({ id: z.string(), name: z.string() });

export const staffOrders = query({
  path: '/api/admin/orders',
  summary:
    'Lists orders, newest first: all, of one person or of everyone with a name, by the start of a number, by state, days and total. Searches are recorded.',
  access: 'operator',
  staff: ['support', 'trust', 'money'],
  query: z.object({ ...workSearchQuery, state: z.optional(stateShape) }),
  data: pageOf(
    z.object({
      order_number: z.string(),
      title: z.string(),
      state: stateShape,
      late: z.boolean(),
      on_hold: z.boolean(),
      placed_at: z.iso.datetime(),
      total: moneyShape,
      terms: termsShape,
      client: party,
      freelancer: party,
      end_proposed: z.nullable(proposedEndShape),
    }),
  ),
  errors: ['invalid_input'],
  limit: 'read',
});
export type StaffOrder = DataOf<typeof staffOrders>['items'][number];

/** Both sides read the reason. A disputed order is decided by its dispute. */
const onOrder = {
  method: 'POST',
  access: 'operator',
  staff: ['trust'],
  params: z.object({ order_number: orderNumberShape }),
  data: z.object({
    order_number: z.string(),
    state: stateShape,
    /** More is held than one operator ends alone: nothing moved, and another one confirms. */
    waits_for_second: z.boolean(),
  }),
  repeat: 'key',
  limit: 'money',
  fresh: true,
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
} as const;

export const completeOrderByStaff = command({
  ...onOrder,
  path: '/api/admin/orders/:order_number/complete',
  summary:
    'Completes an open order with a reason: all held money is released to the freelancer. Above 500 of the currency within a day, a second operator confirms first.',
  body: z.object({ reason }),
  said: 'Order completed',
});
export const cancelOrderByStaff = command({
  ...onOrder,
  path: '/api/admin/orders/:order_number/cancel',
  summary:
    'Cancels an open order with a reason: the client gets everything back. Above 500 of the currency within a day, a second operator confirms first.',
  body: z.object({ reason }),
  said: 'Order canceled',
});
export const refundOrderByStaff = command({
  ...onOrder,
  path: '/api/admin/orders/:order_number/refund',
  summary:
    'Ends an open order with a reason: a share of the price is released to the freelancer, the rest is refunded to the client with the fees on it. Above 500 of the currency within a day, a second operator confirms first.',
  body: z.object({ reason, percent: z.int().check(z.minimum(1, 'Enter 1 to 99.'), z.maximum(99, 'Enter 1 to 99.')) }),
  said: 'Order ended',
});

const onProposal = { ...onOrder, data: z.object({ order_number: z.string(), state: stateShape }) } as const;
export const confirmOrderEnd = command({
  ...onProposal,
  path: '/api/admin/orders/:order_number/end/confirm',
  summary: 'Confirms an end that another operator proposed: the held money moves as proposed.',
  said: 'Order ended',
});
export const declineOrderEnd = command({
  ...onProposal,
  path: '/api/admin/orders/:order_number/end/decline',
  summary: 'Declines an end that another operator proposed, or takes your own proposal back. Nothing moves.',
  body: z.object({ reason }),
  said: 'Proposal declined',
});
