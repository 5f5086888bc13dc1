/** The front door of payouts. */
export { erasePayouts, exportOfPayouts } from './leave.ts';
export { addMethod, readMethod, sealedMethods } from './save-method.ts';
export { requestWithdrawal } from './request-withdrawal.ts';
