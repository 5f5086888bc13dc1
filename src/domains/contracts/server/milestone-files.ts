/**
 * Files of a milestone: the freelancer adds them while it is worked on. Keeping and sending them is what all paid work
 * shares.
 */
import * as work from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { FileSize } from '#kit/file-size.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import { milestoneCharge } from '../charge-kind.ts';
import { contractNumberOf } from '../contract-number.ts';
import type { Side } from '#kit/sides.ts';
import { MILESTONE_IN_STATE } from '../policy.ts';
import { milestoneMoves, WORKING_STATES, type MilestoneState } from '../milestone.ts';
import { asWork, lockMyMilestone, readMine, sideOf, type Milestone } from './store.ts';

type Purpose = Exclude<work.FilePurpose, 'requirements' | 'proposal'>;

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

interface FileOfMilestone {
  readonly milestone_number: string;
  readonly purpose?: Purpose | undefined;
}

export const milestoneFiles = work.workFiles<FileOfMilestone>({
  async mayAdd(db, { userId }, { milestone_number: number, purpose = 'delivery' }, context) {
    const contract = await readMine(db, contractNumberOf(number), userId, context);
    const milestone = contract.milestones.find((milestone) => milestone.number === number);
    if (milestone === undefined) throw new Failure('not_found');
    mustTakeFiles(milestone, sideOf(contract, userId), purpose);
    return work.workHost(asWork(contract, milestone), purpose);
  },
  async mayStillAdd(tx, { userId }, { milestone_number: number, purpose = 'delivery' }, context) {
    const { contract, milestone, side } = await lockMyMilestone(tx, number, userId, context);
    mustTakeFiles(milestone, side, purpose);
    return work.workHost(asWork(contract, milestone), purpose);
  },
});

interface NamedFile {
  readonly milestone_number: string;
  readonly file_id: string;
  readonly size?: FileSize;
}

export const openMilestoneFile = (
  db: Db,
  { userId: readerId }: Actor,
  { milestone_number: number, file_id: fileId, size }: NamedFile,
  context: Context,
): Promise<FileAnswer> =>
  work.openWorkFile(db, { kind: milestoneCharge.kind, number, fileId, readerId, size }, context);
