import * as z from 'zod/mini';
import { isZero, readDecimal, toDecimal, type Money } from '../../money.ts';
import {
  REVERSAL,
  type DisputeNews,
  type PaymentNews,
  type PayoutNews,
  type PayoutState,
  type ProviderNews,
  type RefundNews,
} from './provider.ts';
import { eventName } from './signed-event.ts';

/** The parts of PayPal's events we read; everything else in them is kept in the stored event and left alone. */
const amountShape = z.object({ value: z.string(), currency_code: z.string() });
const links = z._default(z.array(z.object({ rel: z.string(), href: z.string() })), []);
const captureShape = z.object({
  id: z.string(),
  status: z.string(),
  amount: amountShape,
  custom_id: z.optional(z.string()),
  payee: z.optional(z.object({ merchant_id: z.optional(z.string()) })),
  supplementary_data: z.optional(z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) })),
});
const refundShape = z.object({
  id: z.string(),
  status: z.string(),
  amount: amountShape,
  custom_id: z.optional(z.string()),
  links,
});
const disputeShape = z.object({
  dispute_id: z.string(),
  status: z.string(),
  reason: z.optional(z.string()),
  dispute_amount: amountShape,
  seller_response_due_date: z.optional(z.string()),
  dispute_outcome: z.optional(z.object({ outcome_code: z.string(), amount_refunded: z.optional(amountShape) })),
  disputed_transactions: z
    .array(
      z.object({
        seller_transaction_id: z.string(),
        seller: z.optional(z.object({ merchant_id: z.optional(z.string()) })),
      }),
    )
    .check(z.minLength(1)),
});
const payoutShape = z.object({
  payout_item_id: z.string(),
  payout_batch_id: z.string(),
  transaction_status: z.optional(z.string()),
  transaction_id: z.optional(z.string()),
  payout_item: z.object({ amount: z.object({ value: z.string(), currency: z.string() }), sender_item_id: z.string() }),
  errors: z.optional(z.object({ message: z.optional(z.string()) })),
});
export const eventShape = z.object({ id: eventName, event_type: eventName, resource: z.unknown() });

export function amountOf({ value, currency_code }: { value: string; currency_code: string }): Money {
  const amount = readDecimal(value, currency_code);
  if (amount === null) throw new Error(`"${value}" is not an amount in ${currency_code}`);
  return amount;
}

/** PayPal takes no decimals of these, though the dollar of Taiwan has them elsewhere. */
const WHOLE_ONLY = new Set(['HUF', 'JPY', 'TWD']);

/** An amount as PayPal wants it written; null when it cannot be. */
export function toPaypal(amount: Money): string | null {
  const [whole = '', fraction = ''] = toDecimal(amount).split('.');
  if (!WHOLE_ONLY.has(amount.currency)) return toDecimal(amount);
  return /^0*$/.test(fraction) ? whole : null;
}

/** A capture that was refunded was paid; the refund has an event of its own. */
export const captureState = (status: string): PaymentNews['state'] => {
  if (['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(status)) return 'paid';
  if (status === 'PENDING') return 'pending';
  return status === 'DECLINED' || status === 'FAILED' ? 'failed' : 'open';
};

function ofCapture(resource: unknown, live: boolean): PaymentNews {
  const capture = z.parse(captureShape, resource);
  const state = captureState(capture.status);
  return {
    about: 'payment',
    account: capture.payee?.merchant_id ?? null,
    providerReference: capture.supplementary_data?.related_ids?.order_id ?? '',
    reference: capture.custom_id ?? '',
    charge: capture.id,
    state,
    amount: amountOf(capture.amount),
    reason: state === 'failed' ? 'PayPal declined the payment. You were not charged.' : null,
    // PayPal names no card.
    decline: state === 'failed' ? { attempt: capture.id, card: null } : null,
    live,
  };
}

export const refundState = (status: string): RefundNews['state'] =>
  status === 'COMPLETED' ? 'succeeded' : status === 'PENDING' ? 'pending' : 'failed';

function ofRefund(resource: unknown, live: boolean): RefundNews {
  const refund = z.parse(refundShape, resource);
  const capture =
    refund.links
      .find((link) => link.rel === 'up')
      ?.href.split('/')
      .pop() ?? '';
  const state = refundState(refund.status);
  const reason = state === 'failed' ? 'PayPal couldn’t return the money.' : null;
  return {
    about: 'refund',
    providerReference: refund.id,
    reference: refund.custom_id ?? null,
    payment: capture,
    state,
    amount: amountOf(refund.amount),
    reason,
    live,
  };
}

/** PayPal took the money of a capture back; a case about it may tell the same, before or after. */
function ofReversal(resource: unknown, live: boolean): DisputeNews {
  const { providerReference, payment, amount } = ofRefund(resource, live);
  const unknown = { reason: 'PayPal reversed the payment.', evidenceDueAt: null, account: null };
  return {
    about: 'dispute',
    providerReference: `${REVERSAL}${providerReference}`,
    payment,
    state: 'lost',
    amount,
    live,
    ...unknown,
  };
}

/** PayPal moves the money when a case is decided, not when it is opened. */
function ofDispute(resource: unknown, live: boolean): DisputeNews {
  const dispute = z.parse(disputeShape, resource);
  const [transaction] = dispute.disputed_transactions;
  const outcome = dispute.status === 'RESOLVED' ? (dispute.dispute_outcome?.outcome_code ?? '') : '';
  const isDecided = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'].includes(outcome);
  // A case may be decided for a part of what was asked, or for nothing of it.
  const refunded =
    isDecided && dispute.dispute_outcome?.amount_refunded !== undefined
      ? amountOf(dispute.dispute_outcome.amount_refunded)
      : null;
  const isLost = isDecided && (refunded === null || !isZero(refunded));
  const isWon =
    (isDecided && !isLost) ||
    ['RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'CANCELED_BY_BUYER', 'DENIED'].includes(outcome);
  return {
    about: 'dispute',
    account: transaction?.seller?.merchant_id ?? null,
    providerReference: dispute.dispute_id,
    payment: transaction?.seller_transaction_id ?? '',
    state: isLost ? 'lost' : isWon ? 'won' : 'asked',
    amount: isLost && refunded !== null ? refunded : amountOf(dispute.dispute_amount),
    reason: `PayPal says: ${(dispute.reason ?? 'a case was opened').toLowerCase().replaceAll('_', ' ')}.`,
    evidenceDueAt: dispute.seller_response_due_date ?? null,
    live,
  };
}

const PAYOUT_STATES: Readonly<Record<string, PayoutState>> = {
  SUCCESS: 'paid',
  FAILED: 'failed',
  DENIED: 'failed',
  BLOCKED: 'failed',
  CANCELED: 'failed',
  RETURNED: 'returned',
  REFUNDED: 'returned',
  REVERSED: 'returned',
};

export function ofPayoutItem(resource: unknown, live: boolean): PayoutNews {
  const item = z.parse(payoutShape, resource);
  const { amount, sender_item_id } = item.payout_item;
  return {
    about: 'payout',
    providerReference: item.payout_batch_id,
    reference: sender_item_id,
    // Held, on its way, or waiting for the receiver to open an account: not decided.
    state: PAYOUT_STATES[item.transaction_status ?? ''] ?? 'pending',
    amount: amountOf({ value: amount.value, currency_code: amount.currency }),
    reason: item.errors?.message ?? null,
    transaction: item.transaction_id ?? null,
    live,
  };
}

const orderHint = z.object({ id: z.string() });

export function newsOf(event: z.output<typeof eventShape>, live: boolean): ProviderNews | null {
  const { event_type: kind, resource } = event;
  if (kind === 'CHECKOUT.ORDER.APPROVED') return { about: 'hint', providerReference: z.parse(orderHint, resource).id };
  if (
    [
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.PENDING',
      'PAYMENT.CAPTURE.DENIED',
      'PAYMENT.CAPTURE.DECLINED',
    ].includes(kind)
  )
    return ofCapture(resource, live);
  if (kind === 'PAYMENT.CAPTURE.REFUNDED' || kind.startsWith('PAYMENT.REFUND.')) return ofRefund(resource, live);
  if (kind === 'PAYMENT.CAPTURE.REVERSED') return ofReversal(resource, live);
  if (kind.startsWith('CUSTOMER.DISPUTE.')) return ofDispute(resource, live);
  if (kind.startsWith('PAYMENT.PAYOUTS-ITEM.')) return ofPayoutItem(resource, live);
  return null;
}
