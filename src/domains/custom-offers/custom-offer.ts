/**
 * The life of a custom offer, from a client's request to an order (OFR-1 to OFR-9), as one table. Everything that
 * happens to it is a move in it.
 */
import type { Party } from '#domains/paid-work/party.ts';
import type { MoveTable } from '#kit/transitions.ts';

export const OFFER_STATES = ['requested', 'offered', 'ordered', 'declined', 'withdrawn', 'expired'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** Someone's turn. */
export const OPEN_STATES = ['requested', 'offered'] as const satisfies readonly OfferState[];
export const isOpen = (state: OfferState): boolean => (OPEN_STATES as readonly OfferState[]).includes(state);

const moves = {
  offer: { from: ['requested'], to: 'offered', by: ['freelancer'] },
  /** An offer is never edited: another version takes its place, and the one before can't be accepted any more. */
  change: { from: ['offered'], to: 'same', by: ['freelancer'] },
  declineRequest: { from: ['requested'], to: 'declined', by: ['freelancer'] },
  declineOffer: { from: ['offered'], to: 'declined', by: ['client'] },
  withdrawRequest: { from: ['requested'], to: 'withdrawn', by: ['client'] },
  withdrawOffer: { from: ['offered'], to: 'withdrawn', by: ['freelancer'] },
  accept: { from: ['offered'], to: 'ordered', by: ['client'] },
  /** The order was never paid: the offer can be accepted again for as long as it holds. */
  reopen: { from: ['ordered'], to: 'offered', by: ['system'] },
  expire: { from: OPEN_STATES, to: 'expired', by: ['system'] },
  /** One of both closes their account. */
  endForLeaving: { from: OPEN_STATES, to: 'withdrawn', by: ['system'] },
} as const satisfies Record<string, MoveTable<OfferState, string, Party>[string]>;

export type OfferMove = keyof typeof moves;
export const offerMoves: MoveTable<OfferState, OfferMove, Party> = moves;
export const MOVE_NAMES = Object.keys(moves) as [OfferMove, ...OfferMove[]];

/** What the rules need to know; instants are the database's. */
export interface OfferFacts {
  readonly state: OfferState;
  readonly askedAt: Date;
  /** Of the version that holds; 0 before the first. */
  readonly version: number;
  readonly sentAt: Date | null;
  readonly validUntil: Date | null;
}

export const OFFER_LIMITS = {
  /** Open requests of one client. */
  open: 10,
  /** Open offers of one freelancer that no one requested. */
  unasked: 20,
  /** For one request; more is a conversation, not an offer. */
  versions: 20,
  scope: 3_000,
  /** Sent with a request. */
  files: 10,
  /** Of one client, uploaded for requests that were never sent; each is deleted after this many days. */
  unsentFiles: 30,
  unsentDays: 7,
  reason: 500,
  /** How long the freelancer has to answer a request. */
  answerDays: 7,
  validDays: 30,
  deliveryDays: 90,
  revisions: 20,
  /** How far ahead a client can want it. */
  wantedDays: 365,
} as const;
