/** Files of a dispute: each side uploads its own while it may still say something. */
import * as work from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { FileSize } from '#kit/file-size.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import { disputeMoves } from '../dispute.ts';
import { evidenceOf } from './say.ts';
import { disputeNumbered, lockMyDispute, sideOf, type Dispute } from './store.ts';

/** Later no command would send it. */
function mustTakeFiles({ state }: Dispute): void {
  if (!disputeMoves.addEvidence.from.includes(state))
    throw new Failure('wrong_state', { message: 'You can’t add files to this dispute now.', data: { state } });
}

async function mine(db: Db, actor: Actor, number: string): Promise<Dispute> {
  const dispute = await disputeNumbered(db, number);
  if (![dispute.work.clientId, dispute.work.freelancerId].includes(actor.userId)) throw new Failure('not_found');
  return dispute;
}

interface FileOfDispute {
  readonly dispute_number: string;
}

export const disputeFiles = work.workFiles<FileOfDispute>({
  async mayAdd(db, actor, { dispute_number: number }) {
    const dispute = await mine(db, actor, number);
    mustTakeFiles(dispute);
    return work.workHost(dispute.work, evidenceOf(sideOf(dispute, actor.userId)));
  },
  async mayStillAdd(tx, { userId }, { dispute_number: number }) {
    const { dispute, side } = await lockMyDispute(tx, number, userId);
    mustTakeFiles(dispute);
    return work.workHost(dispute.work, evidenceOf(side));
  },
});

interface NamedFile extends FileOfDispute {
  readonly file_id: string;
  readonly size?: FileSize;
}

export async function openDisputeFile(
  db: Db,
  actor: Actor,
  { dispute_number: disputeNumber, file_id: fileId, size }: NamedFile,
  context: Context,
): Promise<FileAnswer> {
  const { kind, number } = (await mine(db, actor, disputeNumber)).work;
  return work.openWorkFile(db, { kind, number, fileId, readerId: actor.userId, size }, context);
}
