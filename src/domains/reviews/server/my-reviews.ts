/** A person's own reviews: received, written, and still to write. */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { cutPage, isInstant, placeOf, type PageAsked } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { otherSide, type Side } from '#kit/sides.ts';
import {
  BOXES,
  REVIEW_SORTS,
  type Box,
  type DueReview,
  type myReviews,
  type REPLIES,
  type REVIEWED_KINDS,
  type ReviewSort,
} from '../contract.ts';
import { ratingsOf } from './ratings.ts';
import { presentReview } from './reviews-of-work.ts';

const PAGE_SIZE = 10;

const COLUMNS = `review.id, author, author_id, about_id, communication, quality, value, body, private_note, written_at, review.shown_at, reply, replied_at, reply_hidden_at, edited_at,
  hidden_at, hidden_reason, round.kind, round.number, round.title, round.detail, round.path`;
/** Whose reviews, what instant they are sorted by, and the side that the reader was. */
const BOX: Readonly<Record<Box, { mine: string; at: string; role: string }>> = {
  received: {
    mine: 'about_id = :userId and review.shown_at is not null',
    at: 'review.shown_at',
    role: "case author when 'client' then 'freelancer' else 'client' end",
  },
  given: { mine: 'author_id = :userId', at: 'written_at', role: 'author' },
};
const POINTS = 'communication + quality + value';
const ORDER: Readonly<Record<ReviewSort, { by: (at: string) => string; type: string; direction: 'asc' | 'desc' }>> = {
  newest: { by: (at) => at, type: 'timestamptz', direction: 'desc' },
  oldest: { by: (at) => at, type: 'timestamptz', direction: 'asc' },
  highest: { by: () => POINTS, type: 'integer', direction: 'desc' },
  lowest: { by: () => POINTS, type: 'integer', direction: 'asc' },
};

const listOf = (box: Box, sort: ReviewSort) => {
  const { mine, at, role } = BOX[box];
  const { by, type, direction } = ORDER[sort];
  return statement(
    `my_reviews_${box}_${sort}`,
    `select ${COLUMNS}, (${by(at)})::text as sort_key, ${at} as at
     from review join review_round round on round.work_id = review.work_id
     where ${mine} and (:role::text is null or ${role} = :role)
       and (:stars::int is null or round((${POINTS}) / 3.0) = :stars)
     and (:hasReply::boolean is null or (reply is not null and reply_hidden_at is null) = :hasReply)
     and (:key::text is null
       or (${by(at)}, review.id) ${direction === 'desc' ? '<' : '>'} (:key::${type}, :afterId::uuid))
     and (:kind::text is null or round.kind = :kind)
     order by ${by(at)} ${direction}, review.id ${direction} limit :limit`,
  );
};
const lists = Object.fromEntries(
  BOXES.map((box) => [box, Object.fromEntries(REVIEW_SORTS.map((sort) => [sort, listOf(box, sort)]))]),
) as Record<Box, Record<ReviewSort, ReturnType<typeof listOf>>>;

const counts = statement(
  'my_reviews_counts',
  `select (select count(*) from review where about_id = :userId and shown_at is not null)::int as received,
    (select count(*) from review where author_id = :userId)::int as given`,
);
/** Finished work that this person has not reviewed yet, the first to close first. */
const dueOnes = statement(
  'my_reviews_due',
  `select kind, number, title, detail, path, client_id, freelancer_id, reviewed_by, closes_at from review_round
   where shown_at is null and closes_at > :now
   and (client_id = :userId and not 'client' = any(reviewed_by) or freelancer_id = :userId
     and not 'freelancer' = any(reviewed_by))
   order by closes_at, work_id limit 50`,
);

interface Asked extends PageAsked {
  readonly box?: Box | undefined;
  readonly role?: Side | undefined;
  readonly work?: (typeof REVIEWED_KINDS)[number] | undefined;
  readonly stars?: number | undefined;
  readonly reply?: (typeof REPLIES)[number] | undefined;
  readonly sort?: ReviewSort | undefined;
}

const isPoints = (text: string): boolean => /^\d{1,2}$/.test(text);

async function pageOf(
  db: Db,
  userId: string,
  { box = 'received', role, work, stars, reply, sort = 'newest', cursor, limit = PAGE_SIZE }: Asked,
  now: Date,
) {
  const byTime = sort === 'newest' || sort === 'oldest';
  const place = placeOf(cursor, { key: byTime ? isInstant : isPoints });
  const hasReply = reply === undefined ? null : reply === 'with';
  const filters = { userId, role: role ?? null, stars: stars ?? null, hasReply, kind: work ?? null };
  const from = { key: place?.key ?? null, afterId: place?.id ?? null, limit: limit + 1 };
  const rows = await db.rows(lists[box][sort], { ...filters, ...from });
  const { items, next_cursor: nextCursor } = cutPage(rows, limit, (row) => ({
    key: byTime ? (row.at ?? now).toISOString() : (row.sort_key ?? ''),
    id: row.id,
  }));
  const isMine = box === 'given';
  const otherOf = await shownPeople(
    db,
    items.map((row) => (isMine ? row.about_id : row.author_id)),
  );
  return {
    next_cursor: nextCursor,
    items: items.map((row) => {
      const { name, username, avatar_url: avatarUrl } = otherOf(isMine ? row.about_id : row.author_id);
      return {
        ...presentReview(row, isMine, now),
        work: { kind: row.kind, number: row.number, title: row.title, detail: row.detail, path: row.path },
        role: isMine ? row.author : otherSide(row.author),
        other: { name, username, avatar_url: avatarUrl },
        can_reply: !isMine && row.reply === null && row.hidden_at === null,
      };
    }),
  };
}

async function dueReviews(db: Db, userId: string, now: Date): Promise<DueReview[]> {
  const rows = await db.rows(dueOnes, { userId, now });
  const personOf = await shownPeople(
    db,
    rows.flatMap((row) => [row.client_id, row.freelancer_id]),
  );
  return rows.map(
    ({
      kind,
      number,
      title,
      detail,
      path,
      client_id: clientId,
      freelancer_id: freelancerId,
      reviewed_by: reviewedBy,
      closes_at: closesAt,
    }) => {
      const role: Side = clientId === userId ? 'client' : 'freelancer';
      const { name, username, avatar_url: avatarUrl } = personOf(role === 'client' ? freelancerId : clientId);
      return {
        work: { kind, number, title, detail, path },
        // The page of a contract has the form itself.
        review_path: path.includes('?') ? path : `${path}/review`,
        role,
        other: { name, username, avatar_url: avatarUrl },
        they_wrote: reviewedBy.includes(otherSide(role)),
        closes_at: closesAt.toISOString(),
      };
    },
  );
}

export async function readMyReviews(
  db: Db,
  { userId }: Actor,
  query: Asked,
  { clock }: Pick<Context, 'clock'>,
): Promise<DataOf<typeof myReviews>> {
  const now = clock();
  const page = await pageOf(db, userId, query, now);
  if (query.cursor !== undefined) return { ...page, summary: null };
  const [totals, due, ratings] = await Promise.all([
    db.row(counts, { userId }),
    dueReviews(db, userId, now),
    ratingsOf(db, userId),
  ]);
  return { ...page, summary: { received: totals?.received ?? 0, given: totals?.given ?? 0, due, ratings } };
}
