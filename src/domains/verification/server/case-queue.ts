import type { Actor } from '#kit/actor.ts';
import { afterBusinessDays } from '#kit/business-days.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import { recordStaffRead } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import type { QUEUES } from '../admin-contract.ts';
import { APPEAL_DAYS, FILE_PARTS, type CaseState } from '../identity-case.ts';
import { REVIEW_BUSINESS_DAYS } from '../review-days.ts';
import { identityFile } from './case-files.ts';
import { CASE_COLUMNS, caseById, filesOf, fileView, triesOf, type CaseRow } from './case-store.ts';
import { isForAnother } from './for-another.ts';

const PAGE = 25;

interface Person {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly country_id: number | null;
  readonly registered_at: Date;
  readonly decider: string | null;
  readonly taker: string | null;
}
type Row = CaseRow & Person;

/** Read with the case, which saves a query per line. */
const FROM = `select c.*, a.name, a.username, a.email, a.country_id, a.created_at as registered_at, d.email as decider,
  t.email as taker
  from (select ${CASE_COLUMNS} from verification_case) c join account_contact a on a.id = c.user_id left
    join account_contact d on d.id = c.decided_by
  left join account_contact t on t.id = c.taken_by`;

const waiting = statement(
  'cases_waiting',
  `${FROM} where c.submitted_at is not null and case :queue
     when 'waiting' then c.state in ('submitted', 'in_review') and c.provider = 'review'
       when 'appeals' then c.appeal is not null and c.appeal_answered_at is null and c.state in ('rejected', 'revoked')
     else c.decided_at is not null end
   and (:submittedAt::timestamptz is null or (c.submitted_at, c.id) > (:submittedAt, :id::uuid))
     order by c.submitted_at, c.id limit :limit`,
);
const counts = statement(
  'cases_submitted',
  `select coalesce(waiting_since, submitted_at) as since,
    coalesce(state = 'in_review' and taken_by = :userId, false) as "is_mine!"
   from verification_case where state in ('submitted', 'in_review') and provider = 'review'
     and submitted_at is not null`,
);
const objections = statement(
  'case_objections',
  "select count(*)::integer as waiting from verification_case where appeal is not null and appeal_answered_at is null and state in ('rejected', 'revoked')",
);
const byId = statement('case_one', `${FROM} where c.id = :id`);

const isOpen = (state: CaseState): boolean => state === 'submitted' || state === 'in_review';
const isObjected = (row: CaseRow): boolean =>
  row.appeal !== null && row.appeal_answered_at === null && (row.state === 'rejected' || row.state === 'revoked');
const answerBy = (row: CaseRow): Date =>
  isObjected(row) && row.appealed_at !== null
    ? after(row.appealed_at, APPEAL_DAYS * DAY_MS)
    : afterBusinessDays(row.waiting_since ?? row.submitted_at ?? row.started_at, REVIEW_BUSINESS_DAYS);

const lineOf = (row: Row, now: Date) => ({
  id: row.id,
  name: row.name,
  username: row.username,
  state: row.state,
  document_kind: row.document_kind,
  submitted_at: (row.submitted_at ?? row.started_at).toISOString(),
  answer_by: answerBy(row).toISOString(),
  is_late: (isOpen(row.state) || isObjected(row)) && answerBy(row) < now,
  taken_by: row.state === 'in_review' ? row.taker : null,
});

interface QueueQuery extends PageAsked {
  readonly queue?: (typeof QUEUES)[number] | undefined;
}

export async function casesFor(
  db: Db,
  { userId }: Actor,
  { queue = 'waiting', cursor, limit = PAGE }: QueueQuery,
  context: Context,
) {
  const place = placeOf(cursor);
  const now = context.clock();
  const rows = await db.rows(waiting, {
    queue,
    submittedAt: place?.key ?? null,
    id: place?.id ?? null,
    limit: limit + 1,
  });
  const { items, next_cursor: nextCursor } = cutPage(rows, limit, (row) => ({
    key: (row.submitted_at ?? row.started_at).toISOString(),
    id: row.id,
  }));
  const open = await db.rows(counts, { userId });
  const late = open.filter(({ since: at }) => afterBusinessDays(at, REVIEW_BUSINESS_DAYS) < now).length;
  const appeals = (await db.row(objections))?.waiting ?? 0;
  return {
    items: items.map((row) => lineOf(row, now)),
    next_cursor: nextCursor,
    waiting: open.length,
    mine: open.filter((openCase) => openCase.is_mine).length,
    late,
    appeals,
  };
}

export async function wholeCase(reads: Db | Tx, actor: Actor, id: string, context: Context) {
  const row = await reads.row(byId, { id });
  if (row === undefined || row.submitted_at === null) throw new Failure('not_found');
  return {
    ...lineOf(row, context.clock()),
    user_id: row.user_id,
    email: row.email,
    country_id: row.country_id,
    registered_at: row.registered_at.toISOString(),
    tries: (await triesOf(reads, row.user_id, context.clock())).used,
    files: (await filesOf(reads, row.id))
      .toSorted((a, b) => FILE_PARTS.indexOf(a.part) - FILE_PARTS.indexOf(b.part))
      .map(fileView),
    file_hashes: row.file_hashes,
    files_deleted_at: row.files_deleted_at?.toISOString() ?? null,
    reason: row.reason_code,
    statement: row.statement,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decider ?? (row.provider === 'stripe' && row.decided_at !== null ? 'Stripe Identity' : null),
    document_expires_on: row.document_expires_on,
    appeal: row.appeal,
    is_for_another: isObjected(row) && (await isForAnother(reads, actor, row)),
    is_own: row.user_id === actor.userId,
    is_mine: row.state === 'in_review' && row.taken_by === actor.userId,
    appeal_answer: row.appeal_answer,
    appeal_answered_at: row.appeal_answered_at?.toISOString() ?? null,
  };
}

export async function caseFor(db: Db, actor: Actor, id: string, context: Context) {
  const whole = await wholeCase(db, actor, id, context);
  await recordStaffRead(context, actor, 'verification.read', { type: 'verification_case', id });
  return whole;
}

/** Staff cannot decide on, or view as reviewers, their own documents. */
export async function caseFileFor(
  db: Db,
  actor: Actor,
  id: string,
  fileId: string,
  context: Context,
): Promise<FileAnswer> {
  const row = await caseById(db, id);
  if (row?.user_id === actor.userId)
    throw new Failure('forbidden', { message: 'This is your own case, so another operator must review it.' });
  const file = await identityFile(db, row?.submitted_at === null ? undefined : row, fileId, context);
  try {
    await recordStaffRead(context, actor, 'verification.read-file', { type: 'verification_case', id });
  } catch (error) {
    file.file.content.destroy();
    throw error;
  }
  return file;
}
