/** The front door of verification. Whether someone is verified is stored in their account. */
export { isLapsed } from './lapsed.ts';
