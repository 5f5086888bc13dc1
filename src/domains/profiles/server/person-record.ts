import { identityByUsername } from '#domains/accounts/server/accounts.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { gathered } from '#kit/server/person-facts.ts';
import type { personRecord } from '../record-contract.ts';
import { shownPeople } from './person-cards.ts';
import { boughtBy, meanOf, reviewsIn, reviewSumsOf, soldBy, sumsOf } from './work-record.ts';

const MOST_RECENT = 5;
const MOST_FINISHED = 8;

const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Who can see a profile. */
export async function readPersonRecord(
  db: Db,
  username: string,
  { facts }: Pick<Context, 'facts'>,
): Promise<DataOf<typeof personRecord>> {
  const identity = await identityByUsername(db, username.toLowerCase());
  if (identity === undefined || identity.email_verified_at === null || identity.is_operator)
    throw new Failure('not_found');
  const { id } = identity;
  const [dealings, purchases, sums, recent, finished, posted, paidIn] = await Promise.all([
    soldBy(db, facts, [id]),
    boughtBy(db, facts, id),
    reviewSumsOf(db, facts, [id]),
    gathered(facts.map((fact) => fact.recentReviews?.(db, id, MOST_RECENT))),
    gathered(facts.map((fact) => fact.finished?.(db, id, MOST_FINISHED))),
    Promise.all(facts.map(async (fact) => (await fact.hasPosted?.(db, id)) ?? false)),
    Promise.all(facts.map(async (fact) => (await fact.hasPaidIn?.(db, id)) ?? false)),
  ]);
  const newest = recent.toSorted((a, b) => b.shown_at.getTime() - a.shown_at.getTime()).slice(0, MOST_RECENT);
  const personOf = await shownPeople(
    db,
    newest.map(({ author_id }) => author_id),
  );
  const sold = sumsOf(dealings, 'client_id');
  const bought = sumsOf(purchases, 'freelancer_id');
  return {
    sold: {
      orders: sold.completed,
      clients: sold.people,
      on_time_percent: sold.onTimePercent,
      last_on: isoOrNull(sold.lastAt),
    },
    bought: { orders: bought.completed, freelancers: bought.people, last_on: isoOrNull(bought.lastAt) },
    has_posted: posted.includes(true),
    payment_verified: paidIn.includes(true),
    rating: meanOf(sums, 1),
    reviews: reviewsIn(sums),
    finished: finished
      .toSorted((a, b) => b.finished_at.getTime() - a.finished_at.getTime())
      .slice(0, MOST_FINISHED)
      .map(({ kind, title, finished_at: at, on_time }) => ({ kind, title, finished_at: at.toISOString(), on_time })),
    recent: newest.map(({ id: reviewId, author_id, by, points, body, kind, title, shown_at }) => {
      const author = personOf(author_id);
      return {
        id: reviewId,
        by: author.name,
        by_username: author.username,
        as_client: by === 'client',
        rating: meanOf([{ about_id: id, by, points, reviews: 1 }], 1) ?? 0,
        body,
        kind,
        service: title,
        at: shown_at.toISOString(),
      };
    }),
  };
}
