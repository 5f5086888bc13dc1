/**
 * How a client arranges proposals on the desk of a project: order, filters, search, the columns of the board, and what
 * a drop does.
 */
import type { Money } from '#kit/money.ts';
import type { DeskProposal } from './desk-contract.ts';
import { AGREED, COUNTERED, STATE_WORDS, UNDECIDED, type ProposalMove, type ProposalState } from './proposal.ts';

export const COLUMNS = ['new', 'shortlisted', 'interviewing', 'offered', 'hired', 'ended'] as const;
export type Column = (typeof COLUMNS)[number];
export const COLUMN_WORDS: Readonly<Record<Column, string>> = {
  new: 'New',
  shortlisted: 'Shortlisted',
  interviewing: 'Interviewing',
  offered: 'Offered',
  hired: 'Hired',
  ended: 'Ended',
};
const COLUMN_OF: Readonly<Record<ProposalState, Column>> = {
  submitted: 'new',
  shortlisted: 'shortlisted',
  interviewing: 'interviewing',
  offered: 'offered',
  accepted: 'hired',
  declined: 'ended',
  withdrawn: 'ended',
  not_selected: 'ended',
  lapsed: 'ended',
};
/** One whose terms are talked about is not new any more. */
export const columnOf = ({ state, counters }: Pick<DeskProposal, 'state' | 'counters'>): Column =>
  state === 'submitted' && counters.length > 0 ? 'interviewing' : COLUMN_OF[state];

/** Proposals that have not ended: what is counted wherever proposals are counted, as on the public page. */
export const activeOf = (all: readonly DeskProposal[]): readonly DeskProposal[] =>
  all.filter((proposal) => columnOf(proposal) !== 'ended');

type Negotiated = Pick<DeskProposal, 'state' | 'counters' | 'agreed_at'>;
const isUndecided = ({ state }: Negotiated): boolean => UNDECIDED.some((undecidedState) => undecidedState === state);
export const hasOpenCounter = (proposal: Negotiated): boolean =>
  isUndecided(proposal) && proposal.counters[0]?.outcome === null;
/** Both accepted the same terms, and no others are on the table (PRP-4). */
export const isAgreed = (proposal: Negotiated): boolean =>
  isUndecided(proposal) && proposal.agreed_at !== null && !hasOpenCounter(proposal);

/** Its state as its client reads it: agreed or open terms say more than the column. */
export function shownState(proposal: Negotiated): Pick<(typeof STATE_WORDS)[ProposalState], 'label' | 'tone'> {
  if (isAgreed(proposal)) return AGREED;
  if (hasOpenCounter(proposal)) return COUNTERED;
  return columnOf(proposal) === 'interviewing' ? STATE_WORDS.interviewing : STATE_WORDS[proposal.state];
}

/** Undecided, and nobody opened it yet. */
export const isNew = ({ state, is_opened: isOpened }: Pick<DeskProposal, 'state' | 'is_opened'>): boolean =>
  state === 'submitted' && !isOpened;

export const SORTS = ['match', 'newest', 'rating', 'price', 'price-down', 'days'] as const;
export type Sort = (typeof SORTS)[number];
export const SORT_WORDS: Readonly<Record<Sort, string>> = {
  match: 'Best match',
  newest: 'Newest',
  rating: 'Highest rated',
  price: 'Lowest price',
  'price-down': 'Highest price',
  days: 'Fastest',
};

export const FILTERS = ['unread', 'budget', 'rated', 'verified', 'talk'] as const;
export type Filter = (typeof FILTERS)[number];
/** From which rating on. */
const RATED = 4.5;
export const FILTER_WORDS: Readonly<Record<Filter, string>> = {
  unread: 'Not opened',
  budget: 'Within your budget',
  rated: 'Rated 4.5 or higher',
  verified: 'Verified',
  talk: 'With messages',
};

export interface Arranged {
  readonly sort: Sort;
  /** Null is all that have not ended. */
  readonly column: Column | null;
  readonly filters: readonly Filter[];
  readonly q: string;
}

/** The most that the brief is meant to cost, in minor units of its currency. */
type Most = bigint | null;

/** Of a brief, which may be a draft, or have no budget yet. */
export const mostOf = (brief: { readonly budget_most: Money | null } | null): Most =>
  brief?.budget_most ? BigInt(brief.budget_most.amount) : null;

const KEEPS: Readonly<Record<Filter, (proposal: DeskProposal, most: Most) => boolean>> = {
  unread: isNew,
  budget: ({ price }, most) => most === null || BigInt(price.amount) <= most,
  rated: ({ proposer: { rating } }) => rating !== null && rating >= RATED,
  verified: ({ proposer }) => proposer.is_verified,
  talk: ({ talk }) => talk !== null,
};

/**
 * How well it fits, from what stands in the row itself: skills of the brief, reviews (few count less), work finished in
 * this category, a price within the budget, and that it was written for this brief and is free of warnings.
 */
export function matchPoints(proposal: DeskProposal, most: Most): number {
  const { skills, proposer, answers, milestones, warnings } = proposal;
  const shared = skills.wanted === 0 ? 0 : (30 * skills.shared) / skills.wanted;
  const rated =
    proposer.rating === null ? 12 : ((proposer.rating * proposer.reviews + 4 * 3) / (proposer.reviews + 3) - 1) * 7.5;
  const done = Math.min(20, proposer.done_here * 4 + (proposer.done - proposer.done_here));
  const within = KEEPS.budget(proposal, most) ? 15 : 0;
  const care = Math.min(10, answers.length * 3 + (milestones.length > 0 ? 4 : 0));
  return shared + rated + done + within + care + (proposer.is_verified ? 5 : 0) - 15 * warnings.length;
}

const amount = ({ price }: DeskProposal): number => Number(price.amount);
const sentAt = ({ sent_at: at }: DeskProposal): number => Date.parse(at);
const BY: Readonly<Record<Sort, (most: Most) => (proposal: DeskProposal) => number>> = {
  match: (most) => (proposal) => -matchPoints(proposal, most),
  newest: () => (proposal) => -sentAt(proposal),
  rating:
    () =>
    ({ proposer: { rating, reviews } }) =>
      -(rating ?? 0) * 1_000 - Math.min(reviews, 999),
  price: () => amount,
  'price-down': () => (proposal) => -amount(proposal),
  days:
    () =>
    ({ days }) =>
      days,
};

const wordsOf = ({ freelancer, proposer, cover, answers, milestones, note }: DeskProposal): string =>
  [
    freelancer.name,
    proposer.title,
    cover,
    note,
    ...answers.map(({ answer }) => answer),
    ...milestones.map(({ title }) => title),
  ]
    .join(' ')
    .toLowerCase();

/** Which of them are shown, in which order; of equals the newer one first. */
export function arranged(
  all: readonly DeskProposal[],
  { sort, column, filters, q }: Arranged,
  most: Most,
): DeskProposal[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const key = BY[sort](most);
  return all
    .filter((proposal) => (column === null ? columnOf(proposal) !== 'ended' : columnOf(proposal) === column))
    .filter((proposal) => filters.every((filter) => KEEPS[filter](proposal, most)))
    .filter((proposal) => words.every((word) => wordsOf(proposal).includes(word)))
    .map((proposal) => ({ one: proposal, at: key(proposal) }))
    .toSorted((a, b) => a.at - b.at || sentAt(b.one) - sentAt(a.one))
    .map(({ one }) => one);
}

/** What dropping a proposal on a column does: a command, a screen or a question; or why not. */
export type Drop = { readonly does: 'shortlist' | 'interview' | 'offer' | 'decline' } | { readonly why: string };

const MOVE_OF: Partial<Record<Column, ProposalMove & ('shortlist' | 'interview' | 'offer' | 'decline')>> = {
  shortlisted: 'shortlist',
  interviewing: 'interview',
  offered: 'offer',
  ended: 'decline',
};
export function dropOn(proposal: Pick<DeskProposal, 'state' | 'counters' | 'moves'>, to: Column): Drop {
  const does = MOVE_OF[to];
  if (does !== undefined && proposal.moves.includes(does)) return { does };
  if (to === 'new') return { why: 'A proposal is new until you decide about it.' };
  if (to === 'hired') return { why: 'Someone is hired when they accept your offer.' };
  if (columnOf(proposal) === 'ended') return { why: 'This proposal has ended.' };
  if (to === 'shortlisted') return { why: 'You are already past the shortlist with this one.' };
  return { why: 'This isn’t possible now.' };
}
