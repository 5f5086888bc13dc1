/** The front door of the wallet's screens. */
export { PaymentMethods } from './payment-methods.tsx';
