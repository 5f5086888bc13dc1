/** What staff see: one line for each reported thing, with the thing as it is now beside its reports. */
import { richText } from '#kit/markdown.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import type { ReportableKind } from '#kit/reported.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { ReportLine, ReportQueue } from '../admin-contract.ts';
import { answerDueAt } from '../report.ts';
import { authorRecords } from './author-records.ts';
import { isForAnother } from './for-another.ts';
import { presentAppeal, presentCase } from './present.ts';
import { CASE, reportableOf, type CaseRow } from './store.ts';

const PAGE = 10;
const MOST_REPORTS = 20;

const QUEUES: Readonly<Record<ReportQueue, { states: string; at: string; direction: 'asc' | 'desc' }>> = {
  open: { states: "c.state = 'open'", at: 'c.opened_at', direction: 'asc' },
  appeals: { states: "c.state = 'appealed'", at: 'c.appealed_at', direction: 'asc' },
  // Of someone who left, what was open is closed without a decision.
  decided: {
    states: "c.state in ('decided', 'closed') and c.decision is not null",
    at: 'c.decided_at',
    direction: 'desc',
  },
};
const queueOf = (name: ReportQueue) => {
  const { states, at, direction } = QUEUES[name];
  return statement(
    `report_queue_${name}`,
    `select ${CASE} from report_case c where ${states} and (:userId::text is null or c.kind = :userId)
     and (:at::timestamptz is null or (${at}, c.id) ${direction === 'asc' ? '>' : '<'} (:at, :afterId::uuid))
     order by ${at} ${direction}, c.id ${direction} limit :limit`,
  );
};
const queues = { open: queueOf('open'), appeals: queueOf('appeals'), decided: queueOf('decided') };
const waiting = statement(
  'report_queue_waiting',
  `select count(*) filter (where state = 'open')::int as open,
    count(*) filter (where state = 'appealed')::int as appeals,
     count(*) filter (where taken_by = :userId)::int as mine,
       min(appealed_at) filter (where state = 'appealed') as appealed_at
   from report_case where state in ('open', 'appealed')`,
);
const caseById = statement('report_case_one', `select ${CASE} from report_case c where c.id = :id`);
const reportsOf = statement(
  'content_reports_of',
  `select r.case_id, r.id, r.reason, r.body, r.reported_at, r.user_id, r.place as "place!", r.in_all as "in_all!"
   from (select *, row_number() over (partition by case_id order by reported_at desc, id desc) as place,
     count(*) over (partition by case_id)::int as in_all
         from content_report where case_id = any (:ids::uuid[])) r
   where r.place <= ${MOST_REPORTS} order by r.case_id, r.place`,
);
const earlierOf = statement(
  'report_cases_earlier',
  `select c.id, count(e.id)::int as "earlier!" from report_case c
   join report_case e on e.author_id = c.author_id and e.id <> c.id and e.opened_at < c.opened_at
     and e.decision in ('removed', 'warned')
   where c.id = any (:ids::uuid[]) group by c.id`,
);

async function linesOf(
  reads: Db | Tx,
  actor: Actor,
  rows: readonly CaseRow[],
  context: Context,
): Promise<ReportLine[]> {
  const ids = rows.map(({ id }) => id);
  const reports = await reads.rows(reportsOf, { ids });
  const earlier = new Map((await reads.rows(earlierOf, { ids })).map((row) => [row.id, row.earlier]));
  const personOf = await shownPeople(
    reads,
    [
      ...rows.flatMap((row) => [row.author_id, row.decided_by, row.taken_by]),
      ...reports.map((row) => row.user_id),
    ].filter((id) => id !== null),
  );
  const recordOf = await authorRecords(
    reads,
    rows.flatMap((row) => row.author_id ?? []),
  );
  const person = (id: string | null) => (id === null ? null : { id, name: personOf(id).name });
  return Promise.all(
    rows.map(async (row) => {
      const mine = reports.filter((report) => report.case_id === row.id);
      const thing = await reportableOf(context, row.kind).read(reads, row.thing_id);
      return {
        ...presentCase(row),
        thing_id: row.thing_id,
        opened_at: row.opened_at.toISOString(),
        text: row.excerpt,
        blocks: richText(row.excerpt),
        author: person(row.author_id),
        now:
          thing === null
            ? null
            : { title: thing.title, text: thing.text, blocks: richText(thing.text), is_public: thing.isPublic },
        reports: mine.map((report) => ({
          id: report.id,
          category: report.reason,
          text: report.body,
          at: report.reported_at.toISOString(),
          person: person(report.user_id),
        })),
        reports_in_all: mine[0]?.in_all ?? 0,
        earlier: earlier.get(row.id) ?? 0,
        author_record: (row.author_id === null ? undefined : recordOf.get(row.author_id)) ?? null,
        taken_by:
          row.taken_by === null ? null : { name: personOf(row.taken_by).name, is_me: row.taken_by === actor.userId },
        decided_by: person(row.decided_by),
        appeal: presentAppeal(row),
        is_for_another: row.state === 'appealed' && (await isForAnother(reads, actor, row)),
      };
    }),
  );
}

interface Asked extends PageAsked {
  readonly queue?: ReportQueue | undefined;
  readonly kind?: ReportableKind | undefined;
}

export async function readReportQueue(
  db: Db,
  actor: Actor,
  { queue = 'open', kind, cursor, limit = PAGE }: Asked,
  context: Context,
) {
  const place = placeOf(cursor);
  const rows = await db.rows(queues[queue], {
    userId: kind ?? null,
    at: place?.key ?? null,
    afterId: place?.id ?? null,
    limit: limit + 1,
  });
  const { items, next_cursor: nextCursor } = cutPage(rows, limit, (row) => {
    const at = queue === 'open' ? row.opened_at : queue === 'appeals' ? row.appealed_at : row.decided_at;
    return { key: (at ?? row.opened_at).toISOString(), id: row.id };
  });
  const counts = await db.row(waiting, { userId: actor.userId });
  const appealedAt = counts?.appealed_at ?? null;
  return {
    items: await linesOf(db, actor, items, context),
    next_cursor: nextCursor,
    open: counts?.open ?? 0,
    appeals: counts?.appeals ?? 0,
    mine: counts?.mine ?? 0,
    appeal_due_at: appealedAt === null ? null : answerDueAt(appealedAt).toISOString(),
  };
}

export async function wholeCase(reads: Db | Tx, actor: Actor, id: string, context: Context): Promise<ReportLine> {
  const row = await reads.row(caseById, { id });
  const [line] = row === undefined ? [] : await linesOf(reads, actor, [row], context);
  if (line === undefined) throw new Failure('not_found');
  return line;
}
