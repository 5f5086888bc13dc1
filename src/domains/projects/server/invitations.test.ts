/** Invitations to a project, on a real database. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderWorld, type OrderWorld } from '#domains/orders/server/order-world.ts';
import type { Actor } from '#kit/actor.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { INVITATION_LIMITS } from '../invitation.ts';
import { goodBrief } from '../test-brief.ts';
import { acceptByProposal, acceptInvitation, declineInvitation } from './answer-invitation.ts';
import { projectDashboards } from './dashboards.ts';
import { closeProjects, stopProposals } from './end-project.ts';
import { invitePerson, withdrawInvitation } from './invite.ts';
import { readProjectInvitations } from './invitations-page.ts';
import { readMyInvitations } from './my-invitations.ts';
import { visibleProject } from './nda.ts';
import { postProject } from './post-project.ts';
import { invitationEventsBetween } from './talk-events.ts';
import { createProject, saveDraft } from './write-draft.ts';

let world: OrderWorld;
const people: Actor[] = [];
const nameOf = async (actor: Actor): Promise<string> =>
  (await world.database.owner.query<{ username: string }>('select username from account where id = $1', [actor.userId]))
    .rows[0]?.username ?? '';

beforeAll(async () => {
  world = await orderWorld();
  for (let n = 0; n < INVITATION_LIMITS.people + 2; n += 1) {
    const id = uuidv7();
    await world.database.owner.query(
      `insert into account (id, email, username, role, first_name, last_name, email_verified_at, onboarded, created_at)
       values ($1, $2, $3, 'freelancer', 'Person', $3, now(), true, now())`,
      [id, `person-${n}@example.org`, `person-${n}`],
    );
    people.push({ ...world.freelancer, userId: id });
  }
});
// Each test is a month later, so that none counts for another (LIM-64).
beforeEach(() => world.database.owner.query("update outreach set at = at - interval '31 days'"));
afterAll(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

const posted = async (over: Parameters<typeof goodBrief>[0] = {}) => {
  const { id } = await world.do((tx) => createProject(tx, world.client, {}, world.context));
  await world.do((tx) => saveDraft(tx, world.client, id, goodBrief(over), world.context));
  const { slug } = await world.do((tx) => postProject(tx, world.client, id, world.context));
  return { id, slug: slug ?? '' };
};
const invite = async (id: string, who: Actor, note = '', by = world.client) => {
  const username = await nameOf(who);
  return world.do((tx) => invitePerson(tx, by, id, { username, note }, world.context));
};
const accept = (who: Actor, id: string) => world.do((tx) => acceptInvitation(tx, who, id, world.context));
const decline = (who: Actor, id: string) => world.do((tx) => declineInvitation(tx, who, id, 'budget', world.context));
const withdraw = (id: string, by = world.client) => world.do((tx) => withdrawInvitation(tx, by, id, world.context));
const codes = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes
    .map((outcome) => (outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code: string }).code))
    .toSorted();

it('an invitation and its answer are lines of the conversation, with the note', async () => {
  const { id, slug } = await posted({ title: 'Signs for a third shop' });
  const [who = world.stranger] = people.toReversed();
  const happened = { one: who.userId, other: world.client.userId, ref: null, from: null, before: null };
  const { id: invitation } = await invite(id, who, 'Your signs fit our shop.');
  const sent = {
    by: world.client.userId,
    words: 'sent an invitation to propose',
    title: 'Signs for a third shop',
    note: 'Your signs fit our shop.',
    kind: 'project',
    ref: slug,
  };
  expect(await invitationEventsBetween(world.context.db, happened)).toMatchObject([sent]);
  await decline(who, invitation);
  const [, answer] = await invitationEventsBetween(world.context.db, {
    ...happened,
    one: world.client.userId,
    other: who.userId,
  });
  expect(answer).toMatchObject({ by: who.userId, words: 'declined the invitation', title: 'Signs for a third shop' });
  expect(await invitationEventsBetween(world.context.db, { ...happened, ref: 'another' })).toEqual([]);
  expect(await invitationEventsBetween(world.context.db, { ...happened, other: world.stranger.userId })).toEqual([]);
});

describe('an invitation', () => {
  it('opens an invite-only project to one person, until it is declined', async () => {
    const { id, slug } = await posted({ visibility: 'invite_only' });
    const { userId } = world.freelancer;
    await expect(visibleProject(world.context.db, slug, userId)).rejects.toMatchObject({ code: 'not_found' });
    const { id: invitation, left } = await invite(id, world.freelancer, 'Your signs fit our shop.');
    expect(left).toBe(INVITATION_LIMITS.people - 1);
    expect((await visibleProject(world.context.db, slug, userId)).id).toBe(id);
    await expect(visibleProject(world.context.db, slug, world.stranger.userId)).rejects.toMatchObject({
      code: 'not_found',
    });
    const mine = await readMyInvitations(world.context.db, world.freelancer, {}, world.context);
    expect(mine.items[0]).toMatchObject({
      id: invitation,
      note: 'Your signs fit our shop.',
      is_open: true,
      project: { slug },
    });
    expect(await decline(world.freelancer, invitation)).toMatchObject({ state: 'declined' });
    await expect(visibleProject(world.context.db, slug, userId)).rejects.toMatchObject({ code: 'not_found' });
    const page = await readProjectInvitations(world.context.db, world.client, slug, world.context);
    expect(page.invitations).toMatchObject([{ state: 'declined', reason: expect.stringContaining('budget') }]);
    const answered = await readMyInvitations(world.context.db, world.freelancer, { tab: 'answered' }, world.context);
    expect(answered.items[0]).toMatchObject({ state: 'declined', project: { slug: null } });
    await expect(accept(world.freelancer, invitation)).rejects.toMatchObject({
      code: 'wrong_state',
      data: { state: 'declined' },
    });
  });

  it('is its freelancer’s turn until it is answered, or no proposals are taken', async () => {
    const turns = async () =>
      (await projectDashboards[0]?.read(world.context.db, world.freelancer, world.context))?.turns;
    const [{ id }, { id: other }] = [await posted(), await posted()];
    const { id: invitation } = await invite(id, world.freelancer);
    const { id: second } = await invite(other, world.freelancer);
    expect(await turns()).toMatchObject([
      { kind: 'invitation', id: second },
      { id: invitation, clock: { ends_at: expect.any(String) } },
    ]);
    await accept(world.freelancer, invitation);
    expect(await turns()).toMatchObject([{ id: second }]);
    await world.do((tx) => stopProposals(tx, world.client, other, world.context));
    expect(await turns()).toEqual([]);
    await decline(world.freelancer, second);
  });

  it('is its client’s and its freelancer’s alone', async () => {
    const { id } = await posted();
    await expect(invite(id, world.freelancer, '', world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    const { id: invitation } = await invite(id, world.freelancer);
    await expect(accept(world.stranger, invitation)).rejects.toMatchObject({ code: 'not_found' });
    await expect(accept(world.client, invitation)).rejects.toMatchObject({ code: 'not_found' });
    await expect(decline(world.stranger, invitation)).rejects.toMatchObject({ code: 'not_found' });
    await expect(withdraw(invitation, world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(withdraw(invitation, world.freelancer)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('reaches no one who is suspended or leaving, not a client, and not oneself', async () => {
    const { id } = await posted();
    const [person, other] = people as [Actor, Actor];
    await world.database.owner
      .query("update account set suspended_at = now(), suspended_reason = 'test' where id = $1", [person.userId])
      .catch(() =>
        world.database.owner.query('update account set suspended_at = now() where id = $1', [person.userId]),
      );
    await expect(invite(id, person)).rejects.toMatchObject({ code: 'not_found' });
    await world.database.owner.query('update account set suspended_at = null where id = $1', [person.userId]);
    await world.database.owner.query('update account set closing_at = now() where id = $1', [other.userId]);
    await expect(invite(id, other)).rejects.toMatchObject({ code: 'not_found' });
    await world.database.owner.query('update account set closing_at = null where id = $1', [other.userId]);
    await expect(invite(id, world.client)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('says nothing of how to meet elsewhere', async () => {
    const { id } = await posted();
    await expect(invite(id, world.freelancer, 'Write to me at me@example.org.')).rejects.toMatchObject({
      fields: { note: [expect.any(String)] },
    });
    await expect(invite(id, world.freelancer, 'Send a free sample first.')).rejects.toMatchObject({
      fields: { note: [expect.any(String)] },
    });
  });

  it('is one for each person and 15 for a project, however many are sent at once', async () => {
    const { id } = await posted();
    const [first] = people as [Actor];
    expect(codes(await Promise.allSettled([invite(id, first), invite(id, first), invite(id, first)]))).toEqual([
      'done',
      'wrong_state',
      'wrong_state',
    ]);
    const outcomes = codes(await Promise.allSettled(people.slice(1).map((person) => invite(id, person))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(INVITATION_LIMITS.people - 1);
    expect(outcomes.filter((outcome) => outcome === 'wrong_state')).toHaveLength(
      people.length - INVITATION_LIMITS.people,
    );
    const page = await readProjectInvitations(world.context.db, world.client, id, world.context);
    expect(page).toMatchObject({ left: 0, refusal: expect.stringContaining('15') });
    const [invitation] = page.invitations;
    await withdraw(invitation?.id ?? '');
    await expect(invite(id, world.freelancer)).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('has one winner when it is accepted and withdrawn at once', async () => {
    const { id } = await posted();
    const { id: invitation } = await invite(id, world.freelancer);
    expect(codes(await Promise.allSettled([accept(world.freelancer, invitation), withdraw(invitation)]))).toEqual([
      'done',
      'wrong_state',
    ]);
  });

  it('ends with its project, and is accepted by a proposal', async () => {
    const { id } = await posted();
    const [first, second] = people as [Actor, Actor];
    const { id: invitation } = await invite(id, first);
    await invite(id, second);
    await world.do(async (tx) => acceptByProposal(tx, { id }, second.userId, world.context.clock()));
    await world.do((tx) => closeProjects(tx, world.client, [id], 'Done elsewhere', world.context));
    const { invitations, refusal } = await readProjectInvitations(world.context.db, world.client, id, world.context);
    expect(Object.fromEntries(invitations.map((invitation) => [invitation.person.username, invitation.state]))).toEqual(
      {
        [await nameOf(first)]: 'lapsed',
        [await nameOf(second)]: 'accepted',
      },
    );
    expect(refusal).not.toBeNull();
    await expect(accept(first, invitation)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'lapsed' } });
  });

  it('is suggested for people with the skills, with reasons, and not twice', async () => {
    const { id } = await posted();
    const [first] = people as [Actor];
    const profile = (completion: number) =>
      world.database.owner.query(
        `insert into profile (user_id, skills, completion) values ($1, $2, $3)
         on conflict (user_id) do update set skills = excluded.skills, completion = excluded.completion`,
        [first.userId, goodBrief().skills, completion],
      );
    const read = () => readProjectInvitations(world.context.db, world.client, id, world.context);
    // Someone who can’t propose yet would only be waited for.
    await profile(75);
    expect((await read()).suggested.find((candidate) => candidate.id === first.userId)).toBeUndefined();
    await profile(80);
    const { suggested } = await read();
    expect(suggested.find((candidate) => candidate.id === first.userId)?.reasons[0]).toContain('you ask for');
    expect(suggested.find((candidate) => candidate.id === world.client.userId)).toBeUndefined();
    await invite(id, first);
    expect((await read()).suggested.find((candidate) => candidate.id === first.userId)).toBeUndefined();
  });
});
