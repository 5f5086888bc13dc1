import type { ReactNode } from 'react';
import { Money } from '#design/public/money.tsx';
import { isZero, subtract, type Money as Amount } from '#kit/money.ts';
import type { Side } from '#kit/sides.ts';
import type { Terms } from '../price.ts';

interface TermsTableProps {
  terms: Terms;
  items: readonly { title: string; price: Amount }[];
  /** The client sees what is paid, the freelancer what is earned. */
  side: Side;
}

/** Each part of the price, the same before and after (PAY-1). */
export function TermsTable({ terms, items, side }: TermsTableProps) {
  return (
    <dl className="grid gap-2 text-md">
      {items.map(({ title, price }, place) => (
        <Line key={`${place} ${title}`} label={title} value={<Money value={price} />} />
      ))}
      {side === 'client' ? (
        <>
          <Line label="Client fee" value={<Money value={terms.client_fee} />} />
          {isZero(terms.tax) ? null : <Line label="Tax" value={<Money value={terms.tax} />} />}
          <Line label="Total" value={<Money value={terms.total} />} strong />
        </>
      ) : (
        <>
          <Line
            label="Service fee"
            value={<Money value={{ ...terms.service_fee, amount: `-${terms.service_fee.amount}` }} />}
          />
          <Line label="You earn" value={<Money value={subtract(terms.price, terms.service_fee)} />} strong />
        </>
      )}
    </dl>
  );
}

export const Line = ({ label, value, strong = false }: { label: string; value: ReactNode; strong?: boolean }) => (
  <div
    className={`flex items-baseline justify-between gap-4 ${strong ? 'border-t border-line pt-2 font-semibold' : 'text-ink-2'}`}
  >
    <dt className="min-w-0 wrap-anywhere">{label}</dt>
    <dd className={`tnum text-end whitespace-nowrap ${strong ? 'text-ink' : ''}`}>{value}</dd>
  </div>
);
