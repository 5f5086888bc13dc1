import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { byId, idShape } from '#kit/id-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { REPORTABLE_KINDS } from '#kit/reported.ts';
import { CASE_STATES, DECISIONS, REPORT_REASONS } from './report.ts';

const instant = z.iso.datetime();
const kind = z.enum(REPORTABLE_KINDS);

export const reportedThing = query({
  path: '/api/reports/thing',
  summary: 'Returns what can be reported under a kind and an id, and whether you already did.',
  access: 'verified',
  query: z.object({ kind, id: idShape }),
  data: z.object({
    kind,
    title: z.string(),
    text: z.string(),
    path: z.nullable(z.string()),
    is_mine: z.boolean(),
    is_reported: z.boolean(),
  }),
  errors: ['not_found'],
  limit: 'read',
});

export const reportBody = z.object({
  category: z.enum(REPORT_REASONS),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Describe the problem in at least 10 characters.'),
      z.maxLength(1_000, 'Use at most 1,000 characters.'),
    ),
});

export const reportThing = command({
  method: 'POST',
  path: '/api/reports',
  summary:
    'Reports a public review, a reply to one, a service, a project or a profile, once per person, or messages of a conversation of yours.',
  access: 'verified',
  body: z.object({
    kind,
    /** Of messages: of their conversation. */
    id: idShape,
    /** The places of the messages that are reported. */
    messages: z.optional(
      z
        .array(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)))
        .check(z.maxLength(50, 'Choose up to 50 messages.')),
    ),
    ...reportBody.shape,
  }),
  data: z.object({ id: z.string() }),
  said: 'Report sent',
  status: 201,
  errors: ['not_found', 'invalid_input', 'wrong_state'],
  limit: 'report',
  repeat: 'key',
});

/** What its two sides and staff know of a case. */
const caseShape = z.object({
  id: z.string(),
  kind,
  title: z.string(),
  path: z.nullable(z.string()),
  state: z.enum(CASE_STATES),
  decision: z.nullable(z.enum(DECISIONS)),
  statement: z.nullable(z.string()),
  decided_at: z.nullable(instant),
});

const reportShape = z.object({
  ...caseShape.shape,
  category: z.enum(REPORT_REASONS),
  text: z.string(),
  reported_at: instant,
});
export type MadeReport = z.output<typeof reportShape>;

export const myReports = query({
  path: '/api/my/reports',
  summary: 'Lists what you reported, newest first, with our decisions.',
  access: 'verified',
  query: z.object(pageQuery),
  data: pageOf(reportShape),
  errors: [],
  limit: 'read',
});

const appealShape = z.nullable(
  z.object({
    text: z.string(),
    at: instant,
    answer_due_at: instant,
    answer: z.nullable(z.string()),
    is_granted: z.nullable(z.boolean()),
    answered_at: z.nullable(instant),
  }),
);

const againstMe = z.object({
  ...caseShape.shape,
  text: z.string(),
  appeal: appealShape,
  appeal_until: z.nullable(instant),
});
export type MyDecision = z.output<typeof againstMe>;

export const decisionsAboutMe = query({
  path: '/api/my/reports/decisions',
  summary: 'Lists decisions about what you published, newest first, with their reasons and your appeals.',
  access: 'verified',
  query: z.object(pageQuery),
  data: pageOf(againstMe),
  errors: [],
  limit: 'read',
});

export const appealBody = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Say why in at least 10 characters.'),
      z.maxLength(2_000, 'Use at most 2,000 characters.'),
    ),
});

export const appealDecision = command({
  method: 'POST',
  path: '/api/my/reports/decisions/:id/appeal',
  summary: 'Appeals a decision about what you published, once. Another person answers within 7 days.',
  access: 'verified',
  params: byId,
  body: appealBody,
  data: againstMe,
  said: 'Appeal sent',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'key',
});

export { appealShape, caseShape };
