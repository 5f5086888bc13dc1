/** Milestones to fund and their changes, as cards for both. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { latestDispute } from '#domains/disputes/server/disputes.ts';
import { acceptClaim } from '#domains/disputes/server/negotiate.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { contractNumberOf } from '../contract-number.ts';
import { acceptChange, proposeChange } from './change-terms.ts';
import { readContractPage } from './contract-page.ts';
import { contractWorld, MILESTONES, usd, type ContractWorld } from './contract-world.ts';
import { openDispute } from './dispute-milestone.ts';
import { confirmEnd, endByOperator } from './end-by-operator.ts';
import { fundMilestone } from './fund-milestone.ts';
import { acceptPause, askPause, resumeContract } from './pause-contract.ts';
import { approveMilestone } from './release-milestone.ts';
import { answerShare, giveBack, offerShare } from './return-milestone.ts';
import type { Milestone } from './store.ts';
import { requestChanges, submitMilestone } from './submit-milestone.ts';
import { contractsBetween } from './next-steps.ts';
import { contractCards } from './talk-cards.ts';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
  await world.addMoney(world.client, usd(5_000_000));
});
afterAll(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

async function cards(contract: string, by: Actor) {
  const { rows } = await world.database.owner.query<{ kind: string; ref: string }>(
    `select kind, ref from message_card where ref like $1 || '%' order by seq`,
    [contract],
  );
  return Promise.all(
    rows.map(async ({ kind, ref }) =>
      (
        await contractCards
          .find((contractCard) => contractCard.kind === kind)
          ?.read(world.context.db, [ref], by.userId, world.context)
      )?.get(ref),
    ),
  );
}

it('the next milestone waits for the client as soon as it can be funded', async () => {
  const { number, milestones } = await world.sign();
  const [first, second] = milestones.map((milestone) => milestone.number);
  expect(await cards(number, world.client)).toMatchObject([
    {
      label: 'Milestone to fund',
      number: first,
      title: 'Wireframes',
      turn: 'yours',
      act: { label: 'Fund $412.00', path: `/project_payment?milestone=${first}` },
    },
  ]);
  expect(await cards(number, world.freelancer)).toMatchObject([{ turn: 'theirs', act: null }]);
  expect(await cards(number, world.stranger)).toEqual([undefined]);
  const total = milestones[0]?.terms.total ?? usd(0);
  await world.do((tx) => fundMilestone(tx, world.client, first ?? '', total, world.context));
  expect(await cards(number, world.client)).toMatchObject([
    { label: 'Milestone', state: { label: 'Funded' }, turn: null, act: null, did: null },
  ]);

  const submit = () =>
    world.do((tx) =>
      submitMilestone(
        tx,
        world.freelancer,
        first ?? '',
        { note: 'All screens', link: 'https://example.com', files: [], met: [0, 1] },
        world.context,
      ),
    );
  await submit();
  await world.do((tx) =>
    requestChanges(tx, world.client, first ?? '', [{ criterion: 0, what: 'The receipt is missing' }], world.context),
  );
  expect((await cards(number, world.freelancer))[1]).toMatchObject({
    label: 'Request for changes',
    state: { label: 'Changes requested' },
    note: 'The receipt is missing',
    turn: 'yours',
    act: { label: 'Submit the changes' },
  });
  expect(
    await contractsBetween(world.context.db, world.freelancer.userId, world.client.userId, world.context.clock()),
  ).toMatchObject([
    {
      kind: 'contract',
      ref: number,
      state: 'Active',
      ends: { words: 'due', at: expect.any(Date) },
      step: { title: 'Wireframes', label: 'Submit the changes' },
    },
  ]);
  // It runs for the client too, whose turn it is not.
  expect(
    await contractsBetween(world.context.db, world.client.userId, world.freelancer.userId, world.context.clock()),
  ).toMatchObject([{ ref: number, step: null }]);
  // Signed by both, a later date is what the card says.
  const open = (await world.current(number)).milestones;
  const later = open.map(({ place, title, terms, days, criteria }) => ({
    place,
    title,
    price: terms.price,
    days: place === 1 ? days + 2 : days,
    criteria,
  }));
  const wish = { scope: '', milestones: later, reason: 'The receipt takes longer.', signature: 'Freelancer Example' };
  await world.do((tx) => proposeChange(tx, world.freelancer, number, wish, world.context));
  const hash = (await readContractPage(world.context.db, world.client, number, world.context)).change_asked?.hash ?? '';
  await world.do((tx) => acceptChange(tx, world.client, number, { signature: 'Client Example', hash }, world.context));
  const dueAt = (await world.current(number)).milestones[0]?.dueAt?.toISOString();
  expect(Date.parse(dueAt ?? '') - (open[0]?.dueAt?.getTime() ?? 0)).toBe(2 * DAY_MS);
  expect((await cards(number, world.freelancer))[1]).toMatchObject({
    ends_at: dueAt,
    facts: [{ name: 'Changes' }, { name: 'Due', at: dueAt }],
  });
  await submit();
  expect((await cards(number, world.freelancer))[1]).toMatchObject({ state: { label: 'Submitted' }, turn: null });
  expect(
    await contractsBetween(world.context.db, world.client.userId, world.freelancer.userId, world.context.clock()),
  ).toMatchObject([{ ref: number, ends: { words: 'review by' } }]);

  await world.do((tx) => approveMilestone(tx, world.client, first ?? '', null, world.context));
  expect((await cards(number, world.client))[2]).toMatchObject({
    label: 'Milestone to fund',
    number: second,
    title: 'Final screens',
    turn: 'yours',
  });
});

it('a later milestone is not asked for while an earlier one is in work, and the next step is the page’s', async () => {
  const { number, milestones } = await world.sign();
  const [first = '', second = ''] = milestones.map((milestone) => milestone.number);
  const desk = `/contracts/${number}`;
  const steps = async (reader: Actor, other: Actor) =>
    (await contractsBetween(world.context.db, reader.userId, other.userId, world.context.clock()))
      .filter(({ path }) => path === desk)
      .flatMap(({ step }) => step ?? []);
  const client = () => steps(world.client, world.freelancer);
  expect(await client()).toEqual([
    { title: 'Wireframes', label: 'Fund $412.00', path: `/project_payment?milestone=${first}` },
  ]);
  for (const milestone of milestones)
    await world.do((tx) => fundMilestone(tx, world.client, milestone.number, milestone.terms.total, world.context));
  const submit = (milestoneNumber: string, met: number[]) =>
    world.do((tx) =>
      submitMilestone(
        tx,
        world.freelancer,
        milestoneNumber,
        { note: 'All', link: 'https://example.com', files: [], met },
        world.context,
      ),
    );
  await submit(first, [0, 1]);
  expect(await client()).toEqual([{ title: 'Wireframes', label: 'Review the work', path: `${desk}#milestone-1` }]);
  await world.do((tx) => approveMilestone(tx, world.client, first, null, world.context));
  expect(await client()).toEqual([]);
  expect(await steps(world.freelancer, world.client)).toMatchObject([
    { title: 'Final screens', label: 'Submit work', path: `${desk}#submit-2` },
  ]);
  expect(await cards(number, world.client)).toMatchObject([{ number: first, turn: null }]);
  await submit(second, [0]);
  expect(await client()).toMatchObject([{ title: 'Final screens', label: 'Review the work' }]);
  expect(await steps(world.stranger, world.client)).toEqual([]);
});

it('an unpaid milestone is a card for both only while nothing is held', async () => {
  const { number, milestones } = await world.sign({
    milestones: [...MILESTONES, { ...MILESTONES[1], title: 'Handover' }].map((milestone) => ({
      ...milestone,
      criteria: [...milestone.criteria],
    })),
  });
  const [first, second] = milestones;
  if (first === undefined || second === undefined) throw new Error('two milestones');
  for (const milestone of [first, second])
    await world.do((tx) => fundMilestone(tx, world.client, milestone.number, milestone.terms.total, world.context));
  const work = { note: 'All', link: 'https://example.com', files: [], met: [0, 1] };
  await world.do((tx) => submitMilestone(tx, world.freelancer, first.number, work, world.context));
  await world.do((tx) => approveMilestone(tx, world.client, first.number, null, world.context));
  expect(await cards(number, world.client)).toMatchObject([{ number: first.number }]);
  await world.do((tx) => submitMilestone(tx, world.freelancer, second.number, { ...work, met: [0] }, world.context));
  await world.do((tx) => approveMilestone(tx, world.client, second.number, null, world.context));
  expect((await cards(number, world.client))[1]).toMatchObject({ title: 'Handover', turn: 'yours' });
});

const ENDS: Readonly<Record<string, (milestone: Milestone) => Promise<unknown>>> = {
  'is given back': ({ number }) => world.do((tx) => giveBack(tx, world.freelancer, number, 'No time.', world.context)),
  'is split by agreement': async ({ number }) => {
    const { milestone } = await world.do((tx) =>
      offerShare(tx, world.client, number, { percent: 50, reason: 'Half is done.' }, world.context),
    );
    await world.do((tx) =>
      answerShare(tx, world.freelancer, number, milestone.split?.id ?? '', 'accept', world.context),
    );
  },
  'is split by a dispute': async ({ id, number }) => {
    const claim = { items: ['Nothing came.'], text: 'It was due a week ago.', percent: 0, files: [], also: [] };
    await world.do((tx) => openDispute(tx, world.client, number, claim, world.context));
    const dispute = (await latestDispute(world.context.db, id))?.number ?? '';
    await world.do((tx) => acceptClaim(tx, world.freelancer, dispute, world.context));
  },
  'is refunded by operators': async ({ number }) => {
    const operator = (): Actor => ({
      ...world.stranger,
      userId: world.context.makeId(),
      isOperator: true,
      staffRoles: ['trust'],
    });
    const end = { milestone_number: number, percent: 0, reason: 'Both sides asked us to decide.' };
    await world.do((tx) => endByOperator(tx, operator(), end, world.context));
    await world.do((tx) => confirmEnd(tx, operator(), number, world.context));
  },
  'is given back during a pause': async ({ number }) => {
    const contract = contractNumberOf(number);
    await world.do((tx) => askPause(tx, world.client, contract, 'On leave', world.context));
    await world.do((tx) => acceptPause(tx, world.freelancer, contract, world.context));
    await world.do((tx) => giveBack(tx, world.freelancer, number, 'No time.', world.context));
    await world.do((tx) => resumeContract(tx, world.client, contract, world.context));
  },
};

it.each(Object.entries(ENDS))('the next milestone has its card once the last held money %s', async (_how, end) => {
  const { number, milestones } = await world.sign({
    milestones: [...MILESTONES, { ...MILESTONES[1], title: 'Handover' }].map((milestone) => ({
      ...milestone,
      criteria: [...milestone.criteria],
    })),
  });
  const [first, second] = milestones;
  if (first === undefined || second === undefined) throw new Error('two milestones');
  for (const milestone of [first, second])
    await world.do((tx) => fundMilestone(tx, world.client, milestone.number, milestone.terms.total, world.context));
  const work = { note: 'All', link: 'https://example.com', files: [], met: [0, 1] };
  await world.do((tx) => submitMilestone(tx, world.freelancer, first.number, work, world.context));
  await world.do((tx) => approveMilestone(tx, world.client, first.number, null, world.context));
  await end(second);
  expect((await cards(number, world.client))[1]).toMatchObject({ title: 'Handover', turn: 'yours' });
});
