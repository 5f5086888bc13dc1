import { StatStrip } from '#design/app/stat-strip.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { formatRate } from '#kit/format/number.ts';
import type { Analytics, Figures } from '../contract.ts';
import { changeOf, conversionOf } from '../period.ts';
import { heightOf, METRICS, metricWords, textOf, type Metric } from './metrics.ts';

/** "+12% from 1,204", "was 0": which way it went, in words and with a sign, never by color alone. */
function changeWords(now: Figures, before: Figures, metric: Metric, locale: string): string {
  const change = changeOf(heightOf(now, metric), heightOf(before, metric));
  const was = textOf(before, metric, locale);
  if (change === null) return `${was} before`;
  return change === 0
    ? `Same as before`
    : `${change > 0 ? '+' : '−'}${formatRate(Math.round(Math.abs(change) / 100) * 100, locale)} from ${was}`;
}

const rateWords = (figures: Figures, locale: string): string => {
  const rate = conversionOf(figures.clicks, figures.orders);
  return rate === null ? 'no clicks' : formatRate(rate, locale);
};

export function FiguresStrip({ data, isCompared }: { data: Analytics; isCompared: boolean }) {
  const { locale } = usePlace();
  const { total, total_before: before } = data;
  const rate = conversionOf(total.clicks, total.orders);
  const stats = METRICS.map((metric) => ({
    label: metricWords[metric],
    value: textOf(total, metric, locale),
    context: isCompared
      ? changeWords(total, before, metric, locale)
      : metric === 'revenue'
        ? 'Completed orders, after the fee'
        : '',
  }));
  stats.splice(3, 0, {
    label: 'Conversion',
    value: rate === null ? '–' : formatRate(rate, locale),
    context: isCompared ? `${rateWords(before, locale)} before` : 'Orders per click',
  });
  return <StatStrip label="Figures of the period" stats={stats} />;
}
