/** What both sides do with a proposal, what ends it, and what contracts announce of it (PRP-3 to PRP-8). */
import type { projectEnded, projectFilled } from '#domains/projects/events.ts';
import { isDeciding } from '#domains/projects/project.ts';
import { recordAnswer } from '#domains/messaging/server/messaging.ts';
import * as projects from '#domains/projects/server/projects.ts';
import type { Actor } from '#kit/actor.ts';
import { after, HOUR_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { FactsOf } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { cancelTimers } from '#kit/server/jobs/timers.ts';
import { proposalEnded, proposalSorted } from '../events.ts';
import { PROPOSAL_LIMITS, type ProposalState } from '../proposal.ts';
import { announceProposal, moveProposal, PROPOSAL_CLOCK, takeAny, takeMine, undecidedOf } from './store.ts';

type Stood = { id: string; state: ProposalState };

export async function sortProposal(
  tx: Tx,
  actor: Actor,
  id: string,
  to: 'shortlisted' | 'interviewing',
  context: Context,
): Promise<Stood> {
  const { side, ...taken } = await takeMine(tx, id, actor.userId);
  const move = to === 'shortlisted' ? 'shortlist' : 'interview';
  const at = context.clock();
  // Someone who sorts a proposal has read it.
  const opened = taken.proposal.opened_at ?? at;
  const state = await moveProposal(
    tx,
    taken,
    { move, by: { party: side, actorId: actor.userId }, at },
    { opened_at: opened },
  );
  recordAnswer(tx, { from: actor.userId, to: taken.proposal.freelancer_id }, at);
  announceProposal(tx, proposalSorted, taken, { to });
  return { id, state };
}

/** Within the first hour it counts for nothing, and after a material change of the brief (PRJ-2). */
export async function withdrawProposal(tx: Tx, actor: Actor, id: string, context: Context): Promise<Stood> {
  const at = context.clock();
  const { side, ...taken } = await takeMine(tx, id, actor.userId);
  const isBack =
    taken.proposal.changed_brief !== null ||
    at < after(taken.proposal.sent_at, PROPOSAL_LIMITS.backWithinHours * HOUR_MS);
  const state = await moveProposal(
    tx,
    taken,
    { move: 'withdraw', by: { party: side, actorId: actor.userId }, at },
    { ended_at: at, quota_back: isBack },
  );
  announceProposal(tx, proposalEnded, taken, { outcome: 'withdrawn', reason: null, quotaBack: isBack });
  return { id, state };
}

const keepNote = statement(
  'proposal_note_keep',
  `insert into proposal_note (proposal_id, user_id, body, saved_at) values (:id, :userId, :body, :at)
   on conflict (proposal_id) do update set body = excluded.body, saved_at = excluded.saved_at`,
);
export async function noteProposal(
  tx: Tx,
  actor: Actor,
  id: string,
  body: string,
  context: Context,
): Promise<{ saved_at: string }> {
  const { side } = await takeMine(tx, id, actor.userId);
  if (side !== 'client') throw new Failure('forbidden', { message: 'Only the client keeps notes about proposals.' });
  const at = context.clock();
  await tx.rows(keepNote, { id, userId: actor.userId, body, at });
  return { saved_at: at.toISOString() };
}

const viewOne = statement(
  'proposal_view',
  'update proposal set opened_at = :at, clock_at = null where id = :id and client_id = :clientId and opened_at is null returning id',
);
const viewed = statement(
  'proposal_viewed',
  'select client_id, opened_at from proposal where id = :id and (client_id = :userId or freelancer_id = :userId)',
);
/** Its client opened it: from now on it doesn’t end unopened. No one is notified. */
export async function viewProposal(tx: Tx, actor: Actor, id: string, context: Context): Promise<{ viewed_at: string }> {
  const at = context.clock();
  if ((await tx.row(viewOne, { id, clientId: actor.userId, at })) !== undefined) cancelTimers(tx, id, PROPOSAL_CLOCK);
  const row = await tx.row(viewed, { id, userId: actor.userId });
  if (row === undefined) throw new Failure('not_found');
  if (row.client_id !== actor.userId)
    throw new Failure('forbidden', { message: 'Only the client of the project views a proposal.' });
  return { viewed_at: (row.opened_at ?? at).toISOString() };
}

async function endOne(
  tx: Tx,
  id: string,
  move: 'end' | 'lapse',
  at: Date,
  reason: string | null = null,
): Promise<void> {
  const taken = await takeAny(tx, id);
  const { proposal } = taken;
  if (!['submitted', 'shortlisted', 'interviewing'].includes(proposal.state)) return;
  const isUnread = proposal.opened_at === null;
  if (move === 'lapse' && (!isUnread || proposal.state !== 'submitted')) return;
  await moveProposal(
    tx,
    taken,
    { move, by: { party: 'system', actorId: null }, at, reason },
    { ended_at: at, quota_back: isUnread, reason },
  );
  announceProposal(tx, proposalEnded, taken, {
    outcome: move === 'end' ? 'not_selected' : 'lapsed',
    reason,
    quotaBack: isUnread,
    isFilled: reason === FILLED,
  });
}
/**
 * Its project ended: each in a transaction of its own. Unread ones give their quota back (PRJ-7). Staff give their
 * reason to the client alone.
 */
export async function endProposalsOf(
  {
    projectId,
    by = null,
    reason = null,
  }: { projectId: string } & Partial<Pick<FactsOf<typeof projectEnded>, 'by' | 'reason'>>,
  context: Context,
): Promise<void> {
  await endUndecided(projectId, by === 'client' ? reason : null, context);
}
const FILLED = 'Someone else was hired.';
async function endUndecided(projectId: string, reason: string | null, context: Context): Promise<void> {
  for (const { id } of await undecidedOf(context.db, projectId))
    await context.database.transact((tx) => endOne(tx, id, 'end', context.clock(), reason));
}
/** Everyone that the project wanted is hired: the others are not selected (PRP-7). */
export const endProposalsOfFilled = ({ projectId }: FactsOf<typeof projectFilled>, context: Context): Promise<void> =>
  endUndecided(projectId, FILLED, context);
export const lapseProposal = (tx: Tx, id: string, context: Context): Promise<void> =>
  endOne(tx, id, 'lapse', context.clock());

interface Act {
  readonly by: { readonly party: 'client' | 'freelancer' | 'system'; readonly actorId: string | null };
  readonly at: Date;
}
interface Offer {
  readonly clientId: string;
  /** Of the contract that is offered. */
  readonly number: string;
  /** Until when it can be signed. */
  readonly until: Date;
  readonly at: Date;
}
/**
 * Contracts send an offer of this proposal: it and its project move together, under the project’s lock. Another
 * client’s is not found (E-3).
 */
export async function offerOnProposal(
  tx: Tx,
  id: string,
  { clientId, number, until, at }: Offer,
): Promise<{ freelancerId: string; projectId: string }> {
  const { side, ...taken } = await takeMine(tx, id, clientId);
  if (side !== 'client') throw new Failure('not_found');
  const act: Act = { by: { party: 'client', actorId: clientId }, at };
  await projects.offerSent(tx, taken.project.id, act);
  await moveProposal(
    tx,
    taken,
    { move: 'offer', ...act },
    { contract_number: number, offer_until: until, offer_signed_at: null },
  );
  return { freelancerId: taken.proposal.freelancer_id, projectId: taken.project.id };
}
const waits = statement(
  'proposal_offer_waits',
  "update proposal set offer_until = :until, offer_signed_at = :signedAt where id = :id and state = 'offered'",
);
/** The open offer was signed or given more time: until when it waits now. Its contract is locked. */
export const offerWaitsOnProposal = (
  tx: Tx,
  id: string,
  { until, signedAt }: { readonly until: Date; readonly signedAt: Date | null },
): void => tx.send(waits, { id, until, signedAt });
/**
 * It was declined by the freelancer, or ended unanswered, withdrawn or unfunded. Where the project is over, so is the
 * proposal.
 */
export async function offerEndedOnProposal(tx: Tx, id: string, act: Act): Promise<void> {
  const taken = await takeAny(tx, id);
  const { state } = await projects.offerEnded(tx, taken.project.id, act);
  const isNo = act.by.party === 'freelancer';
  await moveProposal(
    tx,
    taken,
    { move: isNo ? 'declineOffer' : 'offerEnded', ...act },
    { offer_until: null, offer_signed_at: null, ...(isNo ? { ended_at: act.at } : {}) },
  );
  if (!isNo && !isDeciding(state)) await endOne(tx, id, 'end', act.at);
}
/** Accepted and funded. */
export async function hiredOnProposal(tx: Tx, id: string, act: Act): Promise<void> {
  const taken = await takeAny(tx, id);
  await projects.hired(tx, taken.project.id, act);
  await moveProposal(
    tx,
    taken,
    { move: 'accept', ...act },
    { ended_at: act.at, offer_until: null, offer_signed_at: null },
  );
}
