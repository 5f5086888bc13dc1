/** The freelancer asks for more days; the client answers in time, or the answer is no (ORD-14). */
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import type { WorkClock } from './clock.ts';
import type { Party } from './party.ts';

export const EXTENSION_LIMITS = { days: 30, reason: 500, answerMs: 48 * HOUR_MS } as const;
export const EXTENSION_OUTCOMES = ['accepted', 'declined', 'withdrawn', 'closed'] as const;
export type ExtensionOutcome = (typeof EXTENSION_OUTCOMES)[number];

export interface Extension {
  readonly id: string;
  readonly days: number;
  readonly askedAt: Date;
  readonly endsAt: Date;
}

/** Why this party cannot answer or withdraw it now, or null. Who may do which is in the table of moves. */
export function whyNotExtension(extension: Pick<Extension, 'endsAt'> | null, party: Party, now: Date): string | null {
  if (extension === null) return 'There is no extension request to answer.';
  return party === 'system' || now < extension.endsAt ? null : 'The time to answer has ended.';
}

/** Runs beside the time to deliver; at its end silence is a no. */
export const extensionClock = <Kind extends string, End extends string>(
  { askedAt, endsAt }: Extension,
  kind: Kind,
  atEnd: End,
): WorkClock<Kind, End> => ({
  kind,
  startsAt: askedAt,
  endsAt,
  turn: ['client'],
  atEnd,
});

/** The days count from the due date, or from now once that has passed: accepted late work is not late. */
export const extendedDueAt = (dueAt: Date, days: number, now: Date): Date =>
  after(dueAt > now ? dueAt : now, days * DAY_MS);
