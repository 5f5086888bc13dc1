import type { PaymentKindWords } from '#domains/wallet/charge-kind.ts';
import { pathTo } from '#routes';
import { orderNumberOf } from './tip.ts';

/** How the wallet speaks of orders in histories, receipts and invoices. */
export const orderCharge: PaymentKindWords = {
  flow: 'payment',
  kind: 'order',
  noun: 'Order',
  paid: 'Order paid',
  added: 'Extra paid',
  refunded: 'Order refunded',
  earned: 'Earned from an order',
  payee: 'Freelancer',
  held_note:
    'We hold the money until you approve the work or the review time ends, and refund it if the order is canceled.',
  clears_early: true,
  path: (orderNumber) => pathTo('order', { orderNumber }),
};

/** Payments for an extra carry this kind and the order's number. Not a charge of its own: an extra grows its order. */
export const EXTRA = 'extra';

/** A tip is earned at once: nothing of it is ever held. */
export const tipCharge: PaymentKindWords = {
  flow: 'payment',
  kind: 'tip',
  noun: 'Tip',
  paid: 'Tip given',
  price: 'Tip',
  refunded: 'Tip refunded',
  earned: 'Tip received',
  payee: 'Freelancer',
  held_note: 'Tips are voluntary. All of it is paid to the freelancer, less the service fee.',
  path: (tipNumber) => pathTo('order', { orderNumber: orderNumberOf(tipNumber) }),
};
