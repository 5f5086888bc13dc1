/** The clock of an open post: two prompts, then it ends automatically (PRJ-6, LIM-61). */
import type { WorkClock } from '#domains/paid-work/clock.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { PROJECT_LIMITS, type ProjectMove, type ProjectState } from './project.ts';

export const CLOCK_KINDS = ['open'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];
export type ProjectClock = WorkClock<ClockKind, ProjectMove>;

/** The 30 days that run now. */
export interface Run {
  readonly state: ProjectState;
  readonly openedAt: Date | null;
  readonly expiresAt: Date | null;
}

export const openRun = (from: Date): { readonly openedAt: Date; readonly expiresAt: Date } => ({
  openedAt: from,
  expiresAt: after(from, PROJECT_LIMITS.openDays * DAY_MS),
});

export function clocksOf({ state, openedAt, expiresAt }: Run): ProjectClock[] {
  if (state !== 'open' || openedAt === null || expiresAt === null) return [];
  return [{ kind: 'open', startsAt: openedAt, endsAt: expiresAt, turn: ['client'], atEnd: 'expire' }];
}

/** In order. They replace the half time and the last day of other clocks: a post has days of its own. */
export const promptsOf = ({ openedAt }: Run): readonly Date[] =>
  openedAt === null ? [] : PROJECT_LIMITS.promptDays.map((days) => after(openedAt, days * DAY_MS));

/** When to look at it next: a prompt that was not given, or the end. */
export function nextLook(run: Run, prompts: number): Date | null {
  const [clock] = clocksOf(run);
  return clock === undefined ? null : (promptsOf(run)[prompts] ?? clock.endsAt);
}
