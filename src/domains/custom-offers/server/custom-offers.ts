/** The front door of custom offers: orders are placed of an accepted one, and reopen one that was never paid. */
export { acceptOffer, offeredTerms, reopenOffer, type OfferedTerms, type WantedOffer } from './accept-offer.ts';
export { customOfferTimers } from './offer-clock.ts';
/** For tests and the demo world. */
export { askForOffer } from './ask-for-offer.ts';
export { declineOffer, makeOffer, withdrawOffer } from './answer-request.ts';
