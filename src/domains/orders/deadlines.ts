/** Every clock of an order: what both sides see counting down, what happens at the end, and when people are reminded. */
import type { Level } from '#domains/profiles/levels.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { termsAt, type Terms } from '#kit/terms.ts';
import type { MoveName, OrderFacts, Side } from './order.ts';

/** LIM-22 to LIM-24, ORD-20. */
export const PERIODS = { payMs: 15 * MINUTE_MS, lateGraceMs: DAY_MS, longestHoldMs: 30 * DAY_MS } as const;

/** What operators may change: an order keeps the periods it was placed under. */
export function periodsOf({ placedAt }: Pick<OrderFacts, 'placedAt'>) {
  const { requirementsDays, reviewClockDays, reviewExtensionDays, lateCancelDays, reviewWindowDays } = termsAt(placedAt);
  return {
    requirementsMs: requirementsDays * DAY_MS,
    reviewDeliveryMs: reviewClockDays * DAY_MS,
    reviewExtensionMs: reviewExtensionDays * DAY_MS,
    abandonedMs: lateCancelDays * DAY_MS,
    reviewsMs: reviewWindowDays * DAY_MS,
  };
}

/** Requirements are asked for again after these (ORD-3), besides half time and the last day. */
const REQUIREMENT_REMINDERS_MS = [1, 3, 7].map((days) => days * DAY_MS);
/** A clock shorter than this is watched on the screen; a letter would come too late. */
const SHORTEST_REMINDED_MS = HOUR_MS;

export type ClockKind = 'payment' | 'requirements' | 'delivery' | 'late_delivery' | 'hold' | 'approval' | 'clearance' | 'reviews';

export interface Clock {
  readonly kind: ClockKind;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Whose turn it is; nobody's while money clears. */
  readonly turn: readonly Side[];
  /** The move the system makes at the end. */
  readonly atEnd: MoveName;
}

/** The clocks running now, the one that ends first first. */
export function clocksOf(order: OrderFacts): Clock[] {
  return runningClocks(order).toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime());
}

function runningClocks(order: OrderFacts): Clock[] {
  const { state, placedAt, paidAt, startedAt, dueAt, deliveredAt, reviewDueAt, onHoldAt, waitsSince, pausedMs } = order;
  if (onHoldAt !== null) return [clock('hold', onHoldAt, after(onHoldAt, PERIODS.longestHoldMs), waitsSince === null ? ['client'] : [], 'cancelHeldTooLong')];
  if (state === 'pending_payment') return [clock('payment', placedAt, after(placedAt, PERIODS.payMs), ['client'], 'expire')];
  if (state === 'awaiting_requirements' && paidAt !== null) {
    const from = after(paidAt, pausedMs);
    return [clock('requirements', from, after(from, periodsOf(order).requirementsMs), ['client'], 'cancelUnanswered')];
  }
  if ((state === 'in_progress' || state === 'in_revision') && startedAt !== null && dueAt !== null) {
    if (order.lateAt === null) return [clock('delivery', after(startedAt, pausedMs), dueAt, ['freelancer'], 'markLate')];
    // A revision has something delivered before it: lateness alone does not cancel it.
    if (state === 'in_revision') return [];
    return [clock('late_delivery', dueAt, after(dueAt, periodsOf(order).abandonedMs), ['freelancer'], 'cancelAbandoned')];
  }
  if (state === 'delivered' && deliveredAt !== null && reviewDueAt !== null) {
    return [clock('approval', deliveredAt, reviewDueAt, ['client'], 'autoApprove')];
  }
  return [...clearanceClock(order), ...reviewsClock(order)];
}

function clearanceClock({ state, completedAt, clearsAt }: OrderFacts): Clock[] {
  return state === 'completed' && completedAt !== null && clearsAt !== null ? [clock('clearance', completedAt, clearsAt, [], 'clear')] : [];
}

function reviewsClock({ state, placedAt, completedAt, reviewsShownAt, reviewedBy }: OrderFacts): Clock[] {
  if ((state !== 'completed' && state !== 'cleared') || completedAt === null || reviewsShownAt !== null) return [];
  const turn = (['client', 'freelancer'] as const).filter((side) => !reviewedBy.includes(side));
  return [clock('reviews', completedAt, after(completedAt, periodsOf({ placedAt }).reviewsMs), turn, 'closeReviews')];
}

const clock = (kind: ClockKind, startsAt: Date, endsAt: Date, turn: readonly Side[], atEnd: MoveName): Clock => ({ kind, startsAt, endsAt, turn, atEnd });

/** Half time and 24 hours before the end (PRD-14), in order. A clock that is nobody's turn reminds nobody. */
export function remindersOf({ kind, startsAt, endsAt, turn }: Clock): Date[] {
  const length = endsAt.getTime() - startsAt.getTime();
  if (turn.length === 0 || length < SHORTEST_REMINDED_MS) return [];
  const offsets = new Set([length / 2, length - DAY_MS, ...(kind === 'requirements' ? REQUIREMENT_REMINDERS_MS : [])]);
  return [...offsets]
    .filter((offset) => offset > 0 && offset < length)
    .toSorted((a, b) => a - b)
    .map((offset) => after(startsAt, offset));
}

/** The clock that has run out, if one has. */
export const endedClock = (order: OrderFacts, now: Date): Clock | null => clocksOf(order).find(({ endsAt }) => endsAt <= now) ?? null;

/** The clock with a reminder due that was not given yet. */
export function clockToRemind(order: OrderFacts, remindedAt: Date | null, now: Date): Clock | null {
  const isDue = (at: Date) => at <= now && (remindedAt === null || at > remindedAt);
  return clocksOf(order).find((one) => remindersOf(one).some(isDue)) ?? null;
}

/** When the order has to be looked at next: an end, or a reminder before it. Null when nothing is running. */
export function nextWake(order: OrderFacts, now: Date): Date | null {
  const moments = clocksOf(order).flatMap((one) => [one.endsAt, ...remindersOf(one).filter((at) => at > now)]);
  return moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** From here a client may cancel a late order for a full refund. */
export const lateCancelFrom = (dueAt: Date): Date => after(dueAt, PERIODS.lateGraceMs);

export const clearanceDays = (terms: Terms): Readonly<Record<Level, number>> => ({
  new: terms.clearanceNewDays,
  level_1: terms.clearanceLevel1Days,
  level_2: terms.clearanceLevel2Days,
  top: terms.clearanceTopDays,
});

/** By the freelancer's level on the day of approval, under the terms of the day the order was placed (LIM-23). */
export const clearsAt = (placedAt: Date, completedAt: Date, level: Level): Date => after(completedAt, clearanceDays(termsAt(placedAt))[level] * DAY_MS);
