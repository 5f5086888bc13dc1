/** What money moves for. The wallet stores and shows charges of any kind, in the words of the domain that adds it. */
import type { ChargeKinds, PaymentKindWords, PayoutKindWords, PurchaseKindWords } from './charge-kind.ts';

const plainPayment: PaymentKindWords = {
  flow: 'payment',
  kind: '',
  noun: 'Payment',
  paid: 'Paid',
  refunded: 'Refunded',
  earned: 'Earned',
  payee: 'Paid to',
  held_note: 'We hold the money until it is released or refunded.',
  path: () => null,
};
const plainPayout: PayoutKindWords = {
  flow: 'payout',
  kind: '',
  noun: 'Payout',
  sent: 'Paid out',
  in_transit: (title) => `To ${title}`,
  receipt: 'Paid out',
  fee: 'Fee',
  path: () => null,
};

const plainPurchase: PurchaseKindWords = {
  flow: 'purchase',
  kind: '',
  noun: 'Purchase',
  paid: 'Paid',
  refunded: 'Refunded',
  path: () => null,
};

/** A kind whose domain is not in this build gets general words, so that its money is still shown. */
export const paymentKind = (kinds: ChargeKinds, kind: string): PaymentKindWords =>
  kinds.find((words): words is PaymentKindWords => words.kind === kind && words.flow === 'payment') ?? plainPayment;
export const payoutKind = (kinds: ChargeKinds, kind: string): PayoutKindWords =>
  kinds.find((words): words is PayoutKindWords => words.kind === kind && words.flow === 'payout') ?? plainPayout;
export const purchaseKind = (kinds: ChargeKinds, kind: string): PurchaseKindWords =>
  kinds.find((words): words is PurchaseKindWords => words.kind === kind && words.flow === 'purchase') ?? plainPurchase;

export const chargePath = (kinds: ChargeKinds, kind: string | null, number: string): string | null =>
  kinds.find((words) => words.kind === kind)?.path(number) ?? null;
