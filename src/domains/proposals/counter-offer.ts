/**
 * Counter-offers about a proposal (PRP-4): either side names another price and time, the other answers within five
 * days.
 */
import type { WorkClock } from '#domains/paid-work/clock.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { otherSide, type Side } from '#kit/sides.ts';
import { refused, type Permission } from '#kit/transitions.ts';
import {
  mayMove,
  MOVE_NAMES,
  STATE_WORDS,
  type ProposalMove,
  type ProposalParty,
  type ProposalState,
} from './proposal.ts';

export const COUNTER_OUTCOMES = ['accepted', 'declined', 'withdrawn', 'countered', 'lapsed', 'ended'] as const;
export type CounterOutcome = (typeof COUNTER_OUTCOMES)[number];
export const COUNTER_ANSWERS = ['accept', 'decline', 'withdraw'] as const;
export type CounterAnswer = (typeof COUNTER_ANSWERS)[number];

export const COUNTER_LIMITS = { validDays: 5, note: 1_000, most: 20 } as const;

/** The one that waits for its answer. */
export interface OpenCounter {
  readonly number: number;
  readonly by: Side;
  readonly madeAt: Date;
  readonly validUntil: Date;
}
export interface Negotiated {
  readonly state: ProposalState;
  readonly counter: OpenCounter | null;
  /** Made so far, by both. */
  readonly counters: number;
  /** The brief changed materially since it was written, so its price may too. */
  readonly isFreed: boolean;
}

export const counterHoldsUntil = (madeAt: Date): Date => after(madeAt, COUNTER_LIMITS.validDays * DAY_MS);

export type CounterClock = WorkClock<'counter', ProposalMove>;
export const counterClocks = (counter: OpenCounter | null): CounterClock[] =>
  counter === null
    ? []
    : [
        {
          kind: 'counter',
          startsAt: counter.madeAt,
          endsAt: counter.validUntil,
          turn: [otherSide(counter.by)],
          atEnd: 'lapseCounter',
        },
      ];

export const ANSWER_MOVES = {
  accept: 'acceptCounter',
  decline: 'declineCounter',
  withdraw: 'withdrawCounter',
} as const satisfies Record<CounterAnswer, ProposalMove>;

type Guard = (counter: OpenCounter | null, party: ProposalParty, now: Date, counters: number) => string | null;
const isOver = ({ validUntil }: OpenCounter, now: Date): boolean => validUntil <= now;
const NONE = 'No counter-offer is waiting for an answer.';
const EXPIRED = 'This counter-offer expired.';

const answered: Guard = (counter, party, now) =>
  counter === null
    ? NONE
    : isOver(counter, now)
      ? EXPIRED
      : counter.by === party
        ? 'The other person answers this counter-offer.'
        : null;
const guards: Partial<Record<ProposalMove, Guard>> = {
  /** Otherwise the price that is answered would change under it. */
  revise: (counter, _party, now) =>
    counter === null || isOver(counter, now) ? null : 'A counter-offer is waiting. Answer or withdraw it first.',
  counter: (_counter, _party, _now, counters) =>
    counters < COUNTER_LIMITS.most ? null : `A proposal has up to ${COUNTER_LIMITS.most} counter-offers.`,
  acceptCounter: answered,
  declineCounter: answered,
  withdrawCounter: (counter, party, now) =>
    counter === null
      ? NONE
      : isOver(counter, now)
        ? EXPIRED
        : counter.by === party
          ? null
          : 'Only the person who made this counter-offer can withdraw it.',
  lapseCounter: (counter, _party, now) => (counter !== null && isOver(counter, now) ? null : 'You can’t do this yet.'),
};

/** May this party make this move now? The same answer hides the button and refuses the call. */
export function mayNegotiate(
  { state, counter, counters, isFreed }: Negotiated,
  move: ProposalMove,
  party: ProposalParty,
  now: Date,
): Permission<ProposalState> {
  const answer = mayMove(state, move, party);
  if (!answer.ok) return answer;
  if (move === 'revise' && state !== 'submitted' && !isFreed) return refused(STATE_WORDS[state].why);
  const reason = guards[move]?.(counter, party, now, counters) ?? null;
  return reason === null ? answer : refused(reason);
}

/** What a side can do on the screens; an offer is made on that of contracts. */
const SHOWN: ReadonlySet<ProposalMove> = new Set([
  'revise',
  'shortlist',
  'interview',
  'counter',
  'acceptCounter',
  'declineCounter',
  'withdrawCounter',
  'offer',
  'decline',
  'withdraw',
]);
export const openTo = (facts: Negotiated, party: ProposalParty, now: Date): ProposalMove[] =>
  MOVE_NAMES.filter((name) => SHOWN.has(name) && mayNegotiate(facts, name, party, now).ok);
