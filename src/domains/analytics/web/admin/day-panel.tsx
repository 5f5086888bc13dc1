import { StatStrip, type Stat } from '#design/app/stat-strip.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Money } from '#design/public/money.tsx';
import { formatMoney } from '#kit/money.ts';
import { useRead } from '#kit/web/api.ts';
import { dayFigures, type DayFigures } from '../../staff-contract.ts';

const LABELS = ['Sign-ups', 'Paid orders and milestones', 'Refunds', 'Disputes'] as const;

function statsOf({ today, yesterday, week_ago: weekAgo }: DayFigures): Stat[] {
  const before = (words: (day: DayFigures['today']) => string | number): string =>
    `${words(yesterday)} yesterday, ${words(weekAgo)} a week ago`;
  return [
    { label: LABELS[0], value: today.sign_ups, context: before((day) => day.sign_ups) },
    {
      label: LABELS[1],
      value: <Money value={today.value} />,
      context: `${today.paid} today. ${before((day) => `${formatMoney(day.value)} (${day.paid})`)}`,
    },
    {
      label: LABELS[2],
      value: <Money value={today.refunded} />,
      context: `${today.refunds} today. ${before((day) => `${formatMoney(day.refunded)} (${day.refunds})`)}`,
    },
    { label: LABELS[3], value: today.disputes, context: before((day) => day.disputes) },
  ];
}

/** Today so far, beside the same hours of yesterday and of the same day last week. */
export function DayPanel() {
  const day = useRead(dayFigures, {});
  return (
    <section aria-labelledby="today" className="mb-4">
      <h2 id="today" className="title mb-2">
        Today so far <span className="text-sm font-normal text-ink-2">(UTC)</span>
      </h2>
      {day.data === undefined ? (
        <Unread what="The figures of today" read={day}>
          <StatStrip label="Today so far" loading stats={LABELS.map((label) => ({ label, value: '' }))} />
        </Unread>
      ) : (
        <StatStrip label="Today so far" stats={statsOf(day.data)} />
      )}
    </section>
  );
}
