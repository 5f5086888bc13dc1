/**
 * A client changed the brief: everyone who waits for their decision reads what changed, once for each version (PRJ-2).
 */
import type { projectEdited } from '#domains/projects/events.ts';
import type { FactsOf } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { briefChanged } from '../events.ts';
import { announceProposal, takeAny, undecidedOf } from './store.ts';

const note = statement(
  'proposal_brief_changed',
  `update proposal set announced_version = :version, changed_brief =
    case when :isMaterial then :version else changed_brief end
   where id = :id and announced_version < :version and state in ('submitted', 'shortlisted', 'interviewing')
     returning id`,
);

export async function announceChangedBrief(
  { projectId, version, isMaterial, changed }: FactsOf<typeof projectEdited>,
  context: Context,
): Promise<void> {
  for (const { id, sent_at: sentAt } of await undecidedOf(context.db, projectId))
    await context.database.transact(async (tx) => {
      const taken = await takeAny(tx, id);
      // Written for this version already, or after it.
      if (taken.project.changedAt !== null && version === taken.project.version && sentAt >= taken.project.changedAt)
        return;
      if ((await tx.row(note, { id, version, isMaterial })) === undefined) return;
      announceProposal(tx, briefChanged, taken, { version, isMaterial, changed });
    });
}
