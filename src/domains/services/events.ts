/** What services announce. Facts are ids: a reaction reads the rest when it runs. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';
import { idShape } from '#kit/id-shape.ts';
import { CLOSED_REASONS } from './taking-orders.ts';
import { REVIEW_DECISIONS, REVIEW_KINDS } from './moderation.ts';

const facts = z.object({ serviceId: idShape, sellerId: idShape });

/** Every publication, the first and each edit; `version` distinguishes them. */
export const servicePublished = event('service.published', z.extend(facts, { versionId: idShape, version: z.int() }));
export const servicePaused = event('service.paused', facts);
export const serviceResumed = event('service.resumed', facts);
export const serviceArchived = event('service.archived', facts);
/** It waits for staff. */
export const serviceSubmitted = event('service.submitted', facts);
/** It has waited longer than it may; announced once. */
export const serviceReviewOverdue = event(
  'service.review_overdue',
  z.extend(facts, { reviewId: idShape, title: z.string(), askedAt: z.string() }),
);
/** Staff decided; the reason is what its seller reads. */
export const serviceReviewed = event(
  'service.reviewed',
  z.extend(facts, {
    title: z.string(),
    kind: z.enum(REVIEW_KINDS),
    decision: z.enum(REVIEW_DECISIONS),
    reason: z.nullable(z.string()),
  }),
);

/** They have not used Docket for long, and their services go on hold at `holdAt` unless they come back. */
export const sellerAbsent = event(
  'service.seller_absent',
  z.object({ sellerId: idShape, services: z.int(), holdAt: z.string() }),
);
export const sellerHeldForAbsence = event(
  'service.seller_held_for_absence',
  z.object({ sellerId: idShape, services: z.int() }),
);

const byWhom = z.enum(['seller', 'system']);
/** Nothing of theirs can be ordered for now. */
export const sellerClosed = event(
  'service.seller_closed',
  z.object({ sellerId: idShape, why: z.enum(CLOSED_REASONS), by: byWhom, mostOpen: z.nullable(z.int()) }),
);
/** Everything of theirs can be ordered again, after `since`. */
export const sellerOpened = event(
  'service.seller_opened',
  z.object({ sellerId: idShape, was: z.enum(CLOSED_REASONS), since: z.string(), by: byWhom }),
);
