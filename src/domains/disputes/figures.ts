/** Sums of ended disputes in groups, without a group that leads to one of them (DSP-11). */
import { decimals } from '#kit/money.ts';
import type { DisputeFigures } from './contract.ts';

export interface Ended {
  readonly category: string;
  readonly band: string;
  readonly way: 'settled' | 'unanswered' | 'decided';
  readonly disputes: number;
  /** All their shares and days added up. */
  readonly share: number;
  readonly days: number;
}

export const BANDS = [50, 200, 500, 2_000] as const;
/** Fewer than this could be recognized by the people around them. */
export const LEAST_IN_GROUP = 3;
export const OTHERS = 'other';

/** Of the price in whole units: `to-50`, `to-200`, … or `above-2000`. */
export function bandOf(price: string, currency: string): string {
  const whole = Number(price) / 10 ** decimals(currency);
  const upTo = BANDS.find((most) => whole <= most);
  return upTo === undefined ? `above-${BANDS.at(-1)}` : `to-${upTo}`;
}

/** Whole units as minor ones. */
export const boundsOf = (whole: number, currency: string): string => String(whole * 10 ** decimals(currency));

const round = (value: number): number => Math.round(value * 10) / 10;
type Group = DisputeFigures['by_way'][number];

function summed(name: string, all: readonly Ended[]): Group {
  const disputes = all.reduce((total, subtotal) => total + subtotal.disputes, 0);
  const mean = (figureOf: (subtotal: Ended) => number) =>
    disputes === 0 ? 0 : round(all.reduce((total, subtotal) => total + figureOf(subtotal), 0) / disputes);
  return { name, disputes, percent: mean(({ share }) => share / 100), days: mean(({ days }) => days) };
}

/**
 * Small groups are counted together. What is left out could be worked out from the whole, so where even those are too
 * few, the smallest of the other groups joins them.
 */
function groups(all: readonly Ended[], by: (subtotal: Ended) => string): Group[] {
  const largestFirst = [...Map.groupBy(all, by)]
    .map(([name, ones]) => ({ group: summed(name, ones), ones }))
    .toSorted((a, b) => b.group.disputes - a.group.disputes || a.group.name.localeCompare(b.group.name));
  const large = largestFirst.filter(({ group }) => group.disputes >= LEAST_IN_GROUP);
  let others = largestFirst.slice(large.length).flatMap(({ ones }) => ones);
  const rest = () => summed(OTHERS, others);
  while (rest().disputes > 0 && rest().disputes < LEAST_IN_GROUP && large.length > 0)
    others = [...others, ...(large.pop()?.ones ?? [])];
  return [...large.map(({ group }) => group), ...(rest().disputes >= LEAST_IN_GROUP ? [rest()] : [])];
}

/** `titleOf` names a category. */
export function gathered(all: readonly Ended[], titleOf: (category: string) => string): DisputeFigures {
  const whole = summed('all', all);
  const shown = whole.disputes >= LEAST_IN_GROUP ? whole : { disputes: 0, percent: 0, days: 0 };
  return {
    disputes: shown.disputes,
    percent: shown.percent,
    days: shown.days,
    by_category: groups(all, ({ category }) => category).map((group) => ({ ...group, title: titleOf(group.name) })),
    by_amount: groups(all, ({ band }) => band),
    by_way: groups(all, ({ way }) => way),
  };
}
