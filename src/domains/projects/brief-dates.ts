/** The days of a brief: from when they count, and whether they fit together. */
import type { Say } from '#domains/taxonomy/head-rules.ts';
import { DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { counted } from '#kit/format/unit.ts';
import type { ProjectDraft } from './draft.ts';
import { PROJECT_LIMITS } from './project.ts';

/** UTC−12, where a day ends last: "today" of every client counts as today. */
const LAST_ZONE_MS = 12 * HOUR_MS;

/**
 * Of the first post; for a draft of now. So a date that was fine when it was posted keeps nobody from changing a typo
 * later.
 */
export const datesFrom = (at: Date): string => new Date(at.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

type Dated = Pick<ProjectDraft, 'start_on' | 'due_on' | 'days' | 'milestones'>;

/** Days for the work; null where neither a time nor a deadline is given. */
export function daysFor({ start_on: start, due_on: due, days }: Dated, from: string): number | null {
  if (days !== null || due === null) return days;
  return Math.max(1, daysBetween(start ?? from, due));
}

export function checkDates(draft: Dated, from: string, say: Say): void {
  const { start_on: start, due_on: due, days } = draft;
  const begin = start ?? from;
  if (start !== null && start < from) say('start_on', 'Choose today or a later day.');
  else if (daysBetween(from, begin) > PROJECT_LIMITS.days) say('start_on', 'Choose a day within the next year.');
  if (due === null) {
    if (days === null) say('days', 'Enter how many days it may take, or set a deadline.');
  } else if (due < begin)
    say('due_on', start === null ? 'Choose today or a later day.' : 'Choose a day on or after the start date.');
  else if (daysBetween(begin, due) > PROJECT_LIMITS.days)
    say('due_on', `Choose a day within ${PROJECT_LIMITS.days} days of the start.`);
  else {
    const left = Math.max(1, daysBetween(begin, due));
    if (days !== null && days > left)
      say(
        'days',
        `The deadline leaves ${counted(left, { one: 'day', other: 'days' })}. Leave this empty, or enter fewer days.`,
      );
  }
  checkMilestoneDates(draft, begin, say);
}

function checkMilestoneDates({ milestones, due_on: due }: Dated, begin: string, say: Say): void {
  let last = begin;
  milestones.forEach(({ due_on: on }, index) => {
    if (on === null) return;
    const field = `milestones.${index}.due_on`;
    if (on < begin) say(field, 'Choose a day on or after the start date.');
    else if (due !== null && on > due) say(field, 'Choose a day on or before the deadline.');
    else if (on < last) say(field, 'Choose a day on or after that of the milestone before.');
    else if (daysBetween(begin, on) > PROJECT_LIMITS.days)
      say(field, `Choose a day within ${PROJECT_LIMITS.days} days of the start.`);
    else last = on;
  });
}
