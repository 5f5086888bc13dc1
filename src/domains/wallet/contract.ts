import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { BUCKETS } from './accounts.ts';
import { FUNDING_STATES, NEXT_PATH, PAYMENT_OUTCOMES, REFUND_STATES } from './funding.ts';
import { dayFilters, numberShape } from './history.ts';
import { JOURNAL_KINDS } from './wording.ts';
import { idShape } from '#kit/id-shape.ts';

const providerName = z.enum(['test', 'card', 'paypal']);

export const balancesShape = z.object({
  spendable: moneyShape,
  /** Paid by the caller for work that is not finished. */
  held: moneyShape,
  clearing: moneyShape,
  available: moneyShape,
  in_flight: moneyShape,
  /** Above zero when something is owed. */
  owed: moneyShape,
});
export type Balances = z.output<typeof balancesShape>;

export const myBalance = query({
  path: '/api/mybalance',
  summary: 'Returns your balances: spendable, held for your purchases, clearing, available, pending payouts and owed.',
  access: 'signed-in',
  data: balancesShape,
  errors: [],
  limit: 'read',
});

export const transactionShape = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.string(),
  words: z.string(),
  bucket: z.enum(BUCKETS),
  /** Signed: below zero when money left the bucket. */
  amount: moneyShape,
  /** The bucket's balance right after it. */
  balance: moneyShape,
  /** What it is about: a charge with its page, a payment, a correction. */
  reference: z.object({ type: z.string(), id: z.string(), label: z.string(), path: z.nullable(z.string()) }),
  journal_id: z.string(),
});
export type WalletTransaction = z.output<typeof transactionShape>;

export const walletTransactions = query({
  path: '/api/wallet/transactions',
  summary: 'Lists every change to your balances, newest first, with the balance after each.',
  access: 'signed-in',
  query: z.object({
    ...pageQuery,
    bucket: z.optional(z.enum(BUCKETS)),
    kind: z.optional(z.enum(JOURNAL_KINDS)),
    /** A charge's id, or a funding's. */
    reference: z.optional(idShape),
    /** The same by the number people read. */
    number: z.optional(numberShape),
    ...dayFilters,
  }),
  data: pageOf(transactionShape),
  errors: [],
  limit: 'read',
});

export const fundingOptions = query({
  path: '/api/wallet/funding-options',
  summary: 'Returns how you can add funds: the providers, the minimum, and what is left of your daily limit.',
  access: 'member',
  data: z.object({
    providers: z.array(z.object({ name: providerName, live: z.boolean() })),
    smallest: moneyShape,
    daily: moneyShape,
    left_today: moneyShape,
    /** With identity, phone and email verified the daily limit is higher. */
    is_verified: z.boolean(),
    daily_verified: moneyShape,
    /** What adding money costs the payer. */
    cost: moneyShape,
    /** What the caller owes: added money repays it first. */
    owed: moneyShape,
  }),
  errors: [],
  limit: 'read',
});

export const startFunding = command({
  method: 'POST',
  path: '/api/wallet/funding',
  summary:
    'Starts a top-up. Redirect the payer to `redirect_url`; we credit the money when the provider confirms the payment.',
  access: 'member',
  body: z.object({
    amount: moneyShape,
    provider: z._default(providerName, 'test'),
    /** Where in the app to continue afterwards, such as a checkout. */
    next: z.optional(z.string().check(z.regex(NEXT_PATH, 'must be a path on this site'))),
    /** One of my saved methods of that provider. */
    method: z.optional(idShape),
  }),
  data: z.object({ funding_id: z.string(), number: z.string(), redirect_url: z.string() }),
  errors: ['invalid_input', 'unavailable'],
  limit: 'money',
  repeat: 'key',
  status: 201,
});

const fundingShape = z.object({
  funding_id: z.string(),
  number: z.string(),
  state: z.enum(FUNDING_STATES),
  amount: moneyShape,
  provider: providerName,
  live: z.boolean(),
  /** Why it failed, for the payer. */
  reason: z.nullable(z.string()),
  /** How much of it repaid a debt; the rest is spendable. */
  repaid: moneyShape,
  /** While it can still be paid. */
  redirect_url: z.nullable(z.string()),
  next: z.nullable(z.string()),
  /**
   * Of a payment made for something, what became of it: 'paid', or why the money stayed in the balance; null before.
   */
  outcome: z.nullable(z.enum(PAYMENT_OUTCOMES)),
  /**
   * What it was made for, such as an order; null of a top-up. `is_paid`: by this payment or another; `can_retry`: it
   * can still be paid as this payment was meant to.
   */
  pays: z.nullable(z.object({ kind: z.string(), number: z.string(), is_paid: z.boolean(), can_retry: z.boolean() })),
  created_at: z.iso.datetime(),
});

export const fundingState = query({
  path: '/api/wallet/funding/:funding_id',
  summary: 'Returns the state of a payment. Rely on this, not on the redirect back from the provider.',
  access: 'member',
  params: z.object({ funding_id: idShape }),
  data: fundingShape,
  errors: ['not_found'],
  limit: 'read',
});

export const lookUpFunding = command({
  method: 'POST',
  path: '/api/wallet/funding/:funding_id/look-up',
  summary: 'Checks this payment with the provider now, instead of waiting for its webhook.',
  access: 'member',
  params: z.object({ funding_id: idShape }),
  data: fundingShape,
  errors: ['not_found'],
  limit: 'money',
  repeat: 'natural',
});

export const openCardField = command({
  method: 'POST',
  path: '/api/wallet/funding/:funding_id/card-field',
  summary:
    'Returns what the browser needs to show the card provider’s field for this payment. Card details never reach our servers.',
  access: 'member',
  params: z.object({ funding_id: idShape }),
  data: z.object({
    client_secret: z.string(),
    publishable_key: z.string(),
    script_url: z.string(),
    /** Confirms with this saved method instead of the field. */
    method: z.nullable(z.string()),
  }),
  errors: ['not_found', 'wrong_state', 'unavailable'],
  limit: 'money',
  repeat: 'natural',
});

export const recentFundings = query({
  path: '/api/wallet/fundings',
  summary:
    'Lists your recent payments, what each was for, and how much of it can still be returned to its payment method.',
  access: 'member',
  data: z.object({
    items: z.array(
      z.object({
        ...fundingShape.shape,
        refundable: moneyShape,
        refunds: z.array(
          z.object({
            id: z.string(),
            number: z.string(),
            amount: moneyShape,
            state: z.enum(REFUND_STATES),
            reason: z.nullable(z.string()),
            created_at: z.iso.datetime(),
          }),
        ),
      }),
    ),
  }),
  errors: [],
  limit: 'read',
});

export const refundFunding = command({
  method: 'POST',
  path: '/api/wallet/funding/:funding_id/refund',
  summary: 'Returns unspent money to the payment method it came from.',
  access: 'member',
  params: z.object({ funding_id: idShape }),
  body: z.object({ amount: moneyShape }),
  data: z.object({ refund_id: z.string(), number: z.string() }),
  errors: ['not_found', 'invalid_input', 'wrong_state', 'insufficient_funds'],
  limit: 'money',
  repeat: 'key',
  status: 202,
  fresh: true,
});

export const receivePaymentEvent = command({
  method: 'POST',
  path: '/api/payments/webhooks/:provider',
  summary:
    'Receives webhooks from payment providers. Signatures are checked; each event is stored once and processed afterwards.',
  access: 'public',
  params: z.object({ provider: providerName }),
  /** Each provider's own; the adapter reads it after checking the signature. */
  body: z.unknown(),
  data: z.null(),
  errors: ['not_found', 'unauthenticated'],
  limit: 'webhook',
  repeat: 'natural',
});
