/** The front door of verification: what leaves with its owner. Whether somebody is proven stands in their account. */
export { eraseVerification, exportOfVerification } from './personal-data.ts';
