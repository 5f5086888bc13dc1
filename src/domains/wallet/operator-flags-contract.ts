import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { byId } from '#kit/id-shape.ts';

export const operatorFlags = query({
  path: '/api/admin/flags',
  summary: 'Lists open flags, newest first: patterns an operator should review, such as card testing.',
  access: 'operator',
  staff: ['money'],
  query: z.object(pageQuery),
  data: pageOf(
    z.object({
      id: z.string(),
      kind: z.string(),
      subject: z.string(),
      words: z.string(),
      facts: z.array(z.object({ name: z.string(), value: z.string() })),
      seen: z.int(),
      first_at: z.iso.datetime(),
      last_at: z.iso.datetime(),
    }),
  ),
  errors: [],
  limit: 'read',
});

export const resolveFlag = command({
  method: 'POST',
  path: '/api/admin/flags/:id/resolve',
  summary: 'Resolves a flag with a reason. If the pattern appears again, a new flag is raised.',
  access: 'operator',
  staff: ['money'],
  params: byId,
  body: z.object({
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(10, 'Give a reason of at least 10 characters.'),
        z.maxLength(2_000, 'Use at most 2,000 characters.'),
      ),
  }),
  data: z.object({ resolved: z.literal(true) }),
  said: 'Flag resolved',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'key',
});
