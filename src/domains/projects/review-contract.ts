/** What staff decide about projects (PRJ-1). Apart from the rest, because the navigation of staff counts what waits. */
import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { PROJECT_LIMITS } from './project.ts';

const instant = z.iso.datetime();

const REVIEW_OUTCOMES = ['approved', 'sent_back', 'denied'] as const;
const findingShape = z.object({
  kind: z.string(),
  field: z.string(),
  found: z.string(),
  reason: z.string(),
  blocks: z.boolean(),
});
export const projectReviews = query({
  path: '/api/admin/projects/reviews',
  summary:
    'Lists first posts and posts with findings that wait for staff, oldest first, with the setting of the screening.',
  access: 'operator',
  staff: ['trust'],
  query: z.object(pageQuery),
  data: z.extend(
    pageOf(
      z.object({
        id: z.string(),
        project_id: z.string(),
        slug: z.nullable(z.string()),
        title: z.string(),
        description: z.string(),
        kind: z.enum(['first', 'afterwards']),
        client: z.object({ id: z.string(), name: z.string() }),
        findings: z.array(findingShape),
        asked_at: instant,
      }),
    ),
    { waiting: z.number(), mode: z.enum(['auto', 'manual']) },
  ),
  errors: [],
  limit: 'read',
});
export const decideProjectReview = command({
  method: 'POST',
  path: '/api/admin/projects/reviews/:id',
  summary: 'Decides about a post: shown, returned to its client, or denied. A reason is needed for the last two.',
  access: 'operator',
  staff: ['trust'],
  params: byId,
  body: z.object({
    outcome: z.enum(REVIEW_OUTCOMES),
    reason: z.string().check(z.maxLength(PROJECT_LIMITS.reason, `Use at most ${PROJECT_LIMITS.reason} characters.`)),
  }),
  data: z.object({ id: z.string(), outcome: z.enum(REVIEW_OUTCOMES) }),
  said: 'Decided',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'key',
});
export const changeScreening = command({
  method: 'PUT',
  path: '/api/admin/projects/screening',
  summary: 'Chooses who decides about an account’s first post: the rules, immediately, or staff.',
  access: 'operator',
  staff: ['trust'],
  body: z.object({
    mode: z.enum(['auto', 'manual']),
    reason: z.string().check(z.trim(), z.minLength(10, 'Say why, in at least 10 characters.'), z.maxLength(500)),
  }),
  data: z.object({ mode: z.enum(['auto', 'manual']) }),
  said: 'Saved',
  errors: ['invalid_input'],
  limit: 'write',
  repeat: 'natural',
});
