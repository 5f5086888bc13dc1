/** The front door of the payouts' screens. */
export { Conditions } from './conditions.tsx';
export { ExpressWithdrawal } from './express-withdrawal.tsx';
