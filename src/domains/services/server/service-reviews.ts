import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { ratingOf } from '#domains/reviews/rating.ts';
import { presentReply, ratingOfSubject, starsOf } from '#domains/reviews/server/reviews.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { cutPage, placeOf } from '#kit/paging.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { serviceReviews } from '../contract.ts';

const PAGE_SIZE = 10;

const page = statement(
  'service_reviews',
  `select id as "id!", author_id as "author_id!", communication as "communication!", quality as "quality!",
    value as "value!", body as "body!", shown_at as "shown_at!",
     reply, replied_at, edited_at, detail
   from shown_review where subject_key = :slug and author = 'client'
   and (:points::int is null or round(points / 3.0) = :points)
   and (:shownAt::timestamptz is null or (shown_at, id) < (:shownAt, :id::uuid))
   and (:words::text[] is null
     or not exists (select from unnest(:words::text[]) word
       where strpos(lower(body || ' ' || coalesce(reply, '')), word) = 0))
   and (:withReply::boolean is null or reply is not null)
   order by shown_at desc, id desc limit :limit`,
);

interface Wanted {
  readonly slug: string;
  readonly stars?: number | undefined;
  readonly words?: string | undefined;
  readonly reply?: 'with' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const wordsIn = (text: string | undefined): string[] | null => text?.toLowerCase().split(/\s+/).filter(Boolean) ?? null;

/** Published reviews of a service, newest first; a service without any, or unknown, has an empty list. */
export async function readServiceReviews(
  db: Db,
  { slug, stars, words, reply, cursor, limit = PAGE_SIZE }: Wanted,
): Promise<DataOf<typeof serviceReviews>> {
  const place = placeOf(cursor);
  const [rows, rating] = await Promise.all([
    db.rows(page, {
      slug,
      points: stars ?? null,
      shownAt: place?.key ?? null,
      id: place?.id ?? null,
      words: wordsIn(words),
      withReply: reply === undefined ? null : true,
      limit: limit + 1,
    }),
    place === null ? ratingOfSubject(db, slug) : null,
  ]);
  const { items, next_cursor: nextCursor } = cutPage(rows, limit, (row) => ({
    key: row.shown_at.toISOString(),
    id: row.id,
  }));
  const authorOf = await shownPeople(
    db,
    items.map((row) => row.author_id),
  );
  return {
    rating,
    items: items.map((row) => ({
      id: row.id,
      author: authorOf(row.author_id),
      stars: starsOf(row),
      rating: ratingOf(row),
      body: row.body,
      package_name: row.detail ?? '',
      at: row.shown_at.toISOString(),
      edited_at: row.edited_at?.toISOString() ?? null,
      reply: presentReply(row),
    })),
    next_cursor: nextCursor,
  };
}
