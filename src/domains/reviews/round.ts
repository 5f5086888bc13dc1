/** The rules of reviews: each side writes one, hidden until both have or the time is over; then each may reply once (ORD-18). */
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
export const clockOf = ({ closesAt, shownAt, reviewedBy }: Round, startsAt: Date): (Countdown & { readonly turn: readonly Side[] }) | null =>
  shownAt === null ? { startsAt, endsAt: closesAt, turn: SIDES.filter((side) => !reviewedBy.includes(side)) } : null;
