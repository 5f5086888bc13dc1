/** The front door of the orders' screens. */
export { EarlyClearance } from './early-clearance.tsx';
