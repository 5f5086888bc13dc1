import type { Check } from '#kit/server/check.ts';

export const reviewChecks: readonly Check[] = [
  {
    name: 'reviews-are-shown-together',
    means: 'A review was visible before the other side could write theirs, or it has no author.',
    sql: `select format('review %s of %s %s', review.id, kind, number) as what from review
      join review_round round on round.work_id = review.work_id
          where (review.shown_at is null) <> (round.shown_at is null) or not author = any(reviewed_by)
          or author_id <> case author when 'client' then client_id else freelancer_id end
          or about_id <> case author when 'client' then freelancer_id else client_id end`,
  },
  {
    name: 'open-round-has-its-timer',
    means: 'Some reviews will never be published.',
    sql: `select format('%s %s', kind, number) as what from review_round
          where shown_at is null and not exists (select from job where subject = work_id and name = 'review-round')`,
  },
];
