/** What staff see of projects: enough to find one and to open its page. */
import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { byId, idShape } from '#kit/id-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { stateShape, visibilityShape } from './shapes.ts';

export const staffProjects = query({
  path: '/api/admin/projects',
  summary:
    'Lists projects that were posted, newest first: all, of one person, by words of the title or the client’s name, by state, or one by its id. Searches are recorded.',
  access: 'operator',
  staff: ['support', 'trust'],
  query: z.object({
    ...pageQuery,
    person: z.optional(idShape),
    project: z.optional(idShape),
    q: z.optional(z.string().check(z.trim(), z.minLength(2, 'Enter at least 2 characters.'), z.maxLength(100))),
    state: z.optional(stateShape),
  }),
  data: pageOf(
    z.object({
      id: z.string(),
      slug: z.nullable(z.string()),
      title: z.string(),
      client: z.object({ id: z.string(), name: z.string() }),
      state: stateShape,
      visibility: visibilityShape,
      posted_at: z.iso.datetime(),
      proposals: z.int(),
      hires: z.int(),
    }),
  ),
  errors: [],
  limit: 'read',
});
export type StaffProject = DataOf<typeof staffProjects>['items'][number];

const byTrust = {
  method: 'POST',
  access: 'operator',
  staff: ['trust'],
  params: byId,
  body: z.object({
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(10, 'Give a reason of at least 10 characters.'),
        z.maxLength(1_000, 'Use at most 1,000 characters.'),
      ),
  }),
  data: z.object({ id: z.string(), state: stateShape }),
  errors: ['not_found', 'forbidden', 'wrong_state'],
  limit: 'write',
  repeat: 'key',
  fresh: true,
} as const;

export const closeProjectByStaff = command({
  ...byTrust,
  path: '/api/admin/projects/closed/:id',
  summary: 'Closes a project that no one was hired for, with a reason that its client reads. Its proposals end.',
  said: 'Project closed',
});

export const unpublishProjectByStaff = command({
  ...byTrust,
  path: '/api/admin/projects/unpublished/:id',
  summary:
    'Returns a project without proposals to its client as a draft, with a reason that they read. They may change it and post it again.',
  said: 'Project unpublished',
});
