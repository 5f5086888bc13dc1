/** The front door of verification. Whether someone is verified is stored in their account. */
export { identityAnswerDue } from './in-review.ts';
export { isLapsed } from './lapsed.ts';
