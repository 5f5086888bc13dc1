import { usePlace } from '#design/public/locale.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { useRead } from '#kit/web/api.ts';
import { paidBefore } from '../../contract.ts';
import { budgetWords } from '../../words.ts';

/** What such work costs here, with what that rests on; nothing where too little was paid to say it, or while it is read. */
export function PaidHint({ category }: { category: string }) {
  const { locale } = usePlace();
  const paid = useRead(paidBefore, { query: { category } }).data?.paid ?? null;
  if (paid === null) return null;
  return (
    <p className="max-w-prose text-ink-2">
      Half of the last {formatNumber(paid.contracts, locale)} contracts in {paid.category} were paid{' '}
      <strong className="tnum font-semibold text-ink">{budgetWords(paid.low, paid.high, locale)}</strong> in all.
    </p>
  );
}
