/** Files of a dispute: each side uploads its own while it may still say something. */
import * as work from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import type { UploadedFile } from '#kit/server/http/handler.ts';
import type { OpenFile } from '#kit/server/storage/files.ts';
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

/** Before the transaction: the bytes are kept; `intention` makes a repeated upload the same file. */
export async function storeBytes(
  db: Db,
  actor: Actor,
  number: string,
  file: UploadedFile,
  intention: string,
  context: Context,
): Promise<work.StoredFile> {
  const dispute = await mine(db, actor, number);
  mustTakeFiles(dispute);
  return work.storeBytes(db, dispute.work, evidenceOf(sideOf(dispute, actor.userId)), file, intention, context);
}

export async function addFile(
  tx: Tx,
  actor: Actor,
  number: string,
  file: UploadedFile,
  stored: work.StoredFile,
  context: Context,
): Promise<work.FileRow> {
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  mustTakeFiles(dispute);
  return work.addFile(tx, dispute.work, evidenceOf(side), file, stored, context);
}

export async function readDisputeFile(
  db: Db,
  actor: Actor,
  number: string,
  fileId: string,
  context: Context,
): Promise<{ name: string; file: OpenFile }> {
  const dispute = await mine(db, actor, number);
  return work.openWorkFile(db, dispute.work, fileId, actor.userId, context);
}
