import { identityByUsername } from '#domains/accounts/server/accounts.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { personRecord } from '../record-contract.ts';
import { measuresNow } from './evaluate-levels.ts';
import { peopleOf } from './people.ts';
import { iso, nobody } from './present.ts';

const counts = statement(
  'person_record',
  `select
     (select max(completed_at) from orders where freelancer_id = $1) as sold_last,
     (select count(*)::int from orders where client_id = $1 and completed_at is not null) as bought,
     (select count(distinct freelancer_id)::int from orders where client_id = $1 and completed_at is not null) as freelancers,
     (select max(completed_at) from orders where client_id = $1) as bought_last,
     exists (select from funding where user_id = $1 and state = 'succeeded') as payment_verified,
     (select round(avg((communication + quality + value) / 3.0), 1)::float8 from review where about_id = $1 and shown_at is not null) as rating,
     (select count(*)::int from review where about_id = $1 and shown_at is not null) as reviews`,
);
const newest = statement(
  'person_record_reviews',
  `select review.id, review.author_id, review.author, review.body, review.shown_at, orders.offer->>'title' as title,
     round((communication + quality + value) / 3.0, 1)::float8 as rating
   from review join orders on orders.id = review.order_id
   where review.about_id = $1 and review.shown_at is not null order by review.shown_at desc, review.id desc limit 5`,
);

interface Counts {
  readonly sold_last: Date | null;
  readonly bought: number;
  readonly freelancers: number;
  readonly bought_last: Date | null;
  readonly payment_verified: boolean;
  readonly rating: number | null;
  readonly reviews: number;
}

interface ReviewLine {
  readonly id: string;
  readonly author_id: string;
  readonly author: string;
  readonly body: string;
  readonly shown_at: Date;
  readonly title: string;
  readonly rating: number;
}

const isoOrNull = (at: Date | null): string | null => (at === null ? null : iso(at));

/** For whom a profile can be seen, and nobody else. */
export async function readPersonRecord(db: Db, username: string, now: Date): Promise<DataOf<typeof personRecord>> {
  const identity = await identityByUsername(db, username.toLowerCase());
  if (identity === undefined || identity.email_verified_at === null || identity.is_operator) throw new Failure('not_found');
  const [measures, row, reviews] = await Promise.all([
    measuresNow(db, identity.id, now),
    db.row<Counts>(counts, [identity.id]),
    db.rows<ReviewLine>(newest, [identity.id]),
  ]);
  const people = await peopleOf(
    db,
    reviews.map(({ author_id }) => author_id),
  );
  return {
    sold: {
      orders: measures?.orders ?? 0,
      clients: measures?.clients ?? 0,
      onTimePercent: measures?.on_time_percent ?? null,
      lastOn: isoOrNull(row?.sold_last ?? null),
    },
    bought: { orders: row?.bought ?? 0, freelancers: row?.freelancers ?? 0, lastOn: isoOrNull(row?.bought_last ?? null) },
    paymentVerified: row?.payment_verified ?? false,
    rating: row?.rating ?? null,
    reviews: row?.reviews ?? 0,
    recent: reviews.map(({ id, author_id, author, body, shown_at, title, rating }) => {
      const by = people.get(author_id) ?? nobody(author_id);
      return { id, by: by.name, byUsername: by.username, asClient: author === 'client', rating, body, service: title, at: iso(shown_at) };
    }),
  };
}
