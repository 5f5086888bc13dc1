/** The periods of analytics (ANL-5): whole days in UTC, the last of them today and not over yet. */
import { DAY_MS } from '#kit/clock.ts';

export const PERIODS = [7, 30, 90] as const;
export type Days = (typeof PERIODS)[number];

/** Sums are kept so long: a period of 90 days, the one before, and the same of last year. */
export const KEPT_DAYS = 400;

export interface Period {
  /** 2026-11-23, included. */
  readonly from: string;
  readonly to: string;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const periodUntil = (now: Date, days: number): Period => ({
  from: dayOf(now.getTime() - (days - 1) * DAY_MS),
  to: dayOf(now.getTime()),
});
export const periodBefore = ({ from }: Period, days: number): Period =>
  periodUntil(new Date(Date.parse(from) - DAY_MS), days);
export const daysIn = ({ from, to }: Period): string[] => {
  const all: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) all.push(dayOf(at));
  return all;
};

/** The share of visits that became an order, in basis points; null without a visit. */
export const conversionOf = (clicks: number, orders: number): number | null =>
  clicks === 0 ? null : Math.round((orders / clicks) * 10_000);

/** By how much it changed, in basis points of before; null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 10_000);
