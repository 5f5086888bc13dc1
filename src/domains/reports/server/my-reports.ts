import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { decisionsAboutMe, MyDecision, myReports } from '../contract.ts';
import { caseAppealed } from '../events.ts';
import { answerDueAt, appealUntil, whyNotAppeal } from '../report.ts';
import { presentAppeal, presentCase } from './present.ts';
import { CASE, factsOf, lockCase, type CaseRow } from './store.ts';

const PAGE = 20;

const madeByMe = statement(
  'content_reports_mine',
  `select ${CASE}, r.id as report_id, r.reason, r.body, r.reported_at from content_report r
    join report_case c on c.id = r.case_id
   where r.user_id = :userId and (:at::timestamptz is null or (r.reported_at, r.id) < (:at, :afterId::uuid))
   order by r.reported_at desc, r.id desc limit :limit`,
);
const aboutMine = statement(
  'report_cases_about_me',
  `select ${CASE} from report_case c where c.author_id = :userId and c.decision in ('removed', 'warned')
   and (:at::timestamptz is null or (c.decided_at, c.id) < (:at, :afterId::uuid)) order by c.decided_at desc, c.id desc
     limit :limit`,
);

export async function readMyReports(
  db: Db,
  { userId }: Actor,
  { cursor, limit = PAGE }: PageAsked,
): Promise<DataOf<typeof myReports>> {
  const place = placeOf(cursor);
  const rows = await db.rows(madeByMe, {
    userId,
    at: place?.key ?? null,
    afterId: place?.id ?? null,
    limit: limit + 1,
  });
  const { items, next_cursor: nextCursor } = cutPage(rows, limit, (row) => ({
    key: row.reported_at.toISOString(),
    id: row.report_id,
  }));
  return {
    items: items.map((row) => ({
      ...presentCase(row),
      id: row.report_id,
      category: row.reason,
      text: row.body,
      reported_at: row.reported_at.toISOString(),
    })),
    next_cursor: nextCursor,
  };
}

/** Until when it may be appealed; null once it may not. */
const present = (row: CaseRow, now: Date): MyDecision => ({
  ...presentCase(row),
  text: row.excerpt,
  appeal: presentAppeal(row),
  appeal_until:
    row.decided_at === null || whyNotAppeal(factsOf(row), now) !== null
      ? null
      : appealUntil(row.decided_at).toISOString(),
});

export async function readDecisionsAboutMe(
  db: Db,
  { userId }: Actor,
  { cursor, limit = PAGE }: PageAsked,
  now: Date,
): Promise<DataOf<typeof decisionsAboutMe>> {
  const place = placeOf(cursor);
  const rows = await db.rows(aboutMine, {
    userId,
    at: place?.key ?? null,
    afterId: place?.id ?? null,
    limit: limit + 1,
  });
  const { items, next_cursor: nextCursor } = cutPage(rows, limit, (row) => ({
    key: (row.decided_at ?? row.opened_at).toISOString(),
    id: row.id,
  }));
  return { items: items.map((row) => present(row, now)), next_cursor: nextCursor };
}

const appealIt = statement(
  'report_case_appeal',
  "update report_case set state = 'appealed', appeal = :text, appealed_at = :now where id = :id",
);

/** Once, by the author of what was decided about. */
export async function appealDecision(
  tx: Tx,
  { userId }: Actor,
  { id, text }: { id: string; text: string },
  context: Context,
): Promise<MyDecision> {
  const row = await lockCase(tx, id);
  if (row.author_id !== userId || row.decision === null || row.decision === 'dismissed') throw new Failure('not_found');
  const now = context.clock();
  const refusal = whyNotAppeal(factsOf(row), now);
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal });
  await tx.rows(appealIt, { id, text, now });
  announce(
    tx,
    caseAppealed,
    { caseId: id, kind: row.kind, title: row.title, dueAt: answerDueAt(now).toISOString() },
    [],
  );
  return present(await lockCase(tx, id), now);
}
