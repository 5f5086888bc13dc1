/** May this party make this move now? The same answer hides the button, words the hint and refuses the call. */
import type { Party } from '#domains/paid-work/party.ts';
import { endedClock } from '#kit/countdown.ts';
import type { Side } from '#kit/sides.ts';
import { tryMove } from '#kit/transitions.ts';
import { MOVE_NAMES, OFFER_LIMITS, offerMoves, type OfferFacts, type OfferMove, type OfferState } from './custom-offer.ts';
import { clocksOf } from './deadlines.ts';

type Permission = { readonly ok: true; readonly to: OfferState } | { readonly ok: false; readonly code: 'forbidden' | 'wrong_state'; readonly why: string };

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

export function mayMove(offer: OfferFacts, move: OfferMove, party: Party, now: Date): Permission {
  const answer = tryMove(offerMoves, move, offer.state, party);
  if (!answer.ok && answer.why === 'wrong_party') return { ok: false, code: 'forbidden', why: 'Only the other side of this offer can do this.' };
  if (!answer.ok) return { ok: false, code: 'wrong_state', why: IN_STATE[offer.state] };
  const hasEnded = endedClock(clocksOf(offer), now) !== null;
  if (ANSWERS.has(move) && hasEnded) return { ok: false, code: 'wrong_state', why: IN_STATE.expired };
  if (move === 'expire' && !hasEnded) return { ok: false, code: 'wrong_state', why: 'You can’t do this yet.' };
  if (move === 'change' && offer.version >= OFFER_LIMITS.versions)
    return { ok: false, code: 'wrong_state', why: `An offer can be changed ${OFFER_LIMITS.versions - 1} times.` };
  return answer;
}

/** Moves a side can make here, each with its answer: what the screen shows. */
export const offeredMoves = (offer: OfferFacts, side: Side, now: Date): { name: OfferMove; ok: boolean; why: string | null }[] =>
  MOVE_NAMES.filter((name) => tryMove(offerMoves, name, offer.state, side).ok).map((name) => {
    const answer = mayMove(offer, name, side, now);
    return { name, ok: answer.ok, why: answer.ok ? null : answer.why };
  });
