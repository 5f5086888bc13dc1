import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEarlyClearance } from '#domains/paid-work/server/paid-work.ts';
import { DAY_MS } from '#kit/clock.ts';
import { withdrawDispute } from '#domains/disputes/server/end-dispute.ts';
import { balances, purchase } from '#domains/wallet/server/wallet.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { approveDelivery } from './approve-delivery.ts';
import { clearOneEarly } from './clear-early.ts';
import { deliverWork } from './deliver-work.ts';
import { openDispute } from './dispute-order.ts';
import { readOrderPage } from './order-page.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { submitRequirements } from './submit-requirements.ts';

/** Of a price of 150.00 the freelancer earns 135.00. */
const EARNED = 13_500;
let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(1_000_000));
});
afterAll(() => world.close());
beforeEach(() => level('level_2'));
afterEach(async () => {
  // Everything clears, so that nothing is open for the next.
  await world.pass(8 * DAY_MS);
  expect(await violations(world.database.owner)).toEqual([]);
});

const level = (to: string) =>
  world.database.owner.query(
    'insert into profile (user_id, level) values ($2, $1) on conflict (user_id) do update set level = excluded.level',
    [to, world.freelancer.userId],
  );

async function earn(): Promise<string> {
  const { client, freelancer, context } = world;
  const { number: orderNumber } = await world.place();
  await world.do((tx) =>
    submitRequirements(
      tx,
      client,
      { order_number: orderNumber, answers: [{ id: 'name', text: 'B' }], files: [] },
      context,
    ),
  );
  await world.do((tx) =>
    deliverWork(
      tx,
      freelancer,
      { order_number: orderNumber, note: 'Done', link: 'https://example.com', files: [] },
      context,
    ),
  );
  await world.do((tx) => approveDelivery(tx, client, { order_number: orderNumber }, context));
  return orderNumber;
}
const clear = (orderNumber: string, amount: number, fee = Math.round(amount / 100)) =>
  world.do((tx) =>
    clearOneEarly(tx, world.freelancer, orderNumber, { amount: usd(amount), expected_fee: usd(fee) }, world.context),
  );
const read = () => readEarlyClearance(world.database.database.db, world.freelancer, world.context);
const money = async () => {
  const { clearing, available } = await balances(world.database.database.db, world.freelancer.userId, 'USD');
  return [Number(clearing.amount), Number(available.amount)];
};

test('part of it is available immediately less the fee, the rest on its date, and never twice', async () => {
  const [, before = 0] = await money();
  const number = await earn();
  expect(await read()).toMatchObject({
    block: null,
    items: [{ kind: 'order', number, left: usd(EARNED), amount: usd(EARNED), fee: usd(135) }],
    more: 0,
  });
  await clear(number, 10_000);
  expect(await money()).toEqual([3_500, before + 9_900]);
  expect(await read()).toMatchObject({
    open: usd(10_000),
    items: [{ left: usd(3_500), amount: usd(3_500), fee: usd(35) }],
  });
  await expect(clear(number, 3_501)).rejects.toMatchObject({
    code: 'price_changed',
    message: 'You can clear only $35.00 of it early now.',
  });
  await world.pass(8 * DAY_MS);
  expect(await money()).toEqual([0, before + 13_400]);
  expect(await read()).toMatchObject({ open: usd(0), items: [] });
  await expect(clear(number, 100)).rejects.toMatchObject({ code: 'wrong_state' });
});

test('all of it leaves nothing to clear on the date', async () => {
  const [, before = 0] = await money();
  await clear(await earn(), EARNED);
  expect(await money()).toEqual([0, before + EARNED - 135]);
  await world.pass(8 * DAY_MS);
  expect(await money()).toEqual([0, before + EARNED - 135]);
});

test('it is refused below level 2, with another fee than the one shown, for nothing, and to the client', async () => {
  const number = await earn();
  await expect(clear(number, 5_000, 49)).rejects.toMatchObject({
    code: 'price_changed',
    message: expect.stringContaining('$0.50') as string,
  });
  await expect(clear(number, 0)).rejects.toMatchObject({ code: 'invalid_input' });
  const byClient = world.do((tx) =>
    clearOneEarly(tx, world.client, number, { amount: usd(100), expected_fee: usd(1) }, world.context),
  );
  await expect(byClient).rejects.toMatchObject({ code: 'forbidden' });
  await level('level_1');
  await expect(clear(number, 5_000)).rejects.toMatchObject({
    code: 'wrong_state',
    message: expect.stringContaining('Level 2') as string,
  });
  expect((await read()).block).toContain('Level 2');
});

test('however many ask at once, never more than the cap is cleared early', async () => {
  const [, before = 0] = await money();
  const numbers = [];
  for (let count = 0; count < 9; count += 1) numbers.push(await earn());
  const answers = await Promise.allSettled(numbers.flatMap((number) => [clear(number, EARNED), clear(number, EARNED)]));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect(await read()).toMatchObject({ open: usd(7 * EARNED), cap: usd(100_000) });
  const { items } = await read();
  expect(items.map(({ amount }) => amount)).toEqual([usd(5_500), usd(5_500)]);
  await clear(items[0]?.number ?? '', 5_500);
  expect((await read()).items.map(({ amount }) => amount)).toEqual([usd(0), usd(0)]);
  expect(await money()).toEqual([9 * EARNED - 100_000, before + 100_000 - 7 * 135 - 55]);
});

const page = (orderNumber: string, reader = world.client) =>
  readOrderPage(world.context.db, reader, orderNumber, world.context);
const problem = async (orderNumber: string) =>
  (await page(orderNumber)).moves.find(({ name }) => name === 'openDispute');

test('a dispute holds it again with its fee, which only the freelancer reads', async () => {
  const [clearing = 0, available = 0] = await money();
  const number = await earn();
  await clear(number, 10_000);
  expect(await problem(number)).toMatchObject({ ok: true });
  const claim = { order_number: number, items: ['Not as agreed.'], text: 'See the brief.', percent: 0, files: [] };
  await world.do((tx) => openDispute(tx, world.client, claim, world.context));
  expect(await money()).toEqual([clearing, available]);
  const words = async (reader: typeof world.client) => (await page(number, reader)).money.map((line) => line.words);
  expect(await words(world.freelancer)).toContain('Early clearance reversed');
  expect(await words(world.client)).not.toContain('Early clearance reversed');
  const { dispute } = await page(number);
  await world.do((tx) => withdrawDispute(tx, world.client, dispute?.number ?? '', 'Settled in a call.', world.context));
  expect(await money()).toEqual([clearing + EARNED, available]);
  expect(await read()).toMatchObject({ open: usd(0), items: [{ kind: 'order', number, left: usd(EARNED) }] });
});

test('an order whose early money was spent says why it can’t be disputed', async () => {
  const number = await earn();
  const [, before = 0] = await money();
  await clear(number, 10_000);
  const id = uuidv7();
  const reference = { type: 'membership', id, label: 'M-1' };
  await world.do((tx) =>
    purchase(tx, {
      journalId: id,
      payerId: world.freelancer.userId,
      price: usd(before + 1),
      reference,
      title: 'Pro',
      income: 'R.mem',
    }),
  );
  expect(await problem(number)).toMatchObject({
    ok: false,
    why: expect.stringContaining('already paid out') as string,
  });
});
