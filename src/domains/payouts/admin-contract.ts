import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { payoutMethodShape, withdrawalShape } from './contract.ts';
import { withdrawalNumberShape } from './withdrawal-number.ts';
import type { WITHDRAWAL_STATES } from './withdrawal.ts';
import { byId } from '#kit/id-shape.ts';

/** The parts of the queue: waiting for a decision, waiting for a batch, in transit, finished. */
export const QUEUES = {
  review: ['in_review'],
  held: ['held', 'requested'],
  approved: ['approved'],
  processing: ['processing'],
  ended: ['paid', 'failed', 'cancelled', 'rejected'],
} as const satisfies Record<string, readonly (typeof WITHDRAWAL_STATES)[number][]>;
export type Queue = keyof typeof QUEUES;
export const QUEUE_NAMES = ['review', 'held', 'approved', 'processing', 'ended'] as const satisfies readonly Queue[];

const queued = z.extend(withdrawalShape, {
  person: z.object({ id: z.string(), name: z.string(), username: z.string() }),
  /** `manual`: sent through an operator's own bank, then marked as sent. */
  provider: z.enum(['test', 'paypal', 'manual']),
  /** From before the site was restored from a backup: returning its money needs a confirmation that it was not sent. */
  may_have_been_sent: z.boolean(),
});

export const payoutQueue = query({
  path: '/api/admin/payouts',
  summary: 'Lists withdrawals by status, oldest first; closed ones newest first.',
  access: 'operator',
  staff: ['money'],
  query: z.object({ ...pageQuery, queue: z._default(z.enum(QUEUE_NAMES), 'review') }),
  data: z.extend(pageOf(queued), { counts: z.record(z.enum(QUEUE_NAMES), z.int()), waiting: moneyShape }),
  errors: [],
  limit: 'read',
});
export type Queued = DataOf<typeof payoutQueue>['items'][number];

export const sharedDestinations = query({
  path: '/api/admin/payouts/shared',
  summary: 'Lists bank accounts and PayPal addresses that more than one person added, with the people, newest first.',
  access: 'operator',
  staff: ['money'],
  query: z.object(pageQuery),
  data: pageOf(
    z.object({
      id: z.string(),
      label: z.string(),
      noticed_at: z.iso.datetime(),
      /** An operator has looked at the people; null while withdrawals to it wait for that. */
      settled_at: z.nullable(z.iso.datetime()),
      settled_because: z.nullable(z.string()),
      people: z.array(z.object({ id: z.string(), name: z.string(), username: z.string() })),
    }),
  ),
  errors: [],
  limit: 'read',
});

export const personPayouts = query({
  path: '/api/admin/people/:id/payouts',
  summary:
    'Lists a person’s latest 5 withdrawals, and their payout methods as the person sees them. Each view is recorded.',
  access: 'operator',
  staff: ['support', 'money'],
  params: byId,
  data: z.object({
    withdrawals: z.array(withdrawalShape),
    has_more_withdrawals: z.boolean(),
    methods: z.array(payoutMethodShape),
  }),
  errors: [],
  limit: 'read',
});

const byNumber = z.object({ withdrawal: withdrawalNumberShape });
const reason = z.string().check(z.trim(), z.minLength(10), z.maxLength(2_000));
/** The operator checked that the sender's own list does not have it; required after a restore. */
const notSent = z.optional(z.boolean());

export const payoutDetails = command({
  method: 'POST',
  path: '/api/admin/payouts/:withdrawal/details',
  summary: 'Returns the full account details. Each view is recorded.',
  access: 'operator',
  staff: ['money'],
  params: byNumber,
  data: z.object({
    holder: z.string(),
    country: z.string(),
    lines: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
  fresh: true,
});

export const bankList = command({
  method: 'POST',
  path: '/api/admin/payouts/bank-list',
  summary:
    'Exports the manual payouts not yet marked as sent, as CSV for the bank, with full account details; 500 at most. Each export is recorded.',
  access: 'operator',
  staff: ['money'],
  data: z.object({ name: z.string(), count: z.int(), csv: z.string() }),
  errors: [],
  limit: 'write',
  repeat: 'natural',
  fresh: true,
});

const decision = {
  method: 'POST',
  access: 'operator',
  staff: ['money'],
  params: byNumber,
  data: queued,
  errors: ['not_found', 'wrong_state', 'forbidden'],
  limit: 'money',
  repeat: 'natural',
  fresh: true,
} as const;

export const settleSharedDestination = command({
  method: 'POST',
  path: '/api/admin/payouts/shared/:id/settle',
  summary:
    'Marks a shared payout method as checked. Withdrawals to it are no longer held; limits still count them together.',
  access: 'operator',
  staff: ['money'],
  params: byId,
  body: z.object({ reason }),
  data: z.null(),
  errors: ['not_found', 'forbidden'],
  limit: 'write',
  repeat: 'natural',
  fresh: true,
});

export const approvePayout = command({
  ...decision,
  path: '/api/admin/payouts/:withdrawal/approve',
  summary: 'Approves a withdrawal that is on hold or in review.',
  body: z.object({ reason }),
});
export const rejectPayout = command({
  ...decision,
  path: '/api/admin/payouts/:withdrawal/reject',
  summary: 'Rejects a withdrawal with a statement of reasons and returns the money to the available balance.',
  body: z.object({ reason, not_sent: notSent }),
});
export const notePayoutPaid = command({
  ...decision,
  path: '/api/admin/payouts/:withdrawal/paid',
  summary: 'Marks a manual withdrawal as sent, with the bank’s reference.',
  body: z.object({ reference: z.string().check(z.trim(), z.minLength(3), z.maxLength(80)) }),
});
export const notePayoutFailed = command({
  ...decision,
  path: '/api/admin/payouts/:withdrawal/failed',
  summary: 'Marks a manual withdrawal as failed or returned. The full amount and the fee are returned.',
  body: z.object({ reason, not_sent: notSent }),
});
