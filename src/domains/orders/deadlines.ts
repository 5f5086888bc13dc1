/** Every clock of an order: the countdown both sides see, what happens at its end, and its reminders. */
import { afterPause, type WorkClock } from '#domains/paid-work/clock.ts';
import { extensionClock } from '#domains/paid-work/extension.ts';
import { extraClock } from '#domains/paid-work/extra.ts';
import { splitClock, type Silence } from '#domains/paid-work/split-offer.ts';
import { clockOf } from '#domains/reviews/round.ts';
import type { Side } from '#kit/sides.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { bySoonest } from '#kit/countdown.ts';
import type { TermName } from '#kit/terms.ts';
import type { MoveName, OrderFacts } from './order.ts';

/** LIM-22 to LIM-24, ORD-20. */
export const PERIODS = {
  payMs: 15 * MINUTE_MS,
  lateGraceMs: DAY_MS,
  longestHoldMs: 30 * DAY_MS,
  answerMs: 48 * HOUR_MS,
} as const;

/** What both sides see of the time to review. */
export const REVIEW_TERMS = [
  'reviewClockDays',
  'reviewExtensionDays',
  'reviewWindowDays',
] as const satisfies readonly TermName[];

/** What both sides of an order see of its terms: an extra that is offered has the fee of its order. */
export const ROOM_TERMS = [...REVIEW_TERMS, 'serviceFeeRate'] as const satisfies readonly TermName[];

/** Periods that operators may change: an order keeps those it was placed under. */
export function periodsOf({ inForce: { requirementsDays, lateCancelDays } }: Pick<OrderFacts, 'inForce'>) {
  return {
    requirementsMs: requirementsDays * DAY_MS,
    abandonedMs: lateCancelDays * DAY_MS,
  };
}

/** Requirements are asked for again after these (ORD-3), besides half time and the last day. */
const REQUIREMENT_REMINDERS_MS = [1, 3, 7].map((days) => days * DAY_MS);
export const CLOCK_KINDS = [
  'payment',
  'requirements',
  'delivery',
  'late_delivery',
  'hold',
  'extension',
  'extra',
  'approval',
  'cancellation',
  'clearance',
  'reviews',
] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** At its end the system makes a move, or the time to review is over. */
export type Clock = WorkClock<ClockKind, MoveName | 'closeReviews'>;

/** The clocks running now, the one that ends first first. The reviews' own is theirs: they end it and remind of it. */
export const clocksOf = (order: OrderFacts): Clock[] => runningClocks(order).toSorted(bySoonest);

/** With that of the reviews: all clocks that people see. */
export const shownClocksOf = (order: OrderFacts): Clock[] =>
  [...runningClocks(order), ...reviewsClock(order)].toSorted(bySoonest);

function runningClocks(order: OrderFacts): Clock[] {
  const { state, placedAt, paidAt, startedAt, dueAt, deliveredAt, reviewDueAt, onHoldAt, waitsSince, pausedMs, split } =
    order;
  if (onHoldAt !== null)
    return [
      clock(
        'hold',
        onHoldAt,
        after(onHoldAt, PERIODS.longestHoldMs),
        waitsSince === null ? ['client'] : [],
        'cancelHeldTooLong',
      ),
    ];
  if (state === 'pending_payment')
    return [clock('payment', placedAt, after(placedAt, PERIODS.payMs), ['client'], 'expire')];
  if (state === 'awaiting_requirements' && paidAt !== null) {
    const from = after(paidAt, pausedMs);
    return [clock('requirements', from, after(from, periodsOf(order).requirementsMs), ['client'], 'cancelUnanswered')];
  }
  if ((state === 'in_progress' || state === 'in_revision') && startedAt !== null && dueAt !== null) {
    const requestClocks = [
      ...(order.extension === null
        ? []
        : [extensionClock<ClockKind, MoveName>(order.extension, 'extension', 'declineExtension')]),
      ...offered(order),
    ];
    const from = state === 'in_revision' ? (order.revisionAt ?? startedAt) : startedAt;
    if (!isLate(order))
      return [clock('delivery', after(from, pausedMs), dueAt, ['freelancer'], 'markLate'), ...requestClocks];
    // A revision has something delivered before it: lateness alone does not cancel it.
    if (state === 'in_revision') return requestClocks;
    return [
      clock('late_delivery', dueAt, after(dueAt, periodsOf(order).abandonedMs), ['freelancer'], 'cancelAbandoned'),
      ...requestClocks,
    ];
  }
  if (state === 'delivered' && deliveredAt !== null && reviewDueAt !== null) {
    return [clock('approval', deliveredAt, reviewDueAt, ['client'], 'autoApprove'), ...offered(order)];
  }
  if (state === 'cancel_requested' && split !== null)
    return [splitClock(split, 'cancellation', { accept: 'acceptCancellation', decline: 'refuseCancellation' })];
  return clearanceClock(order);
}

const offered = ({ extra }: OrderFacts): Clock[] =>
  extra === null ? [] : [extraClock<ClockKind, MoveName>(extra, 'extra', 'declineExtra')];

function clearanceClock({ state, completedAt, closedAt, clearsAt, clearedAt }: OrderFacts): Clock[] {
  if (clearsAt === null || clearedAt !== null) return [];
  if (state === 'completed' && completedAt !== null) return [clock('clearance', completedAt, clearsAt, [], 'clear')];
  return state === 'cancelled' && closedAt !== null ? [clock('clearance', closedAt, clearsAt, [], 'clearShare')] : [];
}

function reviewsClock({ completedAt, reviews }: OrderFacts): Clock[] {
  const running = reviews === null || completedAt === null ? null : clockOf(reviews, completedAt);
  return running === null ? [] : [{ ...running, kind: 'reviews', atEnd: 'closeReviews' }];
}

/** A first delivery that was late does not make its revision late. */
export const isLate = ({ lateAt, revisionAt }: Pick<OrderFacts, 'lateAt' | 'revisionAt'>): boolean =>
  lateAt !== null && (revisionAt === null || lateAt > revisionAt);

const clock = (kind: ClockKind, startsAt: Date, endsAt: Date, turn: readonly Side[], atEnd: MoveName): Clock => ({
  kind,
  startsAt,
  endsAt,
  turn,
  atEnd,
  ...(kind === 'requirements' ? { remindedAfterMs: REQUIREMENT_REMINDERS_MS } : {}),
});

/** A delivery makes silence a no: a client who has the work cannot get the money back by it. */
export const silenceOf = ({ isDelivered }: { isDelivered: boolean }): Silence => (isDelivered ? 'decline' : 'accept');

/** While a request waits for its answer no other clock runs: afterwards each continues with the time that was left. */
export function deadlinesAfter(
  order: OrderFacts,
  requestedAt: Date,
  now: Date,
): Partial<Pick<OrderFacts, 'dueAt' | 'pausedMs' | 'reviewDueAt'>> {
  if (order.interruptedState === 'delivered')
    return { reviewDueAt: afterPause({ dueAt: order.reviewDueAt, pausedMs: 0 }, requestedAt, now).dueAt };
  const { dueAt, pausedMs } = afterPause(order, requestedAt, now);
  return { dueAt, pausedMs };
}

/** From here a client may cancel a late order for a full refund. */
export const lateCancelFrom = (dueAt: Date): Date => after(dueAt, PERIODS.lateGraceMs);

/** Under the terms of the day the order was placed. */
export const reviewsCloseAt = ({ inForce }: Pick<OrderFacts, 'inForce'>, completedAt: Date): Date =>
  after(completedAt, inForce.reviewWindowDays * DAY_MS);
