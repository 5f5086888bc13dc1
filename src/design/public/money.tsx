import { formatMoney, type Money as Amount } from '#kit/money.ts';
import { usePlace } from './locale.tsx';

export interface MoneyProps {
  value: Amount;
  /** The reader's unless given. */
  locale?: string | undefined;
  /** Drops the cents of a round amount: prices on cards. Never in tables or totals. */
  trim?: boolean | undefined;
  /** Shows a plus too, for movements of a balance. */
  signed?: boolean | undefined;
  className?: string | undefined;
}

/** An amount in tabular figures, isolated so that it reads the same inside right-to-left text. */
export function Money({ value, locale, trim = false, signed = false, className = '' }: MoneyProps) {
  const place = usePlace();
  return (
    <bdi className={`tnum whitespace-nowrap ${className}`}>
      {formatMoney(value, locale ?? place.locale, { trim, signed })}
    </bdi>
  );
}
