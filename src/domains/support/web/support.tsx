/** The front door for forms of other domains that open a ticket. */
export { AddFiles } from './add-files.tsx';
export { findProof } from './send-ticket.ts';
