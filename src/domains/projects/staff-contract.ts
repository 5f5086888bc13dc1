/** What staff see of the projects of a person: enough to open their pages. */
import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { byId, idShape } from '#kit/id-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { stateShape, visibilityShape } from './shapes.ts';

export const staffProjects = query({
  path: '/api/admin/projects',
  summary: 'Lists the projects that a person posted, newest first. The search is recorded.',
  access: 'operator',
  staff: ['support', 'trust'],
  query: z.object({ ...pageQuery, person: idShape }),
  data: pageOf(
    z.object({
      id: z.string(),
      slug: z.nullable(z.string()),
      title: z.string(),
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

export const closeProjectByStaff = command({
  method: 'POST',
  path: '/api/admin/projects/closed/:id',
  summary: 'Closes a project that no one was hired for, with a reason that its client reads. Its proposals end.',
  access: 'operator',
  staff: ['trust'],
  params: byId,
  body: z.object({
    reason: z.string().check(z.trim(), z.minLength(10, 'Give a reason of at least 10 characters.'), z.maxLength(1_000, 'Use at most 1,000 characters.')),
  }),
  data: z.object({ id: z.string(), state: stateShape }),
  said: 'Project closed',
  errors: ['not_found', 'forbidden', 'wrong_state'],
  limit: 'write',
  repeat: 'key',
  fresh: true,
});
