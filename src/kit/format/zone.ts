import { fromCache } from './from-cache.ts';

/** The zone's usual name, or null for an unknown zone. */
export function knownZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** "New York": what people call the place of "America/New_York". */
export const zoneCity = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** "New York (Eastern Time)". Nobody outside of software knows the name "America/New_York" (SCR-6). */
export function zoneInWords(timeZone: string, locale: string): string {
  if (timeZone === 'UTC' || knownZone(timeZone) === null) return zoneCity(timeZone);
  const parts = fromCache(
    `zone name ${locale} ${timeZone}`,
    () => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }),
  ).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name === '' ? zoneCity(timeZone) : `${zoneCity(timeZone)} (${name})`;
}

export const allZones = (): string[] => Intl.supportedValuesOf('timeZone');

/** Year, month, day, hour and minute on the clock there. */
export function clockIn(at: Date, timeZone: string): Record<'year' | 'month' | 'day' | 'hour' | 'minute', number> {
  const numbers = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  } as const;
  const parts = fromCache(
    `clock ${timeZone}`,
    () => new Intl.DateTimeFormat('en-US', { ...numbers, timeZone }),
  ).formatToParts(at);
  const partOf = (wanted: string): number => Number(parts.find(({ type }) => type === wanted)?.value ?? 0);
  return {
    year: partOf('year'),
    month: partOf('month'),
    day: partOf('day'),
    hour: partOf('hour'),
    minute: partOf('minute'),
  };
}

const MINUTE = 60_000;
/** No zone is further from UTC. */
const FURTHEST_MINUTES = 15 * 60;

/** The first instant of a day such as 2026-11-21 on the clock there, also where the clock skips midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const isBefore = (minutes: number): boolean => {
    const clock = clockIn(new Date(midnight + minutes * MINUTE), timeZone);
    return Date.UTC(clock.year, clock.month - 1, clock.day) < midnight;
  };
  let [low, high] = [-FURTHEST_MINUTES, FURTHEST_MINUTES];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return new Date(midnight + low * MINUTE);
}
