import { formatUnit } from '#kit/format/unit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * "2 days 4 hours", "3 hours 20 minutes", "12 minutes": two units at most, rounded down, never negative; from three
 * days on to the nearest hour first, so that 8 days begin with "8 days". Null under a minute.
 */
export function durationWords(milliseconds: number, locale: string): string | null {
  const left = Math.max(0, milliseconds);
  if (left < MINUTE) return null;
  const days = Math.floor(left / DAY);
  const inHours = Math.round(left / HOUR);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (inHours >= 72) return formatUnit(Math.floor(inHours / 24), 'day', locale);
  if (days > 0)
    return [formatUnit(days, 'day', locale), hours > 0 ? formatUnit(hours, 'hour', locale) : '']
      .filter(Boolean)
      .join(' ');
  if (hours > 0)
    return [formatUnit(hours, 'hour', locale), minutes > 0 ? formatUnit(minutes, 'minute', locale) : '']
      .filter(Boolean)
      .join(' ');
  return formatUnit(minutes, 'minute', locale);
}

/** How soon the words can change: no need to look more often. */
export const nextChangeMs = (milliseconds: number): number =>
  milliseconds > 0 ? Math.min(MINUTE, (milliseconds % MINUTE) + 250) : MINUTE;
