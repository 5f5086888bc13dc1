/** A client declines proposals, several at once, and undoes it before anyone is notified (PRP-7). */
import { isDeciding } from '#domains/projects/project.ts';
import { stateWords } from '#domains/projects/policy.ts';
import { refuseWords } from '#domains/services/text-rules.ts';
import type { Actor } from '#kit/actor.ts';
import { after } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import { proposalEnded } from '../events.ts';
import { declineWords, PROPOSAL_LIMITS, type DeclineReason, type ProposalState } from '../proposal.ts';
import { reopenCounter } from './open-counter.ts';
import { announceProposal, moveProposal, takeAny, takeMine, type Taken } from './store.ts';

export interface Declined {
  readonly ids: readonly string[];
  readonly reason: DeclineReason;
  /** The client’s own, added to the reason or in its place. */
  readonly words: string;
}
interface Stood {
  readonly proposals: { readonly id: string; readonly state: ProposalState }[];
}

/** Notifies the freelancer of a decline once it can no longer be undone. */
export const DECLINE_CLOCK = 'proposal-declined';

const projectsOf = statement(
  'proposals_projects_of',
  'select distinct project_id from proposal where id = any (:ids::uuid[]) and client_id = :userId',
);
/** Of one project, which is locked, in one order: two commands about the same proposals wait for each other. */
async function mustBeOfOneProject(tx: Tx, ids: readonly string[], { userId }: Actor): Promise<readonly string[]> {
  const projects = await tx.rows(projectsOf, { ids: [...ids], userId });
  if (projects.length === 0) throw new Failure('not_found');
  if (projects.length > 1) throw invalidField('ids', 'Choose proposals for one project.');
  return [...new Set(ids)].toSorted();
}

async function takeAsClient(tx: Tx, id: string, { userId }: Actor): Promise<Taken> {
  const { side, ...taken } = await takeMine(tx, id, userId);
  if (side !== 'client') throw new Failure('not_found');
  return taken;
}

/** All of them or none. Someone who declines a proposal has read it. */
export async function declineProposals(
  tx: Tx,
  actor: Actor,
  { ids, reason, words }: Declined,
  context: Context,
): Promise<Stood> {
  if (reason === 'own' && words === '') throw invalidField('words', 'Say why you decline.');
  refuseWords([['words', words]], ['contact', 'payment_elsewhere', 'free_work']);
  const explanation = declineWords(reason, words);
  const at = context.clock();
  const by = { party: 'client', actorId: actor.userId } as const;
  const proposals: Stood['proposals'] = [];
  for (const id of await mustBeOfOneProject(tx, ids, actor)) {
    const taken = await takeAsClient(tx, id, actor);
    const opened = taken.proposal.opened_at ?? at;
    const state = await moveProposal(
      tx,
      taken,
      { move: 'decline', by, at, reason: explanation },
      { reason: explanation, ended_at: at, opened_at: opened },
    );
    setTimer(tx, DECLINE_CLOCK, id, after(at, PROPOSAL_LIMITS.undoHeldMs));
    proposals.push({ id, state });
  }
  return { proposals };
}

const lastStep = statement(
  'proposal_last_step',
  'select move, at, state_before from proposal_event where proposal_id = :id order by id desc limit 1',
);

/** Each is again what it was, with the counter-offer that ended with it. After the notice went out, none is. */
export async function undoDeclines(tx: Tx, actor: Actor, ids: readonly string[], context: Context): Promise<Stood> {
  const at = context.clock();
  const by = { party: 'client', actorId: actor.userId } as const;
  const proposals: Stood['proposals'] = [];
  for (const id of await mustBeOfOneProject(tx, ids, actor)) {
    const taken = await takeAsClient(tx, id, actor);
    const { proposal, project } = taken;
    if (!isDeciding(project.state))
      throw new Failure('wrong_state', { message: stateWords(project.state), data: { state: proposal.state } });
    const last = await tx.row(lastStep, { id });
    if (
      last?.move !== 'decline' ||
      proposal.ended_at === null ||
      after(proposal.ended_at, PROPOSAL_LIMITS.undoHeldMs) <= at
    )
      throw new Failure('wrong_state', {
        message: 'It is too late to undo: the freelancer was notified.',
        data: { state: proposal.state },
      });
    const back = last.state_before as ProposalState | null;
    const state = await moveProposal(
      tx,
      taken,
      { move: 'undoDecline', by, at, back },
      { reason: null, ended_at: null },
    );
    await reopenCounter(tx, id, last.at, at);
    cancelTimers(tx, id, DECLINE_CLOCK);
    proposals.push({ id, state });
  }
  return { proposals };
}

/** What its timer does: an undone decline has none. */
export async function announceDecline(tx: Tx, id: string): Promise<void> {
  const taken = await takeAny(tx, id);
  const { state, reason } = taken.proposal;
  if (state === 'declined')
    announceProposal(tx, proposalEnded, taken, { outcome: 'declined', reason, quotaBack: false });
}
