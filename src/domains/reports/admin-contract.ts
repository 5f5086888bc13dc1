import * as z from 'zod/mini';
import { richBlockShape } from '#kit/rich-text.ts';
import { command, query } from '#kit/endpoint.ts';
import { byId, idShape } from '#kit/id-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { REPORTABLE_KINDS } from '#kit/reported.ts';
import { appealShape, caseShape } from './contract.ts';
import { DECISIONS, REPORT_REASONS } from './report.ts';

const instant = z.iso.datetime();
const person = z.nullable(z.object({ id: z.string(), name: z.string() }));

export const REPORT_QUEUES = ['open', 'appeals', 'decided'] as const;
export type ReportQueue = (typeof REPORT_QUEUES)[number];

const line = z.object({
  ...caseShape.shape,
  thing_id: z.string(),
  opened_at: instant,
  /** What was reported, as it was then; Markdown, and the same as blocks. */
  text: z.string(),
  blocks: z.array(richBlockShape),
  author: person,
  /** As it is now; null where it is gone. */
  now: z.nullable(
    z.object({ title: z.string(), text: z.string(), blocks: z.array(richBlockShape), is_public: z.boolean() }),
  ),
  /** The newest 20 of them. */
  reports: z.array(
    z.object({ id: z.string(), category: z.enum(REPORT_REASONS), text: z.string(), at: instant, person }),
  ),
  reports_in_all: z.int(),
  /** Decisions about the same author before this one. */
  earlier: z.int(),
  /** What is known of the author, with decisions about all of theirs; null once the account is gone. */
  author_record: z.nullable(
    z.object({
      member_since: instant,
      is_verified: z.boolean(),
      is_suspended: z.boolean(),
      suspensions: z.int(),
      removed: z.int(),
      warned: z.int(),
      dismissed: z.int(),
      open: z.int(),
    }),
  ),
  /** Who looks into it. */
  taken_by: z.nullable(z.object({ name: z.string(), is_me: z.boolean() })),
  decided_by: person,
  appeal: appealShape,
  /** Another operator has to answer the appeal. */
  is_for_another: z.boolean(),
});
export type ReportLine = z.output<typeof line>;

const staff = { access: 'operator', staff: ['trust'] } as const;

export const reportQueue = query({
  ...staff,
  path: '/api/admin/reports',
  summary:
    'Lists reported content, a line for each thing: open (oldest first), appeals (first due first) or decided (newest first).',
  query: z.object({
    ...pageQuery,
    queue: z.optional(z.enum(REPORT_QUEUES)),
    kind: z.optional(z.enum(REPORTABLE_KINDS)),
  }),
  data: z.object({
    ...pageOf(line).shape,
    open: z.int(),
    appeals: z.int(),
    /** Of those to decide or to answer, what the reader took. */
    mine: z.int(),
    /** Of the appeals, when the first is due. */
    appeal_due_at: z.nullable(instant),
  }),
  errors: [],
  limit: 'read',
});

export const oneReport = query({
  ...staff,
  path: '/api/admin/reports/:id',
  summary: 'Returns one reported thing with its reports, what is known of its author, and what was decided.',
  params: byId,
  data: line,
  errors: ['not_found'],
  limit: 'read',
});

export const statementShape = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, 'Give reasons in at least 10 characters.'),
    z.maxLength(2_000, 'Use at most 2,000 characters.'),
  );

const onCase = { ...staff, method: 'POST', params: byId, data: line, limit: 'write', repeat: 'key' } as const;

export const decideReport = command({
  ...onCase,
  path: '/api/admin/reports/:id/decide',
  summary:
    'Decides reported content: dismiss, remove or warn. Its author and everyone who reported it get the reasons.',
  body: z.object({ decision: z.enum(DECISIONS), statement: statementShape }),
  said: 'Decided',
  errors: ['not_found', 'wrong_state'],
});

/** Each notifies everyone who reported it. */
export const MOST_DISMISSED = 20;

export const dismissReports = command({
  ...staff,
  method: 'POST',
  path: '/api/admin/reports/dismiss',
  summary: `Dismisses the reports of up to ${MOST_DISMISSED} things of one kind with the same reasons. What was decided meanwhile is left as it is.`,
  body: z.object({
    ids: z.array(idShape).check(z.minLength(1), z.maxLength(MOST_DISMISSED, `Choose at most ${MOST_DISMISSED}.`)),
    statement: statementShape,
  }),
  data: z.object({ dismissed: z.int() }),
  said: 'Reports dismissed',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'key',
});

export const takeReport = command({
  ...staff,
  method: 'POST',
  path: '/api/admin/reports/:id/take',
  summary: 'Takes a report, also from someone else, or gives it back.',
  params: byId,
  body: z.object({ mine: z.boolean() }),
  data: line,
  said: 'Saved',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});

export const answerAppeal = command({
  ...onCase,
  path: '/api/admin/reports/:id/answer',
  summary: 'Answers an appeal. Granting it shows removed content again.',
  body: z.object({ granted: z.boolean(), statement: statementShape }),
  said: 'Answered',
  errors: ['not_found', 'wrong_state', 'forbidden'],
});
