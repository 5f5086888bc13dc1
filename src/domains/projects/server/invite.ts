/** A client invites someone, and withdraws it; what is unanswered ends with the project (PRJ-15). */
import { reachOut } from '#domains/messaging/server/messaging.ts';
import { refuseWords } from '#domains/services/text-rules.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic, type EventKind, type FactsOf } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { invitationSent, invitationWithdrawn } from '../events.ts';
import { INVITATION_LIMITS, INVITATION_WORDS, whyNotInvite } from '../invitation.ts';
import { lockMyProject, lockProject, projectTopic, type Project } from './store.ts';

const invitable = statement(
  'project_invitable',
  "select id as \"id!\" from account_on_show where username = :username and role in ('freelancer', 'both', 'expert')",
);
const gate = statement('project_pass_gate', 'select pass_gate(:person::uuid, false)');
const sent = statement(
  'project_invitations_count',
  'select count(*)::int as n from project_invitation where project_id = :projectId',
);
const insert = statement(
  'project_invite',
  `insert into project_invitation (id, project_id, client_id, freelancer_id, message, state, sent_at)
   values (:id, :projectId, :clientId, :freelancerId, :note, 'sent', :at)
   on conflict (project_id, freelancer_id) do nothing returning id`,
);
const before = statement(
  'project_invitation_state',
  'select state from project_invitation where project_id = :projectId and freelancer_id = :freelancerId',
);

export interface InvitationRow {
  readonly id: string;
  readonly clientId: string;
  readonly freelancerId: string;
}
export function announceInvitation<Kind extends EventKind>(
  tx: Tx,
  event: Kind,
  { id, clientId, freelancerId }: InvitationRow,
  { id: projectId, slug, title }: Project,
  facts: Omit<FactsOf<Kind>, 'invitationId' | 'projectId' | 'slug' | 'title' | 'clientId' | 'freelancerId'>,
): void {
  const invitationFacts = { invitationId: id, projectId, slug, title, clientId, freelancerId };
  announce(tx, event, { ...invitationFacts, ...facts } as FactsOf<Kind>, [
    projectTopic(projectId),
    userTopic(clientId),
    userTopic(freelancerId),
  ]);
}

/** Under the project’s lock: of two for the last place one wins, and nobody is invited twice. */
export async function invitePerson(
  tx: Tx,
  actor: Actor,
  projectId: string,
  { username, note }: { username: string; note: string },
  context: Context,
) {
  const at = context.clock();
  const project = await lockMyProject(tx, actor, projectId);
  const invited = (await tx.row(sent, { projectId }))?.n ?? 0;
  const refusal = whyNotInvite(project, invited, at);
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: project.state } });
  refuseWords([['note', note]], ['contact', 'payment_elsewhere', 'free_work']);
  const found = await tx.row(invitable, { username });
  if (found === undefined) throw new Failure('not_found', { message: 'No freelancer by that name is taking work.' });
  // Until this commits they neither are suspended nor leave, and what is read from now on holds (decision 034).
  tx.send(gate, { person: found.id });
  if ((await tx.row(invitable, { username })) === undefined)
    throw new Failure('not_found', { message: 'No freelancer by that name is taking work.' });
  if (found.id === actor.userId) throw invalidField('username', 'You can’t invite yourself.');
  const id = context.makeId();
  if (
    (await tx.row(insert, { id, projectId, clientId: actor.userId, freelancerId: found.id, note, at })) === undefined
  ) {
    const state = (await tx.row(before, { projectId, freelancerId: found.id }))?.state ?? 'sent';
    throw new Failure('wrong_state', {
      message: `You already invited this person. ${INVITATION_WORDS[state].why}`,
      data: { state },
    });
  }
  await reachOut(tx, { from: actor.userId, to: found.id, door: 'invitation' }, context);
  announceInvitation(tx, invitationSent, { id, clientId: actor.userId, freelancerId: found.id }, project, { note });
  return { id, state: 'sent' as const, left: INVITATION_LIMITS.people - invited - 1 };
}

const projectOf = statement(
  'project_invitation_project',
  'select project_id from project_invitation where id = :id and (client_id = :userId or freelancer_id = :userId)',
);
const lock = statement(
  'project_invitation_lock',
  'select id, client_id, freelancer_id, state from project_invitation where id = :id for update',
);

/** The project’s lock first, then the invitation’s, as inviting takes them. Someone else’s is not found (E-3). */
export async function takeInvitation(tx: Tx, { userId }: Pick<Actor, 'userId'>, id: string) {
  const projectId = (await tx.row(projectOf, { id, userId }))?.project_id;
  if (projectId === undefined) throw new Failure('not_found', { message: 'You don’t have this invitation.' });
  const project = await lockProject(tx, projectId);
  const row = await tx.row(lock, { id });
  if (row === undefined) throw new Failure('not_found');
  return {
    project,
    state: row.state,
    invitation: { id: row.id, clientId: row.client_id, freelancerId: row.freelancer_id },
  };
}

const answer = statement(
  'project_invitation_answer',
  'update project_invitation set state = :state, reason = :reason, answered_at = :at where id = :id',
);
export const writeAnswer = (
  tx: Tx,
  id: string,
  state: 'accepted' | 'declined' | 'withdrawn',
  reason: string | null,
  at: Date,
): void => tx.send(answer, { id, state, reason, at });

export async function withdrawInvitation(tx: Tx, actor: Actor, id: string, context: Context) {
  const { project, state, invitation } = await takeInvitation(tx, actor, id);
  if (invitation.clientId !== actor.userId)
    throw new Failure('not_found', { message: 'You don’t have this invitation.' });
  if (state === 'withdrawn') return { id, state, slug: project.slug ?? '' };
  if (state !== 'sent') throw new Failure('wrong_state', { message: INVITATION_WORDS[state].why, data: { state } });
  writeAnswer(tx, id, 'withdrawn', null, context.clock());
  announceInvitation(tx, invitationWithdrawn, invitation, project, {});
  return { id, state: 'withdrawn' as const, slug: project.slug ?? '' };
}

const lapse = statement(
  'project_invitations_lapse',
  "update project_invitation set state = 'lapsed', answered_at = :at where project_id = :projectId and state = 'sent'",
);
/** With the end of the project, in its transaction. */
export const lapseInvitations = (tx: Tx, projectId: string, at: Date): void => tx.send(lapse, { projectId, at });
