/** Stolen cards are tested by paying with them: each further decline makes the pause longer (MON-19, decision 042). */
import { after } from '#kit/clock.ts';
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
