/** What becomes of the services of someone who does not use Docket any more (SVC-6). */
import { after, DAY_MS } from '#kit/clock.ts';

export const ABSENCE = { days: 60, noticeDays: 7 } as const;

/** Kept with the move: it says which services their seller can resume. */
export const HELD_FOR_ABSENCE = `The freelancer was absent for ${ABSENCE.days} days.`;

export const HOLD_CAUSES = ['absence', 'staff'] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];

/** By the reason of the last move of a service that is on hold; null for any other. */
export function holdCause(reason: string | null): HoldCause | null {
  if (reason === null) return null;
  return reason === HELD_FOR_ABSENCE ? 'absence' : 'staff';
}

export type AbsenceStep =
  | { readonly kind: 'wait'; readonly until: Date; readonly warnedAt: Date | null }
  | { readonly kind: 'warn'; readonly holdAt: Date }
  | { readonly kind: 'hold' };

const later = (date: Date, other: Date): Date => (date > other ? date : other);

/**
 * Whose last use is not known is not absent. A notice is given 7 days before, however long the absence was when it was
 * noticed.
 */
export function absenceStep(lastUse: Date | null, warnedAt: Date | null, now: Date): AbsenceStep {
  const since = lastUse ?? now;
  const noticeAt = after(since, (ABSENCE.days - ABSENCE.noticeDays) * DAY_MS);
  if (noticeAt > now) return { kind: 'wait', until: noticeAt, warnedAt: null };
  const isWarned = warnedAt !== null && warnedAt > since;
  const holdAt = later(
    after(since, ABSENCE.days * DAY_MS),
    after(isWarned ? warnedAt : now, ABSENCE.noticeDays * DAY_MS),
  );
  if (!isWarned) return { kind: 'warn', holdAt };
  return holdAt > now ? { kind: 'wait', until: holdAt, warnedAt } : { kind: 'hold' };
}
