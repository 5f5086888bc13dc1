import type { serviceReviews } from '#domains/services/contract.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { cutPage } from '#kit/paging.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { ratingOf } from '../rating.ts';
import { placeInTime } from './cursor.ts';
import { peopleOf } from './people.ts';
import { iso, nobody, presentReply, starsOf, type ReviewRow } from './present.ts';

const PAGE_SIZE = 10;

const page = statement(
  'service_reviews',
  `select review.*, orders.offer->'package'->>'name' as package_name from review join orders on orders.id = review.order_id
   where review.service_slug = $1 and review.author = 'client' and review.shown_at is not null
   and ($2::int is null or round((communication + quality + value) / 3.0) = $2)
   and ($3::timestamptz is null or (review.shown_at, review.id) < ($3, $4::uuid))
   order by review.shown_at desc, review.id desc limit $5`,
);

interface Wanted {
  readonly slug: string;
  readonly stars?: number | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Published reviews of a service, newest first; a service without any, or unknown, has an empty list. */
export async function readServiceReviews(db: Db, { slug, stars, cursor, limit = PAGE_SIZE }: Wanted): Promise<DataOf<typeof serviceReviews>> {
  const place = placeInTime(cursor);
  const rows = await db.rows<ReviewRow & { author_id: string; package_name: string }>(page, [
    slug,
    stars ?? null,
    place?.key ?? null,
    place?.id ?? null,
    limit + 1,
  ]);
  const { items, nextCursor } = cutPage(rows, limit, (row) => ({ key: iso(row.shown_at ?? row.written_at), id: row.id }));
  const people = await peopleOf(
    db,
    items.map((row) => row.author_id),
  );
  return {
    items: items.map((row) => ({
      id: row.id,
      author: people.get(row.author_id) ?? nobody(row.author_id),
      stars: starsOf(row),
      rating: ratingOf(row),
      body: row.body,
      packageName: row.package_name,
      at: iso(row.shown_at ?? row.written_at),
      reply: presentReply(row),
    })),
    nextCursor,
  };
}
