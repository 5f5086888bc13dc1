import { after, DAY_MS, MINUTE_MS } from '#kit/clock.ts';

/** When a letter may go out, in its reader's own time. */
export const ONE_PER_GROUP_MS = 15 * MINUTE_MS;
const DAY_MINUTES = 24 * 60;
const DIGEST_AT = 8 * 60;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const zoneOr = (zone: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
};

/** Minutes since midnight there, and the day of the week, Monday 0. */
function there(at: Date, zone: string): { minutes: number; weekday: number } {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zoneOr(zone), weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { minutes: Number(parts['hour']) * 60 + Number(parts['minute']), weekday: WEEKDAYS.indexOf(parts['weekday'] ?? '') };
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const wholeMinute = (at: Date): Date => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);

/** The same instant, or the end of the quiet hours it falls into; they may reach over midnight. */
export function outsideQuietHours(at: Date, hours: { from: string; to: string } | null, zone: string): Date {
  if (hours === null) return at;
  const [from, to, now] = [minutesOf(hours.from), minutesOf(hours.to), there(at, zone).minutes];
  const isQuiet = from <= to ? now >= from && now < to : now >= from || now < to;
  return isQuiet ? after(wholeMinute(at), ((to - now + DAY_MINUTES) % DAY_MINUTES) * MINUTE_MS) : at;
}

/** Eight in the morning there, of the next day or the next Monday. */
export function nextDigest(at: Date, digest: 'daily' | 'weekly', zone: string): Date {
  const { minutes, weekday } = there(at, zone);
  const today = after(wholeMinute(at), (DIGEST_AT - minutes) * MINUTE_MS);
  const wait = digest === 'daily' ? 0 : (7 - weekday) % 7;
  const first = after(today, wait * DAY_MS);
  return first > at ? first : after(first, (digest === 'daily' ? 1 : 7) * DAY_MS);
}
