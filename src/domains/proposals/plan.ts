/** A proposal in milestones: parts of its price and its time, each with what has to be true of it (PRP-14). */
import { compare, formatMoney, money, sum, units, type Money } from '#kit/money.ts';
import { counted } from '#kit/format/unit.ts';

export interface ProposedMilestone {
  readonly title: string;
  /** What has to be true of the result. */
  readonly criteria: string;
  readonly price: Money;
  readonly days: number;
}

export interface Whole {
  readonly price: Money;
  readonly days: number;
}

/** What is wrong with the parts of this price and time, or null. Without parts it is one piece of work. */
export function planProblem(
  milestones: readonly ProposedMilestone[],
  { price, days }: Whole,
  least: Money,
): string | null {
  if (milestones.length === 0) return null;
  const odd = milestones.findIndex(
    (milestone) => milestone.price.currency !== least.currency || compare(milestone.price, least) < 0,
  );
  if (odd >= 0) return `Milestone ${odd + 1}: enter at least ${formatMoney(least)}.`;
  const total = sum(
    milestones.map((milestone) => milestone.price),
    least.currency,
  );
  if (price.currency !== least.currency || compare(total, price) !== 0)
    return `The milestones add up to ${formatMoney(total)}, and your price is ${formatMoney(price)}. Make them equal.`;
  const took = daysOf(milestones);
  return took <= days
    ? null
    : `The milestones take ${counted(took, { one: 'day', other: 'days' })} together, more than your ${days}.`;
}

export const daysOf = (milestones: readonly Pick<ProposedMilestone, 'days'>[]): number =>
  milestones.reduce((all, { days }) => all + days, 0);

/**
 * A whole in proportion to the weights, in whole units, none below `least`; null where there is too little for that.
 * What rounding leaves goes unit by unit to those that lost most by it, so the parts are the whole to the last unit
 * (MON-7).
 */
export function shareOut(whole: bigint, weights: readonly bigint[], least: bigint): bigint[] | null {
  if (weights.length === 0 || whole < least * BigInt(weights.length)) return null;
  const raised = new Set<number>();
  for (;;) {
    const free = weights.flatMap((weight, at) => (raised.has(at) ? [] : [{ at, weight }]));
    const rest = whole - least * BigInt(raised.size);
    const total = free.reduce((all, { weight }) => all + weight, 0n);
    const low = free.filter(({ weight }) => rest * weight < least * total);
    if (low.length > 0) {
      for (const { at } of low) raised.add(at);
      continue;
    }
    const parts = weights.map(() => least);
    for (const { at, weight } of free) parts[at] = (rest * weight) / total;
    const left = whole - parts.reduce((all, part) => all + part, 0n);
    const byLoss = free.toSorted(
      (a, b) => Number(((rest * b.weight) % total) - ((rest * a.weight) % total)) || a.at - b.at,
    );
    for (const { at } of byLoss.slice(0, Number(left))) parts[at] = (parts[at] ?? 0n) + 1n;
    return parts;
  }
}

/**
 * The same milestones for another price and time, in proportion; null where that leaves one of them with too little
 * (PRP-4).
 */
export function scaledPlan(
  milestones: readonly ProposedMilestone[],
  from: Whole,
  to: Whole,
  least: Money,
): ProposedMilestone[] | null {
  if (milestones.length === 0) return [];
  const count = milestones.length;
  const took = Math.max(count, Math.min(to.days, Math.floor((daysOf(milestones) * to.days) / from.days)));
  const prices = shareOut(
    units(to.price),
    milestones.map(({ price }) => units(price)),
    units(least),
  );
  const times = shareOut(
    BigInt(took),
    milestones.map(({ days }) => BigInt(days)),
    1n,
  );
  if (prices === null || times === null || took > to.days) return null;
  return milestones.map((milestone, at) => ({
    ...milestone,
    price: money(prices[at] ?? 0n, to.price.currency),
    days: Number(times[at] ?? 1n),
  }));
}
