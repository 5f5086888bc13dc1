/** Proposals on a real database: sent, decided, given back, and what contracts announce. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderWorld, usd, type OrderWorld } from '#domains/orders/server/order-world.ts';
import {
  createProject,
  closeProjects,
  postProject,
  readMyProject,
  saveDraft,
} from '#domains/projects/server/projects.ts';
import { goodBrief } from '#domains/projects/test-brief.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { asUpload } from '#kit/server/storage/files.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { announceChangedBrief } from './changed-brief.ts';
import { answerCounter, counterProposal } from './counter-offers.ts';
import {
  endProposalsOf,
  endProposalsOfFilled,
  hiredOnProposal,
  lapseProposal,
  noteProposal,
  offerEndedOnProposal,
  offerOnProposal,
  sortProposal,
  viewProposal,
  withdrawProposal,
} from './decide-proposal.ts';
import { declineProposals } from './decline-proposals.ts';
import { readProjectDesk } from './project-desk.ts';
import { readProjectRoom } from './project-room.ts';
import { readProposalToOffer } from './proposal-to-offer.ts';
import { dropForgottenFiles, openProposalFile, proposalFiles } from './proposal-files.ts';
import type { DeclineReason } from '../proposal.ts';
import { reviseProposal, submitProposal, type Proposed } from './send-proposal.ts';
import { PROPOSAL_CLOCK } from './store.ts';
import { proposerOf } from './why-not-propose.ts';

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
afterAll(() => world.close());

const posted = async () => {
  const { id } = await world.do((tx) => createProject(tx, world.client, {}, world.context));
  await world.do((tx) => saveDraft(tx, world.client, id, goodBrief(), world.context));
  const { slug } = await world.do((tx) => postProject(tx, world.client, id, world.context));
  return { id, slug: slug ?? '' };
};
const propose = (slug: string, more: Partial<Proposed> = {}, by: Actor = world.freelancer) =>
  world.do((tx) => submitProposal(tx, by, slug, { ...offered, ...more }, world.context));
const proposed = async () => {
  const project = await posted();
  return { ...project, proposal: (await propose(project.slug)).id };
};
const used = async () => (await proposerOf(world.context.db, world.freelancer.userId, world.context.clock())).sent;
const room = (slug: string, by: Actor) => readProjectRoom(world.context.db, by, slug, world.context);
const desk = (slug: string) => readProjectDesk(world.context.db, world.client, slug, world.context);
const decline = (id: string, reason: DeclineReason) =>
  world.do((tx) => declineProposals(tx, world.client, { ids: [id], reason, words: '' }, world.context));
const project = (id: string) => readMyProject(world.context.db, world.client, id);
const act = (party: 'client' | 'freelancer' | 'system') => ({
  by: { party, actorId: null },
  at: world.context.clock(),
});
const offer = () => ({
  clientId: world.client.userId,
  number: 'C-TEST',
  until: after(world.context.clock(), DAY_MS),
  at: world.context.clock(),
});

describe('a proposal', () => {
  it('is sent once, with the net amount, and read by its two people alone', async () => {
    const { slug, id } = await posted();
    const sent = await propose(slug);
    await expect(propose(slug)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'submitted' } });
    expect(await project(id)).toMatchObject({ proposals: 1, bandLow: null });
    expect(await room(slug, world.freelancer)).toMatchObject({
      side: 'freelancer',
      proposals: [{ id: sent.id, net: usd(54_000), moves: ['revise', 'counter', 'withdraw'] }],
    });
    expect(await room(slug, world.client)).toMatchObject({ side: 'client', proposals: [] });
    expect(await desk(slug)).toMatchObject({ proposals: [{ id: sent.id, state: 'submitted', is_opened: false }] });
    expect((await room(slug, world.stranger)).proposals).toEqual([]);
    expect(await room(slug, { ...world.stranger, staffRoles: ['support'] })).toMatchObject({
      side: 'reader',
      quota: null,
      refusal: null,
    });
    await expect(world.do((tx) => withdrawProposal(tx, world.stranger, sent.id, world.context))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(propose(slug, {}, world.client)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('answers the brief as it is now, without contact details, and says when it repeats another', async () => {
    const { slug } = await posted();
    await expect(propose(slug, { project_version: 2 })).rejects.toMatchObject({
      code: 'wrong_state',
      data: { version: 1 },
    });
    await expect(propose(slug, { answers: [] })).rejects.toMatchObject({
      fields: { 'answers.question-1': [expect.any(String)] },
    });
    await expect(propose(slug, { cover: `${COVER} Write to me at anna@example.com` })).rejects.toMatchObject({
      fields: { cover: [expect.any(String)] },
    });
    expect(await propose(slug, { cover: `${COVER} Pay directly, to avoid fees.` })).toMatchObject({
      resembles: goodBrief().title,
    });
    expect((await desk(slug)).proposals[0]?.warnings).toHaveLength(1);
    expect((await room(slug, world.freelancer)).proposals[0]?.warnings).toEqual([]);
  });

  it('changes until it is shortlisted, and keeps what was before', async () => {
    const { slug, proposal } = await proposed();
    const revise = () =>
      world.do((tx) =>
        reviseProposal(tx, world.freelancer, proposal, { ...offered, price: usd(55_000) }, world.context),
      );
    await revise();
    await world.do((tx) => noteProposal(tx, world.client, proposal, 'Good questions.', world.context));
    await world.do((tx) => sortProposal(tx, world.client, proposal, 'shortlisted', world.context));
    await expect(revise()).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'shortlisted' } });
    expect((await desk(slug)).proposals[0]).toMatchObject({
      note: 'Good questions.',
      price: usd(55_000),
      versions: [{ number: 2 }, { number: 1, price: usd(60_000) }],
    });
    expect((await room(slug, world.freelancer)).proposals[0]?.note).toBeNull();
    await decline(proposal, 'time');
    expect((await room(slug, world.freelancer)).proposals[0]).toMatchObject({
      state: 'declined',
      reason: 'It takes longer than planned.',
    });
  });

  const parts = [
    { title: 'Sketches', criteria: 'One page for each sign.', price: usd(20_000), days: 6 },
    { title: 'Final files', criteria: 'Vector files.', price: usd(40_000), days: 12 },
  ];
  it('may be split into milestones, which add up to its price and begin the offer of a contract', async () => {
    const { slug } = await posted();
    await expect(propose(slug, { milestones: parts.slice(0, 1) })).rejects.toMatchObject({
      fields: { milestones: [expect.stringContaining('$200.00')] },
    });
    const contact = [
      { ...parts[0], title: 'Sketches', days: 6, criteria: 'Call me at +46 70 123 45 67.', price: usd(60_000) },
    ];
    await expect(propose(slug, { milestones: contact })).rejects.toMatchObject({
      fields: { milestones: [expect.any(String)] },
    });
    const { id } = await propose(slug, { milestones: parts });
    expect((await desk(slug)).proposals[0]).toMatchObject({ milestones: parts, versions: [{ milestones: parts }] });
    expect(await readProposalToOffer(world.context.db, world.client, id, world.context.clock())).toMatchObject({
      milestones: parts,
    });
    const more = { ...offered, price: usd(70_000), milestones: [] };
    await world.do((tx) => reviseProposal(tx, world.freelancer, id, more, world.context));
    expect((await room(slug, world.freelancer)).proposals[0]).toMatchObject({
      milestones: [],
      versions: [{ milestones: [] }, { milestones: parts }],
    });
  });

  it('keeps its milestones through a counter-offer in proportion, to the cent', async () => {
    const countered = async (price: number, days: number) => {
      const { slug } = await posted();
      const { id } = await propose(slug, { milestones: parts });
      await world.do((tx) =>
        counterProposal(tx, world.client, id, { price: usd(price), days, note: '' }, world.context),
      );
      await world.do((tx) => answerCounter(tx, world.freelancer, id, { number: 1, answer: 'accept' }, world.context));
      return (await desk(slug)).proposals[0]?.milestones.map(({ criteria, price: { amount }, days: took }) => [
        criteria,
        Number(amount),
        took,
      ]);
    };
    expect(await countered(60_000, 25)).toEqual([
      ['One page for each sign.', 20_000, 8],
      ['Vector files.', 40_000, 17],
    ]);
    expect(await countered(50_000, 18)).toEqual([
      ['One page for each sign.', 16_667, 6],
      ['Vector files.', 33_333, 12],
    ]);
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('shows files to its client once it is sent, to no one else, and what is never sent is deleted', async () => {
    const { slug } = await posted();
    const upload = async (name: string) => {
      // Files are shown in the order of their moments.
      world.sleep(1_000);
      const file = await asUpload(world.context.files, name, Buffer.from(`A sign: ${name}`));
      const { context, freelancer } = world;
      const stored = await proposalFiles.store(context.db, freelancer, { slug }, file, name, context);
      return (await world.do((tx) => proposalFiles.add(tx, freelancer, { slug }, stored, context))).file.id;
    };
    const [sent, later] = [await upload('bakery.txt'), await upload('fish-shop.txt')];
    expect((await room(slug, world.freelancer)).unsent_files.map(({ name }) => name)).toEqual([
      'bakery.txt',
      'fish-shop.txt',
    ]);
    const { id } = await propose(slug, { files: [sent] });
    const open = (by: Actor, fileId: string) =>
      openProposalFile(world.context.db, by, { id, file_id: fileId }, world.context);
    expect((await desk(slug)).proposals[0]?.files.map(({ name }) => name)).toEqual(['bakery.txt']);
    expect((await open(world.client, sent)).name).toBe('bakery.txt');
    await expect(open(world.client, later)).rejects.toMatchObject({ code: 'not_found' });
    await expect(open(world.stranger, sent)).rejects.toMatchObject({ code: 'not_found' });
    await world.do((tx) =>
      reviseProposal(tx, world.freelancer, id, { ...offered, price: usd(62_000), files: [later] }, world.context),
    );
    expect((await desk(slug)).proposals[0]?.files).toHaveLength(2);
    await decline(id, 'fit');
    await expect(upload('late.txt')).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'declined' } });
    const other = await posted();
    const file = await asUpload(world.context.files, 'never.txt', Buffer.from('never'));
    const { context, freelancer } = world;
    const stored = await proposalFiles.store(context.db, freelancer, other, file, 'never', context);
    await world.do((tx) => proposalFiles.add(tx, freelancer, other, stored, context));
    world.sleep(8 * DAY_MS);
    await dropForgottenFiles(world.context);
    expect((await room(other.slug, world.freelancer)).unsent_files).toEqual([]);
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('is made on the brief as it was read, or not at all, when that is changed at the same moment', async () => {
    const { id, slug } = await posted();
    await world.do((tx) => saveDraft(tx, world.client, id, goodBrief({ days: 40 }), world.context));
    const outcomes = await Promise.allSettled([
      propose(slug),
      world.do((tx) => postProject(tx, world.client, id, world.context)),
    ]);
    expect(outcomes[1].status).toBe('fulfilled');
    if (outcomes[0].status === 'rejected')
      expect(outcomes[0].reason).toMatchObject({ code: 'wrong_state', data: { state: 'open', version: 2 } });
    expect((await desk(slug)).proposals).toHaveLength(outcomes[0].status === 'fulfilled' ? 1 : 0);
  });

  it('gives back its quota within an hour, unread when the project ends, and unopened for 30 days', async () => {
    const before = await used();
    const [quick, late, ended, unopened] = [await proposed(), await proposed(), await proposed(), await proposed()];
    expect(await used()).toBe(before + 4);
    await world.do((tx) => withdrawProposal(tx, world.freelancer, quick.proposal, world.context));
    expect(await used()).toBe(before + 3);
    world.sleep(2 * HOUR_MS);
    await world.do((tx) => withdrawProposal(tx, world.freelancer, late.proposal, world.context));
    expect(await used()).toBe(before + 3);
    await world.do((tx) => closeProjects(tx, world.client, [ended.id], 'Done elsewhere', world.context));
    await endProposalsOf({ projectId: ended.id, by: 'client', reason: 'Done elsewhere' }, world.context);
    expect((await room(ended.slug, world.freelancer)).proposals[0]).toMatchObject({
      state: 'not_selected',
      reason: 'Done elsewhere',
    });
    expect(await used()).toBe(before + 2);
    const seen = await proposed();
    await world.do((tx) => viewProposal(tx, world.client, seen.proposal, world.context));
    world.sleep(30 * DAY_MS + HOUR_MS);
    await fireDueTimers(world.context, [onTimer(PROPOSAL_CLOCK, 'orders', lapseProposal)]);
    const stateOf = async (slug: string) => (await room(slug, world.freelancer)).proposals[0]?.state;
    expect([await stateOf(unopened.slug), await stateOf(seen.slug)]).toEqual(['lapsed', 'submitted']);
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('moves with its project when contracts offer, fall through and hire', async () => {
    const { id, proposal } = await proposed();
    await world.do((tx) => offerOnProposal(tx, proposal, offer()));
    expect(await project(id)).toMatchObject({ state: 'awarded', offers: 1 });
    await expect(
      world.do((tx) => withdrawProposal(tx, world.freelancer, proposal, world.context)),
    ).rejects.toMatchObject({ data: { state: 'offered' } });
    await world.do((tx) => offerEndedOnProposal(tx, proposal, act('system')));
    expect(await project(id)).toMatchObject({ state: 'open', offers: 0 });
    await world.do((tx) => offerOnProposal(tx, proposal, offer()));
    await world.do((tx) => hiredOnProposal(tx, proposal, act('client')));
    expect(await project(id)).toMatchObject({ state: 'in_progress', hires: 1, proposals: 1 });
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('has one winner when it is withdrawn, offered and declined at once', async () => {
    const { proposal } = await proposed();
    const outcomes = await Promise.allSettled([
      world.do((tx) => withdrawProposal(tx, world.freelancer, proposal, world.context)),
      world.do((tx) => offerOnProposal(tx, proposal, offer())),
      decline(proposal, 'fit'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'wrong_state', data: { state: expect.any(String) } });
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('announces once each change of the brief, and may price again or withdraw freely after a material one', async () => {
    const { id, slug, proposal } = await proposed();
    await world.do((tx) => sortProposal(tx, world.client, proposal, 'shortlisted', world.context));
    const revise = (version = 2) =>
      world.do((tx) =>
        reviseProposal(
          tx,
          world.freelancer,
          proposal,
          { ...offered, price: usd(70_000), project_version: version },
          world.context,
        ),
      );
    await expect(revise(1)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'shortlisted' } });
    world.sleep(2 * HOUR_MS);
    const brief = goodBrief();
    await world.do((tx) => saveDraft(tx, world.client, id, { ...brief, days: (brief.days ?? 10) + 15 }, world.context));
    await world.do((tx) => postProject(tx, world.client, id, world.context));
    const late = await world.do((tx) =>
      submitProposal(tx, world.stranger, slug, { ...offered, project_version: 2 }, world.context),
    );
    const projectFacts = { projectId: id, slug, title: brief.title, clientId: world.client.userId };
    const changed = { ...projectFacts, version: 2, isMaterial: true, changed: ['time'] };
    await announceChangedBrief(changed, world.context);
    await announceChangedBrief(changed, world.context);
    const announced = await world.database.owner.query(
      "select facts->>'proposalId' as id from job where name = 'proposal.brief_changed'",
    );
    expect(announced.rows).toEqual([{ id: proposal }]);
    const mine = async () => (await room(slug, world.freelancer)).proposals[0];
    expect(await mine()).toMatchObject({ has_changed_brief: true, moves: ['revise', 'counter', 'withdraw'] });
    await revise();
    expect(await mine()).toMatchObject({
      state: 'shortlisted',
      price: usd(70_000),
      has_changed_brief: false,
      moves: ['counter', 'withdraw'],
    });
    await announceChangedBrief({ ...changed, version: 3, isMaterial: false }, world.context);
    expect(await mine()).toMatchObject({ has_changed_brief: false });
    await announceChangedBrief({ ...changed, version: 4 }, world.context);
    const before = await used();
    await world.do((tx) => withdrawProposal(tx, world.freelancer, proposal, world.context));
    expect(await used()).toBe(before - 1);
    await world.do((tx) => withdrawProposal(tx, world.stranger, late.id, world.context));
  });

  it('is not selected when everyone the project wanted is hired', async () => {
    const { id, slug, proposal } = await proposed();
    const other = await propose(slug, {}, world.stranger);
    await world.do((tx) => offerOnProposal(tx, proposal, offer()));
    await world.do((tx) => hiredOnProposal(tx, proposal, act('client')));
    expect(
      (
        await world.database.owner.query("select from job where name = 'project.filled' and facts->>'projectId' = $1", [
          id,
        ])
      ).rowCount,
    ).toBe(1);
    await endProposalsOfFilled({ projectId: id, slug, title: '', clientId: world.client.userId }, world.context);
    await endProposalsOfFilled({ projectId: id, slug, title: '', clientId: world.client.userId }, world.context);
    const byId = new Map((await desk(slug)).proposals.map((proposal) => [proposal.id, proposal]));
    expect(byId.get(proposal)).toMatchObject({ state: 'accepted', reason: null });
    expect(byId.get(other.id)).toMatchObject({ state: 'not_selected', reason: 'Someone else was hired.' });
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('is one of as many in a month as operators allow', async () => {
    const written = await world.database.owner.query<{ holds_from: Date }>(
      "insert into term_change (name, old_value, new_value, holds_from, changed_by, reason) values ('proposalsMonth', 20, 1, now() + interval '6 minutes', $1, 'Fewer and better ones') returning holds_from",
      [world.client.userId],
    );
    world.sleep(Math.max(0, Number(written.rows[0]?.holds_from) - world.context.clock().getTime()) + 40 * DAY_MS);
    const [{ slug }, second] = [await posted(), await posted()];
    expect((await room(slug, world.freelancer)).quota).toMatchObject({ left: 1, most: 1 });
    await propose(slug);
    await expect(propose(second.slug)).rejects.toMatchObject({
      code: 'wrong_state',
      message: 'You sent 1 proposal this month.',
    });
  });
});
