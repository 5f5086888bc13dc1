/**
 * Files with a proposal go up before it is sent: its id is known until then, because a person proposes once for a
 * project (PRP-10).
 */
import * as work from '#domains/paid-work/server/paid-work.ts';
import { visibleProject, type Project } from '#domains/projects/server/projects.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import type { UploadedFile } from '#kit/server/http/handler.ts';
import { PROPOSAL_LIMITS, STATE_WORDS, UNDECIDED } from '../proposal.ts';
import { proposerOf, whyNotPropose } from './why-not-propose.ts';

const KIND = 'proposal';

export const proposalIdFor = (projectId: string, freelancerId: string): string =>
  derivedId(KIND, projectId, freelancerId);

interface Proposal {
  readonly id: string;
  readonly clientId: string;
  readonly freelancerId: string;
}
export const asWork = ({ id, clientId, freelancerId }: Proposal): work.Work => ({
  id,
  kind: KIND,
  number: id,
  clientId,
  freelancerId,
});

const mine = statement(
  'proposal_of_mine',
  'select id, state from proposal where project_id = :projectId and freelancer_id = :userId',
);

/** The proposal that this person sent, or the one that they may send. */
async function mustTakeFiles(reads: Db | Tx, { userId }: Actor, slug: string, now: Date): Promise<work.Work> {
  const project: Project = await visibleProject(reads, slug, userId);
  if (project.clientId === userId) throw new Failure('forbidden', { message: 'This is your own project.' });
  const sent = await reads.row(mine, { projectId: project.id, userId });
  const refusal = sent === undefined ? whyNotPropose(project, userId, now, await proposerOf(reads, userId, now)) : null;
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: project.state } });
  if (sent !== undefined && !UNDECIDED.some((state) => state === sent.state))
    throw new Failure('wrong_state', { message: STATE_WORDS[sent.state].why, data: { state: sent.state } });
  if ((await work.unsentFiles(reads, KIND, userId)) >= PROPOSAL_LIMITS.unsentFiles)
    throw invalidField(
      'file',
      `You uploaded ${PROPOSAL_LIMITS.unsentFiles} files for proposals that you haven’t sent. Send a proposal first.`,
    );
  return asWork({
    id: sent?.id ?? proposalIdFor(project.id, userId),
    clientId: project.clientId,
    freelancerId: userId,
  });
}

/** Before the transaction: the bytes are kept; `intention` makes a repeated upload the same file. */
export const storeProposalBytes = async (
  db: Db,
  actor: Actor,
  slug: string,
  file: UploadedFile,
  intention: string,
  context: Context,
): Promise<work.StoredFile> =>
  work.storeBytes(db, await mustTakeFiles(db, actor, slug, context.clock()), 'proposal', file, intention, context);

export const addProposalFile = async (
  tx: Tx,
  actor: Actor,
  slug: string,
  file: UploadedFile,
  stored: work.StoredFile,
  context: Context,
): Promise<work.FileRow> =>
  work.addFile(tx, await mustTakeFiles(tx, actor, slug, context.clock()), 'proposal', file, stored, context);

/** With the proposal, or with a change of it: what was sent before stays. */
export async function sendProposalFiles(tx: Tx, proposal: Proposal, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  const before = await work.sentFileCount(tx, proposal.id);
  if (before + new Set(files).size > PROPOSAL_LIMITS.files)
    throw invalidField('files', `A proposal has up to ${PROPOSAL_LIMITS.files} files.`);
  await work.sendFiles(tx, asWork(proposal), 'proposal', files, null);
}

export async function readProposalFile(
  db: Db,
  actor: Actor,
  id: string,
  fileId: string,
  context: Context,
): Promise<FileAnswer> {
  const { name, file } = await work.openWorkFile(db, { kind: KIND, number: id }, fileId, actor.userId, context);
  return new FileAnswer(name, file);
}

/** Uploaded for a proposal that was not sent within a week. */
export const dropForgottenFiles = (context: Context): Promise<boolean> =>
  work.dropUnsent(KIND, after(context.clock(), -PROPOSAL_LIMITS.unsentDays * DAY_MS), context);
