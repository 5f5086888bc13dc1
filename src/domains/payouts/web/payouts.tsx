/** The front door of the payouts' screens. */
export { PayoutMethods } from './payout-methods.tsx';
