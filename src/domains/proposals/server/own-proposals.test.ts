/**
 * A freelancer’s own proposals on a real database: the list, what is written and not sent, and what their client
 * viewed.
 */
import { talkedAbout } from '#domains/messaging/server/messaging.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderWorld, usd, type OrderWorld } from '#domains/orders/server/order-world.ts';
import {
  closeProjects,
  createProject,
  postProject,
  projectsBrowsed,
  saveDraft,
} from '#domains/projects/server/projects.ts';
import { goodBrief } from '#domains/projects/test-brief.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import type { OwnProposals, ProposalTurn } from '../dashboard-piece.ts';
import type { OwnTab } from '../own-list.ts';
import type { ProposalDraft } from '../own-draft.ts';
import { answerCounter, counterProposal } from './counter-offers.ts';
import { proposalDashboards } from './dashboards.ts';
import { proposalFacts } from './facts.ts';
import {
  endProposalsOf,
  lapseProposal,
  offerOnProposal,
  offerWaitsOnProposal,
  sortProposal,
  viewProposal,
  withdrawProposal,
} from './decide-proposal.ts';
import { messageProposers } from './message-proposers.ts';
import { discardProposalDraft, readTemplates, saveProposalDraft } from './own-draft.ts';
import { readMyProposal } from './own-proposal.ts';
import { countMyTurns, readMyProposals } from './own-proposals.ts';
import { reviseProposal, submitProposal } from './send-proposal.ts';
import { PROPOSAL_CLOCK } from './store.ts';
import { proposalTalkedAbout } from './talked-about.ts';

let world: OrderWorld;
const COVER =
  'I drew signs for two bakeries and a fish shop. I would begin with the one above the door, because the others follow from it.';
const PROPOSED = {
  price: usd(60_000),
  days: 18,
  cover: COVER,
  answers: [{ id: 'question-1', answer: 'Two bakeries.' }],
  project_version: 1,
};
const DRAFT: ProposalDraft = {
  price: usd(45_000),
  days: 12,
  cover: 'I would',
  answers: [],
  milestones: [],
  portfolio: [],
};
const PIECE = {
  id: 'piece-1',
  title: 'Fish shop',
  description: null,
  url: null,
  finished_on: null,
  images: ['fish-2a6.webp'],
};

beforeAll(async () => {
  world = await orderWorld();
  for (const { userId } of [world.freelancer, world.stranger])
    await world.database.owner.query(
      'insert into profile (user_id, completion, portfolios) values ($1, 90, $2) on conflict (user_id) do update set completion = 90, portfolios = $2',
      [userId, JSON.stringify(userId === world.freelancer.userId ? [PIECE] : [])],
    );
});
afterAll(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

const posted = async (over: Parameters<typeof goodBrief>[0] = {}) => {
  const { id } = await world.do((tx) => createProject(tx, world.client, {}, world.context));
  await world.do((tx) => saveDraft(tx, world.client, id, goodBrief(over), world.context));
  const { slug } = await world.do((tx) => postProject(tx, world.client, id, world.context));
  return { project: id, slug: slug ?? '' };
};
const propose = (slug: string, more: object = {}, by: Actor = world.freelancer) =>
  world.do((tx) => submitProposal(tx, by, slug, { ...PROPOSED, ...more }, world.context));
const proposed = async () => {
  const project = await posted();
  return { ...project, id: (await propose(project.slug)).id };
};
const list = (tab: OwnTab, more: object = {}, by: Actor = world.freelancer) =>
  readMyProposals(world.context.db, by, { tab, ...more }, world.context);
const page = (name: string, by: Actor = world.freelancer) => readMyProposal(world.context.db, by, name, world.context);
const rowIn = async (tab: OwnTab, id: string) => (await list(tab, { limit: 100 })).items.find((row) => row.id === id);
const turns = async () => (await countMyTurns(world.context.db, world.freelancer, world.context)).count;
const write = (
  slug: string,
  change: Partial<ProposalDraft> & { version?: number } = {},
  by: Actor = world.freelancer,
) => world.do((tx) => saveProposalDraft(tx, by, slug, { ...DRAFT, version: 0, ...change }, world.context));
const offer = () => ({
  clientId: world.client.userId,
  number: 'C-TEST',
  until: after(world.context.clock(), 2 * DAY_MS),
  at: world.context.clock(),
});

it('lists of projects say what the reader proposed for', async () => {
  const context = { ...world.context, facts: [proposalFacts] };
  const found = async (slug: string, by: Actor) =>
    (await projectsBrowsed(context.db, by, { sort: 'newest' }, context)).items.find(
      (listedProject) => listedProject.slug === slug,
    )?.your_proposal;
  const { slug, project } = await posted();
  const { id } = await propose(slug);
  expect(await proposalFacts.proposersOf?.(context.db, project)).toEqual([world.freelancer.userId]);
  expect([await found(slug, world.freelancer), await found(slug, world.stranger)]).toEqual([id, null]);
  await world.do((tx) => withdrawProposal(tx, world.freelancer, id, world.context));
  expect(await found(slug, world.freelancer)).toBeNull();
});

describe('a freelancer’s list of proposals', () => {
  it('moves each from tab to tab, with whose turn it is, and counts what waits for them', async () => {
    const { id } = await proposed();
    const before = await turns();
    expect(await rowIn('sent', id)).toMatchObject({
      state: 'submitted',
      price: usd(60_000),
      is_viewed: false,
      turn: null,
      next: 'Waits for the client to open it',
      clock: null,
    });
    await world.do((tx) => viewProposal(tx, world.client, id, world.context));
    expect(await rowIn('sent', id)).toMatchObject({ is_viewed: true, next: 'The client decides' });
    await world.do((tx) =>
      counterProposal(tx, world.client, id, { price: usd(50_000), days: 14, note: '' }, world.context),
    );
    expect(await rowIn('sent', id)).toBeUndefined();
    expect(await rowIn('talks', id)).toMatchObject({
      turn: 'counter',
      clock: { kind: 'counter', turn: ['freelancer'] },
    });
    expect(await turns()).toBe(before + 1);
    await world.do((tx) => answerCounter(tx, world.freelancer, id, { number: 1, answer: 'accept' }, world.context));
    expect(await rowIn('talks', id)).toMatchObject({
      is_agreed: true,
      turn: null,
      next: 'Agreed: the client offers a contract',
      price: usd(50_000),
    });
    await world.do((tx) => sortProposal(tx, world.client, id, 'shortlisted', world.context));
    await world.do((tx) => offerOnProposal(tx, id, offer()));
    expect(await rowIn('offers', id)).toMatchObject({
      turn: 'sign',
      clock: { kind: 'offer', turn: ['freelancer'] },
      contract_number: 'C-TEST',
    });
    expect(await turns()).toBe(before + 1);
    const now = world.context.clock();
    await world.do(async (tx) => offerWaitsOnProposal(tx, id, { until: after(now, 3 * DAY_MS), signedAt: now }));
    expect(await rowIn('offers', id)).toMatchObject({
      turn: null,
      next: 'The client funds the first milestone',
      clock: { turn: ['client'] },
    });
    expect(await page(id)).toMatchObject({ offer: { is_signed: true, until: after(now, 3 * DAY_MS).toISOString() } });
    expect(await turns()).toBe(before);
  });

  it('shows on the dashboard what is not decided, and an unread question as their turn', async () => {
    const home = async () => {
      const part = await proposalDashboards
        .find(({ of }) => of === 'freelancer')
        ?.read(world.context.db, world.freelancer, world.context);
      return { ...(part?.data as OwnProposals), turns: (part?.turns ?? []) as readonly ProposalTurn[] };
    };
    const { id, slug } = await proposed();
    await world.do((tx) => sortProposal(tx, world.client, id, 'shortlisted', world.context));
    const message = { ids: [id], text: 'Could you begin in May?' };
    const shown = async () => (await home()).proposals.live.find((proposal) => proposal.id === id);
    expect(await shown()).toMatchObject({
      project: { slug },
      state: 'shortlisted',
      turn: null,
      next: 'Shortlisted: the client decides',
    });
    expect((await home()).turns.map((turn) => turn.id)).not.toContain(id);
    await world.do((tx) =>
      messageProposers(tx, world.client, message, {
        ...world.context,
        extensions: [talkedAbout.with(proposalTalkedAbout)],
      }),
    );
    expect((await home()).proposals.live[0]).toMatchObject({ id, turn: 'message', next: 'Read the client’s message' });
    expect((await home()).turns.find((turn) => turn.id === id)).toMatchObject({ what: 'message', count: 1, slug });
    expect(await rowIn('talks', id)).toMatchObject({ turn: 'message' });
    // Other terms wait on the same page, and are answered there with the message.
    await world.do((tx) =>
      counterProposal(tx, world.client, id, { price: usd(50_000), days: 14, note: '' }, world.context),
    );
    expect((await home()).turns.filter((turn) => turn.id === id).map(({ what }) => what)).toEqual(['counter']);
    const count = (await home()).proposals.count;
    await world.do((tx) => withdrawProposal(tx, world.freelancer, id, world.context));
    expect(await home()).toMatchObject({ proposals: { count: count - 1 } });
    expect((await home()).turns.map((turn) => turn.id)).not.toContain(id);
  });

  it('has ended ones with why, and another person’s never', async () => {
    const [ended, withdrawn] = [await proposed(), await proposed()];
    await endProposalsOf({ projectId: ended.project, by: 'client', reason: 'Done elsewhere' }, world.context);
    await world.do((tx) => withdrawProposal(tx, world.freelancer, withdrawn.id, world.context));
    expect(await rowIn('ended', ended.id)).toMatchObject({
      state: 'not_selected',
      next: 'The project ended, or someone else was hired',
    });
    expect(await rowIn('ended', withdrawn.id)).toMatchObject({ next: 'You withdrew it' });
    expect((await list('ended', {}, world.stranger)).items).toEqual([]);
    await expect(page(ended.id, world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    expect((await page(ended.id)).history).toMatchObject([
      { move: 'end', reason: 'Done elsewhere' },
      { move: 'submit' },
    ]);
  });

  it('is read page by page, without gaps or repeats, with the counts and the quota of the month', async () => {
    for (let count = 0; count < 3; count += 1) await proposed();
    const all = (await list('sent', { limit: 100 })).items.map(({ id }) => id);
    const read: string[] = [];
    for (let cursor: string | undefined; ;) {
      const part = await list('sent', { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      read.push(...part.items.map(({ id }) => id));
      if (part.next_cursor === null) break;
      cursor = part.next_cursor;
    }
    expect(read).toEqual(all);
    const first = await list('sent');
    expect(first.counts.sent).toBe(all.length);
    const quota = first.quota;
    const { id } = await proposed();
    expect((await list('sent')).quota.left).toBe(quota.left - 1);
    await world.do((tx) => withdrawProposal(tx, world.freelancer, id, world.context));
    expect((await list('sent')).quota).toEqual(quota);
  });
});

describe('what a freelancer writes', () => {
  it('is a draft on every device, by the project or by its id, and no one else’s', async () => {
    const { slug } = await posted();
    expect(await page(slug)).toMatchObject({ proposal: null, draft: null, turn: 'write' });
    const { id } = await write(slug);
    await write(slug, { cover: 'I would begin with the sign above the door.' });
    expect(await page(id)).toMatchObject({
      id,
      draft: { cover: 'I would begin with the sign above the door.', price: usd(45_000) },
    });
    expect(await rowIn('drafts', id)).toMatchObject({ state: null, price: usd(45_000), turn: 'write' });
    await expect(page(id, world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    expect((await page(slug, world.stranger)).draft).toBeNull();
    await expect(write(slug, {}, world.client)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.do((tx) => discardProposalDraft(tx, world.stranger, id))).rejects.toMatchObject({
      code: 'not_found',
    });
    await world.do((tx) => discardProposalDraft(tx, world.freelancer, id));
    expect(await rowIn('drafts', id)).toBeUndefined();
  });

  it('with milestones costs their sum', async () => {
    const { slug } = await posted();
    const part = { title: '', criteria: '', days: 5 };
    const { id } = await write(slug, {
      price: usd(1_000),
      milestones: [
        { ...part, price: usd(20_000) },
        { ...part, price: usd(15_001) },
      ],
    });
    expect(await rowIn('drafts', id)).toMatchObject({ price: usd(35_001), days: 10 });
  });

  it('ends with sending it, and a save that comes later changes nothing', async () => {
    const { slug } = await posted();
    const { id } = await write(slug);
    expect((await propose(slug)).id).toBe(id);
    expect(await page(id)).toMatchObject({ draft: null, proposal: { id, price: usd(60_000) } });
    expect(await rowIn('drafts', id)).toBeUndefined();
    await expect(write(slug)).rejects.toMatchObject({ code: 'wrong_state', data: { version: 1 } });
    await write(slug, { version: 1, cover: 'A change of what was sent.' });
    expect((await page(id)).draft?.cover).toBe('A change of what was sent.');
    expect(await rowIn('drafts', id)).toBeUndefined();
    await world.do((tx) => reviseProposal(tx, world.freelancer, id, { ...PROPOSED, days: 20 }, world.context));
    expect((await page(id)).draft).toBeNull();
  });

  it('stays readable when its project ends, and when an invitation ends the proposal stays theirs', async () => {
    const { slug, project } = await posted();
    const { id } = await write(slug);
    const sent = await posted();
    const proposal = (await propose(sent.slug)).id;
    await world.do((tx) => closeProjects(tx, world.client, [project], 'plans', world.context));
    expect(await rowIn('drafts', id)).toMatchObject({ turn: null, next: 'The project takes no more proposals' });
    expect((await page(id)).refusal).toEqual(expect.any(String));
    await world.database.owner.query("update project set visibility = 'invite_only' where id = $1", [sent.project]);
    expect((await page(proposal)).proposal).toMatchObject({ id: proposal });
    await expect(page(sent.slug, world.stranger)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('shows pieces of their own portfolio, as long as they are there', async () => {
    const { slug } = await posted();
    await expect(propose(slug, { portfolio: ['piece-2'] })).rejects.toMatchObject({
      fields: { portfolio: [expect.any(String)] },
    });
    const { id } = await propose(slug, { portfolio: ['piece-1'] });
    expect((await page(id)).proposal?.portfolio).toEqual([
      { id: 'piece-1', title: 'Fish shop', url: null, images: ['fish-2a6.webp'] },
    ]);
    const { items } = await readTemplates(world.context.db, world.freelancer);
    expect(items.find((template) => template.id === id)).toMatchObject({ cover: COVER, portfolio: ['piece-1'] });
    expect((await readTemplates(world.context.db, world.stranger)).items).toEqual([]);
    await world.database.owner.query("update profile set portfolios = '[]' where user_id = $1", [
      world.freelancer.userId,
    ]);
    expect((await page(id)).proposal?.portfolio).toEqual([]);
  });
});

describe('a proposal that its client opened', () => {
  it('is viewed, once, with no one notified, and doesn’t end unopened', async () => {
    const [{ id }, other] = [await proposed(), await proposed()];
    const announced = async () => (await world.database.owner.query('select from job where subject is null')).rowCount;
    const before = await announced();
    const { viewed_at: at } = await world.do((tx) => viewProposal(tx, world.client, id, world.context));
    world.sleep(DAY_MS);
    expect(await world.do((tx) => viewProposal(tx, world.client, id, world.context))).toEqual({ viewed_at: at });
    expect(await announced()).toBe(before);
    expect((await page(id)).proposal).toMatchObject({ is_opened: true });
    expect((await page(other.id)).proposal).toMatchObject({ is_opened: false });
    await expect(world.do((tx) => viewProposal(tx, world.freelancer, other.id, world.context))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(world.do((tx) => viewProposal(tx, world.stranger, other.id, world.context))).rejects.toMatchObject({
      code: 'not_found',
    });
    world.sleep(31 * DAY_MS);
    await fireDueTimers(world.context, [onTimer(PROPOSAL_CLOCK, 'orders', lapseProposal)]);
    expect((await page(id)).proposal?.state).toBe('submitted');
    expect((await page(other.id)).proposal?.state).toBe('lapsed');
  });
});
