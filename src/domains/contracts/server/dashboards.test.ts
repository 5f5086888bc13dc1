/** What waits in contracts on a real database: each milestone by itself, and the contract as a whole beside them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Side } from '#kit/sides.ts';
import { contractWorld, usd, type ContractWorld } from './contract-world.ts';
import { contractDashboards } from './dashboards.ts';
import { endContract } from './end-contract.ts';
import { fundMilestone } from './fund-milestone.ts';
import { approveMilestone } from './release-milestone.ts';
import { submitMilestone } from './submit-milestone.ts';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
  await world.addMoney(world.client, usd(500_000));
});
afterAll(() => world.close());

const turns = async (side: Side) =>
  (await contractDashboards.find(({ of }) => of === side)?.read(world.context.db, world[side], world.context))?.turns ??
  [];
const fund = (number: string, amount: number) =>
  world.do((tx) => fundMilestone(tx, world.client, number, usd(amount), world.context));
const submit = (number: string) =>
  world.do((tx) =>
    submitMilestone(
      tx,
      world.freelancer,
      number,
      { note: 'Done', link: 'https://example.com', files: [], met: [0] },
      world.context,
    ),
  );

it('asks the client for the next milestone once nothing is held, and shows a request to end as the contract’s', async () => {
  const { number } = await world.sign();
  await fund(`${number}-1`, 41_200);
  expect(await turns('client')).toEqual([]);
  await submit(`${number}-1`);
  await world.do((tx) => approveMilestone(tx, world.client, `${number}-1`, null, world.context));
  expect(await turns('client')).toMatchObject([
    { number: `${number}-2`, turn: 'fund', contract: null, clock: null, amount: usd(82_400) },
  ]);
  expect(await turns('freelancer')).toEqual([]);

  await fund(`${number}-2`, 82_400);
  await world.do((tx) => endContract(tx, world.client, number, 'Plans changed.', world.context));
  const [ofContract] = await turns('freelancer');
  expect(ofContract).toMatchObject({
    number,
    title: 'Screens for a booking app',
    turn: 'completeEnd',
    clock: { kind: 'end' },
    contract: { milestones: 2, held: usd(80_000) },
  });
});
