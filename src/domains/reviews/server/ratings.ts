/** The ratings of a person, or of what they sell, with everything they are made of. */
import { statement, type Db } from '#kit/server/db/database.ts';
import type { RoleRating } from '../contract.ts';
import { bayesianRating, CRITERIA, STAR_STEPS } from '../rating.ts';
import type { Rating } from '../shapes.ts';
import { otherSide } from '#kit/sides.ts';

const SUMS = `count(*)::int as reviews, sum(communication)::int as communication, sum(quality)::int as quality, sum(value)::int as value,
  count(reply)::int as replies, array[${STAR_STEPS.map((stars) => `count(*) filter (where round(points / 3.0) = ${stars})::int`).join(', ')}] as by_stars`;

const ofPerson = statement(
  'ratings_of_person',
  `select author as "author!", ${SUMS} from shown_review where about_id = :userId group by author order by author`,
);
const byWork = statement(
  'ratings_by_work',
  `select author as "author!", kind, count(*)::int as "reviews!", sum(points)::int as "points!" from shown_review
    join review_round round on round.work_id = shown_review.work_id
   where about_id = :userId group by author, kind order by author, kind`,
);
const ofSubject = statement(
  'ratings_of_subject',
  `select ${SUMS} from shown_review where subject_key = :key and author = 'client'`,
);

interface Sums {
  readonly reviews: number | null;
  readonly communication: number | null;
  readonly quality: number | null;
  readonly value: number | null;
  readonly replies: number | null;
  readonly by_stars: readonly number[] | null;
}

const rounded = (value: number, decimals = 2): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

function ratingFrom({ reviews: count, communication, quality, value, replies, by_stars: byStars }: Sums): Rating {
  const reviews = count ?? 0;
  const sums = { communication: communication ?? 0, quality: quality ?? 0, value: value ?? 0 };
  const stars = (sums.communication + sums.quality + sums.value) / CRITERIA.length;
  const mean = (sum: number): number => (reviews === 0 ? 0 : rounded(sum / reviews, 1));
  return {
    reviews,
    average: reviews === 0 ? 0 : rounded(stars / reviews),
    bayesian: rounded(bayesianRating({ stars, reviews })),
    criteria: { communication: mean(sums.communication), quality: mean(sums.quality), value: mean(sums.value) },
    by_stars: [...(byStars ?? [])],
    replies: replies ?? 0,
  };
}

/** In each role that someone was reviewed in. */
export async function ratingsOf(db: Db, userId: string): Promise<RoleRating[]> {
  const [sides, kinds] = await Promise.all([db.rows(ofPerson, { userId }), db.rows(byWork, { userId })]);
  return sides.map(({ author, ...sums }) => ({
    role: otherSide(author),
    ...ratingFrom(sums),
    by_work: kinds
      .filter((kind) => kind.author === author)
      .map(({ kind, reviews, points }) => ({ kind, reviews, average: rounded(points / CRITERIA.length / reviews) })),
  }));
}

/** Of what is rated besides a person; null before its first review. */
export async function ratingOfSubject(db: Db, key: string): Promise<Rating | null> {
  const row = await db.row(ofSubject, { key });
  return row === undefined || (row.reviews ?? 0) === 0 ? null : ratingFrom(row);
}
