/** What happens to money being added. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

/** A provider's signed event was stored; it is processed after the answer (WH-2, WH-3). */
export const paymentEventStored = event('wallet.payment_event_stored', z.object({ paymentEventId: z.string() }), {
  isUrgent: true,
});
/** It is time to look up a funding at the provider. */
export const fundingLookUpDue = event('wallet.funding_look_up_due', z.object({ fundingId: z.string() }), {
  isUrgent: true,
});

const funding = z.object({
  fundingId: z.string(),
  fundingNumber: z.string(),
  userId: z.string(),
  amount: z.string(),
  currency: z.string(),
});
/** What the payment is made for; missing where money is only added, and in events of earlier releases. */
const pays = z.optional(z.object({ type: z.string(), id: z.string(), label: z.string() }));
/**
 * `wasPending`: the provider had said that it was on its way, so the payer counts on it. `path`: where they meant to go
 * with it. Both are missing in events of earlier releases.
 */
export const fundingSucceeded = event(
  'wallet.funding_succeeded',
  z.extend(funding, { pays, wasPending: z.optional(z.boolean()) }),
  { isUrgent: true },
);
export const fundingFailed = event(
  'wallet.funding_failed',
  z.extend(funding, {
    pays,
    reason: z.nullable(z.string()),
    wasPending: z.optional(z.boolean()),
    path: z.optional(z.string()),
  }),
  { isUrgent: true },
);

const provider = z.enum(['test', 'card', 'paypal']);
/** Someone left: their data at the provider has to be removed. */
export const methodsForgotten = event(
  'wallet.methods_forgotten',
  z.object({ provider, live: z.boolean(), customer: z.string(), methods: z.array(z.string()) }),
);
const refund = z.extend(funding, { refundId: z.string(), refundNumber: z.string() });
/** A person asked for a refund of a top-up; the provider is called after the commit (JOB-1). */
export const refundRequested = event('wallet.refund_requested', refund);
export const refundSucceeded = event('wallet.refund_succeeded', refund);
export const refundFailed = event('wallet.refund_failed', z.extend(refund, { reason: z.nullable(z.string()) }));
/** It is time to ask the provider for a refund, or to look it up. */
export const refundDue = event('wallet.refund_due', z.object({ refundId: z.string() }), { isUrgent: true });

/** A bank asks about a payment, takes it back, or gives it back. `amount` is of the payment in question. */
export const disputeChanged = event(
  'wallet.dispute_changed',
  z.extend(funding, {
    disputeId: z.string(),
    state: z.enum(['asked', 'open', 'won', 'lost']),
    reason: z.nullable(z.string()),
  }),
);
/** One person's part of a payment that was reversed; `owed` is what they did not have. */
export const moneyTakenBack = event(
  'wallet.money_taken_back',
  z.object({
    userId: z.string(),
    amount: z.string(),
    owed: z.string(),
    currency: z.string(),
    fundingNumber: z.string(),
  }),
);
/** A person's part of it, returned to them. */
export const moneyGivenBack = event(
  'wallet.money_given_back',
  z.object({ userId: z.string(), amount: z.string(), currency: z.string(), fundingNumber: z.string() }),
);
/** Announced by the ledger itself, with the posting that repays (ledger.repay_debt). */
export const debtRepaid = event(
  'wallet.debt_repaid',
  z.object({ userId: z.string(), amount: z.string(), currency: z.string(), left: z.string() }),
);

/** A provider's event about a payout; the domain that sent it knows the reference. */
export const payoutNews = event(
  'wallet.payout_news',
  z.object({
    /** The stored event, to be parked when no domain knows the reference. */
    paymentEventId: z.optional(z.string()),
    provider,
    providerReference: z.string(),
    reference: z.string(),
    state: z.enum(['unknown', 'pending', 'paid', 'failed', 'returned']),
    amount: z.string(),
    currency: z.string(),
    reason: z.nullable(z.string()),
    live: z.boolean(),
  }),
  { isUrgent: true },
);

/** Something about money needs a person: an unmatched event, or books that differ. */
export const operatorNeeded = event(
  'wallet.operator_needed',
  z.object({
    what: z.enum(['parked_event', 'reconciliation', 'dispute', 'flag', 'shared_destination']),
    subject: z.string(),
    words: z.string(),
  }),
);

export const reconcileDue = event('wallet.reconcile_due', z.object({ reconciliationId: z.string() }));
