/** Operators' calls about disputes. Every look at one and every decision is in the audit (ADM-3). */
import * as z from 'zod/mini';
import { lookBody, talkShape } from '#domains/messaging/talk-shape.ts';
import { deliveryShape, fileShape, moneyLineShape, timelineShape } from '#domains/paid-work/shapes.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { idShape } from '#kit/id-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { CRITERIA, FINDINGS } from './criteria.ts';
import { DISPUTE_STATES } from './dispute.ts';
import { disputeNumberShape } from './dispute-number.ts';
import { disputedShape, disputeFields } from './shapes.ts';

const instant = z.iso.datetime();
const party = z.object({ id: z.string(), name: z.string() });
export const QUEUES = ['waiting', 'appeals', 'running', 'closed'] as const;
export type Queue = (typeof QUEUES)[number];

export const staffDisputes = query({
  path: '/api/admin/disputes',
  summary:
    'Lists disputes: those that wait for a reviewer, appeals, those that both sides still negotiate, or closed ones.',
  access: 'operator',
  staff: ['trust'],
  query: z.object({
    ...pageQuery,
    queue: z.optional(z.enum(QUEUES)),
    mine: z.optional(z.enum(['yes'])),
    q: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  }),
  data: z.object({
    ...pageOf(
      z.object({
        number: z.string(),
        work_number: z.string(),
        title: z.string(),
        state: z.enum(DISPUTE_STATES),
        total: moneyShape,
        client: party,
        freelancer: party,
        opened_at: instant,
        /** When its clock ends; null once it is closed. */
        ends_at: z.nullable(instant),
        late: z.boolean(),
        senior: z.boolean(),
        reviewer: z.nullable(z.string()),
      }),
    ).shape,
    waiting: z.int(),
    appeals: z.int(),
    late: z.int(),
    /** Of those that wait or were appealed, what the reader reviews. */
    mine: z.int(),
    /** When the oldest that waits was opened. */
    oldest_at: z.nullable(instant),
  }),
  errors: [],
  limit: 'read',
});
export type StaffDisputeLine = DataOf<typeof staffDisputes>['items'][number];

const params = z.object({ dispute_number: disputeNumberShape });

export const staffDispute = query({
  path: '/api/admin/disputes/:dispute_number',
  summary: 'Returns a dispute with both sides’ statements, the work it is about and its money. Each view is recorded.',
  access: 'operator',
  staff: ['trust'],
  params,
  data: z.object({
    ...disputeFields,
    work: z.object({ kind: z.string(), number: z.string(), title: z.string(), category: z.string(), path: z.string() }),
    client: party,
    freelancer: party,
    held: moneyShape,
    was_released: z.boolean(),
    senior: z.boolean(),
    reviewer: z.nullable(party),
    /** What this operator may do now, or why not. */
    may_assign: z.nullable(z.string()),
    may_decide: z.nullable(z.string()),
    may_read_messages: z.nullable(z.string()),
    /** Each with what it holds, what happened and what was handed over. */
    works: z.array(
      z.extend(disputedShape, {
        held: moneyShape,
        was_released: z.boolean(),
        timeline: z.array(timelineShape),
        requirement_files: z.array(fileShape),
        deliveries: z.array(deliveryShape),
        money: z.array(moneyLineShape),
      }),
    ),
    /** What both signed, in sections; empty where the work has no signed terms. */
    agreed: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type StaffDispute = DataOf<typeof staffDispute>;

export const staffDisputeFile = query({
  path: '/api/admin/disputes/:dispute_number/files/:file_id',
  summary: 'Downloads a file of a dispute or of the work it is about. Each view is recorded.',
  access: 'operator',
  staff: ['trust'],
  params: z.object({ dispute_number: disputeNumberShape, file_id: idShape }),
  data: z.null(),
  errors: ['not_found'],
  limit: 'read',
});

export const staffDisputeMessages = command({
  method: 'POST',
  path: '/api/admin/disputes/:dispute_number/messages',
  summary:
    'Returns what both sides of a dispute wrote to each other, originals of changed messages included. Only for the reviewer who took it. Needs a reason, which the audit log keeps.',
  access: 'operator',
  staff: ['trust'],
  params,
  body: lookBody,
  data: talkShape,
  errors: ['not_found', 'forbidden'],
  limit: 'write',
  repeat: 'natural',
});

export const staffDisputeMessageFile = query({
  path: '/api/admin/disputes/:dispute_number/message-files/:file_id',
  summary:
    'Downloads a file of the conversation between both sides, within an hour of giving a reason to read it. Each view is recorded.',
  access: 'operator',
  staff: ['trust'],
  params: z.object({ dispute_number: disputeNumberShape, file_id: idShape }),
  data: z.null(),
  errors: ['not_found', 'forbidden'],
  limit: 'read',
});

const stood = z.object({ dispute_number: z.string(), state: z.enum(DISPUTE_STATES) });
const staffCommand = {
  method: 'POST',
  access: 'operator',
  staff: ['trust'],
  params,
  data: stood,
  repeat: 'key',
  limit: 'write',
} as const;

export const assignDispute = command({
  ...staffCommand,
  path: '/api/admin/disputes/:dispute_number/assign',
  summary:
    'Makes you the reviewer. Refused if you dealt with either side before, or decided first and it was appealed.',
  said: 'You review this dispute',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});
export const decideDispute = command({
  ...staffCommand,
  path: '/api/admin/disputes/:dispute_number/decide',
  summary:
    'Decides a dispute or its appeal with a share for the freelancer and reasons by criterion. Both sides read them.',
  body: z.object({
    percent: z.int().check(z.minimum(0, 'Enter 0 to 100.'), z.maximum(100, 'Enter 0 to 100.')),
    criteria: z
      .array(
        z.object({
          criterion: z.enum(CRITERIA),
          finding: z.enum(FINDINGS),
          reason: z
            .string()
            .check(
              z.trim(),
              z.minLength(10, 'Give a reason of at least 10 characters.'),
              z.maxLength(2_000, 'Use at most 2,000 characters.'),
            ),
        }),
      )
      .check(
        z.maxLength(CRITERIA.length),
        z.refine(
          (given) =>
            CRITERIA.every(
              (expectedCriterion) => given.filter(({ criterion }) => criterion === expectedCriterion).length === 1,
            ),
          'Give a reason for each criterion.',
        ),
      ),
    statement: z
      .string()
      .check(
        z.trim(),
        z.minLength(10, 'Give a reason of at least 10 characters.'),
        z.maxLength(4_000, 'Use at most 4,000 characters.'),
      ),
  }),
  fresh: true,
  limit: 'money',
  said: 'Decision saved',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
});
