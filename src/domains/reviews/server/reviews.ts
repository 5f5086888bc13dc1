/** The front door of reviews: work is finished, reviewed and answered; what each side may see of it. */
export { workFinished, type FinishedWork } from './open-round.ts';
export { presentReply, presentReviews, reviewEntries, reviewsOf, starsOf, type ReviewRow } from './reviews-of-work.ts';
export { reviewFacts } from './facts.ts';
export { reviewTimers } from './round-clock.ts';
export { replyToReview, writeReview, type Written } from './write-review.ts';
export { ratingOfSubject } from './ratings.ts';
