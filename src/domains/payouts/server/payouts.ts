/** The front door of payouts. */
export { sharesDestination } from './shared-destinations.ts';
export { sealedMethods } from './save-method.ts';
