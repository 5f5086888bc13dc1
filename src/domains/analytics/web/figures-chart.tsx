import { Download } from 'lucide-react';
import { BarChart } from '#design/app/bar-chart.tsx';
import { saveCsv } from '#design/app/save-csv.ts';
import { Button } from '#design/public/button.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Panel } from '#design/public/panel.tsx';
import { formatDay } from '#kit/format/time.ts';
import type { Analytics } from '../contract.ts';
import { axisOf, heightOf, METRICS, metricWords, textOf } from './metrics.ts';
import type { View } from './use-view.ts';

export function FiguresChart({ data, view }: { data: Analytics; view: View }) {
  const { locale } = usePlace();
  const { show, isCompared, days } = view;
  const { currency } = data.total.revenue;
  const isEmpty = heightOf(data.total, show) === 0 && (!isCompared || heightOf(data.total_before, show) === 0);
  const bars = data.days.map(({ day, now, before }, place) => ({
    label: formatDay(day, 'short', locale),
    value: heightOf(now, show),
    text: textOf(now, show, locale),
    partial: place === data.days.length - 1,
    ...(isCompared ? { before: { value: heightOf(before, show), text: textOf(before, show, locale) } } : {}),
  }));
  const fileName = `analytics-${data.period.from}-${data.period.to}`;
  const saveAll = (): void =>
    saveCsv(
      fileName,
      [
        'Day (UTC)',
        ...METRICS.map((metric) => metricWords[metric]),
        ...METRICS.map((metric) => `${metricWords[metric]}, ${days} days before`),
      ],
      data.days.map(({ day, now, before }) => [
        day,
        ...METRICS.map((metric) => heightOf(now, metric)),
        ...METRICS.map((metric) => heightOf(before, metric)),
      ]),
    );
  return (
    <Panel
      title={`${metricWords[show]} by day`}
      actions={
        <Button size="sm" variant="ghost" icon={Download} onClick={saveAll}>
          All figures as CSV
        </Button>
      }
    >
      <LinkTabs
        label="Figure"
        tabs={METRICS.map((metric) => ({
          href: view.href({ show: metric }),
          label: metricWords[metric],
          current: metric === show,
        }))}
      />
      <div className="mt-4">
        <BarChart
          summary={`${metricWords[show]} by day, ${textOf(data.total, show, locale)} in ${days} days${isCompared ? `, ${textOf(data.total_before, show, locale)} in the ${days} days before` : ''}`}
          bars={isEmpty ? [] : bars}
          axis={axisOf(show, currency, locale)}
          heads={['Day', metricWords[show]]}
          beforeHead={isCompared ? `${days} days before` : undefined}
          fileName={`${show}-${fileName}`}
          none={`No ${metricWords[show].toLowerCase()} in this period.`}
        />
      </div>
    </Panel>
  );
}
