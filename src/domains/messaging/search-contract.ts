import * as z from 'zod/mini';
import { query, type DataOf } from '#kit/endpoint.ts';
import { SEARCH_LIMITS } from './search-limits.ts';

const person = z.object({ id: z.string(), name: z.string(), username: z.string(), avatar_url: z.nullable(z.string()) });

export const searchMessages = query({
  path: '/api/messages/search',
  summary:
    'Finds people, files and messages in all conversations that you can read: the best messages first, or the newest where many match.',
  access: 'signed-in',
  query: z.object({
    q: z.string().check(z.trim(), z.minLength(1, 'Enter a word.'), z.maxLength(SEARCH_LIMITS.words)),
    /** Only archived conversations and ended work. */
    archive: z.optional(z.enum(['true', 'false'])),
  }),
  data: z.object({
    /** Your conversations with people, groups or about work of that name or number. */
    conversations: z.array(z.object({ id: z.string(), with: person })),
    /** Files of that name that were sent in them, the newest first. */
    files: z.array(
      z.object({
        conversation_id: z.string(),
        /** The place of the message that it was sent with. */
        seq: z.int(),
        id: z.string(),
        name: z.string(),
        with: person,
        sent_at: z.iso.datetime(),
      }),
    ),
    items: z.array(
      z.object({
        conversation_id: z.string(),
        seq: z.int(),
        with: person,
        /** You wrote it: a card, such as a milestone to fund, is no one’s words. */
        is_mine: z.boolean(),
        /** What it is about. */
        about: z.nullable(z.string()),
        sent_at: z.iso.datetime(),
        /** A passage of it, in pieces: those that match are marked. */
        passage: z.array(z.object({ text: z.string(), is_match: z.boolean() })),
      }),
    ),
    order: z.enum(['best', 'newest']),
    /** There are more; another word narrows it down. */
    is_capped: z.boolean(),
  }),
  errors: [],
  limit: 'read',
});
export type FoundMessage = DataOf<typeof searchMessages>['items'][number];
export type FoundFile = DataOf<typeof searchMessages>['files'][number];
