import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { suggestedName, suggestedParent, SUGGESTION_KINDS } from './suggestions-contract.ts';

const instant = z.iso.datetime();

export const SUGGESTION_QUEUES = ['waiting', 'decided'] as const;

const line = z.object({
  id: z.string(),
  kind: z.enum(SUGGESTION_KINDS),
  name: z.string(),
  parent: z.nullable(z.string()),
  state: z.enum(['waiting', 'added', 'declined']),
  reason: z.nullable(z.string()),
  /** Who suggested it; null once the account is gone. */
  person: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** How many people wait for the same. */
  people: z.int(),
  suggested_at: instant,
  decided_at: z.nullable(instant),
});
export type SuggestionLine = z.output<typeof line>;

export const listSuggestions = query({
  path: '/api/admin/suggestions',
  summary: 'Lists suggested skills and specialties: waiting (oldest first) or decided (newest first).',
  access: 'operator',
  staff: ['support'],
  query: z.object({ ...pageQuery, queue: z.optional(z.enum(SUGGESTION_QUEUES)) }),
  data: z.object({ ...pageOf(line).shape, waiting: z.int() }),
  errors: [],
  limit: 'read',
});

const decision = {
  method: 'POST',
  access: 'operator',
  staff: ['support'],
  params: byId,
  data: line,
  limit: 'write',
  repeat: 'key',
} as const;

export const addSuggestion = command({
  ...decision,
  path: '/api/admin/suggestions/:id/add',
  summary: 'Adds a suggestion under a category or industry. Everyone who suggested it gets a notification.',
  body: z.object({ name: suggestedName, parent: suggestedParent }),
  said: 'Added.',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
});

export const declinedShape = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Give a reason of at least 10 characters.'),
      z.maxLength(500, 'Use at most 500 characters.'),
    ),
});

export const declineSuggestion = command({
  ...decision,
  path: '/api/admin/suggestions/:id/decline',
  summary: 'Declines a suggestion. Everyone who suggested it sees the reason.',
  body: declinedShape,
  said: 'Declined.',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
});
