import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { BUCKETS } from './accounts.ts';
import { JOURNAL_KINDS } from './wording.ts';

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
  }),
  data: pageOf(transactionShape),
  errors: [],
  limit: 'read',
});
