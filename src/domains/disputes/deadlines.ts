/** Every clock of a dispute (LIM-25): what both sides see count down, and what happens at its end. */
import { afterBusinessDays } from '#kit/business-days.ts';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { bySoonest, type Countdown } from '#kit/countdown.ts';
import { aboutDollars } from '#kit/fees.ts';
import { compare, share, type Money } from '#kit/money.ts';
import { otherSide, SIDES, type Side } from '#kit/sides.ts';
import type { DisputeFacts, DisputeMove } from './dispute.ts';

export const PERIODS = {
  answerMs: 5 * DAY_MS,
  escalateFromMs: 3 * DAY_MS,
  negotiationMs: 10 * DAY_MS,
  evidenceMs: 3 * DAY_MS,
  appealMs: 7 * DAY_MS,
  /** Beyond any decision. */
  offerMs: 365 * DAY_MS,
  hardLimitMs: 30 * DAY_MS,
  seniorMs: 48 * HOUR_MS,
  reminderMs: DAY_MS,
} as const;
export const DECISION_BUSINESS_DAYS = 5;
/** Silence alone takes no more than this from the side that says nothing. */
export const CHECKED_ABOVE_WHOLE = 500;

export const CLOCK_KINDS = ['answer', 'negotiation', 'evidence', 'decision', 'appeal', 'second_decision'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

export interface DisputeClock extends Countdown {
  readonly kind: ClockKind;
  readonly turn: readonly Side[];
  readonly atEnd: DisputeMove;
}

const clock = (
  kind: ClockKind,
  startsAt: Date,
  endsAt: Date,
  turn: readonly Side[],
  atEnd: DisputeMove,
): DisputeClock => ({
  kind,
  startsAt,
  endsAt,
  turn,
  atEnd,
});

type Claimed = Pick<DisputeFacts, 'openedBy' | 'wanted' | 'price'>;
/** What granting the claim takes from the other side, of the price. */
export const takenBy = ({ openedBy, wanted, price }: Claimed): Money =>
  share(price, openedBy === 'client' ? 10_000 - wanted : wanted);
const isLarge = (amount: Money): boolean => compare(amount, aboutDollars(CHECKED_ABOVE_WHOLE, amount.currency)) > 0;
/**
 * Nobody answered: a reviewer looks at a claim that takes a large amount before it is granted, whatever its share
 * (DSP-3, MON-22).
 */
export const isChecked = (claim: Claimed): boolean => isLarge(takenBy(claim));

export const hardLimitOf = ({ openedAt }: Pick<DisputeFacts, 'openedAt'>): Date => after(openedAt, PERIODS.hardLimitMs);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** The first decision is due five working days after the evidence is complete, and never after the hard limit. */
export function firstReview(
  dispute: Pick<DisputeFacts, 'openedAt'>,
  closedAt: Date,
): { reviewDueAt: Date; alarmAt: Date } {
  const limit = hardLimitOf(dispute);
  const due = afterBusinessDays(closedAt, DECISION_BUSINESS_DAYS);
  const reviewDueAt = limit > closedAt ? earlier(due, limit) : due;
  return { reviewDueAt, alarmAt: reviewDueAt };
}

export const secondReview = (appealedAt: Date): { reviewDueAt: Date; alarmAt: Date } => {
  const reviewDueAt = afterBusinessDays(appealedAt, DECISION_BUSINESS_DAYS);
  return { reviewDueAt, alarmAt: reviewDueAt };
};

/** A decision is late: operators hear of it every day, and at the hard limit. */
export function nextAlarm(dispute: Pick<DisputeFacts, 'openedAt' | 'isSenior' | 'state'>, now: Date): Date {
  const tomorrow = after(now, PERIODS.reminderMs);
  const limit = hardLimitOf(dispute);
  return dispute.state !== 'appealed' && !dispute.isSenior && limit > now ? earlier(tomorrow, limit) : tomorrow;
}

/** The clocks running now, the one that ends first first. */
export const clocksOf = (dispute: DisputeFacts): DisputeClock[] => running(dispute).toSorted(bySoonest);

function running(dispute: DisputeFacts): DisputeClock[] {
  const {
    state,
    openedBy,
    openedAt,
    answeredAt,
    escalatedAt,
    evidenceClosedAt,
    alarmAt,
    isSenior,
    decidedAt,
    acceptedBy,
    appealedAt,
    offer,
    offerDueFrom,
  } = dispute;
  if (state === 'opened')
    return [
      clock(
        'answer',
        openedAt,
        after(openedAt, PERIODS.answerMs),
        [otherSide(openedBy)],
        isChecked(dispute) ? 'sendUnanswered' : 'endUnanswered',
      ),
    ];
  if (state === 'negotiating' && answeredAt !== null)
    return [
      clock(
        'negotiation',
        answeredAt,
        after(answeredAt, PERIODS.negotiationMs),
        [offer === null ? (offerDueFrom ?? openedBy) : otherSide(offer.by)],
        'escalate',
      ),
    ];
  if (state === 'escalated' && escalatedAt !== null)
    return [clock('evidence', escalatedAt, after(escalatedAt, PERIODS.evidenceMs), SIDES, 'closeEvidence')];
  if ((state === 'evidence_closed' || state === 'under_review') && evidenceClosedAt !== null && alarmAt !== null)
    return [
      clock(
        'decision',
        evidenceClosedAt,
        alarmAt,
        [],
        !isSenior && alarmAt >= hardLimitOf(dispute) ? 'passHardLimit' : 'remindReviewer',
      ),
    ];
  if (state === 'decided' && decidedAt !== null)
    return [
      clock(
        'appeal',
        decidedAt,
        after(decidedAt, PERIODS.appealMs),
        SIDES.filter((side) => !acceptedBy.includes(side)),
        'closeAppeals',
      ),
    ];
  return state === 'appealed' && appealedAt !== null && alarmAt !== null
    ? [clock('second_decision', appealedAt, alarmAt, [], 'remindReviewer')]
    : [];
}
