/** Proving an identity: a document and a selfie, reviewed by an operator. */
import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { scanShape } from '#kit/file-scan.ts';
import { bodyLimits } from '#kit/limits.ts';
import { CASE_STATES, CHECKERS, DOCUMENT_KINDS, FILE_PARTS, REASONS } from './identity-case.ts';
import { idShape } from '#kit/id-shape.ts';

const instant = z.iso.datetime();
export const fileShape = z.object({
  id: z.string(),
  part: z.enum(FILE_PARTS),
  kind: z.enum(['webp', 'pdf']),
  bytes: z.int(),
  added_at: instant,
  scan: scanShape,
});

export const identityState = z.object({
  state: z.enum(['none', ...CASE_STATES]),
  case_id: z.nullable(z.string()),
  /** Who looks at it. */
  checker: z.nullable(z.enum(CHECKERS)),
  /** Who can be asked here. */
  checkers: z.array(z.enum(CHECKERS)),
  document_kind: z.nullable(z.enum(DOCUMENT_KINDS)),
  files: z.array(fileShape),
  submitted_at: z.nullable(instant),
  /** The latest time we promised an answer for. */
  answer_by: z.nullable(instant),
  decided_at: z.nullable(instant),
  reason: z.nullable(z.enum(REASONS)),
  /** The reviewer's own words. */
  statement: z.nullable(z.string()),
  document_expires_on: z.nullable(z.iso.date()),
  files_deleted_on: z.nullable(instant),
  appeal: z.nullable(z.string()),
  /** While an appeal waits: when it is answered at the latest. */
  appeal_answer_by: z.nullable(instant),
  appeal_answer: z.nullable(z.string()),
  tries_left: z.int(),
  /** When the next try is possible, if there is none now. */
  next_try_at: z.nullable(instant),
});

const mine = { access: 'verified', data: identityState } as const;

export const identityVerification = query({
  ...mine,
  path: '/api/user/identity-verification',
  summary: 'Returns your identity check: its files, the reasons for the last decision, and the attempts left.',
  errors: [],
  limit: 'read',
});
export type IdentityState = DataOf<typeof identityVerification>;

export const startIdentity = command({
  ...mine,
  method: 'POST',
  path: '/api/user/identity-verification/start',
  summary: 'Starts an attempt, or changes its document before you submit it.',
  body: z.object({ document_kind: z.enum(DOCUMENT_KINDS) }),
  errors: ['wrong_state'],
  limit: 'write',
  repeat: 'key',
});

export const startIdentityCheck = command({
  method: 'POST',
  path: '/api/user/identity-verification/provider',
  summary:
    'Starts or continues a check by the external provider. `url` is its page, valid only for you and for a few minutes.',
  access: 'verified',
  data: z.object({ url: z.string() }),
  errors: ['wrong_state', 'not_found', 'unavailable'],
  limit: 'write',
  repeat: 'key',
});

export const receiveIdentityNews = command({
  method: 'POST',
  path: '/api/identity/webhooks/stripe',
  summary: 'Receives webhooks from Stripe Identity. Signatures are checked, and results are confirmed with Stripe.',
  access: 'public',
  body: z.unknown(),
  data: z.null(),
  errors: ['not_found', 'unauthenticated'],
  limit: 'webhook',
  repeat: 'natural',
});

export const uploadIdentityFile = command({
  ...mine,
  method: 'POST',
  path: '/api/user/identity-verification/pictures/:part',
  summary: 'Uploads the front, the back or the selfie, replacing any earlier file. Metadata is removed.',
  params: z.object({ part: z.enum(FILE_PARTS) }),
  upload: { field: 'file', maxBytes: bodyLimits.identityFileBytes },
  status: 201,
  errors: ['wrong_state', 'too_large', 'invalid_input'],
  limit: 'upload',
  repeat: 'key',
});

export const submitIdentity = command({
  ...mine,
  method: 'POST',
  path: '/api/user/identity-verification/submit',
  summary: 'Submits your documents for review. You get an answer within 2 business days.',
  said: 'Your documents are in review.',
  errors: ['wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'key',
});

export const appealShape = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Explain what was wrong, in at least 10 characters.'),
      z.maxLength(2_000, 'Use at most 2,000 characters.'),
    ),
});

export const appealIdentity = command({
  ...mine,
  method: 'POST',
  path: '/api/user/identity-verification/appeal',
  summary: 'Appeals a rejection or revocation, once. A different operator answers it.',
  body: appealShape,
  said: 'Your appeal is in review.',
  errors: ['wrong_state'],
  limit: 'write',
  repeat: 'key',
});

export const myIdentityFile = query({
  path: '/api/user/identity-verification/files/:file_id',
  summary: 'Downloads one of your own files.',
  access: 'verified',
  params: z.object({ file_id: idShape }),
  data: z.null(),
  errors: ['not_found'],
  limit: 'read',
});
