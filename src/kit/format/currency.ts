import { fromCache } from './from-cache.ts';

/** A decimal number as text: exact, however large. */
export type Decimal = `${number}`;

/** "$1,250.50". `leastDigits` below `mostDigits` leaves the cents of a round amount out. */
export const formatCurrency = (
  value: Decimal,
  currency: string,
  locale: string,
  leastDigits: number,
  mostDigits: number,
  signed = false,
): string =>
  fromCache(
    `currency ${locale} ${currency} ${leastDigits} ${mostDigits} ${signed}`,
    () =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: leastDigits,
        maximumFractionDigits: mostDigits,
        signDisplay: signed ? 'exceptZero' : 'auto',
      }),
  ).format(value);
