/**
 * Files with a proposal go up before it is sent: its id is known until then, because a person proposes once for a
 * project (PRP-10).
 */
import * as work from '#domains/paid-work/server/paid-work.ts';
import { visibleProject, type Project } from '#domains/projects/server/projects.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { FileSize } from '#kit/file-size.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
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

const hostOf = async (reads: Db | Tx, actor: Actor, slug: string, { clock }: Context): Promise<work.WorkHost> =>
  work.workHost(await mustTakeFiles(reads, actor, slug, clock()), 'proposal');

export const proposalFiles = work.workFiles<{ readonly slug: string }>({
  mayAdd: (db, actor, { slug }, context) => hostOf(db, actor, slug, context),
  mayStillAdd: (tx, actor, { slug }, context) => hostOf(tx, actor, slug, context),
});

/** With the proposal, or with a change of it: what was sent before stays. */
export async function sendProposalFiles(tx: Tx, proposal: Proposal, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  const before = await work.sentFileCount(tx, proposal.id);
  if (before + new Set(files).size > PROPOSAL_LIMITS.files)
    throw invalidField('files', `A proposal has up to ${PROPOSAL_LIMITS.files} files.`);
  await work.sendFiles(tx, asWork(proposal), 'proposal', files, null);
}

export const openProposalFile = (
  db: Db,
  { userId: readerId }: Actor,
  { id: number, file_id: fileId, size }: { readonly id: string; readonly file_id: string; readonly size?: FileSize },
  context: Context,
): Promise<FileAnswer> => work.openWorkFile(db, { kind: KIND, number, fileId, readerId, size }, context);

/** Uploaded for a proposal that was not sent within a week. */
export const dropForgottenFiles = (context: Context): Promise<boolean> =>
  work.dropUnsent(KIND, after(context.clock(), -PROPOSAL_LIMITS.unsentDays * DAY_MS), context);
