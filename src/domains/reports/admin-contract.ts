import * as z from 'zod/mini';
import { richBlockShape } from '#kit/rich-text.ts';
import { command, query } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
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
  now: z.nullable(z.object({ title: z.string(), text: z.string(), blocks: z.array(richBlockShape), is_public: z.boolean() })),
  /** The newest 20 of them. */
  reports: z.array(z.object({ id: z.string(), category: z.enum(REPORT_REASONS), text: z.string(), at: instant, person })),
  reports_in_all: z.int(),
  /** Decisions about the same author before this one. */
  earlier: z.int(),
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
  summary: 'Lists reported content, a line for each thing: open (oldest first), appeals (first due first) or decided (newest first).',
  query: z.object({ ...pageQuery, queue: z.optional(z.enum(REPORT_QUEUES)), kind: z.optional(z.enum(REPORTABLE_KINDS)) }),
  data: z.object({ ...pageOf(line).shape, open: z.int(), appeals: z.int() }),
  errors: [],
  limit: 'read',
});

export const statementShape = z
  .string()
  .check(z.trim(), z.minLength(10, 'Give reasons in at least 10 characters.'), z.maxLength(2_000, 'Use at most 2,000 characters.'));

const onCase = { ...staff, method: 'POST', params: byId, data: line, limit: 'write', repeat: 'key' } as const;

export const decideReport = command({
  ...onCase,
  path: '/api/admin/reports/:id/decide',
  summary: 'Decides reported content: dismiss, remove or warn. Its author and everyone who reported it get the reasons.',
  body: z.object({ decision: z.enum(DECISIONS), statement: statementShape }),
  said: 'Decided',
  errors: ['not_found', 'wrong_state'],
});

export const answerAppeal = command({
  ...onCase,
  path: '/api/admin/reports/:id/answer',
  summary: 'Answers an appeal. Granting it shows removed content again.',
  body: z.object({ granted: z.boolean(), statement: statementShape }),
  said: 'Answered',
  errors: ['not_found', 'wrong_state', 'forbidden'],
});
