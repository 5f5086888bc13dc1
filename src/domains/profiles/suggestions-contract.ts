import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { tidy } from '#kit/name-shape.ts';

export const SUGGESTION_KINDS = ['skill', 'specialty'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export const suggestedName = z
  .string()
  .check(tidy(), z.minLength(2, 'Enter at least 2 characters.'), z.maxLength(60, 'Use at most 60 characters.'));
export const suggestedParent = z.string().check(z.maxLength(80));

export const suggestWord = command({
  method: 'POST',
  path: '/api/user/suggestions',
  summary: 'Suggests a skill or specialty that isn’t listed yet. An operator reviews it, and you get a notification.',
  access: 'verified',
  body: z.object({
    kind: z.enum(SUGGESTION_KINDS),
    name: suggestedName,
    parent: z.optional(z.nullable(suggestedParent)),
  }),
  data: z.object({ name: z.string(), state: z.enum(['waiting', 'added']) }),
  said: 'Suggestion sent.',
  errors: ['wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'natural',
});

export const addedWords = query({
  path: '/api/user/suggestions/added',
  summary: 'Lists the skills and specialties that were suggested and added, with their category or industry.',
  access: 'signed-in',
  data: z.object({
    items: z.array(z.object({ kind: z.enum(SUGGESTION_KINDS), name: z.string(), parent: z.string() })),
  }),
  errors: [],
  limit: 'read',
});
