/**
 * Several milestones at once and the next one automatically, on a real database: all or none, once, and in races one
 * wins.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargeChecks } from '#domains/wallet/server/charge-checks.ts';
import { ledgerChecks } from '#domains/wallet/server/ledger-checks.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import { workChecks } from '#domains/paid-work/server/work-checks.ts';
import { DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Actor } from '#kit/actor.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { fundedAfter, nextStep } from '../next-step.ts';
import { fundNextReaction, setAutoFund } from './auto-fund.ts';
import { contractChecks } from './contract-checks.ts';
import { readContractPage } from './contract-page.ts';
import { readContractRecord } from './contract-record.ts';
import { contractWorld, MILESTONES, usd, type ContractWorld } from './contract-world.ts';
import { readOpen } from './dashboards.ts';
import { openDispute } from './dispute-milestone.ts';
import { endContract } from './end-contract.ts';
import { fundMilestone, fundMilestones } from './fund-milestone.ts';
import { approveMilestone } from './release-milestone.ts';
import { submitMilestone } from './submit-milestone.ts';
import { contractEventsBetween } from './talk-events.ts';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(async () => {
  expect(
    await violations(world.database.owner, [...contractChecks, ...chargeChecks, ...ledgerChecks, ...workChecks]),
  ).toEqual([]);
  await world.close();
});

const BOTH = 123_600;
const codeOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
const fund = (number: string, places: readonly number[], total: number, who: Actor = world.client) =>
  world.do((tx) => fundMilestones(tx, who, number, { places, expected_total: usd(total) }, world.context));
const fundOne = (number: string, total = 41_200) =>
  world.do((tx) => fundMilestone(tx, world.client, number, usd(total), world.context));
const spendable = async () => Number((await balances(world.context.db, world.client.userId, 'USD')).spendable.amount);
const statesOf = async (number: string) => (await world.current(number)).milestones.map(({ state }) => state);
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
const approve = (number: string, amount: number | null = null) =>
  world.do((tx) => approveMilestone(tx, world.client, number, amount === null ? null : usd(amount), world.context));

describe('several milestones', () => {
  it('are funded together, and begin the contract', async () => {
    await world.addMoney(world.client, usd(BOTH));
    const { number } = await world.sign();
    const before = await spendable();
    expect((await fund(number, [2, 1], BOTH)).state).toBe('active');
    expect([await statesOf(number), before - (await spendable())]).toEqual([['funded', 'funded'], BOTH]);
    expect(await codeOf(fund(number, [1, 2], BOTH))).toBe('wrong_state');
  });

  it('are all funded or none of them', async () => {
    const { number } = await world.sign();
    await world.addMoney(world.client, usd(BOTH - 1));
    const before = await spendable();
    expect(before).toBe(BOTH - 1);
    expect(await codeOf(fund(number, [1, 2], BOTH))).toBe('insufficient_funds');
    expect([await statesOf(number), await spendable(), (await world.current(number)).state]).toEqual([
      ['agreed', 'agreed'],
      before,
      'accepted',
    ]);
    await fundOne(`${number}-1`);
    expect(await codeOf(fund(number, [1, 2], BOTH))).toBe('wrong_state');
    expect(await statesOf(number)).toEqual(['funded', 'agreed']);
  });

  it('cost what the client saw, and only their own are funded, by them', async () => {
    const { number } = await world.sign();
    expect(await codeOf(fund(number, [1, 2], BOTH - 1))).toBe('price_changed');
    expect(await codeOf(fund(number, [1, 3], BOTH))).toBe('not_found');
    expect(await codeOf(fund(number, [1, 2], BOTH, world.freelancer))).toBe('forbidden');
    expect(await codeOf(fund(number, [1, 2], BOTH, world.stranger))).toBe('not_found');
  });

  it('are paid once when pressed twice, and when one of them is funded meanwhile', async () => {
    await world.addMoney(world.client, usd(10 * BOTH));
    const { number } = await world.sign();
    const before = await spendable();
    const codes = await Promise.all([
      codeOf(fund(number, [1, 2], BOTH)),
      codeOf(fund(number, [1, 2], BOTH)),
      codeOf(fundOne(`${number}-1`)),
    ]);
    const won = codes.filter((code) => code === 'done');
    expect([won.length, codes.filter((code) => code === 'wrong_state').length]).toEqual([1, 2]);
    const held = (await statesOf(number)).filter((state) => state === 'funded').length;
    expect(before - (await spendable())).toBe(held === 2 ? BOTH : 41_200);
  });
});

interface Released {
  readonly facts: never;
}
/** The reaction to every release of this contract, each of them twice and at the same time. */
async function react(number: string): Promise<void> {
  const { rows } = await world.database.owner.query<Released>(
    "select facts from job where name = 'milestone.released' and facts->>'contractNumber' = $1 order by id",
    [number],
  );
  const news = { id: '1', at: world.now() };
  await Promise.all(rows.flatMap(({ facts }) => [0, 1].map(() => fundNextReaction.react(facts, world.context, news))));
}
const announced = async (number: string, name: string) =>
  (
    await world.database.owner.query<{ why: string; after: string }>(
      "select facts->>'why' as why, facts->>'after' as after from job where name = $2 and facts->>'contractNumber' = $1 order by id",
      [number, name],
    )
  ).rows;
const [FIRST, SECOND] = MILESTONES;
const THREE = [FIRST, SECOND, { ...FIRST, title: 'Handover' }];
const started = async (isOn: boolean): Promise<string> => {
  const { number } = await world.sign({ milestones: THREE });
  await fundOne(`${number}-1`);
  if (isOn) await world.do((tx) => setAutoFund(tx, world.client, number, true, world.context));
  await submit(`${number}-1`);
  return number;
};

/** Almost all of the client's balance is held for another contract. */
async function drained(): Promise<string> {
  const left = await spendable();
  const { number, milestones } = await world.sign({
    milestones: [{ ...FIRST, price: usd(Math.floor((left - 50_000) / 1.03)) }],
  });
  await fundOne(`${number}-1`, Number(milestones[0]?.terms.total.amount));
  return number;
}
const readRow = async (number: string) => {
  const row = (await readOpen(world.context.db, world.client, 'client', world.context)).find(
    (milestone) => milestone.number === `${number}-2`,
  );
  return { turn: row?.turn ?? null };
};

describe('the next milestone', () => {
  it('is not funded unless the client wants it', async () => {
    const number = await started(false);
    await approve(`${number}-1`);
    await react(number);
    expect(await statesOf(number)).toEqual(['released', 'agreed', 'agreed']);
  });

  it('is funded once when one is approved, however often that is looked at', async () => {
    const number = await started(true);
    const before = await spendable();
    await approve(`${number}-1`);
    await react(number);
    await react(number);
    expect([await statesOf(number), before - (await spendable())]).toEqual([['released', 'funded', 'agreed'], 82_400]);
    expect((await announced(number, 'milestone.funded')).map(({ after }) => after)).toEqual([null, FIRST.title]);
    await submit(`${number}-2`);
    await approve(`${number}-2`);
    await react(number);
    expect(await statesOf(number)).toEqual(['released', 'released', 'funded']);
  });

  it('is asked of nobody from the approval until it is funded, and is said to be funded automatically', async () => {
    const number = await started(true);
    const shown = async () => {
      const page = await readContractPage(world.context.db, world.client, number, world.context);
      const step = nextStep(page);
      return [page.auto_funding, step === null ? null : `${step.kind} ${step.milestone?.place ?? ''}`];
    };
    const before = await readRow(number);
    await approve(`${number}-1`);
    expect([await shown(), before.turn, (await readRow(number)).turn]).toEqual([[true, null], null, null]);
    // Nothing stops the client from funding a later one themselves.
    const { milestones } = await readContractPage(world.context.db, world.client, number, world.context);
    expect(milestones.map(({ moves }) => moves.find(({ name }) => name === 'fund')?.ok)).toEqual([
      undefined,
      false,
      true,
    ]);
    await react(number);
    expect(await shown()).toEqual([false, null]);
    const { activity, money } = await readContractRecord(world.context.db, world.client, number, world.context);
    expect(activity.filter(({ move }) => move === 'fund').map(({ by }) => by)).toEqual([
      'By you',
      'Docket funded it automatically, as you set',
    ]);
    expect(money[0]?.words).toBe(`Docket funded 2. ${SECOND.title} automatically, as you set`);
    const between = { one: world.client.userId, other: world.freelancer.userId, ref: number, from: null, before: null };
    const funded = (await contractEventsBetween(world.context.db, between)).filter(({ words }) =>
      words.includes('funded'),
    );
    expect(funded.map(({ by, words }) => [by, words])).toEqual([
      [world.client.userId, 'funded milestone 1 · $400.00'],
      [null, 'Milestone 2 was funded automatically · $800.00'],
    ]);
  });

  it('is asked for again when it could not be funded, or when that takes too long', async () => {
    const [late, poor] = [await started(true), await started(true)];
    const fundStep = async (number: string) =>
      nextStep(await readContractPage(world.context.db, world.client, number, world.context))?.kind ?? null;
    await approve(`${late}-1`);
    expect(await fundStep(late)).toBeNull();
    await world.pass(3 * MINUTE_MS);
    expect(await fundStep(late)).toBe('fund');
    const drain = await drained();
    await approve(`${poor}-1`);
    expect(await fundStep(poor)).toBeNull();
    await react(poor);
    expect([await fundStep(poor), (await readRow(poor)).turn]).toEqual(['fund', 'fund']);
    expect(await statesOf(drain)).toEqual(['funded']);
    await world.addMoney(world.client, usd(1_000_000));
  });

  it('is shown as a card once the funding that was expected is not coming', async () => {
    const cardsOf = async (number: string): Promise<number> =>
      (
        await world.database.owner.query("select from message_card where kind = 'milestone' and ref = $1", [
          `${number}-2`,
        ])
      ).rowCount ?? 0;
    const turnOff = (number: string) => world.do((tx) => setAutoFund(tx, world.client, number, false, world.context));
    const [off, late, funded] = [await started(true), await started(true), await started(true)];
    for (const number of [off, late, funded]) await approve(`${number}-1`);
    expect([await cardsOf(off), await cardsOf(late)]).toEqual([0, 0]);
    await turnOff(off);
    await react(off);
    expect([await cardsOf(off), await statesOf(off)]).toEqual([1, ['released', 'agreed', 'agreed']]);
    // By a process of the release before, which turned it off without a card.
    await world.database.owner.query('update contract set auto_fund = false where number = $1', [late]);
    await react(late);
    expect([await cardsOf(late), (await announced(late, 'contract.auto_funding_dropped')).length]).toEqual([1, 1]);
    await react(funded);
    await turnOff(funded);
    expect([await cardsOf(funded), await statesOf(funded)]).toEqual([0, ['released', 'funded', 'agreed']]);
  });

  it('is named before the approval that funds it, with the balance that it is funded from', async () => {
    const page = (contractNumber: string, who: Actor = world.client) =>
      readContractPage(world.context.db, who, contractNumber, world.context);
    const number = await started(true);
    const shown = await page(number);
    expect([fundedAfter(shown, `${number}-1`)?.number, shown.balance]).toEqual([`${number}-2`, usd(await spendable())]);
    expect((await page(number, world.freelancer)).balance).toBeNull();
    const off = await started(false);
    const busy = await started(true);
    await fundOne(`${busy}-3`);
    expect([fundedAfter(await page(off), `${off}-1`), fundedAfter(await page(busy), `${busy}-1`)]).toEqual([
      null,
      null,
    ]);
  });

  it('is not funded twice when the client does it at the same time', async () => {
    const number = await started(true);
    await approve(`${number}-1`);
    const before = await spendable();
    await Promise.all([react(number), codeOf(fundOne(`${number}-2`, 82_400))]);
    expect([await statesOf(number), before - (await spendable())]).toEqual([['released', 'funded', 'agreed'], 82_400]);
  });

  it('waits for the client once they turned it off again', async () => {
    const number = await started(true);
    await world.do((tx) => setAutoFund(tx, world.client, number, false, world.context));
    await approve(`${number}-1`);
    await react(number);
    expect(await statesOf(number)).toEqual(['released', 'agreed', 'agreed']);
  });

  it('is not funded by silence, by a release in part, or while money is held for another', async () => {
    const silent = await started(true);
    await world.pass(8 * DAY_MS);
    const part = await started(true);
    await approve(`${part}-1`, 10_000);
    const busy = await started(true);
    await fundOne(`${busy}-3`);
    await approve(`${busy}-1`);
    for (const number of [silent, part, busy]) await react(number);
    expect(await statesOf(silent)).toEqual(['released', 'agreed', 'agreed']);
    expect(await statesOf(part)).toEqual(['released', 'agreed', 'agreed', 'funded']);
    expect(await statesOf(busy)).toEqual(['released', 'agreed', 'funded']);
  });

  it('is not funded while a dispute holds what was approved', async () => {
    const number = await started(true);
    await approve(`${number}-1`);
    const claim = { items: ['It is blank.'], text: 'Nothing opens.', percent: 0, files: [], also: [] };
    await world.do((tx) => openDispute(tx, world.client, `${number}-1`, claim, world.context));
    await react(number);
    expect(await statesOf(number)).toEqual(['disputed', 'agreed', 'agreed']);
  });

  it('is announced to the client when their balance does not cover it', async () => {
    const number = await started(true);
    await drained();
    await approve(`${number}-1`);
    await react(number);
    expect([await statesOf(number), (await announced(number, 'milestone.not_funded_automatically'))[0]?.why]).toEqual([
      ['released', 'agreed', 'agreed'],
      'not_enough',
    ]);
  });

  it('is decided by the client alone, while there is something to fund', async () => {
    const { number } = await world.sign();
    const set = (who: Actor) => codeOf(world.do((tx) => setAutoFund(tx, who, number, true, world.context)));
    expect([await set(world.freelancer), await set(world.stranger), await set(world.client)]).toEqual([
      'forbidden',
      'not_found',
      'done',
    ]);
    await world.addMoney(world.client, usd(41_200));
    await fundOne(`${number}-1`);
    await submit(`${number}-1`);
    await approve(`${number}-1`);
    await world.do((tx) => endContract(tx, world.client, number, '', world.context));
    expect(await set(world.client)).toBe('wrong_state');
  });
});
