/** What reviews know of people (src/kit/server/person-facts.ts). */
import { statement } from '#kit/server/db/database.ts';
import type { PersonFacts } from '#kit/server/person-facts.ts';

const sums = statement(
  'review_sums',
  `select about_id, author as by, sum(communication + quality + value)::int as "points!", count(*)::int as reviews
   from review where about_id = any (:ids::uuid[]) and shown_at is not null and hidden_at is null
     and not exists (select from linked_account l where l.user_id = about_id and l.other_id = author_id)
       group by about_id, author`,
);
const recent = statement(
  'reviews_recent',
  `select review.id, author_id, author as by, communication + quality + value as "points!", body, round.kind,
    round.title, review.shown_at as "shown_at!"
   from review join review_round round on round.work_id = review.work_id
   where about_id = :id and review.shown_at is not null and review.hidden_at is null
     and not exists (select from linked_account l where l.user_id = about_id and l.other_id = author_id)
   order by review.shown_at desc, review.id desc limit :most`,
);

export const reviewFacts: PersonFacts = {
  reviewSums: (reads, ids) => reads.rows(sums, { ids }),
  recentReviews: (reads, id, most) => reads.rows(recent, { id, most }),
};
