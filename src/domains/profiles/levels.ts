/** Levels come from public measures, evaluated once a day; a loss is announced thirty days before (LIM-37). */
import { after, DAY_MS } from '#kit/clock.ts';
import { formatRate } from '#kit/format/number.ts';
import { instanceLocale } from '#kit/locale.ts';
import type { Terms } from '#kit/terms.ts';

export const LEVELS = ['new', 'level_1', 'level_2', 'top'] as const;
export type Level = (typeof LEVELS)[number];
export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  new: 'New',
  level_1: 'Level 1',
  level_2: 'Level 2',
  top: 'Top',
};

/** How long earnings clear, by the freelancer's level (LIM-23). */
export const clearanceDays = (terms: Terms): Readonly<Record<Level, number>> => ({
  new: terms.clearanceNewDays,
  level_1: terms.clearanceLevel1Days,
  level_2: terms.clearanceLevel2Days,
  top: terms.clearanceTopDays,
});

export interface Measures {
  /** Completed orders. */
  readonly orders: number;
  /** Different clients among them. */
  readonly clients: number;
  /** Mean of the reviews that are shown. */
  readonly rating: number | null;
  /** Of the orders that were completed, or canceled for being late. */
  readonly on_time_percent: number | null;
  readonly identity_verified: boolean;
  /** Whole months since the account was opened. */
  readonly months: number;
}

export const NO_MEASURES: Measures = {
  orders: 0,
  clients: 0,
  rating: null,
  on_time_percent: null,
  identity_verified: false,
  months: 0,
};

/** Whole months from one instant to another, by the calendar in UTC. */
export function wholeMonths(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const isShort =
    to.getTime() <
    Date.UTC(
      from.getUTCFullYear(),
      from.getUTCMonth() + months,
      from.getUTCDate(),
      from.getUTCHours(),
      from.getUTCMinutes(),
    );
  return Math.max(0, months - (isShort ? 1 : 0));
}

interface Bar {
  readonly orders: number;
  readonly clients: number;
  readonly rating: number;
  readonly onTimePercent: number;
  readonly months?: number;
}

export const LEVEL_BARS: Readonly<Record<Exclude<Level, 'new'>, Bar>> = {
  level_1: { orders: 5, clients: 3, rating: 4.4, onTimePercent: 85 },
  level_2: { orders: 20, clients: 10, rating: 4.6, onTimePercent: 90 },
  top: { orders: 50, clients: 20, rating: 4.8, onTimePercent: 95, months: 6 },
};
const NOTICE_MS = 30 * DAY_MS;

export interface Criterion {
  readonly key: 'orders' | 'clients' | 'rating' | 'on_time' | 'identity' | 'months';
  readonly label: string;
  /** Values for a progress bar; a yes or no is 1 or 0. */
  readonly have: number;
  readonly need: number;
  readonly isMet: boolean;
  /** False before the first review or delivery: that is not the same as 0. */
  readonly isMeasured: boolean;
}

/** "6 of 20", "4.87, at least 4.6", "96%, at least 90%", or "none yet" before the first; a yes or no has no number. */
export const progressWords = ({ key, have, need, isMet, isMeasured }: Criterion): string => {
  if (key === 'identity') return isMet ? 'yes' : 'not yet';
  const locale = instanceLocale();
  if (key === 'on_time')
    return `${isMeasured ? formatRate(have * 100, locale) : 'none yet'}, at least ${formatRate(need * 100, locale)}`;
  return key === 'rating' ? `${isMeasured ? have : 'none yet'}, at least ${need}` : `${have} of ${need}`;
};

/** All criteria of one level, with how far these measures are. */
export function criteriaOf(level: Exclude<Level, 'new'>, measures: Measures): Criterion[] {
  const bar = LEVEL_BARS[level];
  const count = (key: Criterion['key'], label: string, have: number | null, need: number): Criterion => ({
    key,
    label,
    have: have ?? 0,
    need,
    isMet: have !== null && have >= need,
    isMeasured: have !== null,
  });
  const always = [
    count('orders', 'Orders completed', measures.orders, bar.orders),
    count('clients', 'Different clients', measures.clients, bar.clients),
    count('rating', 'Rating', measures.rating, bar.rating),
    count('on_time', 'Delivered on time', measures.on_time_percent, bar.onTimePercent),
  ];
  if (bar.months === undefined) return always;
  return [
    ...always,
    count('identity', 'Identity verified', measures.identity_verified ? 1 : 0, 1),
    count('months', 'Months since joining', measures.months, bar.months),
  ];
}

/** The highest level with all criteria met; each level requires at least what the one below does. */
export function earnedLevel(measures: Measures): Level {
  const earned = (['top', 'level_2', 'level_1'] as const).find((level) =>
    criteriaOf(level, measures).every((criterion) => criterion.isMet),
  );
  return earned ?? 'new';
}

export const nextLevel = (level: Level): Exclude<Level, 'new'> | null =>
  (LEVELS[LEVELS.indexOf(level) + 1] as Exclude<Level, 'new'> | undefined) ?? null;

export interface HeldLevel {
  readonly level: Level;
  /** When it falls unless the measures recover. */
  readonly lossAt: Date | null;
}

export interface Judgement extends HeldLevel {
  readonly outcome: 'raised' | 'warned' | 'recovered' | 'lowered' | 'kept';
}

/** The result of a day's evaluation for someone's level. */
export function judge(held: HeldLevel, measures: Measures, now: Date): Judgement {
  const earned = earnedLevel(measures);
  const rank = (level: Level): number => LEVELS.indexOf(level);
  if (rank(earned) > rank(held.level)) return { level: earned, lossAt: null, outcome: 'raised' };
  if (earned === held.level)
    return { level: earned, lossAt: null, outcome: held.lossAt === null ? 'kept' : 'recovered' };
  if (held.lossAt === null) return { level: held.level, lossAt: after(now, NOTICE_MS), outcome: 'warned' };
  if (held.lossAt > now) return { ...held, outcome: 'kept' };
  return { level: earned, lossAt: null, outcome: 'lowered' };
}
