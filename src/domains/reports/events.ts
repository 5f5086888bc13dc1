import * as z from 'zod/mini';
import { event } from '#kit/events.ts';
import { REPORTABLE_KINDS } from '#kit/reported.ts';
import { DECISIONS } from './report.ts';

const caseFields = { caseId: z.string(), kind: z.enum(REPORTABLE_KINDS), title: z.string() };

/** The first report of a thing: later ones join its case. */
export const caseOpened = event('reports.case_opened', z.object(caseFields));
export const caseDecided = event(
  'reports.case_decided',
  z.object({
    ...caseFields,
    decision: z.enum(DECISIONS),
    statement: z.string(),
    authorId: z.nullable(z.string()),
    reporterIds: z.array(z.string()),
  }),
);
export const caseAppealed = event('reports.case_appealed', z.object({ ...caseFields, dueAt: z.string() }));
export const appealAnswered = event(
  'reports.appeal_answered',
  z.object({ ...caseFields, authorId: z.string(), granted: z.boolean(), statement: z.string() }),
);
