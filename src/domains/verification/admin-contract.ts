/** Operators' calls about proofs of identity. Every look at a file and every decision is in the audit (ADM-3). */
import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { CASE_STATES, DOCUMENT_KINDS, REASONS } from './identity-case.ts';
import { fileShape } from './identity-contract.ts';
import { byId, idShape } from '#kit/id-shape.ts';

const instant = z.iso.datetime();
export const QUEUES = ['waiting', 'appeals', 'decided'] as const;

const line = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  state: z.enum(CASE_STATES),
  document_kind: z.nullable(z.enum(DOCUMENT_KINDS)),
  submitted_at: instant,
  answer_by: instant,
  is_late: z.boolean(),
  /** The email address of the operator who is reviewing it. */
  taken_by: z.nullable(z.string()),
});

export const listCases = query({
  path: '/api/admin/verifications',
  summary: 'Lists identity checks: waiting (oldest first), appeals, or decided.',
  access: 'operator',
  staff: ['trust'],
  query: z.object({ ...pageQuery, queue: z.optional(z.enum(QUEUES)) }),
  data: z.object({ ...pageOf(line).shape, waiting: z.int(), mine: z.int(), late: z.int(), appeals: z.int() }),
  errors: [],
  limit: 'read',
});

const whole = z.object({
  ...line.shape,
  user_id: z.string(),
  email: z.string(),
  country_id: z.nullable(z.int()),
  registered_at: instant,
  tries: z.int(),
  files: z.array(fileShape),
  file_hashes: z.record(z.string(), z.string()),
  files_deleted_at: z.nullable(instant),
  reason: z.nullable(z.enum(REASONS)),
  statement: z.nullable(z.string()),
  decided_at: z.nullable(instant),
  decided_by: z.nullable(z.string()),
  document_expires_on: z.nullable(z.iso.date()),
  appeal: z.nullable(z.string()),
  is_own: z.boolean(),
  is_mine: z.boolean(),
  /**
   * It waits for an answer to an appeal that this operator may not give: the decision was theirs, and others can
   * answer.
   */
  is_for_another: z.boolean(),
  appeal_answer: z.nullable(z.string()),
  appeal_answered_at: z.nullable(instant),
});

export const readCase = query({
  path: '/api/admin/verifications/:id',
  summary: 'Returns an identity check with details of the person. Each view is recorded.',
  access: 'operator',
  staff: ['trust'],
  params: byId,
  data: whole,
  errors: ['not_found'],
  limit: 'read',
});

export const readCaseFile = query({
  path: '/api/admin/verifications/:id/files/:file_id',
  summary: 'Downloads a file of an identity check. Each view is recorded.',
  access: 'operator',
  staff: ['trust'],
  params: z.object({ id: idShape, file_id: idShape }),
  data: z.null(),
  errors: ['not_found', 'forbidden'],
  limit: 'read',
});

const statement = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, 'Give a reason of at least 10 characters.'),
    z.maxLength(2_000, 'Use at most 2,000 characters.'),
  );
const staffCommand = {
  method: 'POST',
  access: 'operator',
  staff: ['trust'],
  params: byId,
  data: whole,
  repeat: 'key',
  limit: 'write',
  fresh: true,
} as const;
const errors = ['not_found', 'forbidden', 'wrong_state', 'invalid_input'] as const;

export const approveCase = command({
  ...staffCommand,
  path: '/api/admin/verifications/:id/approve',
  summary: 'Approves an identity check. The person’s verification level rises immediately.',
  body: z.object({ document_expires_on: z.iso.date() }),
  said: 'Approved.',
  errors,
});
export const rejectCase = command({
  ...staffCommand,
  path: '/api/admin/verifications/:id/reject',
  summary: 'Rejects an identity check. The person sees the reason and your statement, and can appeal.',
  body: z.object({ reason: z.enum(REASONS), statement }),
  said: 'Rejected.',
  errors,
});
export const askForMore = command({
  ...staffCommand,
  path: '/api/admin/verifications/:id/ask-for-more',
  summary:
    'Requests more from the person before a decision, such as a sharper picture. It doesn’t count as an attempt.',
  body: z.object({ statement }),
  said: 'More information requested.',
  errors,
});
export const revokeCase = command({
  ...staffCommand,
  path: '/api/admin/verifications/:id/revoke',
  summary: 'Revokes an approval. The person sees the reason and can appeal.',
  body: z.object({ statement }),
  said: 'Approval revoked.',
  errors,
});
export const takeCase = command({
  method: 'POST',
  access: 'operator',
  staff: ['trust'],
  params: byId,
  data: whole,
  repeat: 'key',
  limit: 'write',
  path: '/api/admin/verifications/:id/take',
  summary: 'Claims a case for 4 hours, so that no one else can decide it. If two operators claim it, one gets it.',
  said: 'Case claimed.',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});
export const answerAppeal = command({
  ...staffCommand,
  path: '/api/admin/verifications/:id/answer-appeal',
  summary: 'Answers an appeal, once: the decision is upheld, or the case is reopened. The person sees your statement.',
  body: z.object({ outcome: z.enum(['stands', 'again']), statement }),
  said: 'Appeal answered.',
  errors,
});
