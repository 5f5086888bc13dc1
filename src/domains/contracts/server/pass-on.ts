/**
 * What becomes of a contract is passed on to the proposal and the project that it was offered for, in its own
 * transaction. Locks: contract, project, proposal.
 */
import type { By } from '#domains/paid-work/party.ts';
import { contractEnded, recordPaid } from '#domains/projects/server/projects.ts';
import { hiredOnProposal, offerEndedOnProposal, offerWaitsOnProposal } from '#domains/proposals/server/proposals.ts';
import { sum } from '#kit/money.ts';
import type { Tx } from '#kit/server/db/database.ts';
import type { Contract } from './store.ts';

/** A payment that arrives is the client’s act. */
const partyOf = ({ party }: By) => (party === 'provider' ? 'client' : party === 'operator' ? 'system' : party);
const actOf = (by: By, at: Date) => ({ by: { party: partyOf(by), actorId: by.actorId }, at });

/** Declined, withdrawn, or ended by a deadline or a departure, before anything was funded. */
export async function passOnOfferEnded(tx: Tx, { proposalId }: Contract, by: By, at: Date): Promise<void> {
  if (proposalId !== null) await offerEndedOnProposal(tx, proposalId, actOf(by, at));
}
/** Signed, or given more time: until when it waits now, first for the signature, then for the money. */
export function passOnOfferWaits(tx: Tx, { proposalId, acceptedAt }: Contract, until: Date): void {
  if (proposalId !== null) offerWaitsOnProposal(tx, proposalId, { until, signedAt: acceptedAt });
}
/** The first milestone is funded. */
export async function passOnHire(tx: Tx, { proposalId }: Contract, by: By, at: Date): Promise<void> {
  if (proposalId !== null) await hiredOnProposal(tx, proposalId, actOf(by, at));
}
export async function passOnEnd(tx: Tx, contract: Contract, by: By, at: Date, wasCompleted: boolean): Promise<void> {
  if (contract.projectId === null) return;
  await contractEnded(tx, contract.projectId, actOf(by, at), wasCompleted);
  passOnPaid(tx, contract);
}
/** What was released of it in all: once it ended, and again when a dispute about it ended later. */
export function passOnPaid(tx: Tx, { id, projectId, endedAt, milestones, currency }: Contract): void {
  if (projectId === null || endedAt === null) return;
  const released = milestones.flatMap(({ releasedPrice }) => (releasedPrice === null ? [] : [releasedPrice]));
  recordPaid(tx, projectId, { contractId: id, amount: sum(released, currency), endedAt });
}
