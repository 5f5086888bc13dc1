/** Counter-offers on a real database: both ways, by their deadline, and several answers at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderWorld, usd, type OrderWorld } from '#domains/orders/server/order-world.ts';
import { createProject, postProject, readMyProject, saveDraft } from '#domains/projects/server/projects.ts';
import { goodBrief } from '#domains/projects/test-brief.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import type { CounterAnswer } from '../counter-offer.ts';
import { answerCounter, counterProposal, fireCounter } from './counter-offers.ts';
import { offerOnProposal, sortProposal, viewProposal, withdrawProposal } from './decide-proposal.ts';
import { declineProposals } from './decline-proposals.ts';
import { proposalDashboards } from './dashboards.ts';
import { COUNTER_CLOCK } from './open-counter.ts';
import { proposalChecks } from './proposal-checks.ts';
import { readProjectDesk } from './project-desk.ts';
import { readProjectRoom } from './project-room.ts';
import { readProposalToOffer } from './proposal-to-offer.ts';
import { reviseProposal, submitProposal } from './send-proposal.ts';
import { counterCards } from './talk-cards.ts';

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
const LESS: Parameters<typeof counterProposal>[3] = {
  price: usd(50_000),
  days: 14,
  note: 'The drawings of two signs are ready.',
};

beforeAll(async () => {
  world = await orderWorld();
  await world.database.owner.query(
    'insert into profile (user_id, completion) values ($1, 90) on conflict (user_id) do update set completion = 90',
    [world.freelancer.userId],
  );
});
afterAll(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

const proposed = async () => {
  const { id } = await world.do((tx) => createProject(tx, world.client, {}, world.context));
  await world.do((tx) => saveDraft(tx, world.client, id, goodBrief(), world.context));
  const { slug } = await world.do((tx) => postProject(tx, world.client, id, world.context));
  const sent = await world.do((tx) => submitProposal(tx, world.freelancer, slug ?? '', PROPOSED, world.context));
  return { project: id, slug: slug ?? '', id: sent.id };
};
const counter = (by: Actor, id: string, terms = LESS) =>
  world.do((tx) => counterProposal(tx, by, id, terms, world.context));
const answer = (by: Actor, id: string, number: number, how: CounterAnswer) =>
  world.do((tx) => answerCounter(tx, by, id, { number, answer: how }, world.context));
const mine = async (slug: string, by: Actor = world.freelancer) =>
  (by === world.client
    ? await readProjectDesk(world.context.db, by, slug, world.context)
    : await readProjectRoom(world.context.db, by, slug, world.context)
  ).proposals[0];
const announced = async (name: string) =>
  (await world.database.owner.query('select from job where name = $1', [name])).rowCount;
const pass = async (ms: number) => {
  world.sleep(ms);
  await fireDueTimers(world.context, [onTimer(COUNTER_CLOCK, 'orders', fireCounter)]);
};

describe('a counter-offer', () => {
  it('is a card of their conversation, with the button for the one who answers', async () => {
    const { id } = await proposed();
    await counter(world.client, id);
    const card = async (by: Actor, number: number) =>
      (await counterCards.read(world.context.db, [`${id}/${number}`], by.userId, world.context)).get(`${id}/${number}`);
    expect(await card(world.freelancer, 1)).toMatchObject({
      turn: 'yours',
      act: { label: 'Answer the counter-offer' },
      note: LESS.note,
    });
    expect(await card(world.client, 1)).toMatchObject({ turn: 'theirs', act: null });
    expect(await card(world.stranger, 1)).toBeUndefined();
    await counter(world.freelancer, id, { ...LESS, days: 16 });
    expect(await card(world.freelancer, 1)).toMatchObject({
      state: { label: 'Answered with a counter-offer' },
      turn: null,
    });
    expect(await card(world.client, 2)).toMatchObject({ turn: 'yours' });
    const shown = await world.database.owner.query(
      "select from message_card where kind = 'counter-offer' and ref like $1 || '/%'",
      [id],
    );
    expect(shown.rowCount).toBe(2);
    await answer(world.client, id, 2, 'decline');
    expect(await card(world.client, 2)).toMatchObject({ state: { label: 'Declined' }, turn: null, act: null });
  });

  it('is accepted by the other side, and its terms begin the offer of a contract', async () => {
    const { slug, id, project } = await proposed();
    expect(await counter(world.client, id)).toEqual({ id, state: 'submitted', number: 1 });
    expect(await mine(slug)).toMatchObject({
      is_opened: true,
      price: usd(60_000),
      counters: [{ number: 1, by: 'client', price: usd(50_000), net: usd(45_000), outcome: null }],
      clock: { turn: ['freelancer'] },
      agreed_at: null,
      moves: ['counter', 'acceptCounter', 'declineCounter', 'withdraw'],
    });
    await expect(answer(world.client, id, 1, 'accept')).rejects.toMatchObject({
      code: 'wrong_state',
      data: { state: 'submitted', counter: 1 },
    });
    await expect(
      world.do((tx) => reviseProposal(tx, world.freelancer, id, PROPOSED, world.context)),
    ).rejects.toMatchObject({ code: 'wrong_state' });
    await answer(world.freelancer, id, 1, 'accept');
    const agreed = { price: usd(50_000), days: 14 };
    expect(await mine(slug)).toMatchObject({
      ...agreed,
      net: usd(45_000),
      clock: null,
      agreed_at: expect.any(String),
      versions: [{ number: 2 }, { number: 1 }],
    });
    expect(await readProposalToOffer(world.context.db, world.client, id, world.context.clock())).toMatchObject({
      ...agreed,
      refusal: null,
    });
    expect((await readMyProject(world.context.db, world.client, project)).proposals).toBe(1);
    await expect(answer(world.freelancer, id, 1, 'accept')).rejects.toMatchObject({
      code: 'wrong_state',
      data: { counter: null },
    });
  });

  it('is the turn of the person who answers it, and new proposals are their client’s', async () => {
    const { slug, id, project } = await proposed();
    const other = await proposed();
    const [forClient, forFreelancer] = proposalDashboards;
    const turns = async () => ({
      client: (await forClient?.read(world.context.db, world.client, world.context))?.turns?.filter((turn) =>
        [id, project].includes(String(turn['id'])),
      ),
      freelancer: (await forFreelancer?.read(world.context.db, world.freelancer, world.context))?.turns?.filter(
        (turn) => turn['id'] === id,
      ),
    });
    expect(await turns()).toEqual({
      client: [expect.objectContaining({ what: 'new', id: project, slug, terms: null, count: 1, clock: null })],
      freelancer: [],
    });
    await counter(world.client, id);
    expect(await turns()).toMatchObject({
      client: [],
      freelancer: [
        { what: 'counter', id, slug, terms: { price: usd(50_000), days: 14 }, clock: { turn: ['freelancer'] } },
      ],
    });
    await counter(world.freelancer, id, { ...LESS, days: 20 });
    expect(await turns()).toMatchObject({ client: [{ what: 'counter', id, terms: { days: 20 } }], freelancer: [] });
    await answer(world.client, id, 2, 'decline');
    expect(await turns()).toEqual({ client: [], freelancer: [] });
    await world.do((tx) => withdrawProposal(tx, world.freelancer, other.id, world.context));
  });

  it('that was accepted is its client’s turn: to offer the contract both agreed on', async () => {
    const { slug, id } = await proposed();
    const turns = async () =>
      (await proposalDashboards[0]?.read(world.context.db, world.client, world.context))?.turns?.filter(
        (turn) => turn['slug'] === slug,
      );
    await counter(world.freelancer, id);
    await answer(world.client, id, 1, 'accept');
    expect(await turns()).toMatchObject([{ what: 'agreed', id, terms: { price: usd(50_000), days: 14 }, clock: null }]);
    await counter(world.client, id, { ...LESS, days: 13 });
    expect(await turns()).toEqual([]);
    // What both accepted before is still agreed.
    await answer(world.freelancer, id, 2, 'decline');
    expect(await turns()).toMatchObject([{ what: 'agreed', id, terms: { days: 14 } }]);
    await counter(world.client, id, { ...LESS, days: 13 });
    await answer(world.freelancer, id, 3, 'accept');
    expect(await turns()).toMatchObject([{ what: 'agreed', id, terms: { days: 13 } }]);
    await world.do((tx) => withdrawProposal(tx, world.freelancer, id, world.context));
    expect(await turns()).toEqual([]);
  });

  it('is no part of a shortlist that waits for a decision', async () => {
    const { slug, id, project } = await proposed();
    const turns = async () =>
      (await proposalDashboards[0]?.read(world.context.db, world.client, world.context))?.turns?.filter(
        (turn) => turn['slug'] === slug,
      );
    await world.do((tx) => viewProposal(tx, world.client, id, world.context));
    await world.do((tx) => sortProposal(tx, world.client, id, 'shortlisted', world.context));
    expect(await turns()).toEqual([]);
    world.sleep(2 * DAY_MS + 1);
    expect(await turns()).toMatchObject([
      { what: 'shortlisted', id: project, count: 1, terms: null, clock: { kind: 'project', turn: ['client'] } },
    ]);
    await counter(world.client, id);
    expect(await turns()).toEqual([]);
    await answer(world.freelancer, id, 1, 'decline');
    expect(await turns()).toMatchObject([{ what: 'shortlisted', count: 1 }]);
    await world.do((tx) => withdrawProposal(tx, world.freelancer, id, world.context));
    expect(await turns()).toEqual([]);
  });

  it('is answered with another, declined, and withdrawn by its author', async () => {
    const { slug, id } = await proposed();
    await counter(world.client, id);
    const dearer = { price: usd(56_000), days: 16, note: 'With both rounds of corrections.' };
    expect(await counter(world.freelancer, id, dearer)).toMatchObject({ number: 2 });
    await expect(answer(world.client, id, 1, 'accept')).rejects.toMatchObject({
      code: 'wrong_state',
      data: { counter: 2 },
    });
    await answer(world.client, id, 2, 'decline');
    expect((await mine(slug))?.counters.map(({ outcome }) => outcome)).toEqual(['declined', 'countered']);
    await counter(world.freelancer, id, { ...dearer, days: 17 });
    await expect(answer(world.client, id, 3, 'withdraw')).rejects.toMatchObject({ code: 'wrong_state' });
    await answer(world.freelancer, id, 3, 'withdraw');
    expect(await mine(slug)).toMatchObject({
      price: usd(60_000),
      days: 18,
      counters: [{ outcome: 'withdrawn' }, {}, {}],
    });
  });

  it('changes something, within the limits, without contact details or payment elsewhere', async () => {
    const { id } = await proposed();
    await expect(counter(world.client, id, { ...LESS, price: usd(60_000), days: 18 })).rejects.toMatchObject({
      fields: { price: [expect.any(String)] },
    });
    await expect(counter(world.client, id, { ...LESS, price: usd(499) })).rejects.toMatchObject({
      fields: { price: [expect.any(String)] },
    });
    await expect(counter(world.client, id, { ...LESS, note: 'Mail me at anna@example.com' })).rejects.toMatchObject({
      fields: { note: [expect.any(String)] },
    });
    await expect(counter(world.client, id, { ...LESS, note: 'A free sample first.' })).rejects.toMatchObject({
      fields: { note: [expect.any(String)] },
    });
    await expect(counter(world.stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(answer(world.stranger, id, 1, 'accept')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('reminds at half time and on the last day, and lapses after five', async () => {
    const { slug, id } = await proposed();
    await counter(world.client, id);
    await pass(2.5 * DAY_MS + HOUR_MS);
    await pass(1.5 * DAY_MS);
    expect(await announced('proposal.counter_reminded')).toBe(2);
    expect(await mine(slug)).toMatchObject({ counters: [{ outcome: null }] });
    world.sleep(DAY_MS);
    await expect(answer(world.freelancer, id, 1, 'accept')).rejects.toMatchObject({
      message: 'This counter-offer expired.',
      data: { state: 'submitted' },
    });
    await pass(0);
    await pass(HOUR_MS);
    expect(await mine(slug)).toMatchObject({ price: usd(60_000), counters: [{ outcome: 'lapsed' }] });
  });

  it.each([
    [
      'declined',
      (id: string) =>
        world.do((tx) => declineProposals(tx, world.client, { ids: [id], reason: 'price', words: '' }, world.context)),
    ],
    ['withdrawn', (id: string) => world.do((tx) => withdrawProposal(tx, world.freelancer, id, world.context))],
    [
      'offered',
      (id: string) =>
        world.do((tx) =>
          offerOnProposal(tx, id, {
            clientId: world.client.userId,
            number: 'C-TEST',
            until: after(world.context.clock(), DAY_MS),
            at: world.context.clock(),
          }),
        ),
    ],
  ])('ends when its proposal is %s', async (_how, end) => {
    const { slug, id } = await proposed();
    await counter(world.freelancer, id);
    await end(id);
    expect(await mine(slug)).toMatchObject({ counters: [{ outcome: 'ended' }], clock: null });
    await expect(counter(world.client, id)).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('has one winner when it is accepted twice, declined and replaced at once', async () => {
    const { slug, id } = await proposed();
    await counter(world.client, id);
    const outcomes = await Promise.allSettled([
      answer(world.freelancer, id, 1, 'accept'),
      answer(world.freelancer, id, 1, 'accept'),
      answer(world.freelancer, id, 1, 'decline'),
      answer(world.client, id, 1, 'withdraw'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'wrong_state', data: { state: 'submitted' } });
    expect((await mine(slug))?.counters).toHaveLength(1);
  });

  it('is either accepted or lapsed at the moment it expires', async () => {
    const { slug, id } = await proposed();
    await counter(world.client, id);
    world.sleep(5 * DAY_MS - 1);
    const accepting = answer(world.freelancer, id, 1, 'accept');
    const lapsing = world.do((tx) =>
      fireCounter(tx, id, { ...world.context, clock: () => new Date(world.context.clock().getTime() + 1) }),
    );
    const [accepted] = await Promise.allSettled([accepting, lapsing]);
    const shown = await mine(slug);
    expect(shown?.counters[0]?.outcome).toBe(accepted.status === 'fulfilled' ? 'accepted' : 'lapsed');
    expect(shown?.versions).toHaveLength(accepted.status === 'fulfilled' ? 2 : 1);
    if (accepted.status === 'rejected')
      expect(accepted.reason).toMatchObject({ code: 'wrong_state', data: { state: 'submitted', counter: null } });
  });
});

describe('a counter-offer in milestones', () => {
  const parts = [
    { title: 'Sketches', criteria: 'One page for each sign.', price: usd(20_000), days: 6 },
    { title: 'Final files', criteria: 'Vector files.', price: usd(40_000), days: 12 },
  ];
  const inParts = async () => {
    const { slug, id } = await proposed();
    await world.do((tx) => reviseProposal(tx, world.freelancer, id, { ...PROPOSED, milestones: parts }, world.context));
    return { slug, id };
  };
  const amountsOf = (milestones: readonly { price: { amount: string } }[] | undefined) =>
    milestones?.map(({ price }) => Number(price.amount));

  it.each([
    ['its client', () => world.client, () => world.freelancer],
    ['its freelancer', () => world.freelancer, () => world.client],
  ])('of %s keeps them in proportion until the offer of a contract', async (_who, by, other) => {
    const { slug, id } = await inParts();
    await counter(by(), id, { ...LESS, price: usd(50_001), days: 18 });
    expect(amountsOf((await mine(slug))?.counters[0]?.milestones)).toEqual([16_667, 33_334]);
    await answer(other(), id, 1, 'accept');
    const agreed = await mine(slug);
    expect(amountsOf(agreed?.milestones)).toEqual([16_667, 33_334]);
    expect(agreed?.versions[0]).toMatchObject({
      price: usd(50_001),
      milestones: [{ criteria: 'One page for each sign.' }, { criteria: 'Vector files.' }],
    });
    const offer = await readProposalToOffer(world.context.db, world.client, id, world.context.clock());
    expect(amountsOf(offer.milestones)).toEqual([16_667, 33_334]);
    expect(offer.scope).toContain('We open a third shop in May');
    expect(offer.scope).toContain('Above a door of 3.2 m, and on a window.');
  });

  it('may change them by hand, for the same price too, and the next one goes on from there', async () => {
    const { slug, id } = await inParts();
    const byHand = [
      { title: 'Sketches', criteria: 'Two pages.', price: usd(30_000), days: 8 },
      { title: 'Files', criteria: 'Vector files.', price: usd(30_000), days: 10 },
    ];
    await expect(
      counter(world.client, id, { ...LESS, price: usd(60_000), days: 18, milestones: parts }),
    ).rejects.toMatchObject({
      fields: { price: [expect.any(String)] },
    });
    await counter(world.client, id, { ...LESS, price: usd(60_000), days: 18, milestones: byHand });
    await counter(world.freelancer, id, { ...LESS, price: usd(90_000), days: 18 });
    expect(amountsOf((await mine(slug))?.counters[0]?.milestones)).toEqual([45_000, 45_000]);
    await answer(world.client, id, 2, 'accept');
    expect((await mine(slug))?.milestones).toMatchObject([
      { title: 'Sketches', criteria: 'Two pages.' },
      { title: 'Files' },
    ]);
  });

  it('adds up to its price, says what leaves a milestone too little, and may be one piece of work', async () => {
    const { slug, id } = await inParts();
    const refused = (terms: Partial<Parameters<typeof counterProposal>[3]>) =>
      counter(world.client, id, { ...LESS, ...terms });
    await expect(refused({ milestones: parts })).rejects.toMatchObject({
      fields: { milestones: [expect.stringContaining('$600.00')] },
    });
    await expect(refused({ price: usd(900) })).rejects.toMatchObject({
      fields: { price: [expect.stringContaining('milestones')] },
    });
    await expect(refused({ days: 1 })).rejects.toMatchObject({
      fields: { price: [expect.stringContaining('milestones')] },
    });
    const contact = [{ title: 'All', criteria: 'Mail me at anna@example.com', price: usd(50_000), days: 14 }];
    await expect(refused({ milestones: contact })).rejects.toMatchObject({
      fields: { milestones: [expect.any(String)] },
    });
    await counter(world.client, id, { ...LESS, milestones: [] });
    await answer(world.freelancer, id, 1, 'accept');
    expect(await mine(slug)).toMatchObject({ price: usd(50_000), milestones: [] });
    // The brief has milestones: the offer begins with them, for the agreed price.
    expect(
      amountsOf((await readProposalToOffer(world.context.db, world.client, id, world.context.clock())).milestones),
    ).toEqual([16_667, 33_333]);
  });

  it('from before counter-offers had milestones keeps those of the proposal in proportion', async () => {
    const { slug, id } = await inParts();
    await counter(world.client, id);
    await world.database.owner.query('update proposal_counter set milestones = null where proposal_id = $1', [id]);
    await answer(world.freelancer, id, 1, 'accept');
    expect(amountsOf((await mine(slug))?.milestones)).toEqual([16_667, 33_333]);
  });

  it('is one plan, whichever of two that are made and accepted at once comes first', async () => {
    const { slug, id } = await inParts();
    await counter(world.client, id, { ...LESS, price: usd(30_000), days: 18 });
    await Promise.allSettled([
      answer(world.freelancer, id, 1, 'accept'),
      counter(world.freelancer, id, { ...LESS, price: usd(54_000), days: 18 }),
    ]);
    const shown = await mine(slug);
    expect(amountsOf(shown?.milestones)?.reduce((all, amount) => all + amount, 0)).toBe(Number(shown?.price.amount));
    for (const counter of shown?.counters ?? [])
      expect(amountsOf(counter.milestones)?.reduce((all, amount) => all + amount, 0)).toBe(
        Number(counter.price.amount),
      );
  });
});

describe('the checks of proposals', () => {
  const faults: Record<string, (id: string) => string> = {
    'proposal-matches-its-timeline': (id) => `update proposal set state = 'shortlisted' where id = '${id}'`,
    'proposal-has-its-versions': (id) => `update proposal set version = 9 where id = '${id}'`,
    'open-counter-offer-has-its-timer': (id) =>
      `delete from job where subject = '${id}' and name = 'proposal-counter-clock'`,
    'projects-count-their-proposals': (id) =>
      `update project set proposals = proposals + 1 where id = (select project_id from proposal where id = '${id}')`,
    'proposal-milestones-add-up': (id) =>
      `update proposal set milestones = '[{"title": "All", "criteria": "Done", "amount": "1", "days": 1}]'
        where id = '${id}'`,
    'agreed-counter-offer-is-a-version': (id) =>
      `update proposal_counter set outcome = 'accepted', settled_at = now() where proposal_id = '${id}'`,
  };
  it('each have a fault that they find', async () => {
    expect(Object.keys(faults).toSorted()).toEqual(proposalChecks.map(({ name }) => name).toSorted());
    const { id } = await proposed();
    await counter(world.client, id);
    for (const check of proposalChecks) {
      const client = await world.database.owner.connect();
      try {
        await client.query('begin');
        expect((await client.query(check.sql)).rows, check.name).toEqual([]);
        await client.query(faults[check.name]?.(id) ?? 'select 1');
        expect((await client.query(check.sql)).rows.length, check.name).toBeGreaterThan(0);
      } finally {
        await client.query('rollback');
        client.release();
      }
    }
  });
});
