import { StatStrip, type Stat } from '#design/app/stat-strip.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Money } from '#design/public/money.tsx';
import { formatMoney } from '#kit/money.ts';
import { useRead } from '#kit/web/api.ts';
import { dayFigures, type DayFigures } from '../../staff-contract.ts';

const LABELS = ['Sign-ups', 'Paid orders and milestones', 'Refunds', 'Disputes'] as const;

function statsOf({ today, week_ago: before }: DayFigures): Stat[] {
  const ago = (words: string): string => `${words} a week ago`;
  return [
    { label: LABELS[0], value: today.sign_ups, context: ago(String(before.sign_ups)) },
    { label: LABELS[1], value: <Money value={today.value} />, context: `${today.paid} today, ${ago(`${before.paid} with ${formatMoney(before.value)}`)}` },
    {
      label: LABELS[2],
      value: <Money value={today.refunded} />,
      context: `${today.refunds} today, ${ago(`${before.refunds} with ${formatMoney(before.refunded)}`)}`,
    },
    { label: LABELS[3], value: today.disputes, context: ago(String(before.disputes)) },
  ];
}

/** Today so far, beside the same hours of the same day last week. */
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
