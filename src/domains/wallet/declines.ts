/** Stolen cards are tested by paying with them: each further decline makes the pause longer (MON-19, decision 042). */
import { after } from '#kit/clock.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { declineLimits } from '#kit/limits.ts';

export type DeclineSubject = keyof typeof declineLimits.pauses;

export interface Declines {
  readonly subject: DeclineSubject;
  /** Within the window. */
  readonly count: number;
  readonly lastAt: Date | null;
}

/** Until when no payment is tried, or null. A successful payment does not reset it: a card tester has one good card. */
export function pausedUntil({ subject, count, lastAt }: Declines): Date | null {
  const step = declineLimits.pauses[subject].findLast(({ from }) => count >= from);
  return step === undefined || lastAt === null ? null : after(lastAt, step.seconds * 1_000);
}

export const isSignal = ({ subject, count }: Declines): boolean => count >= declineLimits.signalFrom[subject];

/** "5 minutes", "1 hour": rounded up, so that it is never too early. */
export function waitWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.ceil(minutes / 60);
  if (minutes < 60) return formatUnit(minutes, 'minute');
  return formatUnit(hours, 'hour');
}
