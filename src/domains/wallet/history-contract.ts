/** What a person reads about their money: payments with their documents, every posting, what a balance is made of, a year. */
import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { BUCKETS } from './accounts.ts';
import { dayShape, numberShape, PAYMENT_KINDS, PAYMENT_STATES, STATEMENT_BUCKETS } from './history.ts';
import { JOURNAL_KINDS } from './wording.ts';
import { idShape } from '#kit/id-shape.ts';

const days = { from: z.optional(dayShape), to: z.optional(dayShape) };

export const paymentShape = z.object({
  id: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  /** What happened, such as "Order paid". */
  words: z.string(),
  number: z.string(),
  at: z.iso.datetime(),
  /** Above zero: towards me. */
  amount: moneyShape,
  /** Above zero: the platform's fee. Below zero: what it returned of an earlier fee. */
  fee: z.nullable(moneyShape),
  state: z.enum(PAYMENT_STATES),
  /** Of what or through whom. */
  about: z.string(),
  reason: z.nullable(z.string()),
  /** The page of what it was for, where there is one. */
  path: z.nullable(z.string()),
  /** What can be downloaded about it, by its number. */
  documents: z.array(z.enum(['receipt', 'invoice'])),
});
export type Payment = z.output<typeof paymentShape>;

const paymentFilters = { kind: z.optional(z.enum(PAYMENT_KINDS)), state: z.optional(z.enum(PAYMENT_STATES)), ...days };

export const paymentHistory = query({
  path: '/api/wallet/payments',
  summary: 'Payments and refunds, newest first: money added and returned, charges paid, refunded and earned, money paid out, with what the platform took.',
  access: 'signed-in',
  query: z.object({ ...pageQuery, ...paymentFilters }),
  data: pageOf(paymentShape),
  errors: [],
  limit: 'read',
});

export const paymentsCsv = query({
  path: '/api/wallet/payments/csv',
  summary: 'The same as CSV.',
  access: 'signed-in',
  query: z.object(paymentFilters),
  data: z.null(),
  errors: [],
  limit: 'csvExport',
});

export const transactionsCsv = query({
  path: '/api/wallet/transactions/csv',
  summary: 'Every movement of my money as CSV, with the balance after each.',
  access: 'signed-in',
  query: z.object({
    bucket: z.optional(z.enum(BUCKETS)),
    kind: z.optional(z.enum(JOURNAL_KINDS)),
    reference: z.optional(idShape),
    number: z.optional(numberShape),
    ...days,
  }),
  data: z.null(),
  errors: [],
  limit: 'csvExport',
});

export const receiptPdf = query({
  path: '/api/wallet/receipts/:number',
  summary: 'The receipt for money I added, had sent back or withdrew, or for a charge I paid, such as an order, as PDF.',
  access: 'signed-in',
  params: z.object({ number: numberShape }),
  data: z.null(),
  errors: ['not_found'],
  limit: 'write',
});

export const invoicePdf = query({
  path: '/api/wallet/invoices/:number',
  summary: 'The invoice for what the platform charged me for a charge, such as an order, as PDF: the client fee to who paid, the service fee to who was paid.',
  access: 'signed-in',
  params: z.object({ number: numberShape }),
  data: z.null(),
  errors: ['not_found'],
  limit: 'write',
});

export const partShape = z.object({
  label: z.string(),
  about: z.string(),
  /** Its page, where it has one. */
  path: z.nullable(z.string()),
  amount: moneyShape,
  /** When it clears or is due. */
  until: z.nullable(z.iso.datetime()),
});

/** The parts add up to the total. */
export const partsShape = z.object({ total: moneyShape, items: z.array(partShape), more_items: z.int() });

export const balanceParts = query({
  path: '/api/wallet/parts/:bucket',
  summary: 'What a balance is made of, thing by thing; the parts add up to it.',
  access: 'signed-in',
  params: z.object({ bucket: z.enum(['held', 'clearing', 'in_flight']) }),
  data: partsShape,
  errors: [],
  limit: 'read',
});
export type BalancePart = z.output<typeof partShape>;
export type BalancePartsOf = z.output<typeof partsShape>;

const year = z.object({ year: z.string().check(z.regex(/^20\d\d$/, 'must be a year such as 2026')) });
const kindSum = z.object({ kind: z.string(), words: z.string(), count: z.int(), amount: moneyShape });

export const yearlyStatement = query({
  path: '/api/wallet/statements/:year',
  summary: 'A calendar year (UTC) of my money: for each balance what it opened with, every kind of movement summed, and what it closed with; and the fees.',
  access: 'signed-in',
  params: year,
  data: z.object({
    year: z.int(),
    /** False until the year has ended. */
    is_over: z.boolean(),
    balances: z.array(z.object({ bucket: z.enum(STATEMENT_BUCKETS), opening: moneyShape, kinds: z.array(kindSum), closing: moneyShape })),
    fees: z.array(z.object({ account: z.string(), words: z.string(), amount: moneyShape })),
    fees_total: moneyShape,
  }),
  errors: [],
  limit: 'write',
});

export const yearlyPdf = query({
  path: '/api/wallet/statements/:year/pdf',
  summary: 'The yearly statement as PDF.',
  access: 'signed-in',
  params: year,
  data: z.null(),
  errors: [],
  limit: 'write',
});

export const yearlyCsv = query({
  path: '/api/wallet/statements/:year/csv',
  summary: 'The yearly statement as CSV.',
  access: 'signed-in',
  params: year,
  data: z.null(),
  errors: [],
  limit: 'write',
});
