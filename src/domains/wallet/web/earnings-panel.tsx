import { formatCurrency } from '#kit/format/currency.ts';
import { instanceCurrency } from '#kit/instance-currency.ts';
import { formatDay } from '#kit/format/time.ts';
import { BarChart } from '#design/app/bar-chart.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Panel } from '#design/public/panel.tsx';
import { decimals, formatMoney, isZero, sum } from '#kit/money.ts';
import type { Earned } from '../dashboard-piece.ts';

type Weeks = Earned['weeks'];

/** Twelve weeks of earnings after the service fee, from Monday to Sunday, UTC; the last one is not complete. */
export function EarningsPanel({ weeks }: { weeks: Weeks }) {
  const { locale } = usePlace();
  const currency = weeks[0]?.earned.currency ?? instanceCurrency();
  const total = sum(
    weeks.map(({ earned }) => earned),
    currency,
  );
  // Only the height of a bar is a float; every amount that is shown stays exact.
  const height = (amount: string) => Number(amount) / 10 ** decimals(currency);
  const bars = isZero(total)
    ? []
    : weeks.map(({ starts_on: startsOn, earned }, place) => ({
        label: formatDay(startsOn, 'short', locale),
        value: height(earned.amount),
        text: formatMoney(earned, locale),
        partial: place === weeks.length - 1,
      }));
  return (
    <Panel
      title="Earnings"
      lead={`${formatMoney(total, locale)} in the last 12 weeks, after the service fee. Weeks start on Monday (UTC).`}
    >
      <BarChart
        summary={`Earnings by week, ${formatMoney(total, locale)} in the last 12 weeks`}
        bars={bars}
        axis={(value) => formatCurrency(`${value}`, currency, locale, 0, 0)}
        heads={['Week of', 'Earned']}
        fileName="earnings"
        none="Nothing earned in the last 12 weeks. Earnings appear here when a client approves your work."
      />
    </Panel>
  );
}
