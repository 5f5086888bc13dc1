/** Days and hours of a conversation, by the clock of who reads it. */
import { kept } from '#kit/format/kept.ts';
import { formatTime, type Reader } from '#kit/format/time.ts';

const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

/** As Swedish writes it, an instant is "2026-11-22 09:51:00": a day is its first part, and such texts sort by time. */
const wallClock = (at: string | number | Date, timeZone: string): string =>
  kept(`wall clock ${timeZone}`, () => new Intl.DateTimeFormat('sv-SE', { timeZone, ...PARTS })).format(new Date(at));

/** 2026-11-22 */
export const dayOf = (at: string | number | Date, { timeZone }: Pick<Reader, 'timeZone'>): string => wallClock(at, timeZone).slice(0, 10);

const daysBetween = (earlier: string, later: string): number => Math.round((Date.parse(later) - Date.parse(earlier)) / 86_400_000);

/** Between the messages of two days: "Today", "Yesterday", "Tuesday, November 24". */
export function dayWords(at: string, reader: Reader, now: Date): string {
  const ago = daysBetween(dayOf(at, reader), dayOf(now, reader));
  return ago === 0 ? 'Today' : ago === 1 ? 'Yesterday' : formatTime(at, 'day', reader, now);
}

/** Beside a conversation in the list: the hour of today's, the weekday of this week's, the date of all others. */
export function listTime(at: string, reader: Reader, now: Date): string {
  const ago = daysBetween(dayOf(at, reader), dayOf(now, reader));
  if (ago <= 0) return formatTime(at, 'time', reader, now);
  if (ago < 7) return formatTime(at, 'weekday', reader, now);
  const isThisYear = dayOf(at, reader).slice(0, 4) === dayOf(now, reader).slice(0, 4);
  return formatTime(at, isThisYear ? 'short' : 'date', reader, now);
}

/** When a day begins for the reader. */
export function startOfDay(day: string, { timeZone }: Pick<Reader, 'timeZone'>): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const shown = (at: number): number => Date.parse(`${wallClock(at, timeZone).replace(' ', 'T')}Z`);
  // Once more from there: the clocks may have been changed in between.
  const near = utc - (shown(utc) - utc);
  return new Date(near - (shown(near) - utc));
}
