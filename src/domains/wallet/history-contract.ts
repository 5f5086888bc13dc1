/**
 * What a person reads about their money: payments with their documents, every posting, what a balance is made of, a
 * year.
 */
import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { BUCKETS } from './accounts.ts';
import { dayFilters, numberShape, PAYMENT_KINDS, PAYMENT_STATES, STATEMENT_BUCKETS } from './history.ts';
import { JOURNAL_KINDS } from './wording.ts';
import { idShape } from '#kit/id-shape.ts';

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
  /** Of earnings that are still clearing: when they become available. */
  clears_at: z.nullable(z.iso.datetime()),
  /** Of what or through whom. */
  about: z.string(),
  reason: z.nullable(z.string()),
  /** The page of what it was for, where there is one. */
  path: z.nullable(z.string()),
  /** What can be downloaded about it, by its number. */
  documents: z.array(z.enum(['receipt', 'invoice'])),
});
export type Payment = z.output<typeof paymentShape>;

const paymentFilters = {
  kind: z.optional(z.enum(PAYMENT_KINDS)),
  state: z.optional(z.enum(PAYMENT_STATES)),
  ...dayFilters,
};

export const paymentHistory = query({
  path: '/api/wallet/payments',
  summary:
    'Lists your payments, newest first: top-ups, returned money, charges, refunds, earnings and withdrawals, with our fees.',
  access: 'signed-in',
  query: z.object({ ...pageQuery, ...paymentFilters }),
  data: pageOf(paymentShape),
  errors: [],
  limit: 'read',
});

export const paymentsCsv = query({
  path: '/api/wallet/payments/csv',
  summary: 'Exports your payments as CSV.',
  access: 'signed-in',
  query: z.object(paymentFilters),
  data: z.null(),
  errors: [],
  limit: 'csvExport',
});

export const transactionsCsv = query({
  path: '/api/wallet/transactions/csv',
  summary: 'Exports every change to your balances as CSV, with the balance after each.',
  access: 'signed-in',
  query: z.object({
    bucket: z.optional(z.enum(BUCKETS)),
    kind: z.optional(z.enum(JOURNAL_KINDS)),
    reference: z.optional(idShape),
    number: z.optional(numberShape),
    ...dayFilters,
  }),
  data: z.null(),
  errors: [],
  limit: 'csvExport',
});

export const receiptPdf = query({
  path: '/api/wallet/receipts/:number',
  summary:
    'Returns the receipt (PDF) for a top-up, a returned payment, a withdrawal, or a charge you paid, such as an order.',
  access: 'signed-in',
  params: z.object({ number: numberShape }),
  data: z.null(),
  errors: ['not_found'],
  limit: 'write',
});

export const invoicePdf = query({
  path: '/api/wallet/invoices/:number',
  summary:
    'Returns the invoice (PDF) for our fee on a charge, such as an order: the client fee for the client, the service fee for the freelancer.',
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
  summary: 'Lists what a balance is made of, item by item. The amounts add up to the balance.',
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
  summary:
    'Returns the statement for a calendar year (UTC): opening balance, totals by type and closing balance for each balance, and the fees.',
  access: 'signed-in',
  params: year,
  data: z.object({
    year: z.int(),
    /** False until the year has ended. */
    is_over: z.boolean(),
    balances: z.array(
      z.object({
        bucket: z.enum(STATEMENT_BUCKETS),
        opening: moneyShape,
        kinds: z.array(kindSum),
        closing: moneyShape,
      }),
    ),
    fees: z.array(z.object({ account: z.string(), words: z.string(), amount: moneyShape })),
    fees_total: moneyShape,
  }),
  errors: [],
  limit: 'write',
});

export const yearlyPdf = query({
  path: '/api/wallet/statements/:year/pdf',
  summary: 'Returns the yearly statement as PDF.',
  access: 'signed-in',
  params: year,
  data: z.null(),
  errors: [],
  limit: 'write',
});

export const yearlyCsv = query({
  path: '/api/wallet/statements/:year/csv',
  summary: 'Returns the yearly statement as CSV.',
  access: 'signed-in',
  params: year,
  data: z.null(),
  errors: [],
  limit: 'write',
});
