import { after, HOUR_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { cutPage, placeOf } from '#kit/paging.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { REVIEW_QUEUES, ReviewLine, serviceReviewCase } from '../moderation-contract.ts';
import { REVIEW_HOURS, reviewDueAt, type ReviewKind } from '../moderation.ts';
import { contentOnWire } from './content-on-wire.ts';
import { moderationMode } from './moderation-rules.ts';
import { contentFrom } from './stored.ts';
import { sellerRecord } from './submit-review.ts';

const PAGE = 20;
const COLUMNS = `r.id, r.service_id, r.seller_id, r.kind, r.content, r.findings, r.state, r.asked_at, r.decided_at, r.reason, p.display_name as seller`;
const FROM =
  'service_review r join service s on s.id = r.service_id left join person_card p on p.user_id = r.seller_id';

/** What was archived needs no decision any more. */
const waiting = statement(
  'service_reviews_waiting',
  `select ${COLUMNS} from ${FROM} where r.state = 'waiting' and s.state <> 'archived'
    and (:kind::text is null or r.kind = :kind)
   and (:afterAt::timestamptz is null or (r.asked_at, r.id) > (:afterAt, :afterId::uuid)) order by r.asked_at, r.id
     limit :limit`,
);
const decided = statement(
  'service_reviews_decided',
  `select ${COLUMNS} from ${FROM} where r.state in ('approved', 'needs_changes', 'denied')
    and (:kind::text is null or r.kind = :kind)
   and (:afterAt::timestamptz is null or (r.decided_at, r.id) < (:afterAt, :afterId::uuid))
     order by r.decided_at desc, r.id desc limit :limit`,
);
const countWaiting = statement(
  'service_reviews_waiting_count',
  `select count(*)::integer as "n!",
    count(*) filter (where r.kind <> 'afterwards' and r.asked_at <= :askedAt)::integer as "overdue!"
   from service_review r join service s on s.id = r.service_id where r.state = 'waiting' and s.state <> 'archived'`,
);

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
const rowsOf = (
  db: Db,
  queue: 'waiting' | 'decided',
  page: { kind: string | null; afterAt: string | null; afterId: string | null; limit: number },
) => db.rows(queue === 'waiting' ? waiting : decided, page);

function lineOf(row: Row, now: Date): ReviewLine {
  const {
    id,
    service_id: serviceId,
    seller_id: sellerId,
    seller,
    kind,
    content,
    findings,
    state,
    asked_at: askedAt,
    decided_at: decidedAt,
  } = row;
  const dueAt = reviewDueAt(kind, askedAt);
  if (state === 'withdrawn') throw new Failure('not_found', { message: 'This review was replaced by a newer one.' });
  const { title, category } = content;
  return {
    id,
    service_id: serviceId,
    title,
    category,
    kind,
    state,
    findings: [...findings],
    seller: { id: sellerId, name: seller ?? 'Deleted account' },
    asked_at: askedAt.toISOString(),
    due_at: dueAt?.toISOString() ?? null,
    is_overdue: state === 'waiting' && dueAt !== null && dueAt <= now,
    decided_at: decidedAt?.toISOString() ?? null,
  };
}

interface Asked {
  readonly queue?: (typeof REVIEW_QUEUES)[number] | undefined;
  readonly kind?: ReviewKind | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export async function readReviewQueue(db: Db, { queue = 'waiting', kind, cursor, limit = PAGE }: Asked, now: Date) {
  const place = placeOf(cursor);
  const [rows, count, mode] = await Promise.all([
    rowsOf(db, queue, {
      kind: kind ?? null,
      afterAt: place?.key ?? null,
      afterId: place?.id ?? null,
      limit: limit + 1,
    }),
    db.row(countWaiting, { askedAt: after(now, -REVIEW_HOURS * HOUR_MS) }),
    moderationMode(db),
  ]);
  const page = cutPage(rows, limit, (row) => ({
    key: (queue === 'waiting' ? row.asked_at : (row.decided_at ?? row.asked_at)).toISOString(),
    id: row.id,
  }));
  return {
    items: page.items.map((row) => lineOf(row, now)),
    next_cursor: page.next_cursor,
    waiting: count?.n ?? 0,
    overdue: count?.overdue ?? 0,
    mode,
  };
}

const reviewById = statement(
  'service_review_one',
  `select ${COLUMNS}, s.state as service_state, s.slug, v.content as live, by.name as decided_by_name from ${FROM}
   left join service_version v on v.id = s.version_id left join account_contact by on by.id = r.decided_by
     where r.id = :id`,
);
const earlier = statement(
  'service_review_earlier',
  `select id, state, reason, decided_at as "decided_at!" from service_review
   where service_id = :serviceId and id <> :id and state in ('approved', 'needs_changes', 'denied')
     order by decided_at desc limit 20`,
);

export async function readReviewCase(db: Db, id: string, now: Date): Promise<DataOf<typeof serviceReviewCase>> {
  const row = await db.row(reviewById, { id });
  if (row === undefined) throw new Failure('not_found', { message: 'Review not found.' });
  const [record, before] = await Promise.all([
    sellerRecord(db, row.seller_id),
    db.rows(earlier, { serviceId: row.service_id, id }),
  ]);
  // Of a change that was approved, or a first version, what is live is what was submitted.
  const isLive = row.live !== null && ['active', 'paused', 'on_hold'].includes(row.service_state);
  return {
    ...lineOf(row, now),
    service_state: row.service_state,
    slug: row.slug,
    submitted: contentOnWire(contentFrom(row.content)),
    live: isLive && row.live !== null ? contentOnWire(contentFrom(row.live)) : null,
    reason: row.reason,
    decided_by: row.decided_by_name,
    seller_record: { ...record, member_since: record.member_since?.toISOString() ?? null },
    earlier: before.flatMap(({ id: reviewId, state, reason, decided_at: at }) =>
      state === 'approved' || state === 'needs_changes' || state === 'denied'
        ? [{ id: reviewId, state, reason, decided_at: at.toISOString() }]
        : [],
    ),
  };
}
