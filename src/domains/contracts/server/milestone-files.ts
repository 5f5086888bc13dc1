/**
 * Files of a milestone: the freelancer adds them while it is worked on. Keeping and sending them is what all paid work
 * shares.
 */
import * as work from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import type { UploadedFile } from '#kit/server/http/handler.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { milestoneCharge } from '../charge-kind.ts';
import { contractNumberOf } from '../contract-number.ts';
import type { Side } from '#kit/sides.ts';
import { MILESTONE_IN_STATE } from '../policy.ts';
import { milestoneMoves, WORKING_STATES, type MilestoneState } from '../milestone.ts';
import { asWork, lockMyMilestone, readMine, sideOf, type Milestone } from './store.ts';

export type Purpose = Exclude<work.FilePurpose, 'requirements' | 'proposal'>;

/** Evidence for a claim goes up before the dispute exists; in the dispute it has a call of its own. */
const TAKES: Readonly<Record<Purpose, readonly MilestoneState[]>> = {
  delivery: WORKING_STATES,
  client_evidence: milestoneMoves.openDispute.from,
  freelancer_evidence: milestoneMoves.openDispute.from,
};

function mustTakeFiles({ state }: Milestone, side: Side, purpose: Purpose): void {
  if (work.UPLOADED_BY[purpose] !== side)
    throw new Failure('forbidden', { message: 'Only the other side of the contract can do this.' });
  if (!TAKES[purpose].includes(state))
    throw new Failure('wrong_state', { message: MILESTONE_IN_STATE[state], data: { state } });
}

/** Before the transaction: the bytes are kept; `intention` makes a repeated upload the same file. */
export async function storeBytes(
  db: Db,
  actor: Actor,
  number: string,
  purpose: Purpose,
  file: UploadedFile,
  intention: string,
  context: Context,
): Promise<work.StoredFile> {
  const contract = await readMine(db, contractNumberOf(number), actor.userId, context);
  const milestone = contract.milestones.find((milestone) => milestone.number === number);
  if (milestone === undefined) throw new Failure('not_found');
  mustTakeFiles(milestone, sideOf(contract, actor.userId), purpose);
  return work.storeBytes(db, asWork(contract, milestone), purpose, file, intention, context);
}

export async function addFile(
  tx: Tx,
  actor: Actor,
  number: string,
  purpose: Purpose,
  file: UploadedFile,
  stored: work.StoredFile,
  context: Context,
): Promise<work.FileRow> {
  const { contract, milestone, side } = await lockMyMilestone(tx, number, actor.userId, context);
  mustTakeFiles(milestone, side, purpose);
  return work.addFile(tx, asWork(contract, milestone), purpose, file, stored, context);
}

export async function readMilestoneFile(
  db: Db,
  actor: Actor,
  number: string,
  fileId: string,
  context: Context,
): Promise<FileAnswer> {
  const { name, file } = await work.openWorkFile(
    db,
    { kind: milestoneCharge.kind, number },
    fileId,
    actor.userId,
    context,
  );
  return new FileAnswer(name, file);
}

export async function readThumbnail(
  db: Db,
  actor: Actor,
  number: string,
  fileId: string,
  context: Context,
): Promise<FileAnswer> {
  const { name, file } = await work.openWorkThumbnail(
    db,
    { kind: milestoneCharge.kind, number },
    fileId,
    actor.userId,
    context,
  );
  return new FileAnswer(name, file);
}
