/** The life of a milestone (MLS-1 to MLS-9), as one table. It is a piece of paid work: its id is that of its charge. */
import type { Party } from '#domains/paid-work/party.ts';
import type { Terms } from '#domains/paid-work/price.ts';
import type { SplitOffer } from '#domains/paid-work/split-offer.ts';
import type { Money } from '#kit/money.ts';
import type { MoveTable } from '#kit/transitions.ts';
import type { ContractState } from './life.ts';

export const MILESTONE_STATES = [
  'agreed',
  'funded',
  'submitted',
  'changes_requested',
  'split_offered',
  'disputed',
  'released',
  'cleared',
  'returned',
  'dropped',
] as const;
export type MilestoneState = (typeof MILESTONE_STATES)[number];

/** Exactly its total is held in these states, and nothing in any other. */
export const HOLDING_STATES = [
  'funded',
  'submitted',
  'changes_requested',
  'split_offered',
  'disputed',
] as const satisfies readonly MilestoneState[];
/** The freelancer works on it. */
export const WORKING_STATES = ['funded', 'changes_requested'] as const satisfies readonly MilestoneState[];
const ANYONE = ['client', 'freelancer'] as const;
const AGREED_ON = ['funded', 'submitted', 'changes_requested'] as const;

/**
 * Planned moves already have their states, parties and ways out: building one means dropping its mark and writing its
 * command.
 */
const moves = {
  fund: { from: ['agreed'], to: 'funded', by: ['client', 'provider'] },
  submit: { from: WORKING_STATES, to: 'submitted', by: ['freelancer'] },
  markLate: { from: WORKING_STATES, to: 'same', by: ['system'] },
  requestChanges: { from: ['submitted'], to: 'changes_requested', by: ['client'] },
  extendReview: { from: ['submitted'], to: 'same', by: ['client'] },
  approve: { from: ['submitted'], to: 'released', by: ['client'] },
  /** What is not released becomes a milestone of its own, funded with the same money (decision 122). */
  approvePart: { from: ['submitted'], to: 'released', by: ['client'] },
  autoRelease: { from: ['submitted'], to: 'released', by: ['system'] },
  clear: { from: ['released'], to: 'cleared', by: ['system'] },
  /** The freelancer gives the money back, at any time. */
  giveBack: { from: AGREED_ON, to: 'returned', by: ['freelancer'] },
  /** A share of the price for the freelancer, the rest back: one asks, the other answers. */
  offerSplit: { from: AGREED_ON, to: 'split_offered', by: ANYONE },
  acceptSplit: { from: ['split_offered'], to: 'released', by: ANYONE },
  acceptReturn: { from: ['split_offered'], to: 'returned', by: ANYONE },
  declineSplit: { from: ['split_offered'], to: 'back', by: [...ANYONE, 'system'] },
  withdrawSplit: { from: ['split_offered'], to: 'back', by: ANYONE },
  /** Funded for long without a submission: keep it held, or it is returned. */
  askToChoose: { from: WORKING_STATES, to: 'same', by: ['system'] },
  keepFunded: { from: WORKING_STATES, to: 'same', by: ['client'] },
  returnIdle: { from: WORKING_STATES, to: 'returned', by: ['system'] },
  /** Its contract ended. */
  releaseAtEnd: { from: ['submitted', 'split_offered'], to: 'released', by: [...ANYONE, 'system'] },
  returnAtEnd: { from: ['funded', 'changes_requested', 'split_offered'], to: 'returned', by: [...ANYONE, 'system'] },
  drop: { from: ['agreed'], to: 'dropped', by: [...ANYONE, 'system', 'operator'] },
  openDispute: { from: [...AGREED_ON, 'split_offered', 'released'], to: 'disputed', by: ANYONE },
  withdrawDispute: { from: ['disputed'], to: 'back', by: ANYONE },
  releaseDisputed: { from: ['disputed'], to: 'released', by: [...ANYONE, 'operator', 'system'] },
  returnDisputed: { from: ['disputed'], to: 'returned', by: [...ANYONE, 'operator', 'system'] },
  releaseByOperator: { from: [...AGREED_ON, 'split_offered'], to: 'released', by: ['operator'] },
  returnByOperator: { from: [...AGREED_ON, 'split_offered'], to: 'returned', by: ['operator'] },
} as const satisfies Record<string, MoveTable<MilestoneState, string, Party>[string]>;

export type MilestoneMove = keyof typeof moves;
export const milestoneMoves: MoveTable<MilestoneState, MilestoneMove, Party> = moves;
export const MILESTONE_MOVES = Object.keys(moves) as [MilestoneMove, ...MilestoneMove[]];

export interface MilestoneFacts {
  readonly state: MilestoneState;
  readonly interruptedState: MilestoneState | null;
  readonly contractState: ContractState;
  readonly fundedAt: Date | null;
  readonly dueAt: Date | null;
  readonly lateAt: Date | null;
  readonly submittedAt: Date | null;
  readonly reviewDueAt: Date | null;
  readonly reviewExtended: boolean;
  /** Changes requested so far; three rounds are free. */
  readonly rounds: number;
  /** From when the time without a submission counts. */
  readonly idleFrom: Date | null;
  /** When both were asked to return it or keep it funded. */
  readonly idleAskedAt: Date | null;
  readonly releasedAt: Date | null;
  readonly clearsAt: Date | null;
  readonly clearedAt: Date | null;
  readonly terms: Terms;
  /** Of its price; null before anything was released. */
  readonly releasedPrice: Money | null;
  /** What one side offers for ending it now, while that waits for its answer. */
  readonly split: SplitOffer | null;
}

export const MILESTONE_LIMITS = {
  rounds: 3,
  idleDays: 75,
  idlePromptDays: 45,
  idleAnswerDays: 14,
  splitHours: 48,
  changes: 20,
} as const;

/**
 * What the end of its contract does with its money: released where it was submitted, refunded where it was not; null
 * where it decides nothing.
 */
export function isReleasedAtEnd({
  state,
  interruptedState,
}: Pick<MilestoneFacts, 'state' | 'interruptedState'>): boolean | null {
  if (state === 'submitted' || (state === 'split_offered' && interruptedState === 'submitted')) return true;
  return state === 'funded' || state === 'changes_requested' || state === 'split_offered' ? false : null;
}
