/** A freelancer accepts or declines; a proposal accepts as well (PRJ-16). */
import { recordAnswer } from '#domains/messaging/server/messaging.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { invitationAnswered } from '../events.ts';
import { INVITATION_REASONS, INVITATION_WORDS, whyNotInvite, type InvitationReason } from '../invitation.ts';
import { announceInvitation, takeInvitation, writeAnswer } from './invite.ts';
import type { Project } from './store.ts';

async function takeMine(tx: Tx, actor: Actor, id: string) {
  const taken = await takeInvitation(tx, actor, id);
  if (taken.invitation.freelancerId !== actor.userId)
    throw new Failure('not_found', { message: 'You don’t have this invitation.' });
  return taken;
}
const refuse = (state: keyof typeof INVITATION_WORDS): never => {
  throw new Failure('wrong_state', { message: INVITATION_WORDS[state].why, data: { state } });
};

/** Leads to the proposal form: what is accepted is to look at the brief and propose, not a price. */
export async function acceptInvitation(tx: Tx, actor: Actor, id: string, context: Context) {
  const at = context.clock();
  const { project, state, invitation } = await takeMine(tx, actor, id);
  if (state === 'accepted') return { id, state, slug: project.slug ?? '' };
  if (state !== 'sent') return refuse(state);
  const refusal = whyNotInvite(project, 0, at);
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: project.state } });
  writeAnswer(tx, id, 'accepted', null, at);
  recordAnswer(tx, { from: actor.userId, to: invitation.clientId }, at);
  announceInvitation(tx, invitationAnswered, invitation, project, { answer: 'accepted', reason: null });
  return { id, state: 'accepted' as const, slug: project.slug ?? '' };
}

export async function declineInvitation(tx: Tx, actor: Actor, id: string, reason: InvitationReason, context: Context) {
  const { project, state, invitation } = await takeMine(tx, actor, id);
  if (state === 'declined') return { id, state, slug: project.slug ?? '' };
  if (state !== 'sent') return refuse(state);
  const words = INVITATION_REASONS[reason];
  writeAnswer(tx, id, 'declined', words, context.clock());
  announceInvitation(tx, invitationAnswered, invitation, project, { answer: 'declined', reason: words });
  return { id, state: 'declined' as const, slug: project.slug ?? '' };
}

const mine = statement(
  'project_invitation_accept_by_proposal',
  "update project_invitation set state = 'accepted', reason = null, answered_at = :at where project_id = :id and freelancer_id = :userId and state in ('sent', 'declined')",
);
/** Someone who proposes has answered. The proposal’s own notice says it to the client. */
export const acceptByProposal = (tx: Tx, { id }: Pick<Project, 'id'>, userId: string, at: Date): void =>
  tx.send(mine, { id, userId, at });
