import { usePlace } from '#design/public/locale.tsx';
import { Panel } from '#design/public/panel.tsx';
import { formatNumber, formatRate } from '#kit/format/number.ts';
import { formatMoney, money } from '#kit/money.ts';
import type { DisputeFigures as Figures } from '../../contract.ts';
import { boundsOf } from '../../figures.ts';

const WAYS: Readonly<Record<string, string>> = {
  settled: 'Settled by both sides',
  decided: 'Decided by a reviewer',
  unanswered: 'Claim not answered',
  other: 'Other',
};

/** How disputes ended here: sums without names, for everyone (DSP-11). */
export function DisputeFigures({ figures, currency }: { figures: Figures; currency: string }) {
  const { locale } = usePlace();
  const whole = (amount: number) => formatMoney(money(boundsOf(amount, currency), currency), locale, { trim: true });
  const amountOf = (name: string): string => {
    const [, way, most] = /^(to|above)-(\d{1,9})$/.exec(name) ?? [];
    return most === undefined ? 'Other amounts' : `${way === 'to' ? 'Up to' : 'Above'} ${whole(Number(most))}`;
  };
  const rows = [
    ...figures.by_way.map((group) => [WAYS[group.name] ?? group.name, group] as const),
    ...figures.by_amount.map((group) => [amountOf(group.name), group] as const),
    ...figures.by_category.map((group) => [group.title, group] as const),
  ];
  return (
    <Panel
      title="How disputes end"
      lead="Either side can open a dispute while money is held or still clearing. It is free. Groups of fewer than three are not shown on their own."
    >
      {rows.length === 0 ? (
        <p className="text-ink-2">Too few disputes so far to show figures.</p>
      ) : (
        <dl className="grid gap-2">
          {[['All disputes', figures] as const, ...rows].map(([label, { disputes, percent, days }]) => (
            <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="min-w-0 text-ink-2">
                {label} ({formatNumber(disputes, locale)})
              </dt>
              <dd className="tnum">
                {formatRate(percent * 100, locale)} to the freelancer, {formatNumber(days, locale)} days
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
