/** Words to people one does not work with: one budget over every door (LIM-64, AUT-13, decision 171). */
import { DAY_MS } from '#kit/clock.ts';
import { counted } from '#kit/format/unit.ts';
import { MESSAGE_LIMITS, TOO_MANY_WORDS } from './message.ts';

/** Where someone can turn to a person who did not ask for it. */
export const DOORS = ['message', 'request', 'contract', 'invitation', 'proposal', 'question'] as const;
export type Door = (typeof DOORS)[number];

export const OUTREACH_LIMITS = {
  /**
   * New people a day. An invitation may still go to as many as one project can invite; a month's proposals have a quota
   * of their own.
   */
  peopleADay: {
    message: MESSAGE_LIMITS.requestsADay,
    request: MESSAGE_LIMITS.requestsADay,
    contract: MESSAGE_LIMITS.requestsADay,
    invitation: 15,
    proposal: null,
    question: 15,
  },
  /** To one person, over all doors, until they answer. */
  toOne: MESSAGE_LIMITS.beforeAnswer,
  dayMs: DAY_MS,
  /**
   * Requests, offers, invitations, proposals and questions that are older no longer count to `toOne`; messages always
   * do.
   */
  toOneMs: 30 * DAY_MS,
} as const satisfies { peopleADay: Record<Door, number | null>; toOne: number; dayMs: number; toOneMs: number };

export interface Reaching {
  readonly door: Door;
  /** People they turned to within a day; 0 where this person is one of them. */
  readonly people: number;
  /** Their words to this person that count. */
  readonly words: number;
}

export const tooManyPeople = (most: number): string =>
  `You contacted ${counted(most, { one: 'new person', other: 'new people' })} today. You can contact more tomorrow.`;

/** Why they cannot turn to this person by this door now, or null. */
export function whyNotReachOut({
  door,
  people,
  words,
}: Reaching): { readonly code: 'wrong_state' | 'too_many_requests'; readonly why: string } | null {
  if (words >= OUTREACH_LIMITS.toOne) return { code: 'wrong_state', why: TOO_MANY_WORDS };
  const most = OUTREACH_LIMITS.peopleADay[door];
  return most !== null && people >= most ? { code: 'too_many_requests', why: tooManyPeople(most) } : null;
}
