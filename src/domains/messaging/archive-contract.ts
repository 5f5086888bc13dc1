import * as z from 'zod/mini';
import { query, type DataOf } from '#kit/endpoint.ts';
import { idShape } from '#kit/id-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';

const person = z.object({ id: z.string(), name: z.string(), username: z.string(), avatar_url: z.nullable(z.string()) });

export const endedWork = query({
  path: '/api/messages/ended-work',
  summary:
    'Lists the threads about orders, contracts and projects that have ended, the one with the newest message first.',
  access: 'signed-in',
  query: z.object(pageQuery),
  data: pageOf(
    z.object({
      id: z.string(),
      conversation_id: z.string(),
      kind: z.enum(['service', 'project', 'order', 'contract']),
      ref: z.string(),
      title: z.string(),
      path: z.string(),
      with: person,
      last_at: z.iso.datetime(),
    }),
  ),
  errors: [],
  limit: 'read',
});
export type EndedThread = DataOf<typeof endedWork>['items'][number];

export const archiveCsv = query({
  path: '/api/messages/archive/csv',
  summary:
    'Exports messages as CSV: those of archived conversations and ended work, of one conversation, or of one thread.',
  access: 'signed-in',
  query: z.object({ conversation: z.optional(idShape), thread: z.optional(idShape) }),
  data: z.null(),
  errors: ['not_found'],
  limit: 'csvExport',
});
