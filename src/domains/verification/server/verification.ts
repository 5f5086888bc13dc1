/** The front door of verification: what leaves with its owner. Whether somebody is proven stands in their account. */
export { eraseVerification, exportOfVerification } from './personal-data.ts';
export { addIdentityFile } from './case-files.ts';
export { keyOf } from './case-store.ts';
export { approve } from './decide-case.ts';
export { startIdentityCase, submitIdentityCase } from './identity.ts';
export { isLapsed } from './lapsed.ts';
