/**
 * The rules of reviews: each side writes one, hidden until both have or the time is over; then each may reply once
 * (ORD-18).
 */
import { after, HOUR_MS } from '#kit/clock.ts';
import type { Countdown } from '#kit/countdown.ts';
import { otherSide, SIDES, type Side } from '#kit/sides.ts';

/** Finished work as reviews name it. */
export interface ReviewedWork {
  readonly kind: string;
  readonly number: string;
  readonly title: string;
  readonly path: string;
  readonly clientId: string;
  readonly freelancerId: string;
}

export interface Round {
  readonly closesAt: Date;
  /** From here on reviews are shown: both are written, or the time is over. */
  readonly shownAt: Date | null;
  readonly reviewedBy: readonly Side[];
  readonly repliedBy: readonly Side[];
}

export function whyNotReview({ closesAt, shownAt, reviewedBy }: Round, side: Side, now: Date): string | null {
  if (reviewedBy.includes(side)) return 'You already wrote your review.';
  return shownAt === null && now < closesAt ? null : 'The review period has ended.';
}

export function whyNotReply({ shownAt, reviewedBy, repliedBy }: Round, side: Side): string | null {
  if (shownAt === null) return 'You can reply once both reviews are published.';
  if (!reviewedBy.includes(otherSide(side))) return 'There is no review to reply to.';
  return repliedBy.includes(side) ? 'You have already replied.' : null;
}

/** The clocks that run until the reviews are shown. */
export const clockOf = (
  { closesAt, shownAt, reviewedBy }: Round,
  startsAt: Date,
): (Countdown & { readonly turn: readonly Side[] }) | null =>
  shownAt === null ? { startsAt, endsAt: closesAt, turn: SIDES.filter((side) => !reviewedBy.includes(side)) } : null;

/** From the moment a review is written (LIM-43). */
export const EDIT_HOURS = 48;

export interface WrittenReview {
  readonly writtenAt: Date;
  readonly shownAt: Date | null;
  readonly hiddenAt: Date | null;
  readonly repliedAt: Date | null;
}

export const editableUntil = (writtenAt: Date): Date => after(writtenAt, EDIT_HOURS * HOUR_MS);

/**
 * Once both can read each other's review the stars stay: changing them then could answer the other's. Words may still
 * be mended until there is a reply.
 */
export function whatMayChange(
  { writtenAt, shownAt, hiddenAt, repliedAt }: WrittenReview,
  now: Date,
): 'everything' | 'words' | null {
  if (now >= editableUntil(writtenAt) || hiddenAt !== null || repliedAt !== null) return null;
  return shownAt === null ? 'everything' : 'words';
}

export function whyNotChange(review: WrittenReview, now: Date): string {
  if (review.hiddenAt !== null) return 'This review was hidden by our team, so it can’t be changed.';
  if (review.repliedAt !== null) return 'There is a reply to this review, so it can’t be changed.';
  return now >= editableUntil(review.writtenAt)
    ? `Reviews can be changed for ${EDIT_HOURS} hours.`
    : 'Both reviews are published, so the stars can’t be changed.';
}
