/** The front door of proposals: contracts are offered of them, and announce what became of an offer. */
export { hiredOnProposal, offerEndedOnProposal, offerOnProposal, offerWaitsOnProposal } from './decide-proposal.ts';
export { readProposalToOffer } from './proposal-to-offer.ts';
/** For the demo world. */
export { endProposalsOfFilled } from './decide-proposal.ts';
/** For tests. */
export { submitProposal } from './send-proposal.ts';
export { readProjectDesk } from './project-desk.ts';
