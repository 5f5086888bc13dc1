/** Buying in one step: an order and the payment for it. The order waits 15 minutes for the money (ORD-1). */
import * as z from 'zod/mini';
import { begunPayment, PAYMENT_ERRORS, paymentWay } from '#domains/paid-work/payment-contract.ts';
import { command } from '#kit/endpoint.ts';
import { idShape } from '#kit/id-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { purchaseShape } from './contract.ts';
import { TIP_LIMITS } from './tip.ts';
import { orderNumberShape } from './order-number.ts';

const begin = {
  data: z.object({ order_number: z.string(), ...begunPayment }),
  status: 201,
  limit: 'money',
  repeat: 'key',
  method: 'POST',
} as const;

export const checkOut = command({
  ...begin,
  path: '/api/orders/checkout',
  summary:
    'Places an order and starts its payment. The order is paid when the provider confirms; money that arrives too late goes to your balance.',
  access: 'client',
  body: z.object({
    ...purchaseShape,
    ...paymentWay,
    /** An unpaid order of mine that this one replaces, such as after a declined card. */
    replaces: z.optional(orderNumberShape),
  }),
  errors: PAYMENT_ERRORS,
});

export const payOrderBy = command({
  ...begin,
  path: '/api/orders/:order_number/payment',
  summary: 'Starts a new payment for an unpaid order. An open one is canceled.',
  access: 'member',
  params: z.object({ order_number: orderNumberShape }),
  body: z.object(paymentWay),
  errors: PAYMENT_ERRORS,
});

const onOrder = {
  ...begin,
  access: 'member',
  params: z.object({ order_number: orderNumberShape }),
  errors: PAYMENT_ERRORS,
} as const;

export const payTipBy = command({
  ...onOrder,
  path: '/api/orders/:order_number/tip/payment',
  summary:
    'Starts a payment for a tip. The tip is given when the provider confirms; money that can’t give it any more goes to your balance.',
  body: z.object({
    ...paymentWay,
    amount: moneyShape,
    note: z._default(
      z.string().check(z.trim(), z.maxLength(TIP_LIMITS.note, `Use at most ${TIP_LIMITS.note} characters.`)),
      '',
    ),
  }),
});

export const payExtraBy = command({
  ...onOrder,
  path: '/api/orders/:order_number/extras/payment',
  summary:
    'Starts a payment for an extra of the service. It is added when the provider confirms; money that can’t add it any more goes to your balance.',
  body: z.object({ ...paymentWay, extra: z.string().check(z.maxLength(60)), expected_total: moneyShape }),
});

export const payOfferBy = command({
  ...onOrder,
  path: '/api/orders/:order_number/extras/accept/payment',
  summary:
    'Starts a payment for the freelancer’s offer. It is accepted when the provider confirms; money that can’t pay it any more goes to your balance.',
  body: z.object({ ...paymentWay, request_id: idShape, expected_total: moneyShape }),
});
