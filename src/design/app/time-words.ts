const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const count = (locale: string, unit: 'day' | 'hour' | 'minute', value: number): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** "2 days 4 hours", "3 hours 20 minutes", "12 minutes": two units at most, rounded down, never negative. Null under a minute. */
export function durationWords(milliseconds: number, locale: string): string | null {
  const left = Math.max(0, milliseconds);
  if (left < MINUTE) return null;
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (days >= 3) return count(locale, 'day', days);
  if (days > 0) return [count(locale, 'day', days), hours > 0 ? count(locale, 'hour', hours) : ''].filter(Boolean).join(' ');
  if (hours > 0) return [count(locale, 'hour', hours), minutes > 0 ? count(locale, 'minute', minutes) : ''].filter(Boolean).join(' ');
  return count(locale, 'minute', minutes);
}

/** How soon the words can change: no need to look more often. */
export const nextChangeMs = (milliseconds: number): number => (milliseconds > 0 ? Math.min(MINUTE, (milliseconds % MINUTE) + 250) : MINUTE);
