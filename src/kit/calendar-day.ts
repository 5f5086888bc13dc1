import { DAY_MS } from './clock.ts';

/** Whether a text such as 2026-11-21 is a day of the calendar: not the 30th of February. */
export function isCalendarDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Monday 00:00 UTC of the week `weeksAgo` before the one of `now`. */
export function mondayBefore(now: Date, weeksAgo: number): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(midnight - (sinceMonday + 7 * weeksAgo) * DAY_MS);
}
