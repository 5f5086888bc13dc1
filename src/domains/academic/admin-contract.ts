import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { INSTITUTION_STATES, SIGNING_LIMITS } from './institution.ts';
import { signatureShape } from './signing-contract.ts';

const instant = z.iso.datetime();

export const INSTITUTION_QUEUES = ['waiting', 'confirmed', 'closed'] as const;
export type InstitutionQueue = (typeof INSTITUTION_QUEUES)[number];

const row = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  position: z.string(),
  state: z.enum(INSTITUTION_STATES),
  signed_name: z.string(),
  signed_at: instant,
  /** Of the agreement that was signed: its version, and the SHA-256 of the text. */
  number: z.int(),
  hash: z.string(),
  person: z.nullable(z.object({ id: z.string(), name: z.string() })),
  countersigned: z.nullable(z.object({ name: z.string(), at: instant })),
  reason: z.nullable(z.string()),
  /** That run now, with the students in them. */
  cohorts: z.int(),
  students: z.int(),
});
export type InstitutionRow = z.output<typeof row>;

const staff = { access: 'operator', staff: ['trust'] } as const;

export const institutionQueue = query({
  ...staff,
  path: '/api/admin/institutions',
  summary:
    'Lists institutions that signed the university agreement: waiting for confirmation, confirmed, or declined and ended.',
  query: z.object({ ...pageQuery, queue: z.optional(z.enum(INSTITUTION_QUEUES)) }),
  data: z.object({ ...pageOf(row).shape, waiting: z.int() }),
  errors: [],
  limit: 'read',
});

export const institutionDocument = query({
  ...staff,
  path: '/api/admin/institutions/:id/document',
  summary: 'Downloads the signed agreement of an institution as PDF.',
  params: byId,
  data: z.null(),
  errors: ['not_found'],
  limit: 'read',
});

const onInstitution = { ...staff, method: 'POST', params: byId, data: row, limit: 'write', repeat: 'key' } as const;

export const confirmationBody = z.object({ signature: signatureShape });

export const confirmInstitution = command({
  ...onInstitution,
  path: '/api/admin/institutions/:id/confirm',
  summary: 'Confirms an institution and countersigns its agreement. It can set up cohorts then.',
  body: confirmationBody,
  said: 'Institution confirmed',
  errors: ['not_found', 'wrong_state', 'forbidden'],
});

const withReason = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Give a reason of at least 10 characters.'),
      z.maxLength(SIGNING_LIMITS.reason, `Use at most ${SIGNING_LIMITS.reason} characters.`),
    ),
});

export const declineInstitution = command({
  ...onInstitution,
  path: '/api/admin/institutions/:id/decline',
  summary: 'Declines an institution. The person who signed for it gets the reason and can sign again.',
  body: withReason,
  said: 'Institution declined',
  errors: ['not_found', 'wrong_state', 'forbidden'],
});

export const endInstitution = command({
  ...onInstitution,
  path: '/api/admin/institutions/:id/end',
  summary: 'Ends the agreement with an institution and all of its cohorts. Everyone concerned gets the reason.',
  body: withReason,
  said: 'Agreement ended',
  errors: ['not_found', 'wrong_state', 'forbidden'],
});
