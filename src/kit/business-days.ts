/** Working days are Monday to Friday in UTC. */
import { DAY_MS } from './clock.ts';

const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6;

/** So many working days later, at the same time of day; what comes in on a weekend starts on Monday. */
export function afterBusinessDays(from: Date, days: number): Date {
  let at = from.getTime();
  for (let left = days; left > 0;) {
    at += DAY_MS;
    if (!isWeekend(new Date(at))) left -= 1;
  }
  return new Date(at);
}
