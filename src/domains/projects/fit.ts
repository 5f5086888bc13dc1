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
  /**
   * What the upper end of the budget pays at the reader’s rate; null below a working day, or without a rate in this
   * currency.
   */
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
    rate === null || most === null || rate.currency !== most.currency || BigInt(rate.amount) <= 0n
      ? 0
      : Number(BigInt(most.amount) / BigInt(rate.amount));
  return {
    shared: skills.filter(({ slug }) => worker.skills.includes(slug)).length,
    skills: worker.skills.length,
    wanted: skills.length,
    hours: hours < LEAST_HOURS ? null : hours,
  };
}

const skillWords = (shared: number, wanted: number, locale: string): string => {
  if (wanted === 1) return 'Matches your skill';
  if (shared === wanted && wanted === 2) return 'Both skills';
  return shared === wanted
    ? `All ${formatNumber(wanted, locale)} skills`
    : `${formatNumber(shared, locale)} of ${formatNumber(wanted, locale)} skills`;
};

/** "1 of 3 skills · within your rate", of those that the project asks for; null where there is nothing to say. */
export function fitInWords({ shared, wanted, hours }: Fit, locale = instanceLocale()): string | null {
  const reasons = [
    ...(shared === 0 ? [] : [skillWords(shared, wanted, locale)]),
    ...(hours === null ? [] : ['within your rate']),
  ];
  const words = reasons.join(' · ');
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}

/** What “within your rate” is computed from. */
export const rateInWords = ({ hours }: Fit, locale = instanceLocale()): string | undefined =>
  hours === null
    ? undefined
    : `The budget pays for up to ${counted(hours, { one: 'hour', other: 'hours' }, locale)} at your rate`;
