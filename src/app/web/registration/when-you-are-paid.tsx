import { usePlace } from '#design/public/locale.tsx';
import { Panel } from '#design/public/panel.tsx';
import { wholeUnits } from '#kit/fees.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { formatMoney } from '#kit/money.ts';
import type { Terms } from '#kit/terms.ts';

/** The way of the money with the periods of today, of someone new. */
export function WhenYouArePaid({ currency, terms }: { currency: string; terms: Terms }) {
  const { locale } = usePlace();
  const days = (count: number): string => formatUnit(count, 'day', locale);
  const least = formatMoney(wholeUnits(terms.withdrawalLeastWhole, currency), locale, { trim: true });
  const steps = [
    ['The client pays first', 'We hold the money before you start.'],
    ['You deliver', `The client has ${days(terms.reviewClockDays)} to review. If they do nothing, your work is approved automatically.`],
    ['Your earnings clear', `${days(terms.clearanceNewDays)} after approval they are available. A higher level can shorten that.`],
    ['You withdraw', `From ${least}, to a bank account or PayPal. Withdrawals go out Monday to Friday. The first one is held for ${days(terms.firstHoldDays)}.`],
  ] as const;
  return (
    <Panel title="When you’re paid">
      <ol className="grid gap-3">
        {steps.map(([title, words], at) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
            <span aria-hidden="true" className="tnum grid size-7 place-items-center rounded-full bg-sunken text-sm font-semibold">
              {at + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-0.5 text-ink-2">{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
