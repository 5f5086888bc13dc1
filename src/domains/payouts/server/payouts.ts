/** The front door of payouts. */
export { erasePayouts, exportOfPayouts } from './leave.ts';
