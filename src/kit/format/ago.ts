import { fromCache } from './from-cache.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Beyond it a date says more. */
const MOST_DAYS = 30;

/**
 * "12 minutes ago", "5 hours ago", "2 days ago"; null where a date says more. A clock that is a little behind reads "1
 * minute ago".
 */
export function formatAgo(instant: Date | string | number, now: number, locale: string): string | null {
  const since = Math.max(MINUTE, now - new Date(instant).getTime());
  const days = Math.floor(since / DAY);
  if (days > MOST_DAYS) return null;
  const format = fromCache(`ago ${locale}`, () => new Intl.RelativeTimeFormat(locale));
  if (since < HOUR) return format.format(-Math.floor(since / MINUTE), 'minute');
  return since < DAY ? format.format(-Math.floor(since / HOUR), 'hour') : format.format(-days, 'day');
}
