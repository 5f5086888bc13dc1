import { kept } from './kept.ts';

/** The zone's usual name, or null for an unknown zone. */
export function knownZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export const allZones = (): string[] => Intl.supportedValuesOf('timeZone');

/** Year, month, day, hour and minute on the clock there. */
export function clockIn(at: Date, timeZone: string): Record<'year' | 'month' | 'day' | 'hour' | 'minute', number> {
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;
  const parts = kept(`clock ${timeZone}`, () => new Intl.DateTimeFormat('en-US', { ...numbers, timeZone })).formatToParts(at);
  const of = (wanted: string): number => Number(parts.find(({ type }) => type === wanted)?.value ?? 0);
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') };
}
