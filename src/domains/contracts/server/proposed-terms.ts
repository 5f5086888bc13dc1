/** The terms that hold and those that are proposed, and what the one changes of the other. */
import type { Db, Tx } from '#kit/server/db/database.ts';
import { amendmentOf, whyNotAmend } from '../amendment.ts';
import type { ShownChange } from '../shapes.ts';
import { termsOfText, type AgreedMilestone } from '../signed-terms.ts';
import { versionsOf, type KeptVersion } from './signed-versions.ts';
import type { Contract } from './store.ts';

export const standingOf = ({ milestones }: Contract) =>
  milestones.map((milestone) => ({ ...milestone, price: milestone.terms.price }));
export const agreedOf = ({ place, title, price, days, criteria }: AgreedMilestone): AgreedMilestone => ({
  place,
  title,
  price,
  days,
  criteria,
});

export async function newestOf(
  reads: Db | Tx,
  contract: Contract,
): Promise<readonly [KeptVersion, KeptVersion | undefined]> {
  const versions = await versionsOf(reads, contract.id);
  const signed = versions.find(({ version }) => version === contract.version);
  if (signed === undefined) throw new Error(`contract ${contract.number} has no terms`);
  return [signed, versions.find(({ version, outcome }) => version > contract.version && outcome === null)];
}

export async function shownChange(reads: Db | Tx, contract: Contract, now: Date): Promise<ShownChange | null> {
  if (contract.changeAskedBy === null) return null;
  const [signed, proposedVersion] = await newestOf(reads, contract);
  if (proposedVersion === undefined) return null;
  const [before, terms] = [termsOfText(signed.terms), termsOfText(proposedVersion.terms)];
  const amendment = amendmentOf(standingOf(contract), terms.milestones);
  const shown = (agreedMilestone: AgreedMilestone) => ({
    ...agreedOf(agreedMilestone),
    criteria: [...agreedMilestone.criteria],
  });
  return {
    version: proposedVersion.version,
    hash: proposedVersion.hash.toString('hex'),
    by: proposedVersion.proposed_by,
    at: proposedVersion.proposed_at.toISOString(),
    reason: proposedVersion.reason,
    scope: terms.scope === before.scope ? null : terms.scope,
    changed: amendment.changed.map(({ before: currentMilestone, after: wanted }) => ({
      before: shown(currentMilestone),
      after: shown(wanted),
    })),
    added: amendment.added.map(shown),
    dropped: amendment.dropped.map(shown),
    refusal: whyNotAmend(amendment, now),
  };
}
