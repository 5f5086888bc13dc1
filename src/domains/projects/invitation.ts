/**
 * Invitations to a project (PRJ-15, PRJ-16): whom a client may ask, what a freelancer may answer, and why someone is
 * suggested.
 */
import { formatList } from '#kit/format/names.ts';
import { formatNumber } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { formatMoney, type Money } from '#kit/money.ts';
import { stateWords } from './policy.ts';
import type { ProjectFacts } from './project.ts';

export const INVITATION_STATES = ['sent', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Withdrawn ones count as well: an invitation is a notice that someone got. */
export const INVITATION_LIMITS = { people: 15, note: 1_000, suggested: 12, pastHires: 12, listed: 50 } as const;

export const INVITATION_WORDS: Readonly<
  Record<
    InvitationState,
    { readonly label: string; readonly tone: 'info' | 'success' | 'neutral' | 'warning'; readonly why: string }
  >
> = {
  sent: { label: 'Waiting for an answer', tone: 'warning', why: 'This invitation waits for an answer.' },
  accepted: { label: 'Accepted', tone: 'success', why: 'This invitation was accepted.' },
  declined: { label: 'Declined', tone: 'neutral', why: 'This invitation was declined.' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', why: 'This invitation was withdrawn.' },
  lapsed: { label: 'Ended with the project', tone: 'neutral', why: 'This invitation ended with its project.' },
};

/** Why a freelancer declines, as the client reads it. */
export const INVITATION_REASONS = {
  time: 'No time at the moment.',
  budget: 'The budget is too low for this work.',
  fit: 'This is not the kind of work I do.',
  brief: 'The brief says too little to propose.',
} as const;
export type InvitationReason = keyof typeof INVITATION_REASONS;
export const INVITATION_REASON_NAMES = Object.keys(INVITATION_REASONS) as [InvitationReason, ...InvitationReason[]];

/** Why its client can invite nobody now, or null. The same words hide the button and refuse the call. */
export function whyNotInvite(
  { state, expiresAt }: Pick<ProjectFacts, 'state' | 'expiresAt'>,
  invited: number,
  now: Date,
): string | null {
  if (state === 'open' && expiresAt !== null && expiresAt <= now) return stateWords('expired');
  if (state === 'draft' || state === 'pending_review')
    return `${stateWords(state)} You can invite people once it is open.`;
  if (state !== 'open') return stateWords(state);
  return invited >= INVITATION_LIMITS.people
    ? `You invited ${INVITATION_LIMITS.people} people to this project, as many as one project can have.`
    : null;
}

/** What is known of someone beside a project. */
export interface Match {
  readonly shared: readonly string[];
  readonly wanted: number;
  /** The name of the top category, where they sell a service in it. */
  readonly category: string | null;
  /** The lowest price of their services, where that is at most the budget. */
  readonly from: Money | null;
  readonly completed: number;
  readonly rating: number | null;
  readonly reviews: number;
}

/** Only what is so: nothing is said of what is not known. */
export const reasonsFor = (
  { shared, wanted, category, from, completed, rating, reviews }: Match,
  locale = 'en-US',
): string[] => [
  ...(shared.length === 0
    ? []
    : [
        `${wanted > 1 ? `${shared.length} of your ${counted(wanted, { one: 'skill', other: 'skills' }, locale)}` : 'The skill you ask for'}: ${formatList(shared, locale)}`,
      ]),
  ...(category === null ? [] : [`Sells in ${category}`]),
  ...(completed === 0 ? [] : [`${counted(completed, { one: 'finished job', other: 'finished jobs' }, locale)} here`]),
  ...(rating === null
    ? []
    : [`Rated ${formatNumber(rating, locale, 1)} by ${counted(reviews, { one: 'client', other: 'clients' }, locale)}`]),
  ...(from === null ? [] : [`Services from ${formatMoney(from, locale)}, within your budget`]),
];

/** The best first: skills weigh most, then the category, then work that was finished here. */
export const matchPoints = ({ shared, wanted, category, from, completed, rating }: Match): number =>
  (wanted === 0 ? 0 : (50 * shared.length) / wanted) +
  (category === null ? 0 : 20) +
  Math.min(completed, 10) * 2 +
  (rating ?? 0) +
  (from === null ? 0 : 5);
