import { instanceLocale } from '../locale.ts';
import { fromCache } from './from-cache.ts';

const KILO = 1_024;

/** The size of a file: "12 kB", "1.5 MB". A megabyte is 1,048,576 bytes, as in the limits of uploads. */
export function formatSize(bytes: number, locale = instanceLocale()): string {
  const [unit, size] =
    bytes < KILO ** 2
      ? (['kilobyte', KILO] as const)
      : bytes < KILO ** 3
        ? (['megabyte', KILO ** 2] as const)
        : (['gigabyte', KILO ** 3] as const);
  return fromCache(
    `size ${locale} ${unit}`,
    () =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
      }),
  ).format(unit === 'kilobyte' ? Math.max(1, bytes / size) : bytes / size);
}
