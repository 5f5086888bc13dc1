/** Money whose payment the bank takes back does not leave through an order (MON-20, decision 169). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptClaim } from '#domains/disputes/server/negotiate.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import { flagsOpen } from '#domains/wallet/server/operator-flags.ts';
import { testBank, type CardPayment } from '#domains/wallet/server/test-bank.ts';
import { DAY_MS } from '#kit/clock.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { approveDelivery } from './approve-delivery.ts';
import { acceptCancellation, requestCancellation } from './cancel-by-agreement.ts';
import { deliverWork } from './deliver-work.ts';
import { openDispute } from './dispute-order.ts';
import { giveTip } from './give-tip.ts';
import { readOrderPage } from './order-page.ts';
import { orderWorld, TOTAL, usd, type OrderWorld } from './order-world.ts';
import { lockMyOrder } from './store.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
let bank: ReturnType<typeof testBank>;
let payment: CardPayment;
let number: string;
const EARNED = 13_500;
beforeEach(async () => {
  world = await orderWorld();
  bank = testBank(world.database);
  payment = await bank.payIn(world.client.userId, TOTAL);
  number = (await world.place()).number;
  await world.do((tx) =>
    submitRequirements(
      tx,
      world.client,
      { order_number: number, answers: [{ id: 'name', text: 'B' }], files: [] },
      world.context,
    ),
  );
  await world.do((tx) =>
    deliverWork(
      tx,
      world.freelancer,
      { order_number: number, note: 'Done', link: 'https://example.com', files: [] },
      world.context,
    ),
  );
});
afterEach(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

const approve = () => world.do((tx) => approveDelivery(tx, world.client, { order_number: number }, world.context));
const client = () => balances(world.context.db, world.client.userId, 'USD');
const freelancer = () => balances(world.context.db, world.freelancer.userId, 'USD');
const page = (reader: 'client' | 'freelancer') => readOrderPage(world.context.db, world[reader], number, world.context);
const order = () => world.do(async (tx) => (await lockMyOrder(tx, number, world.client.userId, world.context)).order);

describe('an order whose payment the bank took back while its money was held', () => {
  beforeEach(async () => {
    await bank.hear(payment, 'open');
    expect(await client()).toMatchObject({ held: TOTAL, owed: TOTAL });
  });

  it('clears after 14 days and not before the bank decides, with the reason on both pages and a flag', async () => {
    await approve();
    expect((await order()).clearsAt?.getTime()).toBe(world.now().getTime() + 14 * DAY_MS);
    await world.pass(13 * DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(EARNED), available: usd(0) });
    await world.pass(30 * DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(EARNED), available: usd(0) });
    expect((await page('client')).payment_risk).toMatchObject({
      decided: false,
      words: expect.stringContaining('Your bank is disputing') as string,
    });
    expect((await page('freelancer')).payment_risk).toMatchObject({
      decided: false,
      words: expect.stringContaining('not before the bank decides') as string,
    });
    const flags = await flagsOpen(world.context.db, {});
    expect(flags.items).toMatchObject([
      { kind: 'money_at_risk', words: expect.stringContaining(`of ${number}`) as string },
    ]);
  });

  it('is released automatically no sooner', async () => {
    await world.pass(3 * DAY_MS);
    expect(await order()).toMatchObject({ state: 'completed' });
    await world.pass(20 * DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(EARNED), available: usd(0) });
  });

  it('is let go when the dispute is won', async () => {
    await approve();
    await bank.hear(payment, 'won');
    expect(await client()).toMatchObject({ owed: usd(0) });
    await world.pass(14 * DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(EARNED) });
    expect((await page('freelancer')).payment_risk).toBeNull();
  });

  it('is let go a day after it is won, where it waits already', async () => {
    await approve();
    await world.pass(20 * DAY_MS);
    await bank.hear(payment, 'won');
    await world.pass(DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(EARNED) });
  });

  it('is borne by who earned from it when the dispute is lost and the client does not repay', async () => {
    await approve();
    await bank.hear(payment, 'lost');
    await world.pass(14 * DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(0), owed: usd(0) });
    expect(await client()).toMatchObject({ owed: usd(0), held: usd(0), spendable: usd(0) });
    expect(await order()).toMatchObject({ state: 'cleared' });
  });

  it('clears when the client has repaid', async () => {
    await approve();
    await bank.hear(payment, 'lost');
    await world.addMoney(world.client, TOTAL);
    await world.pass(14 * DAY_MS);
    expect(await freelancer()).toMatchObject({ available: usd(EARNED) });
    expect(await client()).toMatchObject({ owed: usd(0) });
  });

  it('repays the client’s debt when its money is refunded', async () => {
    await world.do((tx) =>
      requestCancellation(
        tx,
        world.freelancer,
        { order_number: number, percent: 0, reason: 'The bank took it back.' },
        world.context,
      ),
    );
    const requestId = (await page('client')).cancellation?.id ?? '';
    await world.do((tx) =>
      acceptCancellation(tx, world.client, { order_number: number, request_id: requestId }, world.context),
    );
    expect(await client()).toMatchObject({ owed: usd(0), spendable: usd(0), held: usd(0) });
  });

  it('waits as well when both sides agree on a share', async () => {
    await world.do((tx) =>
      requestCancellation(
        tx,
        world.freelancer,
        { order_number: number, percent: 50, reason: 'Half of it.' },
        world.context,
      ),
    );
    const requestId = (await page('client')).cancellation?.id ?? '';
    await world.do((tx) =>
      acceptCancellation(tx, world.client, { order_number: number, request_id: requestId }, world.context),
    );
    await world.pass(30 * DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(EARNED / 2), available: usd(0) });
    await bank.hear(payment, 'lost');
    await world.pass(DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(0) });
    expect(await client()).toMatchObject({ owed: usd(0) });
  });

  it('waits as well when a dispute between the two releases it', async () => {
    await world.do((tx) =>
      openDispute(
        tx,
        world.client,
        { order_number: number, items: ['Not as agreed.'], text: 'See the brief.', percent: 50, files: [] },
        world.context,
      ),
    );
    const dispute = (await page('client')).dispute?.number ?? '';
    await world.do((tx) => acceptClaim(tx, world.freelancer, dispute, world.context));
    await world.pass(30 * DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(EARNED / 2), available: usd(0) });
  });
});

it('a refund begun at the provider counts as decided', async () => {
  await bank.refundThere(payment);
  await approve();
  expect((await page('freelancer')).payment_risk).toMatchObject({ decided: true });
  await world.pass(14 * DAY_MS);
  expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(0) });
  expect(await client()).toMatchObject({ owed: usd(0) });
});

it('a case that begins after the release keeps the money from clearing', async () => {
  await approve();
  await bank.hear(payment, 'asked');
  await world.pass(20 * DAY_MS);
  expect(await freelancer()).toMatchObject({ clearing: usd(EARNED), available: usd(0) });
  await bank.hear(payment, 'open');
  expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(0) });
  await bank.hear(payment, 'won');
  expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(EARNED) });
});

it('a tip out of a payment in question waits too', async () => {
  await approve();
  const second = await bank.payIn(world.client.userId, usd(3_000));
  await world.do((tx) =>
    giveTip(tx, world.client, { order_number: number, amount: usd(2_000), note: '' }, world.context),
  );
  await bank.hear(second, 'asked');
  await world.pass(20 * DAY_MS);
  expect(await freelancer()).toMatchObject({ clearing: usd(2_000), available: usd(EARNED) });
  await bank.hear(second, 'won');
  await world.pass(DAY_MS);
  expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(EARNED + 2_000) });
});

it('only work bought with the payment waits, up to what is owed', async () => {
  await bank.hear(payment, 'open', usd(1_000));
  await approve();
  await world.pass(20 * DAY_MS);
  expect(await freelancer()).toMatchObject({ clearing: usd(EARNED), available: usd(0) });
  await bank.hear(payment, 'lost', usd(1_000));
  await world.pass(DAY_MS);
  const after = await freelancer();
  expect(await client()).toMatchObject({ owed: usd(0) });
  expect(Number(after.available.amount)).toBeGreaterThan(EARNED - 1_000);
  expect(Number(after.available.amount)).toBeLessThan(EARNED);
});

it('an order that another payment paid for clears as always', async () => {
  const second = await bank.payIn(world.client.userId, usd(5_000));
  await bank.hear(second, 'open');
  await approve();
  await world.pass(7 * DAY_MS);
  expect(await freelancer()).toMatchObject({ available: usd(EARNED) });
});

it('a case that a release did not see, because both were under way at once, is seen when the money would clear', async () => {
  await world.do(async (tx) => {
    await approveDelivery(tx, world.client, { order_number: number }, world.context);
    await bank.hear(payment, 'open');
  });
  expect((await order()).clearsAt?.getTime()).toBe(world.now().getTime() + 7 * DAY_MS);
  await world.pass(8 * DAY_MS);
  expect(await freelancer()).toMatchObject({ clearing: usd(EARNED), available: usd(0) });
  await bank.hear(payment, 'lost');
  await world.pass(7 * DAY_MS);
  expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(0) });
  expect(await client()).toMatchObject({ owed: usd(0), held: usd(0) });
});
