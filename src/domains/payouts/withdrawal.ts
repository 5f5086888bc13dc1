/**
 * The states of a withdrawal (WDR-1 to WDR-7), as one table. The money waits in U.out from the request until it has
 * arrived or is returned.
 */
import type { MoveTable } from '#kit/transitions.ts';

export const WITHDRAWAL_STATES = [
  'requested',
  'held',
  'in_review',
  'approved',
  'processing',
  'paid',
  'failed',
  'cancelled',
  'rejected',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

export const LANES = ['standard', 'express'] as const;
export type Lane = (typeof LANES)[number];

export type PayoutParty = 'owner' | 'system' | 'operator' | 'provider';

const waiting = ['requested', 'held', 'in_review'] as const;

const moves = {
  hold: { from: ['requested'], to: 'held', by: ['system'] },
  review: { from: ['requested', 'held'], to: 'in_review', by: ['system'] },
  approve: { from: waiting, to: 'approved', by: ['system', 'operator'] },
  cancel: { from: [...waiting, 'approved'], to: 'cancelled', by: ['owner'] },
  /** Held by whatever would refuse the request (MON-18); one that is sent by hand, only until it is on a bank list. */
  stop: { from: ['approved', 'processing'], to: 'held', by: ['system'] },
  /** By the system when waiting would not help, such as for a debt (MON-12). */
  reject: { from: [...waiting, 'approved'], to: 'rejected', by: ['operator', 'system'] },
  send: { from: ['approved'], to: 'processing', by: ['system'] },
  pay: { from: ['processing'], to: 'paid', by: ['provider', 'operator'] },
  fail: { from: ['processing'], to: 'failed', by: ['provider', 'operator'] },
  /** A bank may return it days after accepting it. */
  bounce: { from: ['paid'], to: 'failed', by: ['provider', 'operator'] },
} as const satisfies Record<string, MoveTable<WithdrawalState, string, PayoutParty>[string]>;

export type WithdrawalMove = keyof typeof moves;
export const withdrawalMoves: MoveTable<WithdrawalState, WithdrawalMove, PayoutParty> = moves;

/** The money is in U.out in these states, and in no other. */
export const IN_FLIGHT: readonly WithdrawalState[] = [...waiting, 'approved', 'processing'];

/** Whether its reason is about its present state, and not about an earlier one. */
export const showsReason = (state: WithdrawalState): boolean =>
  state === 'held' || state === 'in_review' || state === 'failed' || state === 'rejected';

export const stateWords: Readonly<Record<WithdrawalState, string>> = {
  requested: 'Requested',
  held: 'On hold',
  in_review: 'In review',
  approved: 'Approved',
  processing: 'In transit',
  paid: 'Arrived',
  failed: 'Returned',
  cancelled: 'Canceled',
  rejected: 'Rejected',
};
