/** Why a project is for its reader, from their own profile and in words (PRJ-14). Nothing of it is a score. */
import { formatNumber } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { instanceLocale } from '#kit/locale.ts';
import type { Money } from '#kit/money.ts';

/** A rate fits from a working day of it. */
const LEAST_HOURS = 8;

export interface Fit {
  /** How many of the reader’s skills it asks for, how many they have, and how many it asks for in all. */
  readonly shared: number;
  readonly skills: number;
  readonly wanted: number;
  /** What the upper end of the budget pays at the reader’s rate; null below a working day, or without a rate in this currency. */
  readonly hours: number | null;
}

interface Wanted {
  readonly skills: readonly { readonly slug: string }[];
  readonly budget_most: Money | null;
}

export interface Worker {
  readonly skills: readonly string[];
  readonly rate: Money | null;
}

export function fitOf({ skills, budget_most: most }: Wanted, worker: Worker): Fit {
  const { rate } = worker;
  const hours =
    rate === null || most === null || rate.currency !== most.currency || BigInt(rate.amount) <= 0n ? 0 : Number(BigInt(most.amount) / BigInt(rate.amount));
  return {
    shared: skills.filter(({ slug }) => worker.skills.includes(slug)).length,
    skills: worker.skills.length,
    wanted: skills.length,
    hours: hours < LEAST_HOURS ? null : hours,
  };
}

/** Null where there is nothing to say. */
export function fitInWords({ shared, skills, wanted, hours }: Fit, locale = instanceLocale()): string | null {
  const reasons = [
    ...(shared === 0
      ? []
      : [
          skills === 1
            ? `Asks for your skill${shared === wanted ? ' and no other' : ''}.`
            : `Asks for ${formatNumber(shared, locale)} of your ${counted(skills, { one: 'skill', other: 'skills' }, locale)}${shared === wanted ? ' and no other' : ''}.`,
        ]),
    ...(hours === null ? [] : [`The budget covers up to ${counted(hours, { one: 'hour', other: 'hours' }, locale)} at your rate.`]),
  ];
  return reasons.length === 0 ? null : reasons.join(' ');
}
