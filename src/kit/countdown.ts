/** Countdowns that people see: when one ends, when its reminders are due, and when to check it next. */
import { after, DAY_MS, HOUR_MS } from './clock.ts';

export interface Countdown {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Whose turn it is; nobody's while something only waits. */
  readonly turn: readonly string[];
  /** An extra reminder this long after the start, besides half time and the last day. */
  readonly remindedAfterMs?: readonly number[];
}

/** A clock shorter than this is watched on the screen; an email would come too late. */
const SHORTEST_REMINDED_MS = HOUR_MS;

export const bySoonest = (a: Countdown, b: Countdown): number => a.endsAt.getTime() - b.endsAt.getTime();

/** Half time and 24 hours before the end (PRD-14), in order. While it is nobody's turn, nobody is reminded. */
export function remindersOf({ startsAt, endsAt, turn, remindedAfterMs = [] }: Countdown): Date[] {
  const length = endsAt.getTime() - startsAt.getTime();
  if (turn.length === 0 || length < SHORTEST_REMINDED_MS) return [];
  const offsets = new Set([length / 2, length - DAY_MS, ...remindedAfterMs]);
  return [...offsets]
    .filter((offset) => offset > 0 && offset < length)
    .toSorted((a, b) => a - b)
    .map((offset) => after(startsAt, offset));
}

/** The clock that has run out, if one has. */
export const endedClock = <Clock extends Countdown>(clocks: readonly Clock[], now: Date): Clock | null =>
  clocks.find(({ endsAt }) => endsAt <= now) ?? null;

/** The clock whose reminder is due and not sent yet. */
export function clockToRemind<Clock extends Countdown>(
  clocks: readonly Clock[],
  remindedAt: Date | null,
  now: Date,
): Clock | null {
  const isDue = (at: Date) => at <= now && (remindedAt === null || at > remindedAt);
  return clocks.find((clock) => remindersOf(clock).some(isDue)) ?? null;
}

/** When to check the clocks next: at an end, or at a reminder before it. Null when none is running. */
export function nextWake(clocks: readonly Countdown[], now: Date): Date | null {
  const moments = clocks.flatMap((clock) => [clock.endsAt, ...remindersOf(clock).filter((at) => at > now)]);
  return moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
