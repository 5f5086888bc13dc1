/** The page on which a client invites people to one project. */
import { personCards, shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { counted } from '#kit/format/unit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { gathered } from '#kit/server/person-facts.ts';
import { INVITATION_LIMITS, whyNotInvite } from '../invitation.ts';
import type { Candidate, ProjectInvitations } from '../invitations-contract.ts';
import { readMyProject } from './store.ts';
import { suggestedPeople } from './suggested-people.ts';

const invited = statement(
  'project_invitations_of',
  'select id, freelancer_id, state, message, reason, sent_at, answered_at from project_invitation where project_id = :projectId order by sent_at desc, id desc',
);
const workers = statement(
  'project_people_who_work',
  "select id as \"id!\" from account_on_show where id = any (:ids::uuid[]) and role in ('freelancer', 'both', 'expert')",
);

/** Everyone who was invited, the newest first. */
export async function sentInvitations(db: Db, projectId: string): Promise<ProjectInvitations['invitations']> {
  const rows = await db.rows(invited, { projectId });
  const personOf = await shownPeople(
    db,
    rows.map((row) => row.freelancer_id),
  );
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    person: personOf(row.freelancer_id),
    note: row.message,
    reason: row.reason,
    sent_at: row.sent_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  }));
}

/** Those of them who may be invited: suspended, closed and emptied accounts are left out, and so is the client. */
async function candidatesOf(
  db: Db,
  wanted: ReadonlyMap<string, readonly string[]>,
  not: ReadonlySet<string>,
): Promise<Candidate[]> {
  const ids = [...wanted.keys()].filter((id) => !not.has(id));
  if (ids.length === 0) return [];
  const [rows, personOf, cards] = await Promise.all([
    db.rows(workers, { ids }),
    shownPeople(db, ids),
    personCards(db, ids),
  ]);
  const working = new Set(rows.map(({ id }) => id));
  return ids
    .filter((id) => working.has(id))
    .map((id) => ({
      ...personOf(id),
      professional_title: cards.get(id)?.professional_title ?? null,
      reasons: [...(wanted.get(id) ?? [])],
    }));
}

/** Of any kind of work, as every domain that has some knows it. */
async function pastHires(db: Db, clientId: string, { facts }: Pick<Context, 'facts'>): Promise<Map<string, string[]>> {
  const dealings = await gathered(facts.map((fact) => fact.bought?.(db, clientId)));
  const done = new Map<string, number>();
  for (const { freelancer_id: id, completed } of dealings)
    if (completed > 0) done.set(id, (done.get(id) ?? 0) + completed);
  const best = [...done].toSorted(([, a], [, b]) => b - a).slice(0, INVITATION_LIMITS.pastHires);
  return new Map(best.map(([id, n]) => [id, [`Finished ${counted(n, { one: 'job', other: 'jobs' })} for you`]]));
}

export async function readProjectInvitations(
  db: Db,
  actor: Actor,
  name: string,
  context: Context,
): Promise<ProjectInvitations> {
  const project = await readMyProject(db, actor, name);
  const [invitations, proposers] = await Promise.all([
    sentInvitations(db, project.id),
    gathered(context.facts.map((fact) => fact.proposersOf?.(db, project.id))),
  ]);
  const not = new Set([actor.userId, ...proposers, ...invitations.map(({ person }) => person.id)]);
  const [hires, listed, suggested] = await Promise.all([
    pastHires(db, actor.userId, context),
    gathered(context.facts.map((fact) => fact.inListsOf?.(db, actor.userId, INVITATION_LIMITS.listed))),
    suggestedPeople(db, project.content, not, context),
  ]);
  return {
    project: {
      id: project.id,
      slug: project.slug,
      title: project.title,
      state: project.state,
      visibility: project.visibility,
    },
    most: INVITATION_LIMITS.people,
    left: Math.max(0, INVITATION_LIMITS.people - invitations.length),
    refusal: whyNotInvite(project, invitations.length, context.clock()),
    invitations,
    suggested,
    past_hires: await candidatesOf(db, hires, not),
    listed: await candidatesOf(db, new Map(listed.map(({ id, lists }) => [id, [`In ${lists.join(', ')}`]])), not),
  };
}
