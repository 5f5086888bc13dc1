/** What operators see and do about the books: the ledger, its checker, corrections and an overview. */
import * as z from 'zod/mini';
import { amountFilters } from '#kit/amount-filter.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { PLATFORM_ACCOUNTS, USER_ACCOUNTS } from '#domains/wallet/accounts.ts';
import { dayFilters } from '#domains/wallet/history.ts';
import { JOURNAL_KINDS } from '#domains/wallet/wording.ts';
import { sealBlockShape } from './contract.ts';
import { idShape } from '#kit/id-shape.ts';

const instant = z.iso.datetime();
const reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, 'Give a reason of at least 10 characters.'),
    z.maxLength(500, 'Use at most 500 characters.'),
  );

const journalRow = z.object({
  id: z.string(),
  kind: z.string(),
  at: instant,
  reference: z.object({ type: z.string(), id: z.string(), label: z.string() }),
  /** The amount that moved: the sum of the positive lines. */
  moved: moneyShape,
  sealed: z.boolean(),
});

/** Of the search's filter: a person's, everything held, and the platform's own. */
export const LEDGER_ACCOUNTS = [...USER_ACCOUNTS, 'H.', ...PLATFORM_ACCOUNTS] as const;

const ledgerFilters = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  kind: z.optional(z.enum(JOURNAL_KINDS)),
  account: z.optional(z.enum(LEDGER_ACCOUNTS)),
  ...dayFilters,
  /** Of a line of the journal, in or out. */
  ...amountFilters,
};

export const searchLedger = query({
  path: '/api/admin/ledger',
  summary:
    'Searches journals, newest first: by id, order or payment number, person, account or amount as `q`, and by kind, account, days and amounts. Each search is recorded.',
  access: 'operator',
  staff: ['money'],
  query: z.object({ ...pageQuery, ...ledgerFilters }),
  data: z.extend(pageOf(journalRow), { found_by: z.enum(['newest', 'id', 'account', 'amount', 'number', 'person']) }),
  errors: ['invalid_input'],
  limit: 'read',
});
export type JournalRow = DataOf<typeof searchLedger>['items'][number];

/** One file has at most so many journals, the newest. */
export const MOST_EXPORTED = 50_000;

export const ledgerCsv = query({
  path: '/api/admin/ledger/csv',
  summary:
    'Exports every entry of the journals of a search as CSV, at most the newest 50,000 journals. Each export is recorded.',
  access: 'operator',
  staff: ['money'],
  query: z.object(ledgerFilters),
  data: z.null(),
  errors: ['invalid_input'],
  limit: 'csvExport',
});

export const readJournal = query({
  path: '/api/admin/ledger/:journal_id',
  summary: 'Returns a journal with its entries, seal, reversal, and related journals.',
  access: 'operator',
  staff: ['money'],
  params: z.object({ journal_id: idShape }),
  data: z.object({
    ...journalRow.shape,
    entries: z.array(
      z.object({
        id: z.string(),
        account: z.string(),
        owner: z.nullable(z.object({ id: z.string(), label: z.string(), is_person: z.boolean() })),
        amount: moneyShape,
        balance_after: z.nullable(moneyShape),
      }),
    ),
    seal: z.nullable(z.object({ block: z.int(), place: z.int(), day: z.string(), root: z.string() })),
    reverses: z.nullable(z.string()),
    reversed_by: z.nullable(z.string()),
    trail: z.array(journalRow),
    /** What moved for a charge is corrected by the charge's own steps. */
    may_be_reversed: z.boolean(),
  }),
  errors: ['not_found'],
  limit: 'read',
});

const checkRun = z.object({
  id: z.string(),
  state: z.enum(['asked', 'running', 'done', 'failed']),
  nightly: z.boolean(),
  asked_at: instant,
  ended_at: z.nullable(instant),
  checks: z.int(),
  violations: z.int(),
  found: z.array(z.object({ name: z.string(), means: z.string(), count: z.int(), what: z.array(z.string()) })),
  error: z.nullable(z.string()),
});

export const checkRuns = query({
  path: '/api/admin/ledger-checks',
  summary: 'Lists the latest 30 ledger checks, newest first, with their findings.',
  access: 'operator',
  staff: ['money'],
  data: z.object({ items: z.array(checkRun) }),
  errors: [],
  limit: 'read',
});

export const checkNow = command({
  method: 'POST',
  path: '/api/admin/ledger-checks',
  summary: 'Starts a check of the whole ledger. The result appears in the list.',
  access: 'operator',
  staff: ['money'],
  data: z.object({ id: z.string() }),
  errors: [],
  limit: 'write',
  repeat: 'key',
  status: 202,
});

const adjustment = z.object({
  id: z.string(),
  kind: z.enum(['reverse', 'credit', 'debit']),
  state: z.enum(['proposed', 'posted', 'declined', 'withdrawn']),
  journal_id: z.nullable(z.string()),
  person: z.nullable(z.object({ id: z.string(), username: z.string() })),
  account: z.nullable(z.string()),
  amount: z.nullable(moneyShape),
  reason: z.string(),
  proposed_by: z.object({ id: z.string(), name: z.string() }),
  proposed_at: instant,
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(instant),
  decided_because: z.nullable(z.string()),
  posted_journal_id: z.nullable(z.string()),
  /** The one who proposed cannot approve, and nobody corrects their own money (ADM-1). */
  may_decide: z.boolean(),
  may_withdraw: z.boolean(),
});

export const adjustments = query({
  path: '/api/admin/adjustments',
  summary: 'Lists the latest 100 ledger corrections, open ones first.',
  access: 'operator',
  staff: ['money'],
  data: z.object({ items: z.array(adjustment) }),
  errors: [],
  limit: 'read',
});

export const proposeAdjustment = command({
  method: 'POST',
  path: '/api/admin/adjustments',
  summary: 'Proposes a correction. Nothing moves until another operator approves it.',
  access: 'operator',
  staff: ['money'],
  body: z.union([
    z.object({ kind: z.literal('reverse'), journal_id: idShape, reason }),
    z.object({
      kind: z.enum(['credit', 'debit']),
      username: z.string().check(z.trim(), z.minLength(1, 'Enter the username.'), z.maxLength(60)),
      account: z.enum(['U.spend', 'U.avail']),
      amount: moneyShape,
      reason,
    }),
  ]),
  data: z.object({ id: z.string() }),
  errors: ['not_found', 'invalid_input', 'forbidden', 'wrong_state'],
  limit: 'money',
  repeat: 'key',
  status: 201,
  fresh: true,
});

const decision = {
  method: 'POST',
  access: 'operator',
  staff: ['money'],
  params: z.object({ adjustment_id: idShape }),
  limit: 'money',
  repeat: 'key',
  fresh: true,
} as const;
const decided = z.object({ state: z.enum(['posted', 'declined', 'withdrawn']) });

export const approveAdjustment = command({
  ...decision,
  path: '/api/admin/adjustments/:adjustment_id/approve',
  summary: 'Approves someone else’s proposal and posts it immediately.',
  data: decided,
  errors: ['not_found', 'wrong_state', 'forbidden', 'insufficient_funds'],
});

export const declineAdjustment = command({
  ...decision,
  path: '/api/admin/adjustments/:adjustment_id/decline',
  summary: 'Declines a proposal, or withdraws your own. No money moves.',
  body: z.object({ reason }),
  data: decided,
  errors: ['not_found', 'wrong_state'],
});

export const booksOverview = query({
  path: '/api/admin/books',
  summary: 'Returns an overview of the books: balances, income, the last check and seal, and tasks for operators.',
  access: 'operator',
  staff: ['money'],
  data: z.object({
    held: moneyShape,
    owed_to_people: moneyShape,
    clearing: moneyShape,
    owed_by_people: moneyShape,
    income: moneyShape,
    /** Tax to pay, and unused points and credit. */
    taxes_and_credit: moneyShape,
    /** Of payment processing, of points and credit, and losses. */
    costs: moneyShape,
    /** What lies with providers and banks: the sum of everything else, with what people owe and the costs deducted. */
    outside: z.array(z.object({ account: z.string(), amount: moneyShape })),
    last_check: z.nullable(z.object({ at: instant, checks: z.int(), violations: z.int() })),
    last_seal: z.nullable(sealBlockShape),
    waiting: z.object({
      parked_events: z.int(),
      flags: z.int(),
      adjustments: z.int(),
      differences: z.int(),
      failing_timers: z.int(),
    }),
  }),
  errors: [],
  limit: 'read',
});
