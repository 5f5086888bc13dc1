/** The life of a proposal, from what a freelancer sends to what its client decides (PRP-1 to PRP-8), as one table. */
import { SIDES } from '#kit/sides.ts';
import { refused, tryMove, type MoveTable, type Permission } from '#kit/transitions.ts';

export const PROPOSAL_STATES = [
  'submitted',
  'shortlisted',
  'interviewing',
  'offered',
  'accepted',
  'declined',
  'withdrawn',
  'not_selected',
  'lapsed',
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];
/** The client still decides. */
export const UNDECIDED = ['submitted', 'shortlisted', 'interviewing'] as const satisfies readonly ProposalState[];

export const PROPOSAL_PARTIES = ['client', 'freelancer', 'system'] as const;
export type ProposalParty = (typeof PROPOSAL_PARTIES)[number];

const moves = {
  /**
   * Until it is shortlisted: then the client compares what they were given. After a material change of the brief,
   * longer (PRJ-2).
   */
  revise: { from: UNDECIDED, to: 'same', by: ['freelancer'] },
  shortlist: { from: ['submitted'], to: 'shortlisted', by: ['client'] },
  interview: { from: ['submitted', 'shortlisted'], to: 'interviewing', by: ['client'] },
  /**
   * Another price and time, which the other side accepts, declines or answers with its own: `counter-offer.ts` says
   * when.
   */
  counter: { from: UNDECIDED, to: 'same', by: SIDES },
  acceptCounter: { from: UNDECIDED, to: 'same', by: SIDES },
  declineCounter: { from: UNDECIDED, to: 'same', by: SIDES },
  withdrawCounter: { from: UNDECIDED, to: 'same', by: SIDES },
  lapseCounter: { from: UNDECIDED, to: 'same', by: ['system'] },
  offer: { from: UNDECIDED, to: 'offered', by: ['client'] },
  /** The offer ended without a contract, and not by the freelancer’s no. */
  offerEnded: { from: ['offered'], to: 'shortlisted', by: ['client', 'system'] },
  accept: { from: ['offered'], to: 'accepted', by: ['freelancer', 'client'] },
  declineOffer: { from: ['offered'], to: 'declined', by: ['freelancer'] },
  decline: { from: UNDECIDED, to: 'declined', by: ['client'] },
  /** Within seconds, before its freelancer is notified: it is again what it was. */
  undoDecline: { from: ['declined'], to: 'back', by: ['client'] },
  withdraw: { from: UNDECIDED, to: 'withdrawn', by: ['freelancer'] },
  end: { from: UNDECIDED, to: 'not_selected', by: ['system'] },
  lapse: { from: ['submitted'], to: 'lapsed', by: ['system'] },
} as const satisfies MoveTable<ProposalState, string, ProposalParty>;

export type ProposalMove = keyof typeof moves;
export const proposalMoves: MoveTable<ProposalState, ProposalMove, ProposalParty> = moves;
export const MOVE_NAMES = Object.keys(moves) as [ProposalMove, ...ProposalMove[]];

export const STATE_WORDS: Readonly<
  Record<
    ProposalState,
    { readonly label: string; readonly tone: 'info' | 'warning' | 'success' | 'neutral'; readonly why: string }
  >
> = {
  submitted: { label: 'New', tone: 'warning', why: 'This proposal is new.' },
  shortlisted: { label: 'Shortlisted', tone: 'info', why: 'This proposal is shortlisted.' },
  interviewing: { label: 'Interviewing', tone: 'info', why: 'This proposal is in interview.' },
  offered: { label: 'Offer sent', tone: 'info', why: 'An offer was sent for this proposal.' },
  accepted: { label: 'Hired', tone: 'success', why: 'This proposal became a contract.' },
  declined: { label: 'Declined', tone: 'neutral', why: 'This proposal was declined.' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', why: 'This proposal was withdrawn.' },
  not_selected: { label: 'Not selected', tone: 'neutral', why: 'The project ended, or someone else was hired.' },
  lapsed: { label: 'Never opened', tone: 'neutral', why: 'This proposal was not opened for 30 days.' },
};
/** In place of the state while the terms that both accepted wait for the offer of a contract (PRP-4). */
export const AGREED = { label: 'Agreed', tone: 'success' } as const;
export const COUNTERED = { label: 'Counter-offer', tone: 'warning' } as const;

/** `before` is where an undone decline leads back to. */
export function mayMove(
  state: ProposalState,
  move: ProposalMove,
  party: ProposalParty,
  before: ProposalState | null = null,
): Permission<ProposalState> {
  const answer = tryMove(proposalMoves, move, state, party, before);
  if (answer.ok) return answer;
  if (answer.why === 'wrong_party')
    return { ok: false, code: 'forbidden', why: 'Only the other side of this proposal can do this.' };
  return refused(STATE_WORDS[state].why);
}
/** Why a client declines, as the freelancer reads it. */
export const DECLINE_REASONS = {
  price: 'The price is above the budget.',
  time: 'It takes longer than planned.',
  fit: 'The experience fits less well than others’.',
  brief: 'The proposal doesn’t answer the brief.',
  hired: 'Someone else was chosen.',
  /** In the client’s own words, which are needed then. */
  own: '',
} as const;
export type DeclineReason = keyof typeof DECLINE_REASONS;
export const DECLINE_NAMES = Object.keys(DECLINE_REASONS) as [DeclineReason, ...DeclineReason[]];

/** What the freelancer reads: the reason, and what the client adds. */
export const declineWords = (reason: DeclineReason, words: string): string =>
  [DECLINE_REASONS[reason], words].filter((part) => part !== '').join(' ');

export const PROPOSAL_LIMITS = {
  /** Whole units of the currency. */
  price: { least: 5, most: 1_000_000 },
  cover: { least: 60, most: 4_000 },
  answer: 1_500,
  /** As long as a milestone may take (LIM-62). */
  days: 180,
  note: 2_000,
  milestones: 20,
  milestoneTitle: 120,
  /** As long as one of a contract. */
  criteria: 300,
  files: 10,
  /** Pieces of a portfolio. */
  portfolio: 6,
  /** Uploaded and never sent: deleted after so many days. */
  unsentFiles: 30,
  unsentDays: 7,
  versions: 20,
  drafts: 50,
  /** One’s own earlier ones, to begin with. */
  templates: 20,
  backWithinHours: 1,
  lapseDays: 30,
  /** Of a client’s own words when they decline. */
  declineWords: 500,
  /** Declined by one command, all or none. */
  declined: 50,
  /** Written to by one command, all or none. */
  messaged: 20,
  /** How long a screen offers to undo a decline; the server holds the notice a little longer, for a slow connection. */
  undoMs: 10_000,
  undoHeldMs: 15_000,
  /** Compared side by side. */
  compared: { least: 2, most: 4 },
} as const;
