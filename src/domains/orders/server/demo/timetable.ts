/** When each step of an order's plan happens. Pure: the same plan, now and dice give the same instants. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import type { SeedOrder } from './shape.ts';
import type { Dice } from '#kit/server/demo/random.ts';

export type StepName =
  | 'buy'
  | 'order-unpaid'
  | 'answer'
  | 'deliver'
  | 'extend'
  | 'revise'
  | 'more-time'
  | 'offer-extra'
  | 'accept-extra'
  | 'tip'
  | 'approve'
  | 'dispute'
  | 'answer-claim'
  | 'escalate'
  | 'decide'
  | 'cancel'
  | 'review-as-client'
  | 'review-as-seller'
  | 'reply';

export interface Step {
  readonly at: Date;
  readonly name: StepName;
}

/** LIM-22: a delivery without an answer is approved after this. */
const REVIEW_CLOCK_MS = 3 * DAY_MS;

/**
 * What the system does automatically (expiry, lateness, automatic approval, clearance) is left to the product's timers.
 */
export function timetable(plan: SeedOrder, deliveryDays: number, now: Date, dice: Dice): Step[] {
  const end = now.getTime();
  const between = (low: number, high: number): number => low + dice.next() * (high - low);
  const hours = (low: number, high: number): number => between(low, high) * HOUR_MS;
  /** After `from`, but always some time before now. */
  const soonAfter = (from: number, low: number, high: number): number =>
    Math.min(from + hours(low, high), from + (end - from) * between(0.3, 0.7));
  const steps: Step[] = [];
  const step = (name: StepName, at: number): number => {
    steps.push({ name, at: new Date(Math.round(at)) });
    return at;
  };

  if (plan.fate === 'unpaid') {
    step('order-unpaid', end - 4 * MINUTE_MS);
    return steps;
  }
  const placedAt = end - plan.placedDaysAgo * DAY_MS + hours(0, 6);
  step(plan.fate === 'expired' ? 'order-unpaid' : 'buy', placedAt);
  if (plan.fate === 'cancelled-by-client') step('cancel', placedAt + hours(2, 30));
  if (['expired', 'awaiting', 'cancelled-unanswered', 'cancelled-by-client'].includes(plan.fate)) return steps;

  const answeredAt = step('answer', placedAt + hours(0.3, 10));
  const dueAt = answeredAt + deliveryDays * DAY_MS;
  switch (plan.fate) {
    case 'cancelled-late':
      step('cancel', dueAt + DAY_MS + hours(2, 9));
      return steps;
    case 'delivered':
      step(
        'deliver',
        between(Math.max(answeredAt + 4 * HOUR_MS, end - 2.6 * DAY_MS), Math.min(dueAt - HOUR_MS, end - 5 * HOUR_MS)),
      );
      return steps;
    case 'review-extended':
      step('extend', step('deliver', Math.min(dueAt - HOUR_MS, end - 4.2 * DAY_MS)) + 2.4 * DAY_MS);
      return steps;
    case 'disputed':
      step('answer-claim', step('dispute', step('deliver', end - 3.5 * DAY_MS) + 20 * HOUR_MS) + 22 * HOUR_MS);
      return steps;
    case 'dispute-waiting':
      // Three days to agree before either side can escalate; three days of evidence pass by the product’s own clock.
      step(
        'escalate',
        step('answer-claim', step('dispute', step('deliver', end - 9 * DAY_MS) + 20 * HOUR_MS) + 22 * HOUR_MS) +
          3.1 * DAY_MS,
      );
      return steps;
    case 'dispute-decided':
      // Ten days to agree and three for evidence pass by the product’s own clocks.
      step(
        'decide',
        step('answer-claim', step('dispute', step('deliver', answeredAt + 2 * DAY_MS) + 20 * HOUR_MS) + 30 * HOUR_MS) +
          14 * DAY_MS,
      );
      return steps;
    case 'in-revision':
      step('revise', step('deliver', Math.min(dueAt - HOUR_MS, end - 1.2 * DAY_MS)) + 20 * HOUR_MS);
      return steps;
    case 'more-time-asked':
      step('more-time', end - 7 * HOUR_MS);
      return steps;
    case 'extra-added':
      step('accept-extra', step('offer-extra', Math.max(answeredAt + HOUR_MS, end - DAY_MS)) + 3 * HOUR_MS);
      return steps;
    case 'approved':
    case 'auto-approved': {
      const pace = plan.pace ?? between(0.45, 0.92);
      const deliveredAt = step('deliver', Math.min(answeredAt + deliveryDays * DAY_MS * pace, end - 1.4 * DAY_MS));
      const approvedAt =
        plan.fate === 'approved'
          ? step('approve', Math.min(deliveredAt + hours(2, 58), end - 8 * HOUR_MS))
          : deliveredAt + REVIEW_CLOCK_MS;
      if (plan.tip !== undefined) step('tip', approvedAt + MINUTE_MS);
      reviews(approvedAt + MINUTE_MS);
      return steps;
    }
    default:
      return steps;
  }

  function reviews(from: number): void {
    let last = from;
    const names: StepName[] =
      dice.next() < 0.7 ? ['review-as-client', 'review-as-seller'] : ['review-as-seller', 'review-as-client'];
    for (const name of names)
      if ((name === 'review-as-client' ? plan.fromClient : plan.fromSeller) !== undefined)
        last = step(name, soonAfter(last, 1, 60));
    if (plan.reply !== undefined) step('reply', soonAfter(last, 5, 50));
  }
}
