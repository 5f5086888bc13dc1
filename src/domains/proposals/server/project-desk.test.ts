/**
 * The desk of a project on a real database: what it reads, and what its client decides about several proposals at once.
 */
import { talkedAbout } from '#domains/messaging/server/messaging.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderWorld, usd, type OrderWorld } from '#domains/orders/server/order-world.ts';
import {
  closeProjects,
  createProject,
  postProject,
  readMyProjects,
  saveDraft,
} from '#domains/projects/server/projects.ts';
import { goodBrief } from '#domains/projects/test-brief.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { PROPOSAL_LIMITS } from '../proposal.ts';
import { answerCounter, counterProposal } from './counter-offers.ts';
import { offerOnProposal, sortProposal, viewProposal, withdrawProposal } from './decide-proposal.ts';
import { announceDecline, DECLINE_CLOCK, declineProposals, undoDeclines } from './decline-proposals.ts';
import { proposalFacts } from './facts.ts';
import { messageProposers } from './message-proposers.ts';
import { readProjectDesk } from './project-desk.ts';
import { submitProposal } from './send-proposal.ts';
import { proposalTalkedAbout } from './talked-about.ts';

let world: OrderWorld;
const COVER =
  'I drew signs for two bakeries and a fish shop. I would begin with the one above the door, because the others follow from it.';
const offered = {
  price: usd(60_000),
  days: 18,
  cover: COVER,
  answers: [{ id: 'question-1', answer: 'Two bakeries.' }],
  project_version: 1,
};

beforeAll(async () => {
  world = await orderWorld();
  for (const { userId } of [world.freelancer, world.stranger])
    await world.database.owner.query(
      'insert into profile (user_id, completion) values ($1, 90) on conflict (user_id) do update set completion = 90',
      [userId],
    );
});
afterAll(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

const posted = async () => {
  // Each test is about something else than how many words someone sends to strangers.
  await world.database.owner.query('delete from outreach');
  const { id } = await world.do((tx) => createProject(tx, world.client, {}, world.context));
  await world.do((tx) => saveDraft(tx, world.client, id, goodBrief(), world.context));
  const { slug } = await world.do((tx) => postProject(tx, world.client, id, world.context));
  return { id, slug: slug ?? '' };
};
const propose = async (slug: string, by: Actor = world.freelancer) =>
  (await world.do((tx) => submitProposal(tx, by, slug, offered, world.context))).id;
/** Two people propose for one project. */
const both = async () => {
  const project = await posted();
  const first = await propose(project.slug);
  world.sleep(1_000);
  return { ...project, first, second: await propose(project.slug, world.stranger) };
};
const desk = (slug: string, by: Actor = world.client) => readProjectDesk(world.context.db, by, slug, world.context);
const decline = (ids: readonly string[], by: Actor = world.client, words = '') =>
  world.do((tx) => declineProposals(tx, by, { ids, reason: words === '' ? 'price' : 'own', words }, world.context));
const undo = (ids: readonly string[], by: Actor = world.client) =>
  world.do((tx) => undoDeclines(tx, by, ids, world.context));
const statesOf = async (slug: string) => (await desk(slug)).proposals.map(({ state }) => state);
const fire = () =>
  fireDueTimers(world.context, [onTimer(DECLINE_CLOCK, 'orders', announceDecline)], world.context.clock());
const announced = async (id: string) =>
  (
    await world.database.owner.query<{ reason: string }>(
      "select facts->>'reason' as reason from job where name = 'proposal.ended' and facts->>'proposalId' = $1",
      [id],
    )
  ).rows;

describe('the desk of a project', () => {
  it('has every proposal with who sent it, invitations, contracts and what happened, for its client alone', async () => {
    const { slug, first, second } = await both();
    await world.do((tx) => sortProposal(tx, world.client, second, 'shortlisted', world.context));
    const page = await desk(slug);
    expect(page.project).toMatchObject({ slug, state: 'open', proposals: 2 });
    expect(page.brief?.title).toBe(goodBrief().title);
    expect(page.proposals).toMatchObject([
      {
        id: first,
        state: 'submitted',
        is_opened: false,
        talk: null,
        proposer: { rating: null, done: 0, done_here: 0, earned_here: null },
      },
      { id: second, state: 'shortlisted', is_opened: true },
    ]);
    expect(page.proposals[0]?.moves).toEqual(['shortlist', 'interview', 'counter', 'offer', 'decline']);
    expect(page.activity.map(({ of, move }) => `${of} ${move}`)).toEqual([
      'proposal shortlist',
      'proposal submit',
      'proposal submit',
      'project accept',
      'project post',
    ]);
    expect(page).toMatchObject({ invitations: [], contracts: [], other_talks: [] });
    await expect(desk(slug, world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(desk(slug, world.freelancer)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('tells an offer once, with whom it is for', async () => {
    const { slug, first } = await both();
    const now = world.context.clock();
    await world.do((tx) =>
      offerOnProposal(tx, first, {
        clientId: world.client.userId,
        number: 'C-TEST',
        until: after(now, DAY_MS),
        at: now,
      }),
    );
    const [newest, ...others] = (await desk(slug)).activity;
    expect(newest).toMatchObject({ of: 'proposal', move: 'offer' });
    expect(others.map(({ move }) => move)).not.toContain('award');
  });

  it('and the list of projects say the same next step: answer, offer what is agreed, read, decide', async () => {
    const { id, slug, first, second } = await both();
    const context = { ...world.context, facts: [...world.context.facts, proposalFacts] };
    const line = async () =>
      (await readMyProjects(context.db, world.client, {}, context)).items.find(
        (readMyProject) => readMyProject.id === id,
      );
    expect(await line()).toMatchObject({ proposals: 2, unread: 2, step: 'read' });
    const terms = { price: usd(50_000), days: 10, note: '' };
    await world.do((tx) => counterProposal(tx, world.freelancer, first, terms, world.context));
    expect(await line()).toMatchObject({ unread: 2, step: 'counter' });
    await world.do((tx) => answerCounter(tx, world.client, first, { number: 1, answer: 'accept' }, world.context));
    expect(await line()).toMatchObject({ step: 'agreed' });
    expect((await desk(slug)).proposals[0]).toMatchObject({ state: 'submitted', agreed_at: expect.any(String) });
    await world.do((tx) => counterProposal(tx, world.freelancer, first, { ...terms, days: 12 }, world.context));
    await world.do((tx) => withdrawProposal(tx, world.freelancer, first, world.context));
    expect(await line()).toMatchObject({ proposals: 1, unread: 1, step: 'read' });
    await world.do((tx) => sortProposal(tx, world.client, second, 'shortlisted', world.context));
    expect(await line()).toMatchObject({ proposals: 1, unread: 0, step: 'offer' });
    await decline([second]);
    expect(await line()).toMatchObject({ proposals: 0, unread: 0, step: 'invite' });
  });

  it('needs as many statements for two proposals as for one', async () => {
    const { slug } = await posted();
    await propose(slug);
    const count = async (): Promise<number> => {
      let statementCount = 0;
      const db = {
        ...world.context.db,
        rows: ((...parameters: Parameters<typeof world.context.db.rows>) => (
          (statementCount += 1),
          world.context.db.rows(...parameters)
        )) as typeof world.context.db.rows,
      };
      await readProjectDesk(db, world.client, slug, world.context);
      return statementCount;
    };
    const countForOne = await count();
    await propose(slug, world.stranger);
    expect(await count()).toBe(countForOne);
    expect(countForOne).toBeGreaterThan(5);
  });

  it('marks what is opened, and nothing of someone else', async () => {
    const { slug, first, second } = await both();
    const view = (id: string, by: Actor) => world.do((tx) => viewProposal(tx, by, id, world.context));
    const { viewed_at: at } = await view(first, world.client);
    world.sleep(1_000);
    expect(await view(first, world.client)).toEqual({ viewed_at: at });
    expect((await desk(slug)).proposals.map(({ is_opened: is }) => is)).toEqual([true, false]);
    await expect(view(second, world.freelancer)).rejects.toMatchObject({ code: 'not_found' });
    await expect(view(second, world.stranger)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('declining', () => {
  it('takes several with one reason, and tells their freelancers once it can no longer be undone', async () => {
    const { slug, first, second } = await both();
    await decline([first, second], world.client, 'We paint them ourselves.');
    expect(await statesOf(slug)).toEqual(['declined', 'declined']);
    world.sleep(PROPOSAL_LIMITS.undoMs);
    await fire();
    expect(await announced(first)).toEqual([]);
    world.sleep(PROPOSAL_LIMITS.undoHeldMs - PROPOSAL_LIMITS.undoMs);
    await fire();
    for (const id of [first, second]) expect(await announced(id)).toEqual([{ reason: 'We paint them ourselves.' }]);
    await expect(undo([first])).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'declined' } });
  });

  it('is undone within ten seconds: each is what it was, with its counter-offer, and no one is notified', async () => {
    const { slug, first, second } = await both();
    await world.do((tx) => sortProposal(tx, world.client, second, 'interviewing', world.context));
    await world.do((tx) =>
      counterProposal(tx, world.client, second, { price: usd(50_000), days: 10, note: '' }, world.context),
    );
    await decline([first, second]);
    expect((await desk(slug)).proposals[1]).toMatchObject({
      state: 'declined',
      counters: [{ outcome: 'ended' }],
      clock: null,
    });
    world.sleep(PROPOSAL_LIMITS.undoMs);
    await undo([second, first]);
    expect(await statesOf(slug)).toEqual(['submitted', 'interviewing']);
    expect((await desk(slug)).proposals[1]).toMatchObject({
      reason: null,
      counters: [{ outcome: null }],
      clock: { kind: 'counter' },
    });
    world.sleep(PROPOSAL_LIMITS.undoHeldMs);
    await fire();
    for (const id of [first, second]) expect(await announced(id)).toEqual([]);
    await expect(undo([first])).rejects.toMatchObject({ code: 'wrong_state' });
    await world.do((tx) => answerCounter(tx, world.stranger, second, { number: 1, answer: 'accept' }, world.context));
  });

  it('is all or nothing, for one project, and for its client alone', async () => {
    const { slug, first, second } = await both();
    const other = await posted();
    const elsewhere = await propose(other.slug);
    await world.do((tx) => withdrawProposal(tx, world.stranger, second, world.context));
    await expect(decline([first, second])).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'withdrawn' } });
    await expect(decline([first, elsewhere])).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(decline([first], world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(decline([first], world.freelancer)).rejects.toMatchObject({ code: 'not_found' });
    await expect(decline([first], world.client, 'Write to me at anna@example.com')).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect(await statesOf(slug)).toEqual(['submitted', 'withdrawn']);
    await decline([first]);
    await expect(undo([first], world.stranger)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('in one’s own words needs some', async () => {
    const { first } = await both();
    await expect(
      world.do((tx) => declineProposals(tx, world.client, { ids: [first], reason: 'own', words: '' }, world.context)),
    ).rejects.toMatchObject({
      fields: { words: [expect.any(String)] },
    });
  });

  it('has one winner against a withdrawal, and two of the same command do no harm', async () => {
    const { slug, first, second } = await both();
    const outcomes = await Promise.allSettled([
      decline([first, second]),
      decline([second, first]),
      world.do((tx) => withdrawProposal(tx, world.freelancer, first, world.context)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'wrong_state' });
    const [state] = await statesOf(slug);
    expect(['declined', 'withdrawn']).toContain(state);
  });

  it('is not undone once the project has ended', async () => {
    const { id, first } = await both();
    await decline([first]);
    await world.do((tx) => closeProjects(tx, world.client, [id], 'Done elsewhere', world.context));
    await expect(undo([first])).rejects.toMatchObject({ code: 'wrong_state' });
  });
});

describe('one message to several', () => {
  const write = (ids: readonly string[], by: Actor = world.client) =>
    world.do((tx) =>
      messageProposers(
        tx,
        by,
        { ids, text: 'Could you begin in May?' },
        { ...world.context, extensions: [talkedAbout.with(proposalTalkedAbout)] },
      ),
    );

  it('reaches each in their own conversation, which the desk shows', async () => {
    const { slug, first, second } = await both();
    expect(await write([first, second])).toEqual({ sent: 2 });
    expect((await desk(slug)).proposals.map(({ talk }) => talk)).toMatchObject([
      { unread: 0, last: 'Could you begin in May?' },
      { unread: 0, last: 'Could you begin in May?' },
    ]);
    await expect(write([first], world.stranger)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is sent to all of them or to none, and says who could not be written to', async () => {
    const { slug, first, second } = await both();
    await world.database.owner.query(
      'insert into person_block (user_id, blocked_id, created_at) values ($1, $2, now())',
      [world.stranger.userId, world.client.userId],
    );
    await expect(write([first, second])).rejects.toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining('Nothing was sent.'),
    });
    expect((await desk(slug)).proposals.map(({ talk }) => talk)).toEqual([null, null]);
  });
});
