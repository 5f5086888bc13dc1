/**
 * The life of a contract, from an offer to its end (CTR-1 to CTR-7), as one table. Its milestones have one of their
 * own.
 */
import type { Party } from '#domains/paid-work/party.ts';
import type { Side } from '#kit/sides.ts';
import type { MoveTable } from '#kit/transitions.ts';

export const CONTRACT_STATES = [
  'offered',
  'accepted',
  'active',
  'paused',
  'end_requested',
  'completed',
  'cancelled',
  'declined',
  'withdrawn',
  'lapsed',
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** Nothing was signed by both, or not funded yet. */
const UNBEGUN_STATES = ['offered', 'accepted'] as const satisfies readonly ContractState[];
export const isUnbegun = (state: ContractState): boolean =>
  (UNBEGUN_STATES as readonly ContractState[]).includes(state);
const ANYONE = ['client', 'freelancer'] as const;

const moves = {
  /** Longer to answer, up to seven days in all. */
  extendOffer: { from: ['offered'], to: 'same', by: ['client'] },
  accept: { from: ['offered'], to: 'accepted', by: ['freelancer'] },
  decline: { from: ['offered'], to: 'declined', by: ['freelancer'] },
  withdraw: { from: UNBEGUN_STATES, to: 'withdrawn', by: ['client'] },
  /** Before anything is funded, the freelancer may change their mind too. */
  stepBack: { from: ['accepted'], to: 'declined', by: ['freelancer'] },
  lapse: { from: UNBEGUN_STATES, to: 'lapsed', by: ['system'] },
  endForLeaving: { from: UNBEGUN_STATES, to: 'withdrawn', by: ['system'] },
  withdrawByOperator: { from: UNBEGUN_STATES, to: 'withdrawn', by: ['operator'] },
  /** The first milestone is funded. */
  begin: { from: ['accepted'], to: 'active', by: ['client', 'provider'] },
  /** Someone asks for a pause, and the other agrees. */
  askPause: { from: ['active'], to: 'same', by: ANYONE },
  acceptPause: { from: ['active'], to: 'paused', by: ANYONE },
  declinePause: { from: ['active'], to: 'same', by: [...ANYONE, 'system'] },
  withdrawPause: { from: ['active'], to: 'same', by: ANYONE },
  /** Only staff resume it before its time. */
  pauseByOperator: { from: ['active'], to: 'paused', by: ['operator'] },
  resume: { from: ['paused'], to: 'active', by: [...ANYONE, 'system', 'operator'] },
  /** Other terms: one side proposes and signs them, the other signs too. */
  proposeChange: { from: ['active'], to: 'same', by: ANYONE },
  acceptChange: { from: ['active'], to: 'same', by: ANYONE },
  declineChange: { from: ['active'], to: 'same', by: ANYONE },
  withdrawChange: { from: ['active'], to: 'same', by: ANYONE },
  /** Not answered in time, or overtaken by a pause or the end. */
  lapseChange: { from: ['active'], to: 'same', by: [...ANYONE, 'system', 'operator'] },
  /** With held money the other side has a week; without, it ends at once. A pause ends first. */
  requestEnd: { from: ['active'], to: 'end_requested', by: ANYONE },
  withdrawEnd: { from: ['end_requested'], to: 'active', by: ANYONE },
  /** All is settled but what is in dispute: it ends with that. */
  agreeEnd: { from: ['end_requested'], to: 'same', by: [...ANYONE, 'system'] },
  /** Paid on top, at once; until 30 days after the end. */
  bonus: { from: ['active', 'paused', 'end_requested', 'completed'], to: 'same', by: ['client'] },
  completeEnd: { from: ['active', 'paused', 'end_requested'], to: 'completed', by: [...ANYONE, 'system', 'operator'] },
  cancelEnd: { from: ['active', 'paused', 'end_requested'], to: 'cancelled', by: [...ANYONE, 'system', 'operator'] },
} as const satisfies Record<string, MoveTable<ContractState, string, Party>[string]>;

export type ContractMove = keyof typeof moves;
export const contractMoves: MoveTable<ContractState, ContractMove, Party> = moves;
export const CONTRACT_MOVES = Object.keys(moves) as [ContractMove, ...ContractMove[]];

/** What the rules need to know of a contract; instants are the database's. */
export interface ContractFacts {
  readonly state: ContractState;
  readonly offeredAt: Date;
  readonly validUntil: Date;
  readonly acceptedAt: Date | null;
  readonly pausedAt: Date | null;
  /** By an operator: neither side resumes it. */
  readonly pausedByStaff: boolean;
  readonly pauseAskedBy: Side | null;
  readonly pauseAskedAt: Date | null;
  readonly changeAskedBy: Side | null;
  readonly changeAskedAt: Date | null;
  readonly endAskedBy: Side | null;
  readonly endAskedAt: Date | null;
  /** The request was accepted, or nobody answered in time, while something was in dispute. */
  readonly endAgreedAt: Date | null;
  readonly endedAt: Date | null;
  /** Since when nothing was released, held or waiting; null before the first release and while money is held. */
  readonly idleSince: Date | null;
  readonly milestones: readonly { readonly state: string }[];
}

export const CONTRACT_LIMITS = {
  /** Open offers of one client. */
  offers: 20,
  milestones: 20,
  /** With what was added since. */
  milestonesInAll: 60,
  /**
   * Releases in part. Apart from the milestones, so that they use up no place of one that is added; 99 places are the
   * most.
   */
  parts: 39,
  criteria: 10,
  criterion: 300,
  title: 120,
  milestoneTitle: 120,
  scope: 5_000,
  reason: 500,
  /** A name as it is signed with. */
  signature: 120,
  days: 180,
  /** How long an offer can be answered: at first, and at most (PRP-5). */
  validHours: 48,
  validHoursMost: 168,
  /** To fund the first milestone (PRJ-5). */
  fundHours: 72,
  pauseDays: 60,
  pauseAnswerDays: 5,
  changeAnswerDays: 5,
  endDays: 7,
  idleDays: 30,
} as const;
