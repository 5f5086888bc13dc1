import { BarChart } from '#design/app/bar-chart.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Panel } from '#design/public/panel.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { decimals, formatMoney, isZero, sum } from '#kit/money.ts';
import type { freelancerDashboard } from '../contract.ts';

type Weeks = DataOf<typeof freelancerDashboard>['weeks'];

/** Twelve weeks of earnings after the service fee, from Monday to Sunday, UTC; the last one is not over. */
export function EarningsPanel({ weeks }: { weeks: Weeks }) {
  const { locale } = usePlace();
  const currency = weeks[0]?.earned.currency ?? 'USD';
  const total = sum(
    weeks.map(({ earned }) => earned),
    currency,
  );
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  // Only the height of a bar is a plain number; every amount that is read stays exact.
  const height = (amount: string) => Number(amount) / 10 ** decimals(currency);
  const bars = isZero(total)
    ? []
    : weeks.map(({ startsOn, earned }, place) => ({
        label: day.format(new Date(startsOn)),
        value: height(earned.amount),
        text: formatMoney(earned, locale),
        partial: place === weeks.length - 1,
      }));
  const axis = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return (
    <Panel title="Earnings" lead={`${formatMoney(total, locale)} in twelve weeks, after the service fee. Weeks start on Monday, UTC.`}>
      <BarChart
        summary={`Earnings by week, ${formatMoney(total, locale)} over twelve weeks`}
        bars={bars}
        axis={(value) => axis.format(value)}
        heads={['Week of', 'Earned']}
        fileName="earnings"
        none="No order was completed in the last twelve weeks. Earnings appear here when a client approves your delivery."
      />
    </Panel>
  );
}
