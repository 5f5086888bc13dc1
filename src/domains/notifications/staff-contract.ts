/**
 * Whether someone was notified: when, about what kind of thing and how; never the words, which may be those of others.
 */
import * as z from 'zod/mini';
import { query, type DataOf } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';

/** `none`: not emailed. `dropped`: read before it was due, too old, withdrawn, or refused by the mail server. */
const EMAIL_STATES = ['none', 'waiting', 'sent', 'dropped'] as const;

export const sentToPerson = query({
  path: '/api/admin/people/:id/notifications',
  summary:
    'Lists what a person was notified of, newest first: the kind of event, when, and what became of its email. Without its words. The view is recorded.',
  access: 'operator',
  staff: ['support', 'trust'],
  params: byId,
  query: z.object(pageQuery),
  data: pageOf(
    z.object({
      id: z.string(),
      topic: z.string(),
      event: z.string(),
      at: z.iso.datetime(),
      in_app: z.boolean(),
      read_at: z.nullable(z.iso.datetime()),
      email: z.enum(EMAIL_STATES),
      emailed_at: z.nullable(z.iso.datetime()),
    }),
  ),
  errors: [],
  limit: 'read',
});
export type SentNotice = DataOf<typeof sentToPerson>['items'][number];
