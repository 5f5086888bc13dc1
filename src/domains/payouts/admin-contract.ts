import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { withdrawalShape } from './contract.ts';
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
  summary: 'Withdrawals by what they wait for, oldest first; the ended ones newest first.',
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
  summary: 'Bank accounts and PayPal addresses that several people named, with the people, newest first.',
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

const byNumber = z.object({ withdrawal: withdrawalNumberShape });
const reason = z.string().check(z.trim(), z.minLength(10), z.maxLength(2_000));
/** The operator checked that the sender's own list does not have it; required after a restore. */
const notSent = z.optional(z.boolean());

export const payoutDetails = command({
  method: 'POST',
  path: '/api/admin/payouts/:withdrawal/details',
  summary: 'Where the money goes, in full. The look is recorded.',
  access: 'operator',
  staff: ['money'],
  params: byNumber,
  data: z.object({ holder: z.string(), country: z.string(), lines: z.array(z.object({ label: z.string(), value: z.string() })) }),
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
  fresh: true,
});

export const bankList = command({
  method: 'POST',
  path: '/api/admin/payouts/bank-list',
  summary: 'The payouts an operator sends by hand and has not reported yet, as CSV for their bank, with accounts in full; five hundred at most. Recorded.',
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
  summary: 'Says that the people who share a destination were looked at. Withdrawals to it no longer wait; its sums count together.',
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
  summary: 'Lets a withdrawal that was held or looked at go out.',
  body: z.object({ reason }),
});
export const rejectPayout = command({
  ...decision,
  path: '/api/admin/payouts/:withdrawal/reject',
  summary: 'Refuses a withdrawal with a statement of reasons; the money goes back to available.',
  body: z.object({ reason, not_sent: notSent }),
});
export const notePayoutPaid = command({
  ...decision,
  path: '/api/admin/payouts/:withdrawal/paid',
  summary: 'Says that a withdrawal sent by hand has left, with the bank’s reference.',
  body: z.object({ reference: z.string().check(z.trim(), z.minLength(3), z.maxLength(80)) }),
});
export const notePayoutFailed = command({
  ...decision,
  path: '/api/admin/payouts/:withdrawal/failed',
  summary: 'Says that a withdrawal sent by hand did not arrive, or came back; all of it returns, the fee included.',
  body: z.object({ reason, not_sent: notSent }),
});
