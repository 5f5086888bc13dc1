/** Projects for people at work: what everyone finds, with why it is for them, without what they hid (PRJ-14). */
import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { idShape } from '#kit/id-shape.ts';
import { listProjects, projectCardShape } from './finding-contract.ts';
import { WORK_SORTS } from './finding.ts';

const browsedShape = z.extend(projectCardShape, {
  /**
   * From your own profile: how many of your skills it asks for, and the hours that the upper end of its budget pays at
   * your rate.
   */
  fit: z.object({ shared: z.int(), skills: z.int(), wanted: z.int(), hours: z.nullable(z.int()) }),
  /** The id of your proposal for it; null where you sent none. */
  your_proposal: z.nullable(z.string()),
});
export type BrowsedProject = z.output<typeof browsedShape>;

export const browseProjects = query({
  path: '/api/browse/projects',
  summary:
    'Lists open public projects of others, 24 per page, with why each fits your profile. The filters are those of the public list. Projects you hid are left out, or are the only ones with `hidden`.',
  access: 'member',
  query: z.extend(listProjects.query, { sort: z.optional(z.enum(WORK_SORTS)), hidden: z.optional(z.literal('true')) }),
  data: z.extend(listProjects.data, {
    items: z.array(browsedShape),
    /** How many open projects you hid. */
    hidden: z.int(),
    /** Skills on your profile. */
    your_skills: z.array(z.object({ slug: z.string(), name: z.string() })),
  }),
  errors: ['invalid_input', 'invalid_shape'],
  limit: 'read',
});
export type ProjectsBrowsed = DataOf<typeof browseProjects>;

export const hideProject = command({
  path: '/api/browse/hidden',
  method: 'PUT',
  summary: 'Hides an open project from your list, or shows it again. Its client isn’t notified.',
  access: 'member',
  body: z.object({ project: idShape, hidden: z.boolean() }),
  data: z.null(),
  said: 'Saved',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});
