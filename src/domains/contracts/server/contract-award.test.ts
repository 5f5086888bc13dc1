/**
 * From a proposal to the end of its project on a real database: offers, hires, and what falls through, each with its
 * project and proposal.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHiringRecord } from '#domains/projects/server/hiring-record.ts';
import { readStaffProjects } from '#domains/projects/server/staff-projects.ts';
import {
  closeProjects,
  createProject,
  endProjectsOf,
  postProject,
  readMyProject,
  saveDraft,
} from '#domains/projects/server/projects.ts';
import { goodBrief } from '#domains/projects/test-brief.ts';
import { readProjectDesk, submitProposal } from '#domains/proposals/server/proposals.ts';
import type { Actor } from '#kit/actor.ts';
import { HOUR_MS } from '#kit/clock.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { endOffer, endUnbegun } from './answer-offer.ts';
import { readContractPage, readHireTerms } from './contract-page.ts';
import { contractWorld, usd, usernameOf, type ContractWorld } from './contract-world.ts';
import { endContract } from './end-contract.ts';
import { contractFacts } from './facts.ts';
import { fundMilestone } from './fund-milestone.ts';
import { offerContract } from './offer-contract.ts';
import { approveMilestone } from './release-milestone.ts';
import { giveBack } from './return-milestone.ts';
import { readStaffContracts } from './staff-contracts.ts';
import { lockContract } from './store.ts';
import { submitMilestone } from './submit-milestone.ts';

const COVER =
  'I drew signs for two bakeries and a fish shop. I would begin with the one above the door, because the others follow from it.';
const PROPOSED = {
  price: usd(60_000),
  days: 18,
  cover: COVER,
  answers: [{ id: 'question-1', answer: 'Two bakeries.' }],
  project_version: 1,
};

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
  await world.addMoney(world.client, usd(1_000_000));
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

const posted = async (hires = 1) => {
  const { id } = await world.do((tx) => createProject(tx, world.client, {}, world.context));
  await world.do((tx) => saveDraft(tx, world.client, id, goodBrief({ hires_wanted: hires }), world.context));
  const { slug } = await world.do((tx) => postProject(tx, world.client, id, world.context));
  return { id, slug: slug ?? '' };
};
const propose = async (slug: string, by: Actor) =>
  (await world.do((tx) => submitProposal(tx, by, slug, PROPOSED, world.context))).id;
const proposed = async () => {
  const project = await posted();
  return { ...project, proposal: await propose(project.slug, world.freelancer) };
};
const project = (id: string) => readMyProject(world.context.db, world.client, id);
const proposal = async (slug: string, id: string) =>
  (await readProjectDesk(world.context.db, world.client, slug, world.context)).proposals.find(
    (proposal) => proposal.id === id,
  );
const answer = (by: 'client' | 'freelancer', number: string, how: 'decline' | 'withdraw') =>
  world.do((tx) => endOffer(tx, world[by], number, how, 'Other plans', world.context));
const fundFirst = (number: string) =>
  world.do((tx) => fundMilestone(tx, world.client, `${number}-1`, usd(41_200), world.context));

describe('an offer of a proposal', () => {
  it('hires once it is signed and funded, and its end ends the project', async () => {
    const { id, slug, proposal: newProposalId } = await proposed();
    const begun = { freelancer: usernameOf(world.freelancer), proposal: newProposalId };
    expect((await proposal(slug, newProposalId))?.moves).toContain('offer');
    expect(await readHireTerms(world.context.db, world.client, begun, world.context)).toMatchObject({
      refusal: null,
      proposal: { id: newProposalId, project: { slug, title: goodBrief().title }, price: usd(60_000), days: 18 },
    });
    const { number, projectId, proposalId } = await world.sign({ proposal: newProposalId });
    expect({ projectId, proposalId }).toEqual({ projectId: id, proposalId: newProposalId });
    expect(await project(id)).toMatchObject({ state: 'awarded', offers: 1, hires: 0 });
    expect(await proposal(slug, newProposalId)).toMatchObject({ state: 'offered', contract_number: number });
    expect((await readHireTerms(world.context.db, world.client, begun, world.context)).refusal).toBe(
      'An offer was sent for this proposal.',
    );
    await fundFirst(number);
    expect(await project(id)).toMatchObject({ state: 'in_progress', offers: 0, hires: 1, running: 1 });
    expect(await proposal(slug, newProposalId)).toMatchObject({ state: 'accepted', contract_number: number });
    expect(await readContractPage(world.context.db, world.freelancer, number, world.context)).toMatchObject({
      project: { slug, title: goodBrief().title },
    });
    await world.do((tx) => giveBack(tx, world.freelancer, `${number}-1`, 'I am ill', world.context));
    expect(
      (await world.do((tx) => endContract(tx, world.client, number, 'No one can do it', world.context))).state,
    ).toBe('cancelled');
    expect(await project(id)).toMatchObject({ state: 'cancelled', running: 0 });
  });

  it.each([
    ['declined', (number: string) => answer('freelancer', number, 'decline'), 'declined', false],
    ['stepped back from', (number: string) => answer('freelancer', number, 'decline'), 'declined', true],
    ['withdrawn', (number: string) => answer('client', number, 'withdraw'), 'shortlisted', false],
    ['unanswered', () => world.pass(48 * HOUR_MS), 'shortlisted', false],
    ['unfunded', () => world.pass(72 * HOUR_MS), 'shortlisted', true],
  ])('gives both back when it is %s', async (_how, end, state, isSigned) => {
    const { id, slug, proposal: newProposalId } = await proposed();
    const { number } = await (isSigned
      ? world.sign({ proposal: newProposalId })
      : world.offer({ proposal: newProposalId }));
    await end(number);
    expect(await project(id)).toMatchObject({ state: 'open', offers: 0, hires: 0 });
    expect(await proposal(slug, newProposalId)).toMatchObject({ state, contract_number: number });
    if (state === 'declined') return;
    const again = await world.offer({ proposal: newProposalId });
    expect(await proposal(slug, newProposalId)).toMatchObject({ state: 'offered', contract_number: again.number });
  });

  it('ends with its proposal where the client left and the project with them', async () => {
    const { id, slug, proposal: newProposalId } = await proposed();
    const offered = await world.offer({ proposal: newProposalId });
    await endProjectsOf({ userId: world.client.userId }, world.context);
    await world.do(async (tx) => {
      const by = { party: 'system', actorId: null } as const;
      await endUnbegun(tx, await lockContract(tx, offered.id, world.context), 'endForLeaving', by, null, world.context);
    });
    expect(await project(id)).toMatchObject({ state: 'closed', offers: 0 });
    expect(await proposal(slug, newProposalId)).toMatchObject({ state: 'not_selected' });
  });

  it('is one where one person is wanted: the other is told the state', async () => {
    const { id, slug } = await posted();
    const proposalIds = [await propose(slug, world.freelancer), await propose(slug, world.stranger)] as const;
    const outcomes = await Promise.allSettled([
      world.offer({ proposal: proposalIds[0] }),
      world.offer({ proposal: proposalIds[1], freelancer: usernameOf(world.stranger) }),
    ]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ code: 'wrong_state', data: { state: 'awarded' } });
    expect(await project(id)).toMatchObject({ state: 'awarded', offers: 1 });
  });

  it('is known of both afterwards: what was paid, how the client hires, what the freelancer finished, and to staff', async () => {
    const { slug, proposal: newProposalId } = await proposed();
    const hiring = () => readHiringRecord(world.context.db, usernameOf(world.client), world.context);
    const before = await hiring();
    const { number } = await world.sign({ proposal: newProposalId });
    await fundFirst(number);
    const work = { note: 'Done', link: 'https://example.com', files: [], met: [0, 1] };
    await world.do((tx) => submitMilestone(tx, world.freelancer, `${number}-1`, work, world.context));
    await world.do((tx) => approveMilestone(tx, world.client, `${number}-1`, null, world.context));
    await world.do((tx) => endContract(tx, world.client, number, '', world.context));
    const after = await hiring();
    expect([after.hired - before.hired, Number(after.paid_in_all.amount) - Number(before.paid_in_all.amount)]).toEqual([
      1, 40_000,
    ]);
    expect(after.decide_days).toBeGreaterThanOrEqual(1);
    const paid = await world.database.owner.query(
      'select amount::int from project_paid join contract on contract.id = contract_id where number = $1',
      [number],
    );
    expect(paid.rows).toEqual([{ amount: 40_000 }]);
    const finished = (await contractFacts.finished?.(world.context.db, world.freelancer.userId, 3)) ?? [];
    expect(finished[0]).toMatchObject({ kind: 'contract', title: goodBrief().title, on_time: true });
    const staff = { ...world.stranger, isOperator: true };
    const query = { person: world.freelancer.userId, limit: 1 };
    expect((await readStaffContracts(world.context.db, staff, query, world.context)).items).toMatchObject([
      { contract_number: number, state: 'completed', held: usd(0), released: usd(40_000) },
    ]);
    const posts = await readStaffProjects(
      world.context.db,
      staff,
      { person: world.client.userId, limit: 1 },
      world.context,
    );
    expect(posts.items).toMatchObject([{ slug, state: 'completed', hires: 1 }]);
    await expect(readHiringRecord(world.context.db, 'nobody-of-that-name', world.context)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is as many as people are wanted', async () => {
    const { id, slug } = await posted(2);
    const proposalIds = [await propose(slug, world.freelancer), await propose(slug, world.stranger)] as const;
    const { number } = await world.sign({ proposal: proposalIds[0] });
    await fundFirst(number);
    await world.offer({ proposal: proposalIds[1], freelancer: usernameOf(world.stranger) });
    expect(await project(id)).toMatchObject({ state: 'in_progress', offers: 1, hires: 1 });
  });

  it('is of a live proposal of one’s own project, by the freelancer who is hired', async () => {
    const { id, slug, proposal: newProposalId } = await proposed();
    const offer = {
      title: 'Signs',
      scope: 'Three signs.',
      milestones: [{ title: 'Signs', price: usd(60_000), days: 18, criteria: ['Vector files'] }],
    };
    const by = (actor: Actor, freelancer: Actor) =>
      world.do((tx) =>
        offerContract(
          tx,
          actor,
          {
            ...offer,
            freelancer: usernameOf(freelancer),
            valid_hours: 48,
            signature: 'Client',
            proposal: newProposalId,
          },
          world.context,
        ),
      );
    await expect(by(world.stranger, world.freelancer)).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      readHireTerms(
        world.context.db,
        world.stranger,
        { freelancer: usernameOf(world.freelancer), proposal: newProposalId },
        world.context,
      ),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(by(world.client, world.stranger)).rejects.toMatchObject({
      fields: { freelancer: [expect.any(String)] },
    });
    await world.do((tx) => closeProjects(tx, world.client, [id], 'Done elsewhere', world.context));
    await expect(by(world.client, world.freelancer)).rejects.toMatchObject({
      code: 'wrong_state',
      data: { state: 'closed' },
    });
    expect((await proposal(slug, newProposalId))?.moves).not.toContain('offer');
  });
});
