/**
 * Money whose payment the bank takes back does not leave through a milestone, a part of one or a bonus (MON-20,
 * decision 169).
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptClaim } from '#domains/disputes/server/negotiate.ts';
import { latestDispute } from '#domains/disputes/server/disputes.ts';
import { flagsOpen } from '#domains/wallet/server/operator-flags.ts';
import { testBank, type CardPayment } from '#domains/wallet/server/test-bank.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import { DAY_MS } from '#kit/clock.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { clearMilestoneEarly } from './clear-milestone-early.ts';
import { contractWorld, usd, type ContractWorld } from './contract-world.ts';
import { openDispute } from './dispute-milestone.ts';
import { acceptEnd, endContract } from './end-contract.ts';
import { fundMilestone } from './fund-milestone.ts';
import { giveBonus } from './give-bonus.ts';
import { readMilestonePage } from './milestone-page.ts';
import { approveMilestone } from './release-milestone.ts';
import { answerShare, giveBack, offerShare } from './return-milestone.ts';
import { submitMilestone } from './submit-milestone.ts';

const TOTAL = usd(41_200);
const EARNED = 36_000;
let world: ContractWorld;
let bank: ReturnType<typeof testBank>;
let payment: CardPayment;
let contract: string;
let number: string;
beforeEach(async () => {
  world = await contractWorld();
  bank = testBank(world.database);
  payment = await bank.payIn(world.client.userId, TOTAL);
  contract = (await world.sign()).number;
  number = `${contract}-1`;
  await world.do((tx) => fundMilestone(tx, world.client, number, TOTAL, world.context));
  const work = { note: 'Done', link: 'https://example.com', files: [], met: [0, 1] };
  await world.do((tx) => submitMilestone(tx, world.freelancer, number, work, world.context));
});
afterEach(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

const approve = (amount: number | null = null) =>
  world.do((tx) => approveMilestone(tx, world.client, number, amount === null ? null : usd(amount), world.context));
const client = () => balances(world.context.db, world.client.userId, 'USD');
const freelancer = () => balances(world.context.db, world.freelancer.userId, 'USD');
const page = (reader: 'client' | 'freelancer') =>
  readMilestonePage(world.context.db, world[reader], number, world.context);
/** Long after every deadline of an ordinary release. */
const waits = async (clearing: number) => {
  await world.pass(30 * DAY_MS);
  expect(await freelancer()).toMatchObject({ clearing: usd(clearing), available: usd(0) });
};

describe('a milestone whose payment the bank took back while its money was held', () => {
  beforeEach(async () => {
    await bank.hear(payment, 'open');
    expect(await client()).toMatchObject({ held: TOTAL, owed: TOTAL });
  });

  it('clears after 14 days and not before the bank decides, with the reason on both pages and a flag', async () => {
    await approve();
    const clearsAt = (await page('client')).milestone.clocks[0]?.ends_at;
    expect(new Date(clearsAt ?? '').getTime()).toBe(world.now().getTime() + 14 * DAY_MS);
    await waits(EARNED);
    for (const [reader, words] of [
      ['client', 'Your bank is disputing the payment for this milestone.'],
      ['freelancer', 'The client’s bank is disputing the payment for this milestone.'],
    ] as const)
      expect((await page(reader)).payment_risk).toMatchObject({
        decided: false,
        words: expect.stringContaining(words) as string,
      });
    expect((await flagsOpen(world.context.db, {})).items).toMatchObject([
      { kind: 'money_at_risk', words: expect.stringContaining(number) as string },
    ]);
  });

  it('is borne by who earned from it when the dispute is lost', async () => {
    await approve();
    await waits(EARNED);
    await bank.hear(payment, 'lost');
    await world.pass(DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(0), owed: usd(0) });
    expect(await client()).toMatchObject({ owed: usd(0), held: usd(0) });
  });

  it('is let go when the dispute is won', async () => {
    await approve();
    await waits(EARNED);
    await bank.hear(payment, 'won');
    await world.pass(DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(EARNED) });
  });

  it('waits as well when it is released automatically', async () => {
    await world.pass(7 * DAY_MS);
    expect((await page('client')).milestone.state).toBe('released');
    await waits(EARNED);
  });

  it('is not released in part while the client owes it', async () => {
    await expect(approve(20_000)).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('waits as well for a share that both agreed on', async () => {
    await world.do((tx) => offerShare(tx, world.freelancer, number, { percent: 50, reason: 'Half.' }, world.context));
    const requestId = (await page('client')).share?.id ?? '';
    await world.do((tx) => answerShare(tx, world.client, number, requestId, 'accept', world.context));
    await waits(EARNED / 2);
  });

  it('waits as well when its contract ends', async () => {
    await world.do((tx) => endContract(tx, world.client, contract, 'No more work.', world.context));
    await world.do((tx) => acceptEnd(tx, world.freelancer, contract, world.context));
    await waits(EARNED);
  });

  it('waits as well when a dispute between the two releases it', async () => {
    const claim = { items: ['Two are missing.'], text: 'They were due.', percent: 50, files: [], also: [] };
    const { milestone } = await world.do((tx) => openDispute(tx, world.client, number, claim, world.context));
    const dispute = await latestDispute(world.context.db, milestone.id);
    await world.do((tx) => acceptClaim(tx, world.freelancer, dispute?.number ?? '', world.context));
    await waits(EARNED / 2);
  });

  it('repays the client’s debt when the freelancer refunds it', async () => {
    await world.do((tx) => giveBack(tx, world.freelancer, number, 'The bank took it back.', world.context));
    expect(await client()).toMatchObject({ owed: usd(0), held: usd(0), spendable: usd(0) });
  });

  it('is not cleared early', async () => {
    await approve();
    await world.database.owner.query("update profile set level = 'top' where user_id = $1", [world.freelancer.userId]);
    const wish = { amount: usd(1_000), expected_fee: usd(10) };
    await expect(
      world.do((tx) => clearMilestoneEarly(tx, world.freelancer, number, wish, world.context)),
    ).rejects.toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining('disputed') as string,
    });
  });
});

it('a part that is released while a bank asks waits, and so does the rest', async () => {
  await bank.hear(payment, 'asked');
  await approve(20_000);
  await waits(18_000);
  await bank.hear(payment, 'won');
  await world.pass(DAY_MS);
  expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(18_000) });
});

it('a bonus out of a payment in question waits too', async () => {
  await approve();
  const second = await bank.payIn(world.client.userId, usd(5_000));
  await bank.hear(second, 'asked', usd(4_000));
  await world.do((tx) =>
    giveBonus(tx, world.client, contract, { amount: usd(3_000), expected_total: usd(3_000), note: '' }, world.context),
  );
  await world.pass(30 * DAY_MS);
  expect(await freelancer()).toMatchObject({ clearing: usd(2_700), available: usd(EARNED) });
  await bank.hear(second, 'lost', usd(4_000));
  // 20.00 of the payment were not spent; the other 20.00 are two thirds of the bonus.
  expect(await freelancer()).toMatchObject({ clearing: usd(900), available: usd(EARNED) });
  await world.pass(DAY_MS);
  expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(EARNED + 900) });
});
