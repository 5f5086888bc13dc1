/** Days and hours by the clock of who reads them, for lists of what happened. */
import { formatTime, type Reader } from './time.ts';
import { clockIn } from './zone.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** 2026-11-22: such texts sort by time. */
export function dayOf(at: string | number | Date, { timeZone }: Pick<Reader, 'timeZone'>): string {
  const { year, month, day } = clockIn(new Date(at), timeZone);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

const daysBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / 86_400_000);

/** Between what happened on two days: "Today", "Yesterday", "Tuesday, November 24". */
export function dayWords(at: string, reader: Reader, now: Date): string {
  const ago = daysBetween(dayOf(at, reader), dayOf(now, reader));
  return ['Today', 'Yesterday'][ago] ?? formatTime(at, 'day', reader, now);
}

/** Beside a conversation in the list: the hour of today's, the weekday of this week's, the date of all others. */
export function listTime(at: string, reader: Reader, now: Date): string {
  const ago = daysBetween(dayOf(at, reader), dayOf(now, reader));
  if (ago <= 0) return formatTime(at, 'time', reader, now);
  if (ago < 7) return formatTime(at, 'weekday', reader, now);
  const isThisYear = dayOf(at, reader).slice(0, 4) === dayOf(now, reader).slice(0, 4);
  return formatTime(at, isThisYear ? 'short' : 'date', reader, now);
}
