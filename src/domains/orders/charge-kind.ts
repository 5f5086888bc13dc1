import type { PaymentKindWords } from '#kit/charge-kind.ts';
import { pathTo } from '#routes';

/** How the wallet speaks of orders in histories, receipts and invoices. */
export const orderCharge: PaymentKindWords = {
  flow: 'payment',
  kind: 'order',
  noun: 'Order',
  paid: 'Order paid',
  refunded: 'Order refunded',
  earned: 'Order earned',
  payee: 'Freelancer',
  held_note: 'We hold the money until you approve the work, and refund it if the order is canceled.',
  path: (orderNumber) => pathTo('order', { orderNumber }),
};
