/** Buying in one step: an order and the payment for it. The order waits 15 minutes for the money (ORD-1). */
import * as z from 'zod/mini';
import { command } from '#kit/endpoint.ts';
import { idShape } from '#kit/id-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { purchaseShape } from './contract.ts';
import { TIP_LIMITS } from './tip.ts';
import { orderNumberShape } from './order-number.ts';

const way = {
  provider: z.enum(['test', 'card', 'paypal']),
  /** One of my saved methods of that provider. */
  method: z.optional(idShape),
  /** Only what the balance lacks is paid; without it, the whole total. */
  use_balance: z._default(z.boolean(), true),
  /** What the buyer saw they pay now: another amount answers price_changed. */
  expected_payment: moneyShape,
};

const begun = z.object({
  order_number: z.string(),
  funding_id: z.string(),
  amount: moneyShape,
  /** Where to pay it: a page of the provider, or the order’s own with the card field. */
  redirect_url: z.string(),
});

const begin = { data: begun, status: 201, limit: 'money', repeat: 'key', method: 'POST' } as const;
const ERRORS = ['not_found', 'forbidden', 'price_changed', 'invalid_input', 'wrong_state', 'unavailable'] as const;

export const checkOut = command({
  ...begin,
  path: '/api/orders/checkout',
  summary: 'Places an order and starts its payment. The order is paid when the provider confirms; money that arrives too late goes to your balance.',
  access: 'client',
  body: z.object({
    ...purchaseShape,
    ...way,
    /** An unpaid order of mine that this one replaces, such as after a declined card. */
    replaces: z.optional(orderNumberShape),
  }),
  errors: ERRORS,
});

export const payOrderBy = command({
  ...begin,
  path: '/api/orders/:order_number/payment',
  summary: 'Starts a new payment for an unpaid order. An open one is canceled.',
  access: 'member',
  params: z.object({ order_number: orderNumberShape }),
  body: z.object(way),
  errors: ERRORS,
});

const onOrder = { ...begin, access: 'member', params: z.object({ order_number: orderNumberShape }), errors: ERRORS } as const;

export const payTipBy = command({
  ...onOrder,
  path: '/api/orders/:order_number/tip/payment',
  summary: 'Starts a payment for a tip. The tip is given when the provider confirms; money that can’t give it any more goes to your balance.',
  body: z.object({
    ...way,
    amount: moneyShape,
    note: z._default(z.string().check(z.trim(), z.maxLength(TIP_LIMITS.note, `Use at most ${TIP_LIMITS.note} characters.`)), ''),
  }),
});

export const payExtraBy = command({
  ...onOrder,
  path: '/api/orders/:order_number/extras/payment',
  summary: 'Starts a payment for an extra of the service. It is added when the provider confirms; money that can’t add it any more goes to your balance.',
  body: z.object({ ...way, extra: z.string().check(z.maxLength(60)), expected_total: moneyShape }),
});

export const payOfferBy = command({
  ...onOrder,
  path: '/api/orders/:order_number/extras/accept/payment',
  summary: 'Starts a payment for the freelancer’s offer. It is accepted when the provider confirms; money that can’t pay it any more goes to your balance.',
  body: z.object({ ...way, request_id: idShape, expected_total: moneyShape }),
});
