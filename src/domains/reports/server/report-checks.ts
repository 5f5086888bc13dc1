import type { Check } from '#kit/server/check.ts';

export const reportChecks: readonly Check[] = [
  {
    name: 'report-cases-have-reports',
    means: 'Staff would decide about something that no one reported.',
    sql: `select format('%s %s', kind, thing_id) as what from report_case c
      where not exists (select from content_report where case_id = c.id)`,
  },
  {
    name: 'appeals-are-of-decisions',
    means: 'An appeal was filed against nothing, or answered without one.',
    sql: `select format('case %s', id) as what from report_case
          where (appealed_at is not null and decision is distinct from 'removed' and decision is distinct from 'warned')
            or (answered_at is not null and appealed_at is null)`,
  },
];
