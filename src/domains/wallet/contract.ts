import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { BUCKETS } from './accounts.ts';
import { FUNDING_STATES, NEXT_PATH, REFUND_STATES } from './funding.ts';
import { dayShape, numberShape } from './history.ts';
import { JOURNAL_KINDS } from './wording.ts';

const providerName = z.enum(['test', 'card', 'paypal']);

export const myBalance = query({
  path: '/api/mybalance',
  summary: 'My money: what I can spend, what is held for my orders, what is clearing, available, on its way out and owed.',
  access: 'signed-in',
  data: z.object({
    spendable: moneyShape,
    /** Paid by me for orders that are not finished. */
    held: moneyShape,
    clearing: moneyShape,
    available: moneyShape,
    inFlight: moneyShape,
    /** Above zero when something is owed. */
    owed: moneyShape,
  }),
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
  /** Of that bucket, right after. */
  balance: moneyShape,
  reference: z.object({ type: z.string(), id: z.string(), label: z.string() }),
  journalId: z.string(),
});
export type WalletTransaction = z.output<typeof transactionShape>;

export const walletTransactions = query({
  path: '/api/wallet/transactions',
  summary: 'Every movement of my money, newest first, with the balance after each.',
  access: 'signed-in',
  query: z.object({
    ...pageQuery,
    bucket: z.optional(z.enum(BUCKETS)),
    kind: z.optional(z.enum(JOURNAL_KINDS)),
    /** An order's id, or a funding's. */
    reference: z.optional(z.uuid()),
    /** The same by the number people read. */
    number: z.optional(numberShape),
    from: z.optional(dayShape),
    to: z.optional(dayShape),
  }),
  data: pageOf(transactionShape),
  errors: [],
  limit: 'read',
});

export const fundingOptions = query({
  path: '/api/wallet/funding-options',
  summary: 'How I can add money: through whom, from how much, and how much is left today.',
  access: 'member',
  data: z.object({
    providers: z.array(z.object({ name: providerName, live: z.boolean() })),
    smallest: moneyShape,
    daily: moneyShape,
    leftToday: moneyShape,
    /** With identity, phone and e-mail verified the day's limit is higher. */
    isVerified: z.boolean(),
    dailyVerified: moneyShape,
    /** What adding money costs the payer. */
    cost: moneyShape,
    /** What they owe: money that is added repays it first. */
    owed: moneyShape,
  }),
  errors: [],
  limit: 'read',
});

export const startFunding = command({
  method: 'POST',
  path: '/api/wallet/funding',
  summary: 'Begins adding money. Send the payer to `redirectUrl`; the money is credited when the provider confirms it.',
  access: 'member',
  body: z.object({
    amount: moneyShape,
    provider: z._default(providerName, 'test'),
    /** Where in the app to go on afterwards, such as a checkout. */
    next: z.optional(z.string().check(z.regex(NEXT_PATH, 'must be a path of this site'))),
    /** One of my saved methods of that provider. */
    method: z.optional(z.uuid()),
  }),
  data: z.object({ fundingId: z.string(), number: z.string(), redirectUrl: z.string() }),
  errors: ['invalid_input', 'unavailable'],
  limit: 'money',
  repeat: 'key',
  status: 201,
});

const fundingShape = z.object({
  fundingId: z.string(),
  number: z.string(),
  state: z.enum(FUNDING_STATES),
  amount: moneyShape,
  provider: providerName,
  live: z.boolean(),
  /** Why it failed, for the payer. */
  reason: z.nullable(z.string()),
  /** How much of it repaid what was owed; the rest is spendable. */
  repaid: moneyShape,
  /** While it can still be paid. */
  redirectUrl: z.nullable(z.string()),
  next: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});

export const fundingState = query({
  path: '/api/wallet/funding/:fundingId',
  summary: 'How adding this money stands. Coming back from the provider proves nothing; this does.',
  access: 'member',
  params: z.object({ fundingId: z.uuid() }),
  data: fundingShape,
  errors: ['not_found'],
  limit: 'read',
});

export const lookUpFunding = command({
  method: 'POST',
  path: '/api/wallet/funding/:fundingId/look-up',
  summary: 'Asks the provider now how this payment stands, instead of waiting for its news.',
  access: 'member',
  params: z.object({ fundingId: z.uuid() }),
  data: fundingShape,
  errors: ['not_found'],
  limit: 'money',
  repeat: 'natural',
});

export const openCardField = command({
  method: 'POST',
  path: '/api/wallet/funding/:fundingId/card-field',
  summary: 'What the browser needs to show the card provider’s own field for this payment. The card never passes through us.',
  access: 'member',
  params: z.object({ fundingId: z.uuid() }),
  data: z.object({
    clientSecret: z.string(),
    publishableKey: z.string(),
    scriptUrl: z.string(),
    /** Confirms with this saved method instead of the field. */
    method: z.nullable(z.string()),
  }),
  errors: ['not_found', 'wrong_state', 'unavailable'],
  limit: 'money',
  repeat: 'natural',
});

export const recentFundings = query({
  path: '/api/wallet/fundings',
  summary: 'Money I added lately, and how much of each payment can still go back to where it came from.',
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
            createdAt: z.iso.datetime(),
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
  path: '/api/wallet/funding/:fundingId/refund',
  summary: 'Sends unspent money back to where it came from.',
  access: 'member',
  params: z.object({ fundingId: z.uuid() }),
  body: z.object({ amount: moneyShape }),
  data: z.object({ refundId: z.string(), number: z.string() }),
  errors: ['not_found', 'invalid_input', 'wrong_state', 'insufficient_funds'],
  limit: 'money',
  repeat: 'key',
  status: 202,
  fresh: true,
});

export const receivePaymentEvent = command({
  method: 'POST',
  path: '/api/payments/webhooks/:provider',
  summary: 'Where payment providers tell us what happened. Signed; stored once per event; worked on afterwards.',
  access: 'public',
  params: z.object({ provider: providerName }),
  /** Each provider's own; the adapter reads it once its signature is proven. */
  body: z.unknown(),
  data: z.null(),
  errors: ['not_found', 'unauthenticated'],
  limit: 'webhook',
  repeat: 'natural',
});
