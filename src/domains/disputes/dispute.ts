/**
 * The life of a dispute about held work (DSP-1 to DSP-10), as one table. Everything that happens to it is a move in it.
 */
import type { Party } from '#domains/paid-work/party.ts';
import type { SplitOffer } from '#domains/paid-work/split-offer.ts';
import type { BasisPoints, Money } from '#kit/money.ts';
import type { Side } from '#kit/sides.ts';
import type { MoveTable } from '#kit/transitions.ts';

export const DISPUTE_STATES = [
  'opened',
  'negotiating',
  'escalated',
  'evidence_closed',
  'under_review',
  'decided',
  'appealed',
  'settled',
  'decided_default',
  'final',
  'withdrawn',
] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

const people = ['client', 'freelancer'] as const;
const talking = ['negotiating', 'escalated', 'evidence_closed', 'under_review'] as const;

const moves = {
  answer: { from: ['opened'], to: 'negotiating', by: people },
  acceptClaim: { from: ['opened'], to: 'settled', by: people },
  endUnanswered: { from: ['opened'], to: 'decided_default', by: ['system'] },
  sendUnanswered: { from: ['opened'], to: 'evidence_closed', by: ['system'] },
  offer: { from: talking, to: 'same', by: people },
  acceptOffer: { from: talking, to: 'settled', by: people },
  /** Both sides name the same share now. */
  meet: { from: talking, to: 'settled', by: people },
  declineOffer: { from: talking, to: 'same', by: people },
  withdrawOffer: { from: talking, to: 'same', by: people },
  escalate: { from: ['negotiating'], to: 'escalated', by: [...people, 'system'] },
  addEvidence: { from: ['opened', 'negotiating', 'escalated'], to: 'same', by: people },
  closeEvidence: { from: ['escalated'], to: 'evidence_closed', by: ['system'] },
  assign: { from: ['evidence_closed', 'under_review'], to: 'under_review', by: ['operator'] },
  decide: { from: ['under_review'], to: 'decided', by: ['operator'] },
  acceptDecision: { from: ['decided'], to: 'same', by: people },
  /** The other side accepted before. */
  agreeOnDecision: { from: ['decided'], to: 'final', by: people },
  closeAppeals: { from: ['decided'], to: 'final', by: ['system'] },
  appeal: { from: ['decided'], to: 'appealed', by: people },
  assignAppeal: { from: ['appealed'], to: 'same', by: ['operator'] },
  decideAppeal: { from: ['appealed'], to: 'final', by: ['operator'] },
  withdraw: { from: ['opened'], to: 'withdrawn', by: people },
  /** Once it was answered or sent to a reviewer, the other side has to agree. */
  askToWithdraw: { from: talking, to: 'same', by: people },
  agreeToWithdraw: { from: talking, to: 'withdrawn', by: people },
  endWithdrawal: { from: talking, to: 'same', by: people },
  passHardLimit: { from: ['evidence_closed', 'under_review'], to: 'same', by: ['system'] },
  remindReviewer: { from: ['evidence_closed', 'under_review', 'appealed'], to: 'same', by: ['system'] },
} as const satisfies Record<string, MoveTable<DisputeState, string, Party>[string]>;

export type DisputeMove = keyof typeof moves;
export const disputeMoves: MoveTable<DisputeState, DisputeMove, Party> = moves;
export const MOVE_NAMES = Object.keys(moves) as [DisputeMove, ...DisputeMove[]];

/** The money is frozen until one of these. */
export const ENDED_STATES: readonly DisputeState[] = ['settled', 'decided_default', 'final', 'withdrawn'];
export const isOver = (state: DisputeState): boolean => ENDED_STATES.includes(state);

/** What the rules need to know of a dispute; instants are the database's. */
export interface DisputeFacts {
  readonly state: DisputeState;
  readonly openedBy: Side;
  /** What the claim asks for: a share of the price for the freelancer. */
  readonly wanted: BasisPoints;
  readonly price: Money;
  readonly openedAt: Date;
  readonly answeredAt: Date | null;
  readonly escalatedAt: Date | null;
  readonly evidenceClosedAt: Date | null;
  /** When the decision that is due was promised, and when operators are told next that it is missing. */
  readonly reviewDueAt: Date | null;
  readonly alarmAt: Date | null;
  /** The hard limit passed: an owner of the instance decides. */
  readonly isSenior: boolean;
  readonly reviewerId: string | null;
  readonly decidedAt: Date | null;
  readonly decidedShare: BasisPoints | null;
  /** Who decided first: another person decides on an appeal. */
  readonly decidedBy: string | null;
  readonly acceptedBy: readonly Side[];
  readonly appealedAt: Date | null;
  readonly appealedBy: Side | null;
  /** An offer that waits for its answer. */
  readonly offer: SplitOffer | null;
  /**
   * What each side last asked for or offered: a share of the price for the freelancer. Null where a side named none, or
   * withdrew it.
   */
  readonly clientNumber: BasisPoints | null;
  readonly freelancerNumber: BasisPoints | null;
  /** Who declined or withdrew the last offer makes the next; null is the side that opened it. */
  readonly offerDueFrom: Side | null;
  /** The side that opened it asked to withdraw it, and the other has not answered. */
  readonly withdrawAskedAt: Date | null;
}

export const numberOf = (
  { clientNumber, freelancerNumber }: Pick<DisputeFacts, 'clientNumber' | 'freelancerNumber'>,
  side: Side,
): BasisPoints | null => (side === 'client' ? clientNumber : freelancerNumber);

/**
 * What a dispute released cannot be disputed again, although it is clearing (DSP-15). `before` is the newest about the
 * same work.
 */
export const whyNotAgain = (before: { readonly share: BasisPoints | null } | null): string | null =>
  before === null || before.share === null ? null : 'A dispute about this was closed, and its outcome is final.';

/** A second claim about the same work is not withdrawn and made again: it goes to a reviewer (DSP-9, MON-22). */
export const isRepeat = (before: { readonly state: DisputeState } | null): boolean => before?.state === 'withdrawn';
