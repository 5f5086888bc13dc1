/** Staff are notified once of each service whose seller has waited for a decision for longer than 24 hours (SVC-26). */
import { after, HOUR_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { serviceReviewOverdue } from '../events.ts';
import { REVIEW_HOURS } from '../moderation.ts';

const BATCH = 100;

/** What was archived meanwhile needs no decision. Two processes take turns at a row, and the second finds it noted. */
const note = statement(
  'service_reviews_overdue',
  `update service_review set overdue_at = :now where id in (
     select r.id from service_review r join service s on s.id = r.service_id
     where r.state = 'waiting' and r.overdue_at is null and r.kind <> 'afterwards' and r.asked_at <= :askedAt
       and s.state <> 'archived'
     order by r.asked_at limit :limit for update of r skip locked)
   returning id, service_id, seller_id, content->>'title' as "title!", asked_at`,
);

/** Answers whether there may be more. */
export const noteOverdueReviews = ({ database, clock }: Context): Promise<boolean> =>
  database.transact(async (tx) => {
    const now = clock();
    const rows = await tx.rows(note, { now, askedAt: after(now, -REVIEW_HOURS * HOUR_MS), limit: BATCH });
    for (const { id, service_id: serviceId, seller_id: sellerId, title, asked_at: askedAt } of rows)
      announce(
        tx,
        serviceReviewOverdue,
        { reviewId: id, serviceId, sellerId, title, askedAt: askedAt.toISOString() },
        [],
      );
    return rows.length === BATCH;
  });
