/** The front door of disputes: the domain of the work opens one, shows it, and knows whose turn it is. */
export { openDispute, type Claim, type Disputable } from './open-dispute.ts';
export { disputedWork, type AgreedSection, type DisputedWork, type Released } from './disputed-work.ts';
export { disputeTimers } from './dispute-clock.ts';
export { latestDispute, openDisputes, type Dispute, type DisputedPart } from './store.ts';
export { disputeTurn, presentDispute, type DisputeTurn } from './present.ts';
export { evidenceOf } from './say.ts';
/** For the demo world. */
export { assignDispute, decideDispute } from './decide-dispute.ts';
export { answerClaim, escalateDispute } from './negotiate.ts';
