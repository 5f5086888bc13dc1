/** Operators' calls about proofs of identity. Every look at a file and every decision is in the audit (ADM-3). */
import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { CASE_STATES, DOCUMENT_KINDS, REASONS } from './identity-case.ts';
import { fileShape } from './identity-contract.ts';

const instant = z.iso.datetime();
const params = z.object({ id: z.uuid() });
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
  /** The address of the operator who looks at it now. */
  taken_by: z.nullable(z.string()),
});

export const listCases = query({
  path: '/api/admin/verifications',
  summary: 'Proofs of identity: waiting ones with the oldest first, objections, or those that are decided.',
  access: 'operator',
  staff: ['trust'],
  query: z.object({ ...pageQuery, queue: z.optional(z.enum(QUEUES)) }),
  data: z.object({ ...pageOf(line).shape, waiting: z.int(), late: z.int(), appeals: z.int() }),
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
  /** It waits for an answer to an objection that this operator may not give: the decision was theirs, and there are others. */
  is_for_another: z.boolean(),
  appeal_answer: z.nullable(z.string()),
  appeal_answered_at: z.nullable(instant),
});

export const readCase = query({
  path: '/api/admin/verifications/:id',
  summary: 'One proof of identity with what is known of the person. The look is recorded.',
  access: 'operator',
  staff: ['trust'],
  params,
  data: whole,
  errors: ['not_found'],
  limit: 'read',
});

export const readCaseFile = query({
  path: '/api/admin/verifications/:id/files/:fileId',
  summary: 'A file of a proof of identity, as a download. The look is recorded.',
  access: 'operator',
  staff: ['trust'],
  params: z.object({ id: z.uuid(), fileId: z.uuid() }),
  data: z.null(),
  errors: ['not_found', 'forbidden'],
  limit: 'read',
});

const statement = z.string().check(z.trim(), z.minLength(10, 'Say why in at least 10 characters.'), z.maxLength(2_000, 'At most 2,000 characters.'));
const deed = { method: 'POST', access: 'operator', staff: ['trust'], params, data: whole, repeat: 'key', limit: 'write', fresh: true } as const;
const errors = ['not_found', 'forbidden', 'wrong_state', 'invalid_input'] as const;

export const approveCase = command({
  ...deed,
  path: '/api/admin/verifications/:id/approve',
  summary: 'The document is genuine and shows the person. Their level rises at once.',
  body: z.object({ document_expires_on: z.iso.date() }),
  said: 'Approved.',
  errors,
});
export const rejectCase = command({
  ...deed,
  path: '/api/admin/verifications/:id/reject',
  summary: 'Refuses the proof. The person is told the reason and the statement, word for word, and may object.',
  body: z.object({ reason: z.enum(REASONS), statement }),
  said: 'Rejected.',
  errors,
});
export const askForMore = command({
  ...deed,
  path: '/api/admin/verifications/:id/ask-for-more',
  summary: 'Wants something better before deciding, such as a sharper picture. It costs the person no try.',
  body: z.object({ statement }),
  said: 'The person is asked for more.',
  errors,
});
export const revokeCase = command({
  ...deed,
  path: '/api/admin/verifications/:id/revoke',
  summary: 'Takes an approval back. The person is told why and may object.',
  body: z.object({ statement }),
  said: 'The approval is revoked.',
  errors,
});
export const takeCase = command({
  method: 'POST',
  access: 'operator',
  staff: ['trust'],
  params,
  data: whole,
  repeat: 'key',
  limit: 'write',
  path: '/api/admin/verifications/:id/take',
  summary: 'Makes the case one’s own: for four hours nobody else decides it. Of two operators at once, one gets it.',
  said: 'The case is yours.',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});
export const answerAppeal = command({
  ...deed,
  path: '/api/admin/verifications/:id/answer-appeal',
  summary: 'Answers an objection once: the decision stands, or the case is looked at again. The words reach the person as they are.',
  body: z.object({ outcome: z.enum(['stands', 'again']), statement }),
  said: 'The objection is answered.',
  errors,
});
