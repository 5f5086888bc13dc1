/** What happened to a contract, as the conversation of its two sides says it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { latestDispute } from '#domains/disputes/server/disputes.ts';
import { acceptClaim } from '#domains/disputes/server/negotiate.ts';
import { DAY_MS } from '#kit/clock.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { acceptChange, answerChange, proposeChange } from './change-terms.ts';
import { readContractPage } from './contract-page.ts';
import { readContractRecord } from './contract-record.ts';
import { contractWorld, usd, type ContractWorld } from './contract-world.ts';
import { openDispute } from './dispute-milestone.ts';
import { fundMilestone } from './fund-milestone.ts';
import { giveBonus } from './give-bonus.ts';
import { approveMilestone } from './release-milestone.ts';
import { requestChanges, submitMilestone } from './submit-milestone.ts';
import { contractEventsBetween, newestContractEvents } from './talk-events.ts';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
  await world.addMoney(world.client, usd(500_000));
});
afterAll(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

const HOUR_MS = 3_600_000;
const eventsOf = (ref: string | null, from: Date | null = null, before: Date | null = null) =>
  contractEventsBetween(world.context.db, {
    one: world.client.userId,
    other: world.freelancer.userId,
    ref,
    from,
    before,
  });
async function linesOf(ref: string) {
  const names = new Map([
    [world.client.userId, 'Client'],
    [world.freelancer.userId, 'Freelancer'],
  ]);
  const events = await eventsOf(ref);
  return events.map(({ by, words }) => (by === null ? words : `${names.get(by)} ${words}`));
}

it('says who signed, funded, submitted, released and disputed what, and never what became of it', async () => {
  const { number, milestones } = await world.sign();
  const [first = '', second = ''] = milestones.map((milestone) => milestone.number);
  const step = async (command: Parameters<ContractWorld['do']>[0]): Promise<void> => {
    world.sleep(HOUR_MS);
    await world.do(command);
  };
  const totals = milestones.map((milestone) => milestone.terms.total);
  await step((tx) => fundMilestone(tx, world.client, first, totals[0] ?? usd(0), world.context));
  const submit = { note: 'All screens', link: 'https://example.com', files: [], met: [0, 1] };
  await step((tx) => submitMilestone(tx, world.freelancer, first, submit, world.context));
  const submitted = world.now();
  await step((tx) =>
    requestChanges(tx, world.client, first, [{ criterion: 0, what: 'The receipt is missing' }], world.context),
  );
  await step((tx) => submitMilestone(tx, world.freelancer, first, submit, world.context));
  await step((tx) => approveMilestone(tx, world.client, first, usd(30_000), world.context));
  const bonus = { amount: usd(1_000), expected_total: usd(1_000), note: 'Thank you' };
  await step((tx) => giveBonus(tx, world.client, number, bonus, world.context));
  await step((tx) => fundMilestone(tx, world.client, second, totals[1] ?? usd(0), world.context));
  const funded = world.now();
  const claim = {
    items: ['The dark screens are missing.'],
    text: 'Only half of the screens are there.',
    percent: 50,
    files: [],
    also: [],
  };
  await step((tx) => openDispute(tx, world.client, second, claim, world.context));

  expect(await linesOf(number)).toEqual([
    'Client sent an offer of a contract',
    'Freelancer signed the contract',
    'Client funded milestone 1 · $400.00',
    'Freelancer submitted milestone 1',
    'Freelancer submitted milestone 1',
    'Client released $300.00 of $400.00 · milestone 1',
    'Client gave a bonus · $10.00',
    'Client funded milestone 2 · $800.00',
    'Client opened a dispute about milestone 2',
  ]);

  // With what was written when it was submitted.
  expect((await eventsOf(number)).map(({ note }) => note)).toEqual([
    null,
    null,
    null,
    'All screens',
    'All screens',
    null,
    'Thank you',
    null,
    null,
  ]);

  // A part of the time, from one instant to before another, whoever of the two asks.
  const between = await eventsOf(number, submitted, funded);
  expect(between.map(({ words }) => words.split(' ')[0])).toEqual(['submitted', 'submitted', 'released', 'gave']);
  const asFreelancer = {
    one: world.freelancer.userId,
    other: world.client.userId,
    ref: null,
    from: null,
    before: null,
  };
  expect(await contractEventsBetween(world.context.db, asFreelancer)).toHaveLength(9);
  expect(await eventsOf('CT-2222-2222')).toEqual([]);
  const newest = await newestContractEvents(world.context.db, world.freelancer.userId, [
    world.client.userId,
    world.stranger.userId,
  ]);
  expect([...newest].map(([other, { words }]) => [other, words])).toEqual([
    [world.client.userId, 'opened a dispute about milestone 2'],
  ]);
  expect(await contractEventsBetween(world.context.db, { ...asFreelancer, other: world.stranger.userId })).toEqual([]);
});

it('says of a request for nothing but more time which due date it is about', async () => {
  const { number, milestones } = await world.sign();
  const first = milestones[0]?.number ?? '';
  await world.do((tx) => fundMilestone(tx, world.client, first, milestones[0]?.terms.total ?? usd(0), world.context));
  const dueAt = (await world.current(number)).milestones[0]?.dueAt ?? new Date(0);
  const later = new Date(dueAt.getTime() + 2 * DAY_MS);
  const propose = async (scope: string): Promise<void> => {
    const wanted = (await world.current(number)).milestones.map(({ place, title, terms, days, criteria }) => {
      return { place, title, price: terms.price, days: place === 1 ? days + 2 : days, criteria };
    });
    const wish = { scope, milestones: wanted, reason: 'The tests take longer.', signature: 'Freelancer Example' };
    await world.do((tx) => proposeChange(tx, world.freelancer, number, wish, world.context));
  };
  await propose('');
  await world.do((tx) => answerChange(tx, world.client, number, 'decline', world.context));
  await propose('');
  const hash = (await readContractPage(world.context.db, world.client, number, world.context)).change_asked?.hash ?? '';
  await world.do((tx) => acceptChange(tx, world.client, number, { signature: 'Client Example', hash }, world.context));
  await propose('And a handover.');
  await world.do((tx) => answerChange(tx, world.freelancer, number, 'withdraw', world.context));

  expect((await eventsOf(number)).slice(3).map(({ words, due }) => [words, due])).toEqual([
    ['asked for more time', [dueAt, later]],
    ['declined more time', []],
    ['asked for more time', [dueAt, later]],
    ['agreed to more time', [later]],
    ['proposed other terms', []],
    ['withdrew the proposed terms', []],
  ]);
  const { activity } = await readContractRecord(world.context.db, world.client, number, world.context);
  expect(activity.flatMap(({ move, words, due }) => (move.endsWith('Change') ? [[words, due]] : []))).toEqual([
    ['More time requested', [dueAt.toISOString(), later.toISOString()]],
    ['More time declined', []],
    ['More time requested', [dueAt.toISOString(), later.toISOString()]],
    ['More time agreed', [later.toISOString()]],
    ['Other terms proposed and signed', []],
    ['Other terms withdrawn', []],
  ]);
});

it('says of an approval what was released then, also after a dispute about it', async () => {
  const { number, milestones } = await world.sign();
  const [milestone] = milestones;
  if (milestone === undefined) throw new Error('no milestone');
  await world.do((tx) => fundMilestone(tx, world.client, milestone.number, milestone.terms.total, world.context));
  const work = { note: 'Done', link: 'https://example.com', files: [], met: [0, 1] };
  await world.do((tx) => submitMilestone(tx, world.freelancer, milestone.number, work, world.context));
  await world.do((tx) => approveMilestone(tx, world.client, milestone.number, null, world.context));
  const claim = {
    items: ['Two screens are missing.'],
    text: 'They were due a week ago.',
    percent: 25,
    files: [],
    also: [],
  };
  await world.do((tx) => openDispute(tx, world.client, milestone.number, claim, world.context));
  const dispute = await latestDispute(world.context.db, milestone.id);
  await world.do((tx) => acceptClaim(tx, world.freelancer, dispute?.number ?? '', world.context));
  expect((await linesOf(number)).slice(-3)).toEqual([
    'Client approved milestone 1 · $400.00 released',
    'Client opened a dispute about milestone 1',
    'The dispute ended: $100.00 of $400.00 was released · milestone 1',
  ]);
});
