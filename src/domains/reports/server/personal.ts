import type { PersonalData } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { paged } from '#kit/server/personal-export.ts';

const reports = statement(
  'export_content_reports',
  `select r.id, r.kind, c.title, r.reason, r.body, r.reported_at, c.decision, c.statement, c.decided_at
    from content_report r join report_case c on c.id = r.case_id
   where r.user_id = :userId and (:after::uuid is null or r.id > :after) order by r.id limit :limit`,
);
const decisions = statement(
  'export_report_cases',
  `select id, kind, title, excerpt, decision, statement, decided_at, appeal, appealed_at, answer, is_granted,
    answered_at from report_case
   where author_id = :userId and decision is not null and (:after::uuid is null or id > :after) order by id
     limit :limit`,
);
const forgetReporter = statement(
  'content_reports_forget',
  "update content_report set user_id = null, body = '' where user_id = :userId",
);
/** What was decided stays, without the words or the name of the person it was about. */
const forgetAuthor = statement(
  'report_cases_forget',
  `update report_case set author_id = null, title = '', excerpt = '', path = null, appeal =
    case when appeal is not null then '' end,
     state = case when state in ('open', 'appealed') then 'closed' else state end where author_id = :userId`,
);

export const personal: PersonalData = {
  tables: {
    content_report: { fate: 'emptied', copy: 'reports.json' },
    report_case: { fate: 'emptied', copy: 'decisions.json' },
  },
  exportOf: (db: Db, userId: string) => ({
    parts: [
      { name: 'reports', about: 'What you reported, with our decisions.', records: paged(db, reports, userId) },
      {
        name: 'decisions',
        about: 'Decisions about what you published, with your appeals.',
        records: paged(db, decisions, userId),
      },
    ],
  }),
  async erase(tx: Tx, userId: string) {
    await tx.rows(forgetReporter, { userId });
    await tx.rows(forgetAuthor, { userId });
  },
};
