/** Stolen cards are tested by paying with them: each further decline makes the pause longer (MON-19, decision 042). */
import { after } from '#kit/clock.ts';

/**
 * Declined payments within a sliding window (MON-19): after this many, each further decline is followed by this pause.
 */
export const declineLimits = {
  windowSeconds: 86_400,
  pauses: {
    person: [
      { from: 3, seconds: 300 },
      { from: 5, seconds: 3_600 },
      { from: 8, seconds: 86_400 },
    ],
    /** The same card, no matter who tries it. */
    card: [
      { from: 3, seconds: 300 },
      { from: 5, seconds: 3_600 },
      { from: 8, seconds: 86_400 },
    ],
    /** One address may be an office or a phone network. */
    network: [
      { from: 10, seconds: 300 },
      { from: 20, seconds: 3_600 },
      { from: 40, seconds: 86_400 },
    ],
  },
  /** From here on an operator is notified. */
  signalFrom: { person: 5, card: 5, network: 10 },
  /** Checkouts of one person that are open at the same time. */
  openCheckouts: 8,
} as const;

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
