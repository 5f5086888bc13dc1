/** The front door of the screens of custom offers. */
export { customOfferTurn } from './offer-turn.tsx';
