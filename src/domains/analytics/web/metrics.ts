import { formatCurrency } from '#kit/format/currency.ts';
import { formatNumber } from '#kit/format/number.ts';
import { decimals, formatMoney } from '#kit/money.ts';
import type { Figures } from '../contract.ts';
import type { Source } from '../sources.ts';

export const METRICS = ['impressions', 'clicks', 'orders', 'revenue'] as const;
export type Metric = (typeof METRICS)[number];
export const isMetric = (text: string | null): text is Metric => METRICS.some((metric) => metric === text);

export const metricWords: Record<Metric, string> = {
  impressions: 'Impressions',
  clicks: 'Clicks',
  orders: 'Orders',
  revenue: 'Earnings',
};

export const sourceWords: Record<Source, string> = {
  search: 'Search',
  category: 'Categories',
  browse: 'All services',
  profile: 'Your profile',
  similar: 'Similar services',
  home: 'Home page',
  direct: 'Direct and other pages of ours',
  outside: 'Other sites',
};

/** Of a sum of money only the height of a bar is a float; every amount that is shown stays exact. */
export const heightOf = (figures: Figures, metric: Metric): number =>
  metric === 'revenue' ? Number(figures.revenue.amount) / 10 ** decimals(figures.revenue.currency) : figures[metric];
export const textOf = (figures: Figures, metric: Metric, locale: string): string =>
  metric === 'revenue' ? formatMoney(figures.revenue, locale) : formatNumber(figures[metric], locale);
export const axisOf =
  (metric: Metric, currency: string, locale: string) =>
  (value: number): string =>
    metric === 'revenue'
      ? formatCurrency(`${value}`, currency, locale, 0, 0)
      : formatNumber(value, locale, Number.isInteger(value) ? 0 : 1);
