/** Where a freelancer’s proposals stand, in their words: the tab of each, whose turn it is, and what comes next. */
import { UNDECIDED, type ProposalState } from './proposal.ts';

export const OWN_TABS = ['drafts', 'sent', 'talks', 'offers', 'ended'] as const;
export type OwnTab = (typeof OWN_TABS)[number];
export const TAB_LABELS: Readonly<Record<OwnTab, string>> = {
  drafts: 'Drafts',
  sent: 'Sent',
  talks: 'In talks',
  offers: 'Offers',
  ended: 'Ended',
};

/** What waits for the freelancer. */
export const OWN_TURNS = ['write', 'counter', 'message', 'brief', 'sign'] as const;
export type OwnTurn = (typeof OWN_TURNS)[number];

export interface Standing {
  /** Null for a draft. */
  readonly state: ProposalState | null;
  readonly isViewed: boolean;
  /** Whether the project takes proposals. */
  readonly isOpen: boolean;
  /** Who answers the open counter-offer. */
  readonly counterFor: 'client' | 'freelancer' | null;
  readonly isAgreed: boolean;
  readonly hasChangedBrief: boolean;
  /** The client wrote, and it is not read yet. */
  readonly hasUnread: boolean;
  /** Of the open offer of a contract. */
  readonly isSigned: boolean;
}

export function ownTurn({ state, isOpen, counterFor, hasChangedBrief, hasUnread, isSigned }: Standing): OwnTurn | null {
  if (state === null) return isOpen ? 'write' : null;
  if (state === 'offered') return isSigned ? null : 'sign';
  if (state !== 'submitted' && state !== 'shortlisted' && state !== 'interviewing') return null;
  if (counterFor === 'freelancer') return 'counter';
  if (hasUnread) return 'message';
  return counterFor === null && hasChangedBrief ? 'brief' : null;
}

/** The client offers the contract next. */
export const hasAgreed = ({ state, isAgreed, counterFor }: Standing): boolean =>
  isAgreed && counterFor === null && UNDECIDED.some((undecidedState) => undecidedState === state);

export const TURN_LABELS: Readonly<Record<OwnTurn, string>> = {
  write: 'Finish and send it',
  counter: 'Answer the counter-offer',
  message: 'Read the client’s message',
  brief: 'The brief changed: update yours',
  sign: 'Sign or decline the offer',
};

const OVER: Partial<Record<ProposalState, string>> = {
  accepted: 'Hired: work is on the contract',
  declined: 'Declined',
  withdrawn: 'You withdrew it',
  not_selected: 'The project ended, or someone else was hired',
  lapsed: 'Not opened for 30 days',
};

/** One line, whoever acts: the reader, their client, or no one any more. */
export function nextStep(standing: Standing): string {
  const turn = ownTurn(standing);
  if (turn !== null) return TURN_LABELS[turn];
  const { state, counterFor, isAgreed, isSigned, isViewed } = standing;
  if (state === null) return 'The project takes no more proposals';
  const over = OVER[state];
  if (over !== undefined) return over;
  if (state === 'offered') return isSigned ? 'The client funds the first milestone' : TURN_LABELS.sign;
  if (counterFor === 'client') return 'The client answers your counter-offer';
  if (isAgreed) return 'Agreed: the client offers a contract';
  if (state === 'submitted') return isViewed ? 'The client decides' : 'Waits for the client to open it';
  return state === 'shortlisted' ? 'Shortlisted: the client decides' : 'The client wants to talk';
}
