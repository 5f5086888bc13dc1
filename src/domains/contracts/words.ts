/**
 * The words of contracts and milestones: their states, what happened, what happens next, and what waits for the reader.
 */
import type { Side } from '#kit/sides.ts';
import type { ContractMove, ContractState } from './life.ts';
import type { MilestoneMove, MilestoneState } from './milestone.ts';

type Tone = 'info' | 'warning' | 'success' | 'danger' | 'neutral';
interface Shown {
  readonly label: string;
  readonly tone: Tone;
}

export const CONTRACT_WORDS: Readonly<Record<ContractState, Shown>> = {
  offered: { label: 'Offer open', tone: 'warning' },
  accepted: { label: 'Accepted, not funded', tone: 'warning' },
  active: { label: 'Active', tone: 'info' },
  paused: { label: 'Paused', tone: 'neutral' },
  end_requested: { label: 'End requested', tone: 'warning' },
  completed: { label: 'Completed', tone: 'success' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  lapsed: { label: 'Expired', tone: 'neutral' },
};

export const MILESTONE_WORDS: Readonly<Record<MilestoneState, Shown>> = {
  agreed: { label: 'Not funded', tone: 'neutral' },
  funded: { label: 'Funded', tone: 'info' },
  submitted: { label: 'Submitted', tone: 'warning' },
  changes_requested: { label: 'Changes requested', tone: 'info' },
  split_offered: { label: 'End requested', tone: 'warning' },
  disputed: { label: 'Disputed', tone: 'danger' },
  released: { label: 'Released', tone: 'success' },
  cleared: { label: 'Released', tone: 'success' },
  returned: { label: 'Refunded', tone: 'neutral' },
  dropped: { label: 'Not started', tone: 'neutral' },
};

/** Of a milestone in a list: before the contract runs, its own state says nothing. */
export const rowWords = (contract: ContractState, milestone: MilestoneState): Shown =>
  ['offered', 'accepted', 'declined', 'withdrawn', 'lapsed'].includes(contract)
    ? CONTRACT_WORDS[contract]
    : MILESTONE_WORDS[milestone];

/** One sentence under the title: its state and what happens next (SCR-3). `other` is the other side's name. */
export function situation(state: ContractState, side: Side, other: string): string {
  const both = (words: string): Record<Side, string> => ({ client: words, freelancer: words });
  const words: Record<ContractState, Record<Side, string>> = {
    offered: {
      client: `${other} reads your offer and signs or declines. Nothing is paid yet.`,
      freelancer: `${other} wants to hire you. Read the terms, then sign or decline.`,
    },
    accepted: {
      client: `${other} signed. Fund the first milestone so that work can start.`,
      freelancer: `You signed. Don’t start before ${other} funds the first milestone.`,
    },
    active: both('Each milestone’s money is held before its work starts and released when it is approved.'),
    paused: both('The contract is paused: no time to work or to review runs, and held money stays held.'),
    end_requested: both('One side asked to end the contract. What is held is released or refunded then.'),
    completed: both('The contract is completed. No money is held any more.'),
    cancelled: both('The contract was canceled. All held money was refunded.'),
    declined: both('This offer was declined. Nothing was paid.'),
    withdrawn: both('This offer was withdrawn. Nothing was paid.'),
    lapsed: both('This offer expired. Nothing was paid.'),
  };
  return words[state][side];
}

const MOVES: Readonly<
  Record<
    ContractMove | MilestoneMove | 'offer' | 'agree' | 'rest' | 'review' | 'replyToReview' | 'closeReviews',
    string
  >
> = {
  review: 'Review written',
  replyToReview: 'Reply published',
  closeReviews: 'Review period ended',
  offer: 'Offer made and signed',
  agree: 'Milestone added to the terms',
  rest: 'Rest of a milestone released in part',
  extendOffer: 'More time to answer',
  accept: 'Offer accepted and signed',
  decline: 'Offer declined',
  withdraw: 'Offer withdrawn',
  stepBack: 'Declined before it was funded',
  lapse: 'Expired',
  endForLeaving: 'Ended because an account was closed',
  withdrawByOperator: 'Offer ended by our team',
  begin: 'First milestone funded, contract active',
  askPause: 'Pause requested',
  acceptPause: 'Paused',
  pauseByOperator: 'Paused by our team',
  declinePause: 'Pause declined',
  withdrawPause: 'Request to pause withdrawn',
  resume: 'Resumed',
  proposeChange: 'Other terms proposed and signed',
  acceptChange: 'Other terms accepted and signed',
  declineChange: 'Other terms declined',
  withdrawChange: 'Other terms withdrawn',
  lapseChange: 'Proposed terms expired',
  requestEnd: 'End requested',
  withdrawEnd: 'Request to end withdrawn',
  bonus: 'Bonus given',
  agreeEnd: 'End agreed, waits for the dispute',
  completeEnd: 'Contract completed',
  cancelEnd: 'Contract canceled',
  fund: 'Funded, the money is held',
  submit: 'Submitted',
  markLate: 'Past its due date',
  requestChanges: 'Changes requested',
  extendReview: 'Review time extended',
  approve: 'Approved and released',
  approvePart: 'Released in part',
  autoRelease: 'Released automatically',
  clear: 'Earnings cleared',
  giveBack: 'Refunded by the freelancer',
  offerSplit: 'Asked to end it with a share',
  acceptSplit: 'Ended with a share by agreement',
  acceptReturn: 'Refunded by agreement',
  declineSplit: 'Request declined',
  withdrawSplit: 'Request withdrawn',
  askToChoose: 'Idle for long: keep it funded or refund it',
  keepFunded: 'Kept funded',
  returnIdle: 'Refunded after a long time without a submission',
  releaseAtEnd: 'Released when the contract ended',
  returnAtEnd: 'Refunded when the contract ended',
  drop: 'Not started, the contract ended',
  openDispute: 'Dispute opened',
  withdrawDispute: 'Dispute withdrawn',
  releaseDisputed: 'Released by a dispute',
  returnDisputed: 'Refunded by a dispute',
  releaseByOperator: 'Released by our team',
  returnByOperator: 'Refunded by our team',
};
export const timelineWords = (move: string): string => MOVES[move as ContractMove] ?? 'Contract updated';

const COMING: Partial<Record<ContractMove | MilestoneMove | 'closeReviews', string>> = {
  closeReviews: 'Reviews are closed and published',
  lapse: 'The offer expires',
  declinePause: 'The request is declined',
  lapseChange: 'The proposed terms expire',
  resume: 'The contract resumes',
  completeEnd: 'The contract ends',
  markLate: 'The milestone counts as late',
  askToChoose: 'Both of you are asked to keep it funded or refund it',
  returnIdle: 'The money is refunded',
  autoRelease: 'The money is released',
  declineSplit: 'The request is declined',
  clear: 'The earnings become available',
};
/** What happens when a clock ends. */
export const comingWords = (move: string): string => COMING[move as ContractMove] ?? timelineWords(move);

/** The label of the button for the next action. */
const TURNS: Partial<Record<string, string>> = {
  extendOffer: 'Give more time',
  accept: 'Read and sign',
  fund: 'Fund the milestone',
  acceptPause: 'Answer the request',
  acceptChange: 'Read the new terms',
  completeEnd: 'Answer the request',
  submit: 'Submit work',
  keepFunded: 'Keep or refund it',
  approve: 'Review the work',
  acceptSplit: 'Answer the request',
  review: 'Write a review',
};
export const turnWords = (turn: string | null, state: MilestoneState | null = null): string | null =>
  turn === null ? null : turn === 'submit' && state !== null ? submitWords(state) : (TURNS[turn] ?? null);
export const submitWords = (state: MilestoneState): string =>
  state === 'changes_requested' ? 'Submit the changes' : 'Submit work';

/** Marked in the timeline. */
export const TROUBLE: ReadonlySet<string> = new Set<ContractMove | MilestoneMove>([
  'decline',
  'withdraw',
  'stepBack',
  'lapse',
  'endForLeaving',
  'cancelEnd',
  'markLate',
  'giveBack',
  'returnIdle',
  'returnAtEnd',
  'openDispute',
  'pauseByOperator',
  'withdrawByOperator',
  'returnByOperator',
]);

export const CLOCK_AFTER: Readonly<Record<string, string>> = {
  answer: 'left to answer',
  first_funding: 'left to fund the first milestone',
  pause_answer: 'left to answer',
  change_answer: 'left to answer',
  pause: 'left of the pause',
  end: 'left to answer',
  idle: 'left before it ends',
  dispute: 'left in the dispute',
  review: 'left to write a review',
  delivery: 'left to submit',
  idle_answer: 'left to choose',
  approval: 'left to review',
  split: 'left to answer',
  clearance: 'left until the earnings are available',
};
