/** What the rules of a custom offer say about its moves. */
import type { Party } from '#domains/paid-work/party.ts';
import { endedClock } from '#kit/countdown.ts';
import { lifeOf } from '#kit/transitions.ts';
import { OFFER_LIMITS, offerMoves, type OfferFacts, type OfferMove, type OfferState } from './custom-offer.ts';
import { clocksOf } from './deadlines.ts';

const IN_STATE: Readonly<Record<OfferState, string>> = {
  requested: 'The freelancer hasn’t made an offer yet.',
  offered: 'The freelancer already made an offer.',
  ordered: 'This offer was accepted and ordered.',
  declined: 'This was declined.',
  withdrawn: 'This was withdrawn.',
  expired: 'This expired.',
};

/** What each side is asked before its deadline ends; after it only the system moves. */
const ANSWERS: ReadonlySet<OfferMove> = new Set(['offer', 'accept', 'change', 'declineRequest', 'declineOffer']);

export const { mayMove, mustMove, offeredMoves } = lifeOf<OfferFacts, OfferState, OfferMove, Party>({
  moves: offerMoves,
  otherParty: 'Only the other side of this offer can do this.',
  inState: ({ state }) => IN_STATE[state],
  whyNot: (offer, move, _party, now) => {
    const hasEnded = endedClock(clocksOf(offer), now) !== null;
    if (ANSWERS.has(move) && hasEnded) return IN_STATE.expired;
    if (move === 'expire' && !hasEnded) return 'You can’t do this yet.';
    const isLast = move === 'change' && offer.version >= OFFER_LIMITS.versions;
    return isLast ? `An offer can be changed ${OFFER_LIMITS.versions - 1} times.` : null;
  },
});
