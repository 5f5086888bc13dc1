import { fromCache } from './from-cache.ts';

const STYLES = {
  /** Nov 22, 2026 */
  date: { dateStyle: 'medium' },
  /** November 22, 2026 */
  long: { dateStyle: 'long' },
  /** Nov 22, 9:51 AM; with the year where it is another one */
  moment: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** The same with the zone: where money or a deadline depends on it (SCR-6). */
  zoned: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  /** All of it. */
  exact: { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  /** 9:51 AM */
  time: { timeStyle: 'short' },
  /** 9:51 AM EST: an hour that comes every day. */
  clock: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Nov 22, on an axis */
  short: { month: 'short', day: 'numeric' },
  /** Tue */
  weekday: { weekday: 'short' },
  /** Tuesday, November 24; with the year where it is another one */
  day: { weekday: 'long', month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type TimeStyle = keyof typeof STYLES;
export const TIME_STYLES = Object.keys(STYLES) as TimeStyle[];

/** How one reader writes times: BCP 47 and IANA names. */
export interface Reader {
  readonly locale: string;
  readonly timeZone: string;
}

/** Styles without a year still name it when it is not the present one. */
const WITHOUT_YEAR: readonly TimeStyle[] = ['moment', 'zoned', 'day'];

/** These say an hour, which is wrong in any zone but the reader's. */
const WITH_HOUR: readonly TimeStyle[] = ['moment', 'zoned', 'exact', 'time', 'clock'];
export const hasHour = (style: TimeStyle): boolean => WITH_HOUR.includes(style);

/** An instant as this reader writes it. */
export function formatTime(
  instant: Date | string | number,
  style: TimeStyle,
  { locale, timeZone }: Reader,
  now: Date = new Date(),
): string {
  const at = new Date(instant);
  const withYear = WITHOUT_YEAR.includes(style) && at.getUTCFullYear() !== now.getUTCFullYear();
  const options: Intl.DateTimeFormatOptions = { ...STYLES[style], ...(withYear ? { year: 'numeric' } : {}), timeZone };
  return fromCache(
    `time ${locale} ${timeZone} ${style} ${withYear}`,
    () => new Intl.DateTimeFormat(locale, options),
  ).format(at);
}

/** A day without a time ("2026-11-22") is the same everywhere. */
export const formatDay = (day: string, style: 'date' | 'long' | 'month' | 'short', locale: string): string =>
  formatTime(`${day.slice(0, 10)}T00:00:00Z`, style, { locale, timeZone: 'UTC' });
