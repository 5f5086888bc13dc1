/** Deadlines of paid work: the time to review a delivery, clearance, and what a pause does to both. */
import { clearanceDays, type Level } from '#domains/profiles/levels.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import type { Countdown } from '#kit/countdown.ts';
import type { Side } from '#kit/sides.ts';
import type { Terms } from '#kit/terms.ts';

/** A clock of a piece of work: whose turn it is, and which move the system makes at its end. */
export interface WorkClock<Kind extends string = string, End extends string = string> extends Countdown {
  readonly kind: Kind;
  /** Nobody's while money clears. */
  readonly turn: readonly Side[];
  readonly atEnd: End;
}

/** The client reviews the delivery; when the time is over, it counts as approved. */
export interface ReviewWindow {
  readonly reviewDueAt: Date;
  /** Each delivery opens a window of its own, and each can be extended once. */
  readonly reviewExtended: boolean;
}

export const openReviewWindow = (deliveredAt: Date, terms: Pick<Terms, 'reviewClockDays'>): ReviewWindow => ({
  reviewDueAt: after(deliveredAt, terms.reviewClockDays * DAY_MS),
  reviewExtended: false,
});

export const extendedReviewWindow = (reviewDueAt: Date, terms: Pick<Terms, 'reviewExtensionDays'>): ReviewWindow => ({
  reviewDueAt: after(reviewDueAt, terms.reviewExtensionDays * DAY_MS),
  reviewExtended: true,
});

/** By the freelancer's level on the day of approval, under the terms of the day the work was agreed (LIM-23). */
export const clearsAt = (completedAt: Date, level: Level, terms: Terms): Date =>
  after(completedAt, clearanceDays(terms)[level] * DAY_MS);

/**
 * With a stated risk, whatever the level: the payment that paid for the work was taken back, or its bank asks about it
 * (LIM-23, MON-20).
 */
export const AT_RISK_DAYS = 14;

/** The later of both: a risk never makes earnings clear sooner. */
export function clearsAtRisk(releasedAt: Date, ordinary: Date): Date {
  const late = after(releasedAt, AT_RISK_DAYS * DAY_MS);
  return late > ordinary ? late : ordinary;
}

interface Paused {
  readonly dueAt: Date | null;
  readonly pausedMs: number;
}

/** Deadlines continue with the time that was left. */
export function afterPause(
  { dueAt, pausedMs }: Paused,
  pausedAt: Date,
  now: Date,
): Paused & { readonly lastedMs: number } {
  const lastedMs = now.getTime() - pausedAt.getTime();
  return { dueAt: dueAt === null ? null : after(dueAt, lastedMs), pausedMs: pausedMs + lastedMs, lastedMs };
}
