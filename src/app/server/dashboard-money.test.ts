/** Orders and contracts of the same two people: the dashboards count both, to the cent of the ledger. */
import { disputedWork } from '#domains/disputes/server/disputes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptOffer } from '#domains/contracts/server/answer-offer.ts';
import { disputedMilestone, openDispute } from '#domains/contracts/server/dispute-milestone.ts';
import { fundMilestone } from '#domains/contracts/server/fund-milestone.ts';
import { giveBonus } from '#domains/contracts/server/give-bonus.ts';
import { offerContract } from '#domains/contracts/server/offer-contract.ts';
import { approveMilestone } from '#domains/contracts/server/release-milestone.ts';
import { versionsOf } from '#domains/contracts/server/signed-versions.ts';
import { submitMilestone } from '#domains/contracts/server/submit-milestone.ts';
import { approveDelivery } from '#domains/orders/server/approve-delivery.ts';
import { deliverWork } from '#domains/orders/server/deliver-work.ts';
import { orderWorld, usd, type OrderWorld } from '#domains/orders/server/order-world.ts';
import { submitRequirements } from '#domains/orders/server/submit-requirements.ts';
import { termsFor } from '#domains/paid-work/price.ts';
import type { Context } from '#kit/server/context.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { violations } from '../../../db/checks/run-checks.ts';
import { factsOf, homeOf, shownToClient, shownToFreelancer } from './test-dashboard-money.ts';

let world: OrderWorld;
let context: Context;
beforeAll(async () => {
  world = await orderWorld();
  context = {
    ...world.context,
    extensions: [...(world.context.extensions ?? []), disputedWork.with(disputedMilestone)],
  };
  await world.addMoney(world.client, usd(2_000_000));
});
afterAll(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

const clientHome = () => homeOf('client', world.client, context);
const freelancerHome = () => homeOf('freelancer', world.freelancer, context);

/** Both homes say what the ledger and the work's own rows have. */
async function expectTrue(): Promise<void> {
  const [bought, sold] = [
    await factsOf(world.database, world.client.userId, world.now()),
    await factsOf(world.database, world.freelancer.userId, world.now()),
  ];
  const [client, freelancer] = [shownToClient(await clientHome()), shownToFreelancer(await freelancerHome())];
  expect(bought).toMatchObject(client);
  expect(sold).toMatchObject(freelancer);
}

const milestone = (title: string, price: number) => ({ title, price: usd(price), days: 7, criteria: ['As agreed'] });

async function signed(): Promise<string> {
  const wish = {
    freelancer: `u${world.freelancer.userId.slice(-12)}`,
    title: 'Screens for a booking app',
    scope: 'Twelve screens.',
    milestones: [milestone('Wireframes', 40_000), milestone('Screens', 60_000), milestone('Icons', 20_000)],
    valid_hours: 48,
    signature: 'Client Example',
  };
  const { id, number } = await world.do((tx) => offerContract(tx, world.client, wish, context));
  const [newest] = await versionsOf(context.db, id);
  const hash = newest?.hash.toString('hex') ?? '';
  await world.do((tx) => acceptOffer(tx, world.freelancer, number, { signature: 'Freelancer Example', hash }, context));
  return number;
}
const fund = (number: string, price: number) =>
  world.do((tx) => fundMilestone(tx, world.client, number, termsFor(FIRST_TERMS, usd(price)).total, context));
const submit = (number: string) =>
  world.do((tx) =>
    submitMilestone(
      tx,
      world.freelancer,
      number,
      { note: 'Done', link: 'https://example.com', files: [], met: [0] },
      context,
    ),
  );

it('someone who never bought or sold has spent, earned and begun nothing', async () => {
  expect(await clientHome()).toMatchObject({
    spent: { total: usd(0), people: 0 },
    contracts: { open: [], running: 0 },
  });
  expect(await freelancerHome()).toMatchObject({ clearing: [], contracts: { open: [], running: 0 } });
  await expectTrue();
});

it('count orders and contracts: what is held, spent, earned and clearing, and what is active', async () => {
  const order = await world.place();
  await world.do((tx) =>
    submitRequirements(
      tx,
      world.client,
      { order_number: order.number, answers: [{ id: 'name', text: 'Brightwater' }], files: [] },
      context,
    ),
  );
  await world.place();
  const number = await signed();
  expect(await clientHome()).toMatchObject({
    contracts: { open: [{ number, state: 'accepted', held: usd(0), released: 0, milestones: 3 }], running: 0 },
  });
  await fund(`${number}-1`, 40_000);
  await fund(`${number}-2`, 60_000);
  await submit(`${number}-1`);
  await expectTrue();
  expect(shownToClient(await clientHome()).bought).toBe(3);

  // Of one, three quarters are released; the rest is held as a milestone of its own.
  await world.do((tx) => approveMilestone(tx, world.client, `${number}-1`, usd(30_000), context));
  await expectTrue();
  const client = await clientHome();
  expect(client.spent).toEqual({ total: termsFor(FIRST_TERMS, usd(30_000)).total, people: 1 });
  expect(client.contracts).toMatchObject({
    running: 1,
    open: [{ other: 'Freelancer Example', released: 1, milestones: 4 }],
  });

  // A bonus and an order are earned too.
  await world.do((tx) =>
    giveBonus(
      tx,
      world.client,
      number,
      { amount: usd(2_000), note: 'Thank you.', expected_total: usd(2_000) },
      context,
    ),
  );
  await world.do((tx) =>
    deliverWork(
      tx,
      world.freelancer,
      { order_number: order.number, note: 'Here it is.', link: 'https://example.com', files: [] },
      context,
    ),
  );
  await world.do((tx) => approveDelivery(tx, world.client, { order_number: order.number }, context));
  await expectTrue();
  const freelancer = await freelancerHome();
  expect(freelancer.clearing.map(({ path }) => path)).toEqual(
    expect.arrayContaining([`/services/orders/${order.number}`, `/contracts/${number}`]),
  );
  expect(shownToFreelancer(freelancer).sold).toBe(2);
});

it('say what is in dispute as soon as it was opened, on either side', async () => {
  const number = (await clientHome()).contracts.open[0]?.number ?? '';
  await world.do((tx) =>
    openDispute(
      tx,
      world.client,
      `${number}-2`,
      { items: ['Not as agreed'], text: 'The screens are missing.', percent: 0, files: [], also: [] },
      context,
    ),
  );
  expect((await freelancerHome()).contracts.open).toMatchObject([{ number, is_disputed: true }]);
  await expectTrue();
  const { rows } = await world.database.owner.query<{ topics: string[] }>(
    "select topics from job where name = 'dispute.opened'",
  );
  expect(rows.map(({ topics }) => topics)).toEqual([
    expect.arrayContaining([`user:${world.client.userId}`, `user:${world.freelancer.userId}`, `milestone:${number}-2`]),
  ]);
});
