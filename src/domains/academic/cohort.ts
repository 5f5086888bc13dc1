/** Cohorts of students: who may join, until when, and what a supervisor sees (ACA-4 to ACA-8). */
import { after, DAY_MS } from '#kit/clock.ts';

export const COHORT_LIMITS = { name: 80, students: 200, cohorts: 50, termDays: 730, emails: 30, removal: 500 } as const;

/** What a student says of their age, in the words of the academic agreement. */
export const AGES = ['of_age', 'consented'] as const;
export type Age = (typeof AGES)[number];
export const AGE_WORDS: Readonly<Record<Age, string>> = { of_age: 'Of age', consented: 'Under age, with consent' };

/** All of it has to be true of someone younger. */
export const CONSENTED_IF = [
  'The law where you live allows the work at your age',
  'your parent or guardian agreed in writing to your account and to the terms',
  'your supervisor, parent or guardian is responsible for your work here',
  'you are old enough to agree to the use of your personal data, or your parent or guardian agreed to it',
] as const;

/** Shown before someone joins, and kept true by what the supervisor's page reads. */
export const SUPERVISOR_SEES = [
  'Your name and your public profile',
  'When you joined, and whether you are of age or have consent',
  'How many services you have live',
  'How many orders and contracts you completed, and the share you delivered on time',
  'Your published rating',
] as const;
export const SUPERVISOR_NEVER_SEES =
  'Your supervisor never sees your messages, earnings, prices of orders, disputes, files or identity documents, and can’t act in your account.';

export interface Term {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly endedAt: Date | null;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export const COHORT_STATES = ['upcoming', 'running', 'ended'] as const;
export type CohortState = (typeof COHORT_STATES)[number];
export const COHORT_WORDS = {
  upcoming: { label: 'Upcoming', tone: 'info' },
  running: { label: 'Running', tone: 'success' },
  ended: { label: 'Ended', tone: 'neutral' },
} as const satisfies Record<CohortState, { label: string; tone: string }>;

/** By UTC days; the last day still counts. */
export function cohortState({ startsOn, endsOn, endedAt }: Term, now: Date): CohortState {
  if (endedAt !== null || dayOf(now) > endsOn) return 'ended';
  return dayOf(now) < startsOn ? 'upcoming' : 'running';
}

/** The first instant after the last day. */
export const termEndsAt = ({ endsOn }: Pick<Term, 'endsOn'>): Date =>
  after(new Date(`${endsOn}T00:00:00.000Z`), DAY_MS);

export function whyNotTerm(
  startsOn: string,
  endsOn: string,
  now: Date,
): { readonly field: 'starts_on' | 'ends_on'; readonly why: string } | null {
  if (endsOn <= startsOn) return { field: 'ends_on', why: 'Choose a last day after the first day.' };
  if (endsOn < dayOf(now)) return { field: 'ends_on', why: 'Choose a last day in the future.' };
  const days = (Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS;
  return days > COHORT_LIMITS.termDays ? { field: 'ends_on', why: 'A term lasts two years at most.' } : null;
}

export interface Joining {
  readonly state: CohortState;
  readonly isConfirmed: boolean;
  readonly isOwn: boolean;
  readonly isIn: boolean;
  readonly wasRemoved: boolean;
  readonly students: number;
  readonly limit: number;
}

/** Why someone can't join, or null. */
export function whyNotJoin({ state, isConfirmed, isOwn, isIn, wasRemoved, students, limit }: Joining): string | null {
  if (state === 'ended' || !isConfirmed) return 'This cohort has ended.';
  if (isOwn) return 'You supervise this cohort. Share this link with your students.';
  if (isIn) return 'You’re already in this cohort.';
  if (wasRemoved) return 'Your supervisor removed you from this cohort. Ask them if you think it’s a mistake.';
  return students >= limit ? 'This cohort is full. Ask your supervisor to make room.' : null;
}

/** A student leaves whenever they want; only once. */
export const whyNotLeave = (leftAt: Date | null): string | null =>
  leftAt === null ? null : 'You already left this cohort.';

/** What someone pastes: addresses by line, comma, semicolon or space, each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter((part) => part !== ''),
  ),
];

/** Each place can be offered twice: some addresses are wrong, some students join by the link. */
export const invitationsLeft = (limit: number, invited: number): number => Math.max(0, 2 * limit - invited);
