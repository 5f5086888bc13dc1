import { kept } from './kept.ts';

/** A decimal number as text: exact, however large. */
export type Decimal = `${number}`;

/** Digits after the point: 2 for USD, 0 for JPY. */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

export const allCurrencies = (): string[] => Intl.supportedValuesOf('currency');

/** "$1,250.50". `leastDigits` below `mostDigits` leaves the cents of a round amount out. */
export const formatCurrency = (value: Decimal, currency: string, locale: string, leastDigits: number, mostDigits: number, signed = false): string =>
  kept(
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
