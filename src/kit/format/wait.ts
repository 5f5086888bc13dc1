import { formatUnit } from './unit.ts';

/** How long to wait: "44 seconds", "5 minutes", "1 hour". Rounded up, so that it is never too early. */
export function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return formatUnit(Math.max(1, Math.ceil(seconds)), 'second');
  return minutes < 60 ? formatUnit(minutes, 'minute') : formatUnit(Math.ceil(minutes / 60), 'hour');
}
