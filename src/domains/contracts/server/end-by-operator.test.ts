/**
 * What an operator may do about contracts and milestones, and what a second one confirms (MLS-14, CTR-2, CTR-6,
 * MON-23).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargeChecks } from '#domains/wallet/server/charge-checks.ts';
import { ledgerChecks } from '#domains/wallet/server/ledger-checks.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import { workChecks } from '#domains/paid-work/server/work-checks.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { sayFor } from '#kit/notices.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { contractNotices } from '../notices.ts';
import { contractChecks } from './contract-checks.ts';
import { moveByOperator } from './contract-by-operator.ts';
import { contractWorld, MILESTONES, usd, type ContractWorld } from './contract-world.ts';
import { openDispute } from './dispute-milestone.ts';
import { confirmEnd, declineEnd, endByOperator } from './end-by-operator.ts';
import { endContract } from './end-contract.ts';
import { fundMilestone } from './fund-milestone.ts';
import { resumeContract } from './pause-contract.ts';
import { approveMilestone } from './release-milestone.ts';
import { giveBack, offerShare } from './return-milestone.ts';
import { readStaffContract, readStaffContracts } from './staff-contracts.ts';
import { submitMilestone } from './submit-milestone.ts';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
  await world.addMoney(world.client, usd(5_000_000));
});
afterAll(async () => {
  await world.fireTimers();
  expect(
    await violations(world.database.owner, [...contractChecks, ...chargeChecks, ...ledgerChecks, ...workChecks]),
  ).toEqual([]);
  await world.close();
});

const staff = (): Actor => ({
  userId: uuidv7(),
  sessionId: uuidv7(),
  role: 'user',
  isOperator: true,
  staffRoles: ['trust'],
  emailVerified: true,
  onboarded: true,
});
const REASON = 'Both sides asked us to decide.';
const ONE = { milestones: [MILESTONES[0]] };
const fund = (number: string, total = 41_200) =>
  world.do((tx) => fundMilestone(tx, world.client, number, usd(total), world.context));
/** 412.00 held of it. */
const funded = async (): Promise<string> => {
  const { number } = await world.sign(ONE);
  await fund(`${number}-1`);
  return `${number}-1`;
};
const submit = (number: string) =>
  world.do((tx) =>
    submitMilestone(
      tx,
      world.freelancer,
      number,
      { note: 'Done', link: 'https://example.com', files: [], met: [0, 1] },
      world.context,
    ),
  );
const end = (number: string, by: Actor, percent: number) =>
  world.do((tx) => endByOperator(tx, by, { milestone_number: number, percent, reason: REASON }, world.context));
const confirm = (number: string, by: Actor) => world.do((tx) => confirmEnd(tx, by, number, world.context));
const decline = (number: string, by: Actor) =>
  world.do((tx) => declineEnd(tx, by, number, 'Nothing was submitted.', world.context));
const approve = (number: string) => world.do((tx) => approveMilestone(tx, world.client, number, null, world.context));
const move = (number: string, act: 'pause' | 'resume' | 'end', by = staff()) =>
  world.do((tx) => moveByOperator(tx, by, number, act, REASON, world.context));
const contractOf = (number: string) => world.current(number.slice(0, 12));
const stateOf = async (number: string) =>
  (await contractOf(number)).milestones.find((milestone) => milestone.number === number)?.state;
const purse = async (who: 'client' | 'freelancer') => {
  const all = await balances(world.context.db, world[who].userId, 'USD');
  return { spendable: Number(all.spendable.amount), clearing: Number(all.clearing.amount) };
};
const codeOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
/** As much as one operator may end alone. */
async function spent(): Promise<Actor> {
  const operator = staff();
  expect((await end(await funded(), operator, 0)).waits).toBe(false);
  return operator;
}

test('held money is released, refunded or split to the cent, and both read why', async () => {
  for (const [percent, state, back, earned] of [
    [100, 'released', 0, 36_000],
    [0, 'returned', 41_200, 0],
    [50, 'released', 20_600, 18_000],
  ] as const) {
    const number = await funded();
    const [client, freelancer] = [await purse('client'), await purse('freelancer')];
    const operator = staff();
    expect((await end(number, operator, percent)).milestone.state).toBe(state);
    expect((await purse('client')).spendable - client.spendable).toBe(back);
    expect((await purse('freelancer')).clearing - freelancer.clearing).toBe(earned);
    const { rows } = await world.database.owner.query('select act, reason from staff_acts where actor_id = $1', [
      operator.userId,
    ]);
    expect(rows).toEqual([
      { act: { 100: 'milestone.release', 0: 'milestone.refund', 50: 'milestone.split' }[percent], reason: REASON },
    ]);
    const whole = await readStaffContract(world.context.db, operator, number.slice(0, 12), world.context);
    const { history } = whole;
    expect(history.find(({ by }) => by === 'Staff')?.reason).toBe(REASON);
    // What staff see is what both sides see, with what we took.
    const [released, clientFee] = [percent * 400, percent * 12];
    expect(whole).toMatchObject({
      agreed: usd(40_000),
      held: usd(0),
      released: usd(released),
      returned: usd(40_000 - released),
      left: usd(0),
      fees: { client: usd(clientFee), service: usd(released - earned) },
    });
  }
});

test('work in any open state can be ended, with a request of the sides that waits', async () => {
  const [submitted, splitOffered, paused] = [await funded(), await funded(), await funded()];
  await submit(submitted);
  await world.do((tx) =>
    offerShare(tx, world.client, splitOffered, { percent: 40, reason: 'Plans changed' }, world.context),
  );
  await move(paused.slice(0, 12), 'pause');
  for (const number of [submitted, splitOffered, paused])
    expect((await end(number, staff(), 30)).milestone.state).toBe('released');
  expect((await contractOf(splitOffered)).milestones[0]?.split).toBeNull();
});

test('above the limit nothing moves until another operator confirms', async () => {
  const first = await spent();
  const number = await funded();
  expect((await end(number, first, 100)).waits).toBe(true);
  expect(await stateOf(number)).toBe('funded');
  expect(await codeOf(confirm(number, first))).toBe('forbidden');
  expect(await codeOf(end(number, staff(), 0))).toBe('wrong_state');
  const second = staff();
  const shown = async (by: Actor) =>
    (await readStaffContract(world.context.db, by, number.slice(0, 12), world.context)).milestones[0]?.end_proposed;
  expect([await shown(first), await shown(second)]).toMatchObject([
    { how: 'complete', percent: 100, reason: REASON, is_own: true },
    { is_own: false },
  ]);
  await confirm(number, second);
  expect([await stateOf(number), await shown(second)]).toEqual(['released', null]);
  expect(await codeOf(confirm(number, staff()))).toBe('wrong_state');
  await world.pass(DAY_MS);
  expect((await end(await funded(), first, 0)).waits).toBe(false);
});

test('a proposal is declined or withdrawn, and a dispute or an approval meanwhile overtakes it', async () => {
  const operator = await spent();
  const number = await funded();
  for (const by of [staff(), operator]) {
    await end(number, operator, 0);
    await decline(number, by);
    expect(await stateOf(number)).toBe('funded');
  }
  await end(number, operator, 0);
  await submit(number);
  await approve(number);
  expect([await codeOf(confirm(number, staff())), await stateOf(number)]).toEqual(['wrong_state', 'released']);
  const disputed = await funded();
  await end(disputed, operator, 0);
  const claim = { items: ['Not as agreed.'], text: 'See the brief.', percent: 0, files: [], also: [] };
  await world.do((tx) => openDispute(tx, world.client, disputed, claim, world.context));
  const [shown] = (await readStaffContract(world.context.db, staff(), disputed.slice(0, 12), world.context)).milestones;
  expect(shown?.dispute_number).toMatch(/^DP-/);
  expect([
    await codeOf(confirm(disputed, staff())),
    await codeOf(end(disputed, staff(), 0)),
    await stateOf(disputed),
  ]).toEqual(['wrong_state', 'wrong_state', 'disputed']);
});

test('the money moves once, whatever both sides do at the same moment', async () => {
  for (const act of [
    approve,
    (number: string) => world.do((tx) => giveBack(tx, world.freelancer, number, 'I am ill', world.context)),
  ]) {
    const number = await funded();
    await submit(number);
    const before = (await purse('client')).spendable + (await purse('freelancer')).clearing;
    const codes = await Promise.all([
      codeOf(end(number, staff(), 0)),
      codeOf(end(number, staff(), 100)),
      codeOf(act(number)),
    ]);
    expect(codes.toSorted()).toEqual(['done', 'wrong_state', 'wrong_state']);
    const moved = (await purse('client')).spendable + (await purse('freelancer')).clearing - before;
    expect([36_000, 41_200]).toContain(moved);
  }
});

test('both sides read that our team did it, and why', async () => {
  const number = await funded();
  const contract = number.slice(0, 12);
  await move(contract, 'pause');
  await move(contract, 'resume');
  await end(number, staff(), 50);
  await move(contract, 'end');
  const { rows } = await world.database.owner.query<{ name: string; facts: object }>(
    "select name, facts from job where facts->>'contractNumber' = $1 and name in ('contract.pause_ended', 'milestone.ended_by_operator', 'contract.ended') order by id",
    [contract],
  );
  const say = sayFor({ locale: 'en-US', timeZone: 'UTC' });
  const notices = rows.flatMap(
    ({ name, facts }) => contractNotices.find(({ kind }) => kind.name === name)?.compose(facts as never, say) ?? [],
  );
  expect(rows).toHaveLength(4);
  expect(notices).toHaveLength(8);
  for (const { title, text } of notices)
    expect(`${title} ${text}`).toMatch(new RegExp(`[Oo]ur team .*Reason: ${REASON}`));
});

test('what is not held is not ended, and no operator ends work of their own', async () => {
  const { number } = await world.sign(ONE);
  expect(await codeOf(end(`${number}-1`, staff(), 0))).toBe('wrong_state');
  expect(await codeOf(end('CT-ZZZZ-ZZZZ-1', staff(), 0))).toBe('not_found');
  const own = await funded();
  const party = { ...world.freelancer, isOperator: true };
  expect([await codeOf(end(own, party, 100)), await codeOf(move(own.slice(0, 12), 'pause', party))]).toEqual([
    'forbidden',
    'forbidden',
  ]);
});

test('a contract that staff paused is resumed by staff alone, or after 60 days', async () => {
  const number = (await funded()).slice(0, 12);
  await move(number, 'pause');
  expect(await codeOf(submit(`${number}-1`))).toBe('wrong_state');
  const resume = () => world.do((tx) => resumeContract(tx, world.client, number, world.context));
  expect(await codeOf(resume())).toBe('wrong_state');
  expect(await codeOf(world.do((tx) => endContract(tx, world.client, number, 'We are done.', world.context)))).toBe(
    'wrong_state',
  );
  await move(number, 'resume');
  expect(await codeOf(submit(`${number}-1`))).toBe('done');
  const later = (await funded()).slice(0, 12);
  await move(later, 'pause');
  await world.pass(60 * DAY_MS);
  expect((await contractOf(later)).state).toBe('active');
});

test('a contract ends once nothing is held, and an offer at any time', async () => {
  const held = (await funded()).slice(0, 12);
  expect(await codeOf(move(held, 'end'))).toBe('wrong_state');
  await end(`${held}-1`, staff(), 0);
  expect((await move(held, 'end')).state).toBe('cancelled');
  const offered = await world.offer(ONE);
  expect((await move(offered.number, 'end')).state).toBe('withdrawn');
  const accepted = await world.sign(ONE);
  expect((await move(accepted.number, 'end')).state).toBe('withdrawn');
});

test('a contract is found by its number, the number of a milestone, or its people', async () => {
  const number = await funded();
  const found = async (query: object) =>
    (await readStaffContracts(world.context.db, staff(), query, world.context)).items.map((row) => row.contract_number);
  expect(await found({ number: number.toLowerCase() })).toEqual([number.slice(0, 12)]);
  expect((await found({ person: world.client.userId, limit: 1 }))[0]).toBe(number.slice(0, 12));
  expect((await found({ limit: 1 }))[0]).toBe(number.slice(0, 12));
  expect(await found({ number: 'CT-ZZZZ' })).toEqual([]);
  expect((await found({ who: 'Freelancer Example', state: 'active' }))[0]).toBe(number.slice(0, 12));
  expect(await found({ number, state: 'declined' })).toEqual([]);
  expect(await found({ number, most: '0.01' })).toEqual([]);
  expect(await found({ number, to: '2020-01-01' })).toEqual([]);
});
