import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../../../../db/checks/run-checks.ts';
import { contractChecks } from './contract-checks.ts';
import { DAY_MS } from '#kit/clock.ts';
import { contractWorld, usd, type ContractWorld } from './contract-world.ts';
import { fundMilestone } from './fund-milestone.ts';
import { endContract } from './end-contract.ts';
import { giveBonus } from './give-bonus.ts';
import { acceptPause, askPause } from './pause-contract.ts';
import { approveMilestone } from './release-milestone.ts';
import { submitMilestone } from './submit-milestone.ts';

let world: ContractWorld;
let open: string;
let signed: string;
let held: string;
let part: string;
let cleared: string;
let ending: string;

/** One contract of each kind the checks look at. */
beforeAll(async () => {
  world = await contractWorld();
  const { client, freelancer, context } = world;
  await world.addMoney(client, usd(1_000_000));
  const submitted = async (): Promise<string> => {
    const number = `${(await world.sign()).number}-1`;
    await world.do((tx) => fundMilestone(tx, client, number, usd(41_200), context));
    const work = { note: 'Done', link: 'https://example.com', files: [], met: [0] };
    await world.do((tx) => submitMilestone(tx, freelancer, number, work, context));
    return number;
  };
  cleared = await submitted();
  await world.do((tx) => approveMilestone(tx, client, cleared, null, context));
  await world.pass(7 * DAY_MS);
  part = await submitted();
  await world.do((tx) => approveMilestone(tx, client, part, usd(12_345), context));
  held = await submitted();
  await world.do((tx) =>
    giveBonus(tx, client, part.slice(0, -2), { amount: usd(2_000), expected_total: usd(2_000), note: '' }, context),
  );
  const paused = (await submitted()).slice(0, -2);
  await world.do((tx) => askPause(tx, client, paused, 'On leave', context));
  await world.do((tx) => acceptPause(tx, freelancer, paused, context));
  ending = (await submitted()).slice(0, -2);
  await world.do((tx) => endContract(tx, client, ending, 'Plans changed', context));
  open = (await world.offer()).id;
  signed = (await world.sign()).id;
});
afterAll(() => world.close());

/** What a faulty command or a manual change could leave behind, one for each check. */
const faults: Record<string, () => string> = {
  'contract-matches-its-timeline': () =>
    `update contract_milestone set state = 'dropped', closed_at = now() where contract_id = '${open}'`,
  'contract-terms-are-what-was-signed': () =>
    `alter table contract_version disable trigger signed_terms_stay; update contract_version
      set terms = replace(terms, '40000', '90000') where contract_id = '${signed}'`,
  'running-contract-has-its-timer': () => 'delete from job where subject is not null',
  'milestone-holds-what-its-state-says': () =>
    `update contract_milestone set state = 'returned', closed_at = now() where number = '${held}'`,
  'milestone-released-what-it-says': () => `update contract_milestone set earned = earned - 1 where number = '${part}'`,
  'cleared-milestone-cleared-its-earnings': () =>
    `update contract_milestone set state = 'released' where number = '${cleared}'`,
  'milestone-has-its-charge': () => `update charge set service_fee = service_fee + 1 where number = '${held}'`,
  'rest-is-what-was-not-released': () => `update contract_milestone set price = price + 1 where rest_of is not null`,
  'milestone-waits-for-its-answer': () =>
    `update contract_milestone set state = 'split_offered' where number = '${held}'`,
  'disputed-milestone-has-its-dispute': () =>
    `update contract_milestone set state = 'disputed' where number = '${held}'`,
  'completed-contract-can-be-reviewed': () =>
    `insert into review_round (work_id, kind, number, title, path, client_id, freelancer_id, opened_at, closes_at)
       select id, 'contract', number, title, '/', client_id, freelancer_id, now(), now() from contract
         where id = '${open}'`,
  'money-runs-in-running-contracts': () =>
    `update contract set state = 'completed', ended_at = now()
      where id = (select contract_id from contract_milestone where number = '${held}')`,
  'stopped-contracts-stand-still': () =>
    `update contract_milestone set clock_at = now()
      where contract_id in (select id from contract where state = 'paused')`,
  'ends-wait-for-something': () => `update contract set end_agreed_at = now() where number = '${ending}'`,
  'milestones-are-those-of-the-terms': () =>
    `update contract_milestone set title = 'Another' where contract_id = '${open}' and place = 1`,
  'changes-wait-for-their-answer': () =>
    `update contract set change_asked_by = 'client', change_asked_at = now() where number = '${ending}'`,
  'projects-count-their-contracts': () =>
    `insert into project (id, client_id, state, draft, draft_saved_at, created_at, currency)
      values ('${open}', '${open}', 'draft', '{}', now(), now(), 'USD');
     update contract set project_id = '${open}' where id = '${open}'`,
  'paid-for-projects-is-what-was-released': () =>
    `alter table project_paid drop constraint project_paid_project_id_fkey;
     insert into project_paid values ('${open}', '${open}', 'logo-design', 'brand-design', 'USD', 1, now())`,
  'bonuses-are-paid': () => 'update contract_bonus set amount = amount + 1',
  'milestones-are-of-their-contract': () =>
    `update contract_milestone set client_id = gen_random_uuid() where contract_id = '${open}'`,
};

test('an honest history breaks nothing, and every check has a fault that proves it', async () => {
  expect(await violations(world.database.owner, contractChecks)).toEqual([]);
  expect(Object.keys(faults).toSorted()).toEqual(contractChecks.map(({ name }) => name).toSorted());
});

test.each(contractChecks.map(({ name }) => name))('%s finds its fault', async (name) => {
  const check = contractChecks.find((contractCheck) => contractCheck.name === name);
  const client = await world.database.owner.connect();
  try {
    await client.query('begin');
    await client.query(faults[name]?.() ?? '');
    expect((await client.query(check?.sql ?? '')).rowCount).toBeGreaterThan(0);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('signed terms never change', async () => {
  await expect(
    world.database.owner.query(`update contract_version set client_name = 'Another' where contract_id = '${open}'`),
  ).rejects.toThrow('signed terms never change');
});
