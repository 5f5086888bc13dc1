import { formatMoney, readDecimal } from '#kit/money.ts';

/** A price in whole units of the currency, as filters have it. */
export function wholePrice(units: number, currency: string, locale: string): string {
  const amount = readDecimal(String(units), currency);
  return amount === null ? String(units) : formatMoney(amount, locale, { trim: true });
}
