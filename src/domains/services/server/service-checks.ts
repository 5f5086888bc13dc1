import type { Check } from '#kit/server/check.ts';

export const serviceChecks: readonly Check[] = [
  {
    name: 'live-sellers-are-watched',
    means: 'Services of a freelancer stay live although no one checks whether they are absent.',
    sql: `select format('freelancer %s has live services', seller_id) as what from service s
          where state = 'active' and not exists (select from seller_absence a where a.user_id = s.seller_id)
            group by seller_id`,
  },
  {
    name: 'ratings-equal-their-reviews',
    means: 'A service’s displayed rating doesn’t match its reviews.',
    // What was shown just now may still be on its way from the outbox.
    sql: `select format('service %s: %s from %s, its reviews make %s from %s', service.id, rating_sum, rating_count,
      stars, written) as what
          from service, lateral (
            select coalesce(sum(round(points * 100 / 3.0)), 0) as stars, count(*) as written, max(shown_at) as last
            from shown_review where subject_id = service.id and author = 'client') given
          where (rating_sum <> stars or rating_count <> written)
            and (last is null or last < now() - interval '15 minutes')`,
  },
  {
    name: 'closed-as-the-limit-and-absence-say',
    means:
      'Services of a freelancer can be ordered although their queue is full or they are away, or the other way round.',
    sql: `select format('freelancer %s: closed %s, %s of %s open, away from %s until %s', user_id, closed, open_orders,
      most_open, away_from, away_until) as what
          from seller_capacity
          where (away_from is null or away_from > now()) and closed is distinct from
            case when away_until is not null and away_from is null then 'away'
            when open_orders >= most_open then 'full' end`,
  },
];
