import type Stripe from 'stripe';
import { formatMoney } from '../../money.ts';
import type {
  Decline,
  DeclineNews,
  DisputeNews,
  PaymentNews,
  PaymentState,
  ProviderNews,
  RefundNews,
} from './provider.ts';
import { fromStripe, idOf } from './stripe-client.ts';

/** Where our reference is in every object we make at Stripe. */
export const REFERENCE = 'docket_reference';
const OWN = 'own';

/** A declined card leaves the payment open: the payer can try another card on the same page. */
const PAYMENT_STATES: Readonly<Record<string, PaymentState>> = {
  processing: 'pending',
  succeeded: 'paid',
  canceled: 'expired',
};

/** A card that its bank, or its 3-D Secure check, refused. Each attempt has a charge of its own, or never got one. */
function declineOf(intent: Stripe.PaymentIntent): Decline | null {
  const error = intent.last_payment_error;
  const card = error?.payment_method?.card;
  if (error === null || error === undefined || card === undefined) return null;
  return { attempt: error.charge ?? `${intent.id} ${error.payment_method?.id ?? ''}`, card: card.fingerprint ?? null };
}

function setupDeclineNews(setup: Stripe.SetupIntent): DeclineNews | null {
  const method = setup.last_setup_error?.payment_method;
  const customer = idOf(setup.customer);
  const attempt = idOf(setup.latest_attempt) ?? setup.id;
  return method?.card === undefined || customer === null
    ? null
    : { about: 'decline', customer, attempt, card: method.card.fingerprint ?? null };
}

export function paymentNews(intent: Stripe.PaymentIntent, account: string | null = null): PaymentNews {
  const state = PAYMENT_STATES[intent.status] ?? 'open';
  return {
    about: 'payment',
    account: account ?? OWN,
    providerReference: intent.id,
    reference: intent.metadata[REFERENCE] ?? '',
    charge: idOf(intent.latest_charge),
    state,
    decline: declineOf(intent),
    // What arrived is what counts, and it must be what was asked for.
    amount: fromStripe(state === 'paid' ? intent.amount_received : intent.amount, intent.currency),
    reason:
      state === 'expired'
        ? 'The payment wasn’t completed in time. You were not charged.'
        : (intent.last_payment_error?.message ?? null),
    live: intent.livemode,
  };
}

const REFUND_STATES: Readonly<Record<string, RefundNews['state']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export function refundNews(refund: Stripe.Refund, live: boolean, account: string | null = null): RefundNews {
  return {
    about: 'refund',
    account: account ?? OWN,
    providerReference: refund.id,
    reference: refund.metadata?.[REFERENCE] ?? null,
    payment: idOf(refund.payment_intent) ?? idOf(refund.charge) ?? '',
    state: REFUND_STATES[refund.status ?? ''] ?? 'pending',
    amount: fromStripe(refund.amount, refund.currency),
    reason: refund.status === 'failed' ? 'The bank rejected the refund.' : null,
    live,
  };
}

export const disputeState = (status: Stripe.Dispute.Status): DisputeNews['state'] => {
  // A question that the bank closed without taking anything.
  if (status === 'won' || status === 'warning_closed') return 'won';
  if (status === 'lost') return 'lost';
  return status === 'needs_response' || status === 'under_review' ? 'open' : 'asked';
};

export function disputeNews(dispute: Stripe.Dispute, account: string | null = null): DisputeNews {
  const due = dispute.evidence_details?.due_by;
  return {
    about: 'dispute',
    account: account ?? OWN,
    providerReference: dispute.id,
    payment: idOf(dispute.payment_intent) ?? idOf(dispute.charge) ?? '',
    state: disputeState(dispute.status),
    amount: fromStripe(dispute.amount, dispute.currency),
    reason: `The payer’s bank says: ${dispute.reason.replaceAll('_', ' ')} (${formatMoney(fromStripe(dispute.amount, dispute.currency))}).`,
    evidenceDueAt: due === null || due === undefined ? null : new Date(due * 1_000).toISOString(),
    live: dispute.livemode,
  };
}

/** What an event means for us; null for the many kinds that change nothing here. */
export function newsOf(event: Stripe.Event): ProviderNews | null {
  const account = event.account ?? null;
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return paymentNews(event.data.object, account);
    case 'setup_intent.setup_failed':
      return setupDeclineNews(event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundNews(event.data.object, event.livemode, account);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputeNews(event.data.object, account);
    default:
      return null;
  }
}
