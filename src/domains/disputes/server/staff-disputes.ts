import {
  deliveriesOf,
  extrasOf,
  filesOf,
  historyOf,
  moneyLines,
  openWorkFile,
  presentHandover,
  timelineOf,
  type PaidWork,
} from '#domains/paid-work/server/paid-work.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { heldFor, trail } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { money, sum } from '#kit/money.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import { recordStaffRead } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import { tryMove } from '#kit/transitions.ts';
import type { Queue, staffDispute, StaffDispute, staffDisputes } from '../admin-contract.ts';
import { disputeMoves, type DisputeMove } from '../dispute.ts';
import { disputedKind } from './end-dispute.ts';
import { presentFields } from './present.ts';
import { whyNotReview } from './reviewers.ts';
import { whyNotRead } from './staff-messages.ts';
import { disputeNumbered, type Dispute, type DisputedPart } from './store.ts';
import type { DisputedWork } from './disputed-work.ts';

const PAGE_SIZE = 25;

const SELECTED = `select dispute.id, dispute.number, work_number, title, state,
  price + client_fee + tax + coalesce(further.total, 0) as "total!", coalesce(further.works, 0) as "further!", currency,
  client_id, freelancer_id, opened_at, ended_at,
  review_due_at, is_senior, reviewer_id, clock_at, reviewer.email as reviewer`;
const FROM = `from dispute left join account_contact reviewer on reviewer.id = reviewer_id
  left join lateral (select sum(price + client_fee + tax)::bigint as total, count(*)::int as works from dispute_further
    where dispute_id = dispute.id) further on true`;
/** The deadline that a row shows: the reviewer's, or what runs for both sides. */
const PLACE = `date_trunc('milliseconds', coalesce(case when state in ('evidence_closed', 'under_review', 'appealed') then review_due_at end, clock_at, opened_at))`;
const NARROWED = `(:reviewer::uuid is null or reviewer_id = :reviewer) and (:typed::text = '' or dispute.number like :typed || '%' or work_number like :typed || '%'
  or exists (select from dispute_further where dispute_id = dispute.id and work_number like :typed || '%'))`;
/** What is due first comes first. */
const open = statement(
  'staff_disputes_open',
  `${SELECTED}, ${PLACE} as "place!" ${FROM}
   where ended_at is null and state = any (:states)
     and (:afterAt::timestamptz is null or (${PLACE}, dispute.id) > (:afterAt, :afterId::uuid)) and ${NARROWED}
   order by ${PLACE}, dispute.id limit :limit`,
);
const closed = statement(
  'staff_disputes_closed',
  `${SELECTED}, date_trunc('milliseconds', ended_at) as "place!" ${FROM}
   where ended_at is not null and state = any (:states)
     and (:afterAt::timestamptz is null
     or (date_trunc('milliseconds', ended_at), dispute.id) < (:afterAt, :afterId::uuid)) and ${NARROWED}
   order by date_trunc('milliseconds', ended_at) desc, dispute.id desc limit :limit`,
);
const counts = statement(
  'staff_disputes_waiting',
  `select count(*) filter (where state in ('evidence_closed', 'under_review'))::int as waiting,
    count(*) filter (where state = 'appealed')::int as appeals,
     count(*) filter (where state in ('evidence_closed', 'under_review', 'appealed') and review_due_at <= :now)::int
       as late,
     count(*) filter (where state in ('evidence_closed', 'under_review', 'appealed') and reviewer_id = :reviewerId)::int
       as mine,
     min(opened_at) filter (where state in ('evidence_closed', 'under_review')) as oldest_at
   from dispute where ended_at is null`,
);

const STATES: Readonly<Record<Queue, readonly string[]>> = {
  waiting: ['evidence_closed', 'under_review'],
  appeals: ['appealed'],
  running: ['opened', 'negotiating', 'escalated', 'decided'],
  closed: ['settled', 'decided_default', 'final', 'withdrawn'],
};

interface Asked extends PageAsked {
  readonly queue?: Queue | undefined;
  readonly mine?: 'yes' | undefined;
  readonly q?: string | undefined;
}

/** What a number can begin with; anything else that was typed is left out. */
const asNumber = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9-]/g, '');

export async function readStaffDisputes(
  db: Db,
  actor: Actor,
  query: Asked,
  context: Context,
): Promise<DataOf<typeof staffDisputes>> {
  const { queue = 'waiting', limit = PAGE_SIZE } = query;
  const place = placeOf(query.cursor);
  const mine = query.mine === 'yes' ? actor.userId : null;
  const now = context.clock();
  const from = { afterAt: place?.key ?? null, afterId: place?.id ?? null, limit: limit + 1 };
  const filters = { states: STATES[queue], reviewer: mine, typed: asNumber(query.q ?? '') };
  const [rows, waiting] = await Promise.all([
    db.rows(queue === 'closed' ? closed : open, { ...filters, ...from }),
    db.row(counts, { now, reviewerId: actor.userId }),
  ]);
  const page = cutPage(rows, limit, (row) => ({ key: row.place.toISOString(), id: row.id }));
  const personOf = await shownPeople(
    db,
    page.items.flatMap((row) => [row.client_id, row.freelancer_id]),
  );
  const party = (id: string) => ({ id, name: personOf(id).name });
  return {
    items: page.items.map((row) => {
      const isDue = STATES.waiting.includes(row.state) || row.state === 'appealed';
      const endsAt = row.ended_at !== null ? null : isDue ? row.review_due_at : row.clock_at;
      return {
        number: row.number,
        work_number: row.work_number,
        title: row.further === 0 ? row.title : `${row.title} and ${row.further} more`,
        state: row.state,
        total: money(row.total, row.currency),
        client: party(row.client_id),
        freelancer: party(row.freelancer_id),
        opened_at: row.opened_at.toISOString(),
        ends_at: endsAt?.toISOString() ?? null,
        late: isDue && row.review_due_at !== null && row.review_due_at <= now,
        senior: row.is_senior,
        reviewer: row.reviewer,
      };
    }),
    next_cursor: page.next_cursor,
    waiting: waiting?.waiting ?? 0,
    appeals: waiting?.appeals ?? 0,
    late: waiting?.late ?? 0,
    mine: waiting?.mine ?? 0,
    oldest_at: waiting?.oldest_at?.toISOString() ?? null,
  };
}

const reviewerName = statement('dispute_reviewer', 'select email from account_contact where id = :id');

export async function readStaffDispute(
  db: Db,
  actor: Actor,
  number: string,
  context: Context,
): Promise<DataOf<typeof staffDispute>> {
  const dispute = await disputeNumbered(db, number);
  await recordStaffRead(context, actor, 'dispute.read', { type: 'dispute', id: dispute.id });
  const { work } = dispute;
  const kind = disputedKind(dispute, context);
  const [fields, conflict, works, agreed, personOf, reviewer] = await Promise.all([
    presentFields(db, dispute, context.clock()),
    whyNotReview(db, actor, dispute),
    Promise.all(dispute.parts.map((part) => readWork(db, part, kind))),
    kind.agreed?.(
      db,
      dispute.parts.map(({ work: paidWork }) => paidWork.id),
    ) ?? [],
    shownPeople(db, [work.clientId, work.freelancerId]),
    dispute.reviewerId === null ? undefined : db.row(reviewerName, { id: dispute.reviewerId }),
  ]);
  const party = (id: string) => ({ id, name: personOf(id).name });
  return {
    ...(fields as Pick<StaffDispute, keyof typeof fields>),
    work: {
      kind: work.kind,
      number: work.number,
      title: dispute.title,
      category: dispute.category,
      path: dispute.path,
    },
    works,
    agreed: [...agreed],
    client: party(work.clientId),
    freelancer: party(work.freelancerId),
    held: sum(
      works.map((work) => work.held),
      work.terms.total.currency,
    ),
    was_released: dispute.parts.some((part) => part.wasReleased),
    senior: dispute.isSenior,
    reviewer: dispute.reviewerId === null ? null : { id: dispute.reviewerId, name: reviewer?.email ?? '' },
    may_assign:
      mayNot(dispute, ['assign', 'assignAppeal']) ??
      (dispute.reviewerId === actor.userId ? 'You review this dispute.' : conflict),
    may_decide:
      (dispute.state === 'evidence_closed' ? null : mayNot(dispute, ['decide', 'decideAppeal'])) ??
      conflict ??
      (dispute.reviewerId === actor.userId ? null : 'Assign this dispute to yourself first.'),
    may_read_messages: whyNotRead(dispute, actor),
  };
}

/** What happened to one piece of the disputed work, what was handed over and what was paid. */
async function readWork(db: Db, { work, wasReleased }: DisputedPart, kind: DisputedWork) {
  const [moves, files, deliveries, journals, additions, held, personOf] = await Promise.all([
    historyOf(db, work.id),
    filesOf(db, work.id),
    deliveriesOf(db, work.id),
    trail(db, work.id),
    extrasOf(db, work.id),
    heldFor(db, { type: work.kind, id: work.id }, work.terms.total.currency),
    shownPeople(db, [work.clientId, work.freelancerId]),
  ]);
  const names = new Map([work.clientId, work.freelancerId].map((id) => [id, personOf(id)]));
  const { requirement_files, deliveries: handedOver } = presentHandover(deliveries, files);
  return {
    number: work.number,
    title: work.title,
    terms: work.terms,
    held,
    was_released: wasReleased,
    timeline: timelineOf({ state: '', reviews: null }, moves, [], names, kind.words),
    requirement_files,
    deliveries: handedOver,
    money: moneyLines(journals, work, additions),
  };
}

const mayNot = ({ state }: Dispute, moves: readonly DisputeMove[]): string | null =>
  moves.some((move) => tryMove(disputeMoves, move, state, 'operator').ok) ? null : 'There is nothing to decide now.';

/** Any file that one of its people sent the other, of any of the disputed work. */
export async function readStaffFile(
  db: Db,
  actor: Actor,
  { dispute_number: number, file_id: fileId }: { readonly dispute_number: string; readonly file_id: string },
  context: Context,
): Promise<FileAnswer> {
  const dispute = await disputeNumbered(db, number);
  const works = dispute.parts.map(({ work }) => work);
  const answer = await openAny(db, works, fileId, context);
  try {
    await recordStaffRead(context, actor, 'dispute.read-file', { type: 'dispute', id: dispute.id });
  } catch (error) {
    answer.file.content.destroy();
    throw error;
  }
  return answer;
}

async function openAny(
  db: Db,
  [first, ...others]: readonly PaidWork[],
  fileId: string,
  context: Context,
): Promise<FileAnswer> {
  if (first === undefined) throw new Failure('not_found');
  const { kind, number } = first;
  try {
    return await openWorkFile(db, { kind, number, fileId, readerId: null }, context);
  } catch (error) {
    if (others.length > 0 && error instanceof Failure && error.code === 'not_found')
      return openAny(db, others, fileId, context);
    throw error;
  }
}
