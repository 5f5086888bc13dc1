/**
 * A contract that is paused, ended while money is held, or paid a bonus: on a real database, to the cent, and in races
 * one wins.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargeChecks } from '#domains/wallet/server/charge-checks.ts';
import { ledgerChecks } from '#domains/wallet/server/ledger-checks.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import { workChecks } from '#domains/paid-work/server/work-checks.ts';
import { DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { contractChecks } from './contract-checks.ts';
import { readContractPage } from './contract-page.ts';
import { contractWorld, usd, type ContractWorld } from './contract-world.ts';
import { acceptEnd, endContract, withdrawEnd } from './end-contract.ts';
import { contractFacts } from './facts.ts';
import { fundMilestone } from './fund-milestone.ts';
import { giveBonus } from './give-bonus.ts';
import { acceptPause, answerPause, askPause, resumeContract } from './pause-contract.ts';
import { approveMilestone } from './release-milestone.ts';
import { answerShare, giveBack, offerShare } from './return-milestone.ts';
import { requestChanges, submitMilestone } from './submit-milestone.ts';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
  await world.addMoney(world.client, usd(10_000_000));
});
afterAll(async () => {
  expect(
    await violations(world.database.owner, [...contractChecks, ...chargeChecks, ...ledgerChecks, ...workChecks]),
  ).toEqual([]);
  await world.close();
});

type Who = 'client' | 'freelancer';
const TOTALS = [41_200, 82_400] as const;
const fund = (contractNumber: string, place = 1) =>
  world.do((tx) =>
    fundMilestone(tx, world.client, `${contractNumber}-${place}`, usd(TOTALS[place - 1] ?? 0), world.context),
  );
const submit = (contractNumber: string, place = 1) =>
  world.do((tx) =>
    submitMilestone(
      tx,
      world.freelancer,
      `${contractNumber}-${place}`,
      { note: 'Done', link: 'https://example.com', files: [], met: [0] },
      world.context,
    ),
  );
const approve = (contractNumber: string, place = 1) =>
  world.do((tx) => approveMilestone(tx, world.client, `${contractNumber}-${place}`, null, world.context));
const giveBackOne = (contractNumber: string, place = 1) =>
  world.do((tx) => giveBack(tx, world.freelancer, `${contractNumber}-${place}`, 'I am ill', world.context));
const end = (who: Who, contractNumber: string, reason = 'Plans changed') =>
  world.do((tx) => endContract(tx, world[who], contractNumber, reason, world.context));
const accept = (who: Who, contractNumber: string) =>
  world.do((tx) => acceptEnd(tx, world[who], contractNumber, world.context));
const withdraw = (who: Who, contractNumber: string) =>
  world.do((tx) => withdrawEnd(tx, world[who], contractNumber, world.context));
const pause = async (contractNumber: string): Promise<void> => {
  await world.do((tx) => askPause(tx, world.client, contractNumber, 'On leave', world.context));
  await world.do((tx) => acceptPause(tx, world.freelancer, contractNumber, world.context));
};
const resume = (who: Who, contractNumber: string) =>
  world.do((tx) => resumeContract(tx, world[who], contractNumber, world.context));
const bonus = (contractNumber: string, amount: number, who: Who = 'client', fee = 0) =>
  world.do((tx) =>
    giveBonus(
      tx,
      world[who],
      contractNumber,
      { amount: usd(amount), expected_total: usd(amount + fee), note: 'Thank you' },
      world.context,
    ),
  );
const released = async (): Promise<string> => {
  const contractNumber = await submitted();
  await approve(contractNumber);
  return contractNumber;
};
const funded = async (): Promise<string> => {
  const { number } = await world.sign();
  await fund(number);
  return number;
};
const submitted = async (): Promise<string> => {
  const number = await funded();
  await submit(number);
  return number;
};
const codeOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
const statesOf = async (contractNumber: string): Promise<string[]> => {
  const { state, milestones } = await world.current(contractNumber);
  return [state, ...milestones.map((milestone) => milestone.state)];
};
const purse = async (who: Who) => {
  const all = await balances(world.context.db, world[who].userId, 'USD');
  return {
    spendable: Number(all.spendable.amount),
    clearing: Number(all.clearing.amount),
    earned: Number(all.clearing.amount) + Number(all.available.amount),
  };
};
const first = async (contractNumber: string) => {
  const [milestone] = (await world.current(contractNumber)).milestones;
  if (milestone === undefined) throw new Error('no milestone');
  return milestone;
};

describe('the end of a contract while money is held', () => {
  it('waits a week for the other side, then releases what was submitted and refunds what was not', async () => {
    const contractNumber = await submitted();
    await fund(contractNumber, 2);
    const [client, freelancer] = [await purse('client'), await purse('freelancer')];
    expect(await codeOf(end('client', contractNumber, ''))).toBe('invalid_input');
    await end('client', contractNumber);
    expect(await codeOf(end('client', contractNumber))).toBe('wrong_state');
    expect(await codeOf(submit(contractNumber, 2))).toBe('wrong_state');
    expect(await codeOf(accept('client', contractNumber))).toBe('wrong_state');
    await world.pass(6 * DAY_MS);
    expect(await statesOf(contractNumber)).toEqual(['end_requested', 'submitted', 'funded']);
    await world.pass(DAY_MS);
    expect(await statesOf(contractNumber)).toEqual(['completed', 'released', 'returned']);
    expect((await purse('client')).spendable).toBe(client.spendable + 82_400);
    expect((await purse('freelancer')).clearing).toBe(freelancer.clearing + 36_000);
  });

  it('is accepted by the other side at once, and is canceled where nothing was ever released', async () => {
    const contractNumber = await funded();
    const client = await purse('client');
    await end('freelancer', contractNumber);
    const seen = await readContractPage(world.context.db, world.client, contractNumber, world.context);
    expect(seen).toMatchObject({ end_asked: { by: 'freelancer', reason: 'Plans changed' }, turn: 'completeEnd' });
    await accept('client', contractNumber);
    expect(await statesOf(contractNumber)).toEqual(['cancelled', 'returned', 'dropped']);
    expect((await purse('client')).spendable).toBe(client.spendable + 41_200);
  });

  it('can be taken back, which gives a freelancer the time in which they could not submit', async () => {
    const contractNumber = await funded();
    const due = (await first(contractNumber)).dueAt?.getTime() ?? 0;
    await end('client', contractNumber);
    await world.pass(3 * DAY_MS);
    expect(await codeOf(withdraw('freelancer', contractNumber))).toBe('wrong_state');
    await withdraw('client', contractNumber);
    expect(((await first(contractNumber)).dueAt?.getTime() ?? 0) - due).toBe(3 * DAY_MS);
    // Not to a freelancer who asked themselves.
    await end('freelancer', contractNumber);
    await world.pass(2 * DAY_MS);
    await withdraw('freelancer', contractNumber);
    expect(((await first(contractNumber)).dueAt?.getTime() ?? 0) - due).toBe(3 * DAY_MS);
    await submit(contractNumber);
  });

  it('comes automatically with the last money that is released or refunded', async () => {
    const contractNumber = await submitted();
    await end('freelancer', contractNumber);
    await approve(contractNumber);
    expect(await statesOf(contractNumber)).toEqual(['completed', 'released', 'dropped']);
    const other = await funded();
    await end('client', other);
    await giveBackOne(other);
    expect(await statesOf(other)).toEqual(['cancelled', 'returned', 'dropped']);
  });

  it('settles a milestone whose split nobody answered by what was submitted', async () => {
    const contractNumber = await submitted();
    await world.do((tx) =>
      offerShare(tx, world.client, `${contractNumber}-1`, { percent: 10, reason: 'Too little' }, world.context),
    );
    await end('client', contractNumber);
    await accept('freelancer', contractNumber);
    expect(await statesOf(contractNumber)).toEqual(['completed', 'released', 'dropped']);
  });

  it('leaves what is in dispute held, and ends with it', async () => {
    const contractNumber = await submitted();
    await fund(contractNumber, 2);
    await end('client', contractNumber);
    await world.database.owner.query(
      "update contract_milestone set state = 'disputed', interrupted_state = 'submitted', clock_at = null where number = $1",
      [`${contractNumber}-1`],
    );
    await accept('freelancer', contractNumber);
    expect(await statesOf(contractNumber)).toEqual(['end_requested', 'disputed', 'returned']);
    expect(await codeOf(accept('freelancer', contractNumber))).toBe('wrong_state');
    expect(await codeOf(withdraw('client', contractNumber))).toBe('wrong_state');
    await world.pass(8 * DAY_MS);
    await world.database.owner.query(
      "update contract_milestone set state = 'submitted', interrupted_state = null where number = $1",
      [`${contractNumber}-1`],
    );
    await approve(contractNumber);
    expect(await statesOf(contractNumber)).toEqual(['completed', 'released', 'returned']);
  });

  const races: Readonly<Record<string, (contractNumber: string) => readonly (() => Promise<unknown>)[]>> = {
    'ending against approving': (contractNumber) => [
      () => accept('freelancer', contractNumber),
      () => approve(contractNumber),
    ],
    'ending against automatic release': (contractNumber) => [
      () => accept('freelancer', contractNumber),
      () => {
        world.sleep(7 * DAY_MS);
        return world.fireTimers();
      },
    ],
    'accepting twice': (contractNumber) => [
      () => accept('freelancer', contractNumber),
      () => accept('freelancer', contractNumber),
    ],
    'accepting against taking back': (contractNumber) => [
      () => accept('freelancer', contractNumber),
      () => withdraw('client', contractNumber),
    ],
  };
  it.each(Object.keys(races))('%s: one wins, and the money moves once', async (name) => {
    const contractNumber = await submitted();
    const before = await purse('freelancer');
    await end('client', contractNumber);
    const codes = await Promise.all((races[name]?.(contractNumber) ?? []).map((run) => codeOf(run())));
    if (name !== 'ending against automatic release') expect(codes.toSorted()).toEqual(['done', 'wrong_state']);
    const [state, milestone] = await statesOf(contractNumber);
    if (state === 'active') expect(milestone).toBe('submitted');
    else {
      expect([state, milestone]).toEqual(['completed', 'released']);
      expect((await purse('freelancer')).earned).toBe(before.earned + 36_000);
    }
  });

  it('is one of both against funding the next milestone', async () => {
    const contractNumber = await submitted();
    const codes = await Promise.all([codeOf(end('freelancer', contractNumber)), codeOf(fund(contractNumber, 2))]);
    expect(codes[0]).toBe('done');
    expect(await statesOf(contractNumber)).toEqual([
      'end_requested',
      'submitted',
      codes[1] === 'done' ? 'funded' : 'agreed',
    ]);
    await accept('client', contractNumber);
  });
});

describe('a pause', () => {
  it('stops every deadline of the work, and what was left continues', async () => {
    const contractNumber = await submitted();
    await fund(contractNumber, 2);
    const before = (await world.current(contractNumber)).milestones.map(({ reviewDueAt, dueAt }) => [
      reviewDueAt?.getTime(),
      dueAt?.getTime(),
    ]);
    await pause(contractNumber);
    expect(await codeOf(submit(contractNumber, 2))).toBe('wrong_state');
    await world.pass(20 * DAY_MS);
    expect(await statesOf(contractNumber)).toEqual(['paused', 'submitted', 'funded']);
    await resume('freelancer', contractNumber);
    const after = (await world.current(contractNumber)).milestones.map(({ reviewDueAt, dueAt }) => [
      reviewDueAt?.getTime(),
      dueAt?.getTime(),
    ]);
    expect([(after[0]?.[0] ?? 0) - (before[0]?.[0] ?? 0), (after[1]?.[1] ?? 0) - (before[1]?.[1] ?? 0)]).toEqual([
      20 * DAY_MS,
      20 * DAY_MS,
    ]);
    await world.pass(7 * DAY_MS);
    expect((await statesOf(contractNumber))[1]).toBe('released');
  });

  it('is asked for and answered by the other side, ends after 60 days, and takes no funding', async () => {
    const contractNumber = await funded();
    const ask = (who: Who) => world.do((tx) => askPause(tx, world[who], contractNumber, 'On leave', world.context));
    await ask('freelancer');
    expect(await codeOf(ask('client'))).toBe('wrong_state');
    expect(await codeOf(world.do((tx) => acceptPause(tx, world.freelancer, contractNumber, world.context)))).toBe(
      'wrong_state',
    );
    await world.do((tx) => answerPause(tx, world.freelancer, contractNumber, 'withdraw', world.context));
    await ask('freelancer');
    await world.pass(5 * DAY_MS);
    expect((await world.current(contractNumber)).pauseAskedBy).toBeNull();
    await pause(contractNumber);
    expect(await codeOf(fund(contractNumber, 2))).toBe('wrong_state');
    await world.pass(59 * DAY_MS);
    expect((await world.current(contractNumber)).state).toBe('paused');
    await world.pass(DAY_MS);
    expect(await statesOf(contractNumber)).toEqual(['active', 'funded', 'agreed']);
  });

  it('counts a request to end a milestone once', async () => {
    const contractNumber = await submitted();
    const due = (await first(contractNumber)).reviewDueAt?.getTime() ?? 0;
    const { milestone } = await world.do((tx) =>
      offerShare(tx, world.client, `${contractNumber}-1`, { percent: 50, reason: 'Half' }, world.context),
    );
    await world.pass(DAY_MS / 2);
    await pause(contractNumber);
    await world.pass(DAY_MS);
    await world.do((tx) =>
      answerShare(tx, world.freelancer, `${contractNumber}-1`, milestone.split?.id ?? '', 'decline', world.context),
    );
    await world.pass(DAY_MS);
    await resume('client', contractNumber);
    expect(((await first(contractNumber)).reviewDueAt?.getTime() ?? 0) - due).toBe(2.5 * DAY_MS);
  });

  it('can be ended with its contract', async () => {
    const contractNumber = await submitted();
    await world.do((tx) =>
      requestChanges(tx, world.client, `${contractNumber}-1`, [{ criterion: 0, what: 'Bluer' }], world.context),
    );
    await pause(contractNumber);
    await end('client', contractNumber);
    await world.pass(7 * DAY_MS);
    expect(await statesOf(contractNumber)).toEqual(['cancelled', 'returned', 'dropped']);
  });
});

describe('the record of a freelancer', () => {
  it('counts a contract once when it is completed, late where a milestone was, and shows what is due', async () => {
    const { freelancer, client, context } = world;
    const read = async () =>
      (await contractFacts.sold?.(context.db, [freelancer.userId]))?.find(({ client_id: id }) => id === client.userId);
    const before = await read();
    const contractNumber = await funded();
    const due = () => contractFacts.due?.(context.db, freelancer.userId);
    expect((await due())?.map(({ number }) => number)).toContain(`${contractNumber}-1`);
    await world.pass(8 * DAY_MS);
    await submit(contractNumber);
    expect((await due())?.map(({ number }) => number)).not.toContain(`${contractNumber}-1`);
    await approve(contractNumber);
    await end('client', contractNumber, '');
    const after = await read();
    expect([after?.completed, after?.on_time, after?.judged]).toEqual([
      (before?.completed ?? 0) + 1,
      before?.on_time,
      (before?.judged ?? 0) + 1,
    ]);
  });
});

describe('a bonus', () => {
  it('goes to the freelancer’s clearing earnings less the service fee, and clears', async () => {
    const contractNumber = await released();
    const [client, freelancer] = [await purse('client'), await purse('freelancer')];
    await bonus(contractNumber, 5_000);
    expect((await purse('client')).spendable).toBe(client.spendable - 5_000);
    expect((await purse('freelancer')).clearing).toBe(freelancer.clearing + 4_500);
    await world.pass(7 * DAY_MS);
    const { bonuses } = await readContractPage(world.context.db, world.freelancer, contractNumber, world.context);
    expect(bonuses).toMatchObject([
      { number: `${contractNumber}-B1`, amount: usd(5_000), earned: usd(4_500), note: 'Thank you', is_cleared: true },
    ]);
  });

  it('is the client’s, within limits, and given until 30 days after the end', async () => {
    const contractNumber = await submitted();
    expect(await codeOf(bonus(contractNumber, 1_000, 'freelancer'))).toBe('forbidden');
    expect(await codeOf(bonus(contractNumber, 1_000))).toBe('wrong_state');
    await approve(contractNumber);
    expect(await codeOf(bonus(contractNumber, 0))).toBe('invalid_input');
    expect(await codeOf(bonus(contractNumber, 40_001))).toBe('invalid_input');
    await end('client', contractNumber, '');
    await world.pass(29 * DAY_MS);
    await bonus(contractNumber, 1_000);
    await world.pass(DAY_MS);
    expect(await codeOf(bonus(contractNumber, 1_000))).toBe('wrong_state');
  });

  it('of two at the same moment both are paid, each with its number', async () => {
    const contractNumber = await released();
    await Promise.all([bonus(contractNumber, 1_000), bonus(contractNumber, 2_000)]);
    const { bonuses } = await readContractPage(world.context.db, world.client, contractNumber, world.context);
    expect(bonuses.map(({ number }) => number)).toEqual([`${contractNumber}-B1`, `${contractNumber}-B2`]);
  });

  it('carries the client fee above a fifth of what was released, and all together are as much as was released', async () => {
    const contractNumber = await released();
    const page = async () => readContractPage(world.context.db, world.client, contractNumber, world.context);
    expect((await page()).bonus_room).toEqual({ most: usd(40_000), free: usd(8_000) });
    await bonus(contractNumber, 6_000);
    expect(await codeOf(bonus(contractNumber, 12_000))).toBe('price_changed');
    const before = await purse('client');
    await bonus(contractNumber, 12_000, 'client', 300);
    expect((await purse('client')).spendable).toBe(before.spendable - 12_300);
    expect((await page()).bonuses[1]).toMatchObject({ amount: usd(12_000), client_fee: usd(300), earned: usd(10_800) });
    expect(await codeOf(bonus(contractNumber, 22_001, 'client', 660))).toBe('invalid_input');
    await bonus(contractNumber, 22_000, 'client', 660);
    expect(await codeOf(bonus(contractNumber, 1))).toBe('wrong_state');
    expect((await page()).moves.find(({ name }) => name === 'bonus')).toMatchObject({ ok: false });
    await world.pass(7 * DAY_MS);
  });
});
