/** A proposal split into milestones (PRP-14): its own price and time, in parts that a contract can begin with. */
import { compare, formatMoney, sum, type Money } from '#kit/money.ts';
import { counted } from '#kit/format/unit.ts';

export interface ProposedMilestone {
  readonly title: string;
  /** What has to be true of the result. */
  readonly criteria: string;
  readonly price: Money;
  readonly days: number;
}

interface Whole {
  readonly price: Money;
  readonly days: number;
}

/** What is wrong with the parts of this price and time, or null. Without parts it is one piece of work. */
export function planProblem(milestones: readonly ProposedMilestone[], { price, days }: Whole, least: Money): string | null {
  if (milestones.length === 0) return null;
  const odd = milestones.findIndex((one) => one.price.currency !== least.currency || compare(one.price, least) < 0);
  if (odd >= 0) return `Milestone ${odd + 1}: enter at least ${formatMoney(least)}.`;
  const total = sum(
    milestones.map((one) => one.price),
    least.currency,
  );
  if (price.currency !== least.currency || compare(total, price) !== 0)
    return `The milestones add up to ${formatMoney(total)}, and your price is ${formatMoney(price)}. Make them equal.`;
  const took = milestones.reduce((all, one) => all + one.days, 0);
  return took <= days ? null : `The milestones take ${counted(took, { one: 'day', other: 'days' })} together, more than your ${days}.`;
}
