import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { richBlockShape } from '#kit/rich-text.ts';
import { OPENING_KINDS, OPENING_LIMITS, OPENING_PLACES, OPENING_STATES } from './opening.ts';

const instant = z.iso.datetime();
const most = (max: number) => z.maxLength(max, `Use at most ${max} characters.`);
const oneLine = z.regex(/^[^\r\n]*$/, 'Use one line.');
const staff = { access: 'operator', staff: ['support'] } as const;

export const openingBody = z.object({
  title: z
    .string()
    .check(z.trim(), z.minLength(3, 'Enter a title of at least 3 characters.'), oneLine, most(OPENING_LIMITS.title)),
  kind: z.enum(OPENING_KINDS),
  place: z.enum(OPENING_PLACES),
  location: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, 'Say where the work is done, or where people may live.'),
      oneLine,
      most(OPENING_LIMITS.location),
    ),
  body: z
    .string()
    .check(z.trim(), z.minLength(30, 'Describe the work in at least 30 characters.'), most(OPENING_LIMITS.body)),
  closes_on: z.nullable(z.iso.date('Choose a day.')),
});

const facts = {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  kind: z.enum(OPENING_KINDS),
  place: z.enum(OPENING_PLACES),
  location: z.string(),
  state: z.enum(OPENING_STATES),
  closes_on: z.nullable(z.iso.date()),
  saved_at: instant,
  opened_at: z.nullable(instant),
  closed_at: z.nullable(instant),
  applications: z.int(),
  /** Those that wait for an answer. */
  waiting: z.int(),
};
const line = z.object(facts);
export type OpeningLine = z.output<typeof line>;

export const openingDesk = query({
  ...staff,
  path: '/api/admin/careers',
  summary: 'Lists all positions: drafts, open and closed ones, with how many people applied.',
  data: z.object({ items: z.array(line) }),
  errors: [],
  limit: 'read',
});

const whole = z.object({
  ...facts,
  body: z.string(),
  blocks: z.array(richBlockShape),
  revision: z.int(),
  written_by: z.string(),
  /** Why it can't be made public, closed or deleted now. */
  not_opened: z.nullable(z.string()),
  not_closed: z.nullable(z.string()),
  not_deleted: z.nullable(z.string()),
});
export type WholeOpening = z.output<typeof whole>;

export const staffOpening = query({
  ...staff,
  path: '/api/admin/careers/:id',
  summary: 'Returns a position as staff edit it.',
  params: byId,
  data: whole,
  errors: ['not_found'],
  limit: 'read',
});

export const draftOpening = command({
  ...staff,
  method: 'POST',
  path: '/api/admin/careers',
  summary: 'Writes a draft of a position. Only staff see it.',
  body: openingBody,
  data: z.object({ id: z.string() }),
  said: 'Draft saved',
  status: 201,
  errors: ['invalid_input'],
  limit: 'write',
  repeat: 'key',
});

export const saveOpening = command({
  ...staff,
  method: 'PUT',
  path: '/api/admin/careers/:id',
  summary:
    'Saves a position, if no one changed it since the revision you read. A new title gives it a new address; the old one redirects.',
  params: byId,
  body: z.object({ ...openingBody.shape, revision: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  data: whole,
  said: 'Saved',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'natural',
});

const reason = z
  .string()
  .check(z.trim(), z.minLength(10, 'Give a reason of at least 10 characters.'), most(OPENING_LIMITS.reason));

export const publishOpening = command({
  ...staff,
  method: 'POST',
  path: '/api/admin/careers/:id/open',
  summary: 'Makes a position public and takes applications for it.',
  params: byId,
  data: whole,
  said: 'Position is open',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});

export const closeOpening = command({
  ...staff,
  method: 'POST',
  path: '/api/admin/careers/:id/close',
  summary: 'Removes a position from the list and stops applications for it. Its page says so.',
  params: byId,
  body: z.object({ reason }),
  data: whole,
  said: 'Position closed',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});

export const deleteOpening = command({
  ...staff,
  method: 'DELETE',
  path: '/api/admin/careers/:id',
  summary: 'Deletes a draft.',
  params: byId,
  data: z.null(),
  said: 'Draft deleted',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});
