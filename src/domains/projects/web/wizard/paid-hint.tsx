import type { ReactNode } from 'react';
import { usePlace } from '#design/public/locale.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { useRead } from '#kit/web/api.ts';
import { paidBefore } from '../../contract.ts';
import { rangeWords } from '../../words.ts';

/**
 * What such work costs here, with what that rests on; nothing where too little is known to say it, or while it is read.
 */
export function PaidHint({ category }: { category: string }) {
  const { locale } = usePlace();
  const known = useRead(paidBefore, { query: { category } }).data;
  if (known === undefined) return null;
  const { paid, services, budgets } = known;
  const range = ({ low, high }: NonNullable<typeof paid>): ReactNode => (
    <strong className="tnum font-semibold text-ink">{rangeWords(low, high, locale)}</strong>
  );
  const count = (band: NonNullable<typeof paid>): string => formatNumber(band.count, locale);
  if (paid !== null)
    return (
      <p className="max-w-prose text-ink-2">
        Half of the last {count(paid)} contracts in {paid.category} were paid {range(paid)} in all.
      </p>
    );
  if (services === null && budgets === null) return null;
  return (
    <div className="grid max-w-prose gap-1 text-ink-2">
      {services === null ? null : (
        <p>
          From the prices of {count(services)} services in {services.category} here: half of them start at{' '}
          {range(services)}. A project is often more work.
        </p>
      )}
      {budgets === null ? null : (
        <p>
          From {count(budgets)} open budgets in {budgets.category} here: half of them go up to {range(budgets)}.
        </p>
      )}
    </div>
  );
}
