/**
 * Disputes of milestones, state by state: each command by each person is allowed, or refused with the sentence that
 * says why.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENE_NAMES, tryEverything, type Subject } from '#domains/disputes/server/test-dispute-states.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { contractWorld, usd, type ContractWorld } from './contract-world.ts';
import { openDispute } from './dispute-milestone.ts';
import { fundMilestone } from './fund-milestone.ts';
import { approveMilestone } from './release-milestone.ts';
import { submitMilestone } from './submit-milestone.ts';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
  await world.addMoney(world.client, usd(5_000_000));
});
afterAll(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

async function submitted(): Promise<Subject & { readonly number: string }> {
  const contract = await world.sign();
  const number = `${contract.number}-1`;
  await world.do((tx) => fundMilestone(tx, world.client, number, usd(41_200), world.context));
  const work = { note: 'Done', link: 'https://example.com', files: [], met: [0, 1] };
  await world.do((tx) => submitMilestone(tx, world.freelancer, number, work, world.context));
  return {
    kind: 'milestone',
    workId: contract.milestones[0]?.id ?? '',
    number,
    open: (tx, by, percent) =>
      openDispute(
        tx,
        by,
        number,
        { items: ['Two screens are missing.'], text: 'See the brief.', percent, files: [], also: [] },
        world.context,
      ),
  };
}
async function released(): Promise<Subject> {
  const milestone = await submitted();
  await world.do((tx) => approveMilestone(tx, world.client, milestone.number, null, world.context));
  return milestone;
}

const AGAIN = {
  running: 'This milestone is in dispute; its deadlines are paused.',
  ended: 'Only part of this milestone was released, and that is final.',
};
describe.each([
  ['in review', submitted],
  ['released, its money still clearing', released],
])('a dispute of a milestone %s', (_name, begin) => {
  it.each(SCENE_NAMES)('%s', async (scene) => {
    const { found, expected } = await tryEverything(world, await begin(), scene, AGAIN);
    expect(found).toEqual(expected);
  });
});
