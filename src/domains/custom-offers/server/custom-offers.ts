/** The front door of custom offers: orders are placed of an accepted one, and reopen one that was never paid. */
export { acceptOffer, offeredTerms, reopenOffer, type OfferedTerms, type WantedOffer } from './accept-offer.ts';
export { whyNotOrdered } from './why-not.ts';
export { customOfferReactions, customOfferTimers } from './offer-clock.ts';
/** For tests and the demo world. */
export { customOfferChecks } from './custom-offer-checks.ts';
export { askForOffer } from './ask-for-offer.ts';
export { declineOffer, makeOffer, withdrawOffer } from './answer-request.ts';
export { readOfferForm } from './offer-form.ts';
export { readOfferPage } from './present.ts';
export { dropForgottenFiles, openRequestFile, requestFiles } from './request-files.ts';
