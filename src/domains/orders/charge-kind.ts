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
  held_note: 'The money is held for the order until the work is approved, and returned if it is canceled.',
  path: (orderNumber) => pathTo('order', { orderNumber }),
};
