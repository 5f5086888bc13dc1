import { fromCache } from './from-cache.ts';

/** A count or a figure: "1,250", "4.8". */
export const formatNumber = (value: number, locale: string, fractionDigits = 0): string =>
  fromCache(
    `number ${locale} ${fractionDigits}`,
    () =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }),
  ).format(value);

/** A rate in basis points: 1000 is "10%", 250 is "2.5%". */
export const formatRate = (basisPoints: number, locale: string): string =>
  fromCache(
    `rate ${locale}`,
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
  ).format(basisPoints / 10_000);
