/**
 * The money of milestones on a real database: to the cent, once, and in races one wins while the other is told the
 * state.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargeChecks } from '#domains/wallet/server/charge-checks.ts';
import { ledgerChecks } from '#domains/wallet/server/ledger-checks.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import { readStatement } from '#domains/wallet/server/yearly-statement.ts';
import { readEarlyClearance } from '#domains/paid-work/server/paid-work.ts';
import { workChecks } from '#domains/paid-work/server/work-checks.ts';
import { DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { FactsOf } from '#kit/events.ts';
import { sayFor } from '#kit/notices.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { contractPath } from '../charge-kind.ts';
import { contractReminded } from '../events.ts';
import { contractNotices } from '../notices.ts';
import { clearMilestoneEarly } from './clear-milestone-early.ts';
import { contractChecks } from './contract-checks.ts';
import { contractWorld, usd, type ContractWorld } from './contract-world.ts';
import { endContract } from './end-contract.ts';
import { endOffer } from './answer-offer.ts';
import { fundMilestone } from './fund-milestone.ts';
import { approveMilestone } from './release-milestone.ts';
import { answerShare, giveBack, keepFunded, offerShare } from './return-milestone.ts';
import { extendReview, requestChanges, submitMilestone } from './submit-milestone.ts';

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

const act = {
  fund: (number: string, total = 41_200) =>
    world.do((tx) => fundMilestone(tx, world.client, number, usd(total), world.context)),
  submit: (number: string, met: readonly number[] = [0, 1]) =>
    world.do((tx) =>
      submitMilestone(
        tx,
        world.freelancer,
        number,
        { note: 'Done', link: 'https://example.com', files: [], met },
        world.context,
      ),
    ),
  change: (number: string) =>
    world.do((tx) => requestChanges(tx, world.client, number, [{ criterion: 0, what: 'Bluer' }], world.context)),
  approve: (number: string, amount: number | null = null) =>
    world.do((tx) => approveMilestone(tx, world.client, number, amount === null ? null : usd(amount), world.context)),
  giveBack: (number: string) => world.do((tx) => giveBack(tx, world.freelancer, number, 'I am ill', world.context)),
  offer: (number: string, percent = 50, actor: 'client' | 'freelancer' = 'client') =>
    world.do((tx) => offerShare(tx, world[actor], number, { percent, reason: 'Plans changed' }, world.context)),
  answer: (
    number: string,
    id: string,
    answer: 'accept' | 'decline' | 'withdraw',
    actor: 'client' | 'freelancer' = 'freelancer',
  ) => world.do((tx) => answerShare(tx, world[actor], number, id, answer, world.context)),
  extend: (number: string) => world.do((tx) => extendReview(tx, world.client, number, world.context)),
  end: (number: string) => world.do((tx) => endContract(tx, world.client, number, '', world.context)),
};
const codeOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
const milestone = async (number: string) => {
  const found = (await world.current(number.slice(0, 12))).milestones.find((milestone) => milestone.number === number);
  if (found === undefined) throw new Error(`no milestone ${number}`);
  return found;
};
const purse = async (who: 'client' | 'freelancer') => {
  const all = await balances(world.context.db, world[who].userId, 'USD');
  return {
    spendable: Number(all.spendable.amount),
    clearing: Number(all.clearing.amount),
    available: Number(all.available.amount),
  };
};
const funded = async (): Promise<string> => {
  const { number } = await world.sign();
  await act.fund(`${number}-1`);
  return `${number}-1`;
};
const submitted = async (): Promise<string> => {
  const number = await funded();
  await act.submit(number);
  return number;
};

describe('a milestone', () => {
  it('is funded with its fee, begins the contract, and is released with the service fee', async () => {
    const before = [await purse('client'), await purse('freelancer')] as const;
    const { number } = await world.sign();
    expect(await codeOf(act.fund(`${number}-1`, 40_000))).toBe('price_changed');
    await act.fund(`${number}-1`);
    expect((await world.current(number)).state).toBe('active');
    expect((await purse('client')).spendable).toBe(before[0].spendable - 41_200);
    expect(await codeOf(act.approve(`${number}-1`))).toBe('wrong_state');
    await act.submit(`${number}-1`);
    await act.approve(`${number}-1`);
    expect((await purse('freelancer')).clearing).toBe(before[1].clearing + 36_000);
    await world.pass(7 * DAY_MS);
    expect(await milestone(`${number}-1`)).toMatchObject({ state: 'cleared' });
    expect((await purse('freelancer')).available).toBe(before[1].available + 36_000);
  });

  it('is not worked on before it is funded, and not by the wrong side', async () => {
    const { number } = await world.sign();
    expect(await codeOf(act.submit(`${number}-1`))).toBe('wrong_state');
    expect(
      await codeOf(world.do((tx) => fundMilestone(tx, world.freelancer, `${number}-1`, usd(41_200), world.context))),
    ).toBe('forbidden');
    expect(
      await codeOf(world.do((tx) => fundMilestone(tx, world.stranger, `${number}-1`, usd(41_200), world.context))),
    ).toBe('not_found');
    await world.do((tx) => endOffer(tx, world.client, number, 'withdraw', '', world.context));
    expect(await codeOf(act.fund(`${number}-1`))).toBe('wrong_state');
  });

  it('goes through three rounds of changes per criterion, and no fourth', async () => {
    const number = await submitted();
    for (const _round of [1, 2, 3]) {
      await act.change(number);
      await act.submit(number);
    }
    expect(await codeOf(act.change(number))).toBe('wrong_state');
    expect(await milestone(number)).toMatchObject({ state: 'submitted', rounds: 3, met: [0, 1] });
    await act.extend(number);
    expect(await codeOf(act.extend(number))).toBe('wrong_state');
    await world.pass(13 * DAY_MS);
    expect((await milestone(number)).state).toBe('submitted');
    await world.pass(DAY_MS);
    expect(await milestone(number)).toMatchObject({ state: 'released', autoReleased: true });
  });

  it('is released in part, and what is left stays held to the cent as a milestone of its own', async () => {
    const number = await submitted();
    const before = [await purse('client'), await purse('freelancer')] as const;
    expect(await codeOf(act.approve(number, 40_001))).toBe('invalid_input');
    for (const tooLittle of [4, 499, 39_501])
      expect(await codeOf(act.approve(number, tooLittle)), String(tooLittle)).toBe('invalid_input');
    await act.approve(number, 13_333);
    const contract = await world.current(number.slice(0, 12));
    const rest = contract.milestones.at(-1);
    expect(rest).toMatchObject({ place: 3, state: 'funded', title: 'Wireframes' });
    expect([rest?.terms.price.amount, rest?.terms.client_fee.amount, rest?.terms.service_fee.amount]).toEqual([
      '26667',
      '800',
      '2667',
    ]);
    expect((await purse('client')).spendable).toBe(before[0].spendable);
    expect((await purse('freelancer')).clearing).toBe(before[1].clearing + 13_333 - 1_333);
    await act.giveBack(rest?.number ?? '');
    expect((await purse('client')).spendable).toBe(before[0].spendable + 27_467);
  });

  it('is returned by the freelancer, or by both with a share', async () => {
    const before = await purse('client');
    const number = await funded();
    await act.giveBack(number);
    expect((await purse('client')).spendable).toBe(before.spendable);
    const shared = await submitted();
    const { milestone: splitMilestone } = await act.offer(shared, 25);
    expect(await codeOf(act.answer(shared, splitMilestone.split?.id ?? '', 'accept', 'client'))).toBe('wrong_state');
    await act.answer(shared, splitMilestone.split?.id ?? '', 'accept');
    expect(await milestone(shared)).toMatchObject({
      state: 'released',
      releasedPrice: usd(10_000),
      earned: usd(9_000),
    });
    expect((await purse('client')).spendable).toBe(before.spendable - 10_300);
    const none = await funded();
    const { milestone: zero } = await act.offer(none, 0, 'freelancer');
    await act.answer(none, zero.split?.id ?? '', 'accept', 'client');
    expect((await milestone(none)).state).toBe('returned');
  });

  it('continues with the time that was left when a request to end it has no answer', async () => {
    const number = await submitted();
    const due = (await milestone(number)).reviewDueAt?.getTime() ?? 0;
    await world.pass(DAY_MS);
    await act.offer(number);
    await world.pass(2 * DAY_MS);
    const going = await milestone(number);
    expect([going.state, (going.reviewDueAt?.getTime() ?? 0) - due]).toEqual(['submitted', 2 * DAY_MS]);
    await act.approve(number);
  });

  it('is said to be idle on day 45, to both, as a milestone and once', async () => {
    const number = await funded();
    const reminders = async () =>
      (
        await world.database.owner.query<{ facts: FactsOf<typeof contractReminded> }>(
          "select facts from job where name = 'contract.reminded' and facts->>'contractNumber' = $1 and facts->>'clock' = 'idle'",
          [number.slice(0, 12)],
        )
      ).rows.map(({ facts }) => facts);
    await world.pass(44 * DAY_MS);
    expect(await reminders()).toEqual([]);
    await world.pass(DAY_MS);
    await world.pass(10 * DAY_MS);
    const [facts, ...more] = await reminders();
    expect(more).toEqual([]);
    if (facts === undefined) throw new Error('nobody was reminded');
    const notices = contractNotices
      .find(({ kind }) => kind === contractReminded)
      ?.compose(facts as never, sayFor({ locale: 'en-US', timeZone: 'UTC' }));
    expect(notices?.map(({ to, title }) => [to, title])).toEqual([
      [world.client.userId, expect.stringMatching(/^“Wireframes” is idle: act by /)],
      [world.freelancer.userId, expect.stringMatching(/^“Wireframes” is idle: act by /)],
    ]);
    await act.giveBack(number);
  });

  it('is asked about after 75 idle days, kept funded once, and refunded 14 days after the next time', async () => {
    const before = await purse('client');
    const number = await funded();
    await world.pass(75 * DAY_MS);
    expect((await milestone(number)).idleAskedAt).not.toBeNull();
    expect(await codeOf(act.submit(number))).toBe('wrong_state');
    await world.do((tx) => keepFunded(tx, world.client, number, world.context));
    await world.pass(75 * DAY_MS);
    await world.pass(14 * DAY_MS);
    expect((await milestone(number)).state).toBe('returned');
    expect((await purse('client')).spendable).toBe(before.spendable);
  });
});

describe('earnings of a milestone', () => {
  const early = (number: string, amount: number, actor: 'client' | 'freelancer' = 'freelancer') => {
    const wish = { amount: usd(amount), expected_fee: usd(Math.round(amount / 100)) };
    return world.do((tx) => clearMilestoneEarly(tx, world[actor], number, wish, world.context));
  };

  it('are cleared early in part, beside those of orders, and the rest on its date, never twice', async () => {
    await world.database.owner.query(
      "insert into profile (user_id, level) values ($1, 'level_2') on conflict (user_id) do update set level = excluded.level",
      [world.freelancer.userId],
    );
    const number = await submitted();
    expect(await codeOf(early(number, 10_000))).toBe('wrong_state');
    await act.approve(number);
    const before = await purse('freelancer');
    const listed = async () =>
      (await readEarlyClearance(world.context.db, world.freelancer, world.context)).items.find(
        (earning) => earning.number === number,
      );
    expect(await listed()).toMatchObject({
      kind: 'milestone',
      left: usd(36_000),
      path: contractPath(number.slice(0, 12)),
    });
    expect(await codeOf(early(number, 10_000, 'client'))).toBe('forbidden');
    await early(number, 10_000);
    expect(await purse('freelancer')).toMatchObject({
      clearing: before.clearing - 10_000,
      available: before.available + 9_900,
    });
    expect(await listed()).toMatchObject({ left: usd(26_000) });
    expect(await codeOf(early(number, 26_001))).toBe('price_changed');
    await world.pass(6 * DAY_MS);
    expect((await milestone(number)).state).toBe('cleared');
    expect(await purse('freelancer')).toMatchObject({ available: before.available + before.clearing - 100 });
    expect(await codeOf(early(number, 1_000))).toBe('wrong_state');
  });

  it('are in the statement of their year, for both sides', async () => {
    const year = world.now().getUTCFullYear();
    const sums = async (who: 'client' | 'freelancer') => {
      const { balances: all, fees } = await readStatement(
        world.context.db,
        world[who].userId,
        year,
        'USD',
        world.now(),
      );
      const closingOf = (bucket: string) => Number(all.find((balance) => balance.bucket === bucket)?.closing.amount);
      return {
        clearing: closingOf('clearing'),
        held: closingOf('held'),
        fees: fees.reduce((sum, { amount }) => sum + Number(amount.amount), 0),
      };
    };
    const before = { client: await sums('client'), freelancer: await sums('freelancer') };
    const number = await submitted();
    expect((await sums('client')).held - before.client.held).toBe(41_200);
    await act.approve(number);
    expect((await sums('client')).held).toBe(before.client.held);
    const after = await sums('freelancer');
    expect([after.clearing - before.freelancer.clearing, after.fees - before.freelancer.fees]).toEqual([36_000, 4_000]);
  });
});

describe('a contract', () => {
  it('ends by either side once nothing is held, and automatically after 30 idle days', async () => {
    const number = await submitted();
    const contractNumber = number.slice(0, 12);
    expect(await codeOf(act.end(contractNumber))).toBe('invalid_input');
    await act.approve(number);
    await act.end(contractNumber);
    const ended = await world.current(contractNumber);
    expect([ended.state, ended.milestones.map(({ state }) => state)]).toEqual(['completed', ['released', 'dropped']]);
    const idle = await submitted();
    await act.approve(idle);
    await world.pass(30 * DAY_MS);
    expect((await world.current(idle.slice(0, 12))).state).toBe('completed');
  });
});

describe('at the same moment', () => {
  const races: Readonly<Record<string, (number: string) => readonly (() => Promise<unknown>)[]>> = {
    'two approvals': (number) => [() => act.approve(number), () => act.approve(number)],
    'approve against automatic release': (number) => [
      () => act.approve(number),
      () => {
        world.sleep(7 * DAY_MS);
        return world.fireTimers();
      },
    ],
    'a part against all': (number) => [() => act.approve(number, 10_000), () => act.approve(number)],
    'two parts beyond what is held': (number) => [() => act.approve(number, 30_000), () => act.approve(number, 30_000)],
    'approve against changes': (number) => [() => act.approve(number), () => act.change(number)],
    'approve against giving back': (number) => [() => act.approve(number), () => act.giveBack(number)],
    'approve against a request to end it': (number) => [() => act.approve(number), () => act.offer(number)],
  };
  it.each(Object.keys(races))('%s: one wins, and the other is told the state', async (name) => {
    const number = await submitted();
    const before = await purse('freelancer');
    const codes = await Promise.all((races[name]?.(number) ?? []).map((run) => codeOf(run())));
    expect(codes.filter((code) => code !== 'done' && code !== 'wrong_state')).toEqual([]);
    // The clock never fails: what it finds done is none of its business.
    if (name !== 'approve against automatic release') expect(codes.toSorted()).toEqual(['done', 'wrong_state']);
    expect((await purse('freelancer')).clearing - before.clearing).toBeLessThanOrEqual(36_000);
  });

  it('funding twice holds once, and funding against withdrawing is one of both', async () => {
    const { number } = await world.sign();
    const before = await purse('client');
    expect((await Promise.all([codeOf(act.fund(`${number}-1`)), codeOf(act.fund(`${number}-1`))])).toSorted()).toEqual([
      'done',
      'wrong_state',
    ]);
    expect((await purse('client')).spendable).toBe(before.spendable - 41_200);
    const { number: other } = await world.sign();
    const withdraw = () => world.do((tx) => endOffer(tx, world.client, other, 'withdraw', '', world.context));
    expect((await Promise.all([codeOf(act.fund(`${other}-1`)), codeOf(withdraw())])).toSorted()).toEqual([
      'done',
      'wrong_state',
    ]);
  });
});
