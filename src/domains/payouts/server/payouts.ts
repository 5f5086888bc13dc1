/** The front door of payouts. */
export { sealedMethods } from './save-method.ts';
