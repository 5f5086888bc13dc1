/** What staff see of the projects of a person: enough to open their pages. */
import * as z from 'zod/mini';
import { query, type DataOf } from '#kit/endpoint.ts';
import { idShape } from '#kit/id-shape.ts';
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
