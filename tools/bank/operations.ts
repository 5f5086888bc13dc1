import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../../e2e/support/product.ts';
import { usd } from '../../src/app/server/test-app.ts';
import { disputeCheckout } from '#kit/server/payments/test-returns.ts';
import { carryOut, patience, type World } from './commands.ts';
import { signIn } from './sign-ins.ts';
import { uploadFile } from './uploads.ts';

const WITHDRAWN = usd(2_000);
const FEE = usd(100);

const order = async (world: World): Promise<string> => (await carryOut<{ orderNumber: string }>(world, 'client', '/api/orders', world.purchase)).orderNumber;

async function delivered(world: World, withFile = false): Promise<string> {
  const number = await order(world);
  await carryOut(world, 'freelancer', `/api/orders/${number}/requirements`, {});
  const work = withFile ? { files: [await uploadFile(world, number)] } : { link: 'https://example.com/files' };
  await carryOut(world, 'freelancer', `/api/orders/${number}/deliver`, { note: 'Here it is.', ...work });
  return number;
}

/** So little that no run reaches the cap. */
async function clearEarly(world: World): Promise<void> {
  const number = await delivered(world);
  await carryOut(world, 'client', `/api/orders/${number}/approve`, {});
  await carryOut(world, 'freelancer', `/api/orders/${number}/clear-early`, { amount: usd(100), expected_fee: usd(1) });
}

/** The payer's side of the test provider's page; its webhooks come when they like, to either app, more than once. */
async function fund(world: World, as: 'client' | 'otherClient' = 'client', amount: unknown = usd(1_000)): Promise<{ fundingId: string; checkout: string }> {
  const { fundingId, redirectUrl } = await carryOut<{ fundingId: string; redirectUrl: string }>(world, as, '/api/wallet/funding', { amount });
  const page = new URL(redirectUrl).pathname;
  for (const until = Date.now() + patience.ms; Date.now() < until;) {
    const answer = await call(`${world.url()}${page}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice: 'pay' }) });
    if (answer.status > 0 && answer.status < 500) break;
    await sleep(100);
  }
  return { fundingId, checkout: page.split('/').pop() ?? '' };
}

/** Once it has arrived, part of it goes back to where it came from. */
async function sendBack(world: World): Promise<void> {
  const funding = `/api/wallet/funding/${(await fund(world)).fundingId}`;
  await untilSaid(world, 'client', funding, /"state":"succeeded"/);
  await carryOut(world, 'client', `${funding}/refund`, { amount: usd(400) });
}

async function untilSaid(world: World, as: 'client' | 'otherClient', path: string, wanted: RegExp): Promise<void> {
  const until = Date.now() + patience.ms;
  const headers = { authorization: `Bearer ${world.app.people[as].token}` };
  while (!wanted.test((await call(`${world.url()}${path}`, { headers })).text)) {
    if (Date.now() > until) throw new Error(`${path} never said ${wanted}`);
    await sleep(100 + Math.random() * 200);
  }
}

let lastDebt: Promise<unknown> = Promise.resolve();

/** One at a time: a debt takes what another of these has just added. */
function owe(world: World): Promise<void> {
  const turn = lastDebt.then(() => oweAndRepay(world));
  lastDebt = turn.catch(() => {});
  return turn;
}

/** Paid with, then taken back by its bank: the refund of the order repays what is owed, and nothing of it can be spent (MON-17). */
async function oweAndRepay(world: World): Promise<void> {
  const { checkout, fundingId } = await fund(world, 'otherClient', world.purchase['expected_total']);
  await untilSaid(world, 'otherClient', `/api/wallet/funding/${fundingId}`, /"state":"succeeded"/);
  const { orderNumber } = await carryOut<{ orderNumber: string }>(world, 'otherClient', '/api/orders', world.purchase);
  const { database } = world.app.context;
  for (let tries = 0, isDone = false; !isDone; tries += 1) {
    isDone = await database
      .transact((tx) => disputeCheckout(tx, checkout))
      .then(
        () => true,
        (error: unknown) => {
          if (tries >= 100) throw error;
          return false;
        },
      );
    if (!isDone) await sleep(200);
  }
  await untilSaid(world, 'otherClient', '/api/mybalance', /"owed":\{"amount":"[1-9]/);
  await carryOut(world, 'otherClient', `/api/orders/${orderNumber}/cancel`, { reason: 'Changed plans entirely' });
  await untilSaid(world, 'otherClient', '/api/mybalance', /"spendable":\{"amount":"0".*"owed":\{"amount":"0"/);
}

/** The standard lane waits for its first hold, the express lane goes out at once, to an account money has arrived at. */
async function withdraw(world: World, lane: 'standard' | 'express' = 'standard'): Promise<string> {
  const body = { amount: WITHDRAWN, method: world.payoutMethods[lane], lane, expected_fee: FEE };
  return (await carryOut<{ number: string }>(world, 'freelancer', '/api/payouts/withdrawals', body)).number;
}

/** What is done, and how often among the others. A further kind of operation is a line here. */
const operations: readonly { readonly name: string; readonly weight: number; readonly run: (world: World) => Promise<unknown> }[] = [
  { name: 'add money', weight: 3, run: fund },
  { name: 'order', weight: 5, run: order },
  { name: 'order, deliver, approve', weight: 3, run: async (world) => carryOut(world, 'client', `/api/orders/${await delivered(world)}/approve`, {}) },
  { name: 'order, deliver a file', weight: 2, run: async (world) => delivered(world, true) },
  { name: 'sign in', weight: 2, run: signIn },
  { name: 'order, deliver, approve, clear a little of it early', weight: 2, run: clearEarly },
  {
    name: 'order and cancel: all of it back',
    weight: 3,
    run: async (world) => carryOut(world, 'client', `/api/orders/${await order(world)}/cancel`, { reason: 'Changed plans entirely' }),
  },
  { name: 'add money and send part of it back', weight: 2, run: sendBack },
  { name: 'add money, order, the payment is taken back, cancel', weight: 1, run: owe },
  { name: 'withdraw', weight: 1, run: async (world) => withdraw(world) },
  { name: 'withdraw, and it goes out', weight: 2, run: async (world) => withdraw(world, 'express') },
  {
    name: 'withdraw and take it back',
    weight: 2,
    run: async (world) => carryOut(world, 'freelancer', `/api/payouts/withdrawals/${await withdraw(world)}/cancel`, {}),
  },
];

export function pick(): (typeof operations)[number] {
  let left = Math.random() * operations.reduce((sum, { weight }) => sum + weight, 0);
  const found = operations.find(({ weight }) => (left -= weight) < 0);
  if (found === undefined) throw new Error('no operation has a weight');
  return found;
}
