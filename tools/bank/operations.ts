import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../../e2e/support/product.ts';
import { usd } from '../../src/app/server/test-app.ts';
import { disputeCheckout } from '#kit/server/payments/test-returns.ts';
import { carryOut, patience, TALK, type World } from './commands.ts';
import { signIn } from './sign-ins.ts';
import { uploadFile } from './uploads.ts';

const WITHDRAWN = usd(2_000);
const FEE = usd(100);

const order = async (world: World): Promise<string> =>
  (await carryOut<{ order_number: string }>(world, 'client', '/api/orders', world.purchase)).order_number;

async function delivered(world: World, withFile = false): Promise<string> {
  const number = await order(world);
  await carryOut(world, 'freelancer', `/api/orders/${number}/requirements`, {});
  const work = withFile ? { files: [await uploadFile(world, number)] } : { link: 'https://example.com/files' };
  await carryOut(world, 'freelancer', `/api/orders/${number}/deliver`, { note: 'Here it is.', ...work });
  return number;
}

/** Small enough that no run reaches the cap. */
async function clearEarly(world: World): Promise<void> {
  const number = await delivered(world);
  await carryOut(world, 'client', `/api/orders/${number}/approve`, {});
  await carryOut(world, 'freelancer', `/api/orders/${number}/clear-early`, { amount: usd(100), expected_fee: usd(1) });
}

/** The payer's side of the test provider's page; its webhooks arrive at any time, at either app, more than once. */
async function fund(
  world: World,
  as: 'client' | 'otherClient' = 'client',
  amount: unknown = usd(1_000),
): Promise<{ funding_id: string; checkout: string }> {
  const { funding_id: fundingId, redirect_url: redirectUrl } = await carryOut<{
    funding_id: string;
    redirect_url: string;
  }>(world, as, '/api/wallet/funding', {
    amount,
  });
  return { funding_id: fundingId, checkout: await payAt(world, redirectUrl) };
}

async function payAt(world: World, redirectUrl: string): Promise<string> {
  const page = new URL(redirectUrl).pathname;
  for (const until = Date.now() + patience.ms; Date.now() < until;) {
    const answer = await call(`${world.url()}${page}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice: 'pay' }),
    });
    if (answer.status > 0 && answer.status < 500) break;
    await sleep(100);
  }
  return page.split('/').pop() ?? '';
}

let lastPaid: Promise<unknown> = Promise.resolve();

/** One at a time, as few orders of one person may wait for their payment. Bought once, whatever dies in between. */
function buyInOneStep(world: World): Promise<void> {
  const turn = lastPaid.then(async () => {
    const { pay_with: _payWith, ...purchase } = world.purchase;
    const body = { ...purchase, provider: 'test', use_balance: false, expected_payment: purchase['expected_total'] };
    const begun = await carryOut<{ order_number: string; redirect_url: string }>(
      world,
      'client',
      '/api/orders/checkout',
      body,
    );
    await payAt(world, begun.redirect_url);
    await untilSaid(world, 'client', `/api/orders/${begun.order_number}`, /"state":"awaiting_requirements"/);
  });
  lastPaid = turn.catch(() => {});
  return turn;
}

/** Once it has arrived, part of it is refunded to its source. */
async function sendBack(world: World): Promise<void> {
  const funding = `/api/wallet/funding/${(await fund(world)).funding_id}`;
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

/** Asked until an app answers. */
async function readAnswer<Data>(world: World, as: 'client' | 'freelancer', path: string): Promise<Data> {
  const headers = { authorization: `Bearer ${world.app.people[as].token}` };
  for (const until = Date.now() + patience.ms; Date.now() < until; await sleep(100)) {
    const { status, text } = await call(`${world.url()}${path}`, { headers });
    if (status === 200) return (JSON.parse(text) as { data: Data }).data;
  }
  throw new Error(`${path} was never answered`);
}

let lastDebt: Promise<unknown> = Promise.resolve();

/** One at a time: a debt takes what another of these has just added. */
function owe(world: World): Promise<void> {
  const turn = lastDebt.then(() => oweAndRepay(world));
  lastDebt = turn.catch(() => {});
  return turn;
}

/**
 * Paid with, then taken back by its bank: the refund of the order repays what is owed, and nothing of it can be spent
 * (MON-17).
 */
async function oweAndRepay(world: World): Promise<void> {
  const { checkout, funding_id: fundingId } = await fund(world, 'otherClient', world.purchase['expected_total']);
  await untilSaid(world, 'otherClient', `/api/wallet/funding/${fundingId}`, /"state":"succeeded"/);
  const { order_number: orderNumber } = await carryOut<{ order_number: string }>(
    world,
    'otherClient',
    '/api/orders',
    world.purchase,
  );
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

/**
 * The standard lane waits for its first hold, the express lane is sent immediately, to an account where money has
 * arrived before.
 */
async function withdraw(world: World, lane: 'standard' | 'express' = 'standard'): Promise<string> {
  const body = { amount: WITHDRAWN, method: world.payoutMethods[lane], lane, expected_fee: FEE };
  return (await carryOut<{ number: string }>(world, 'freelancer', '/api/payouts/withdrawals', body)).number;
}

const MILESTONE = { title: 'Sketches', price: usd(20_000), days: 7, criteria: ['One page for each sign'] };
const MILESTONE_TOTAL = usd(20_600);

/** Offered, signed by both and funded; gives the milestone's number. */
async function funded(world: World): Promise<string> {
  const body = { ...world.offer, milestones: [MILESTONE] };
  const { contract_number: number } = await carryOut<{ contract_number: string }>(
    world,
    'client',
    '/api/contracts',
    body,
  );
  const { hash } = await readAnswer<{ versions: { hash: string }[] }>(
    world,
    'freelancer',
    `/api/contracts/${number}`,
  ).then(({ versions: [first] }) => ({
    hash: first?.hash,
  }));
  await carryOut(world, 'freelancer', `/api/contracts/${number}/accept`, { signature: 'Test freelancer', hash });
  await carryOut(world, 'client', `/api/milestones/${number}-1/fund`, { expected_total: MILESTONE_TOTAL });
  return `${number}-1`;
}
async function submitted(world: World): Promise<string> {
  const number = await funded(world);
  await carryOut(world, 'freelancer', `/api/milestones/${number}/submit`, {
    note: 'Here it is.',
    link: 'https://example.com/files',
    met: [0],
  });
  return number;
}
const approve = async (world: World, amount: unknown = null): Promise<unknown> =>
  carryOut(world, 'client', `/api/milestones/${await submitted(world)}/approve`, { amount });
const giveBack = async (world: World): Promise<unknown> =>
  carryOut(world, 'freelancer', `/api/milestones/${await funded(world)}/give-back`, { reason: 'No time this month' });

/** Claimed and accepted as it is: the money is split. */
async function splitByDispute(world: World): Promise<void> {
  const number = await submitted(world);
  const claim = {
    items: ['A page is missing.'],
    text: 'The brief says one for each.',
    percent: 37,
    files: [],
    also: [],
  };
  await carryOut(world, 'client', `/api/milestones/${number}/dispute`, claim);
  const { dispute } = await readAnswer<{ dispute: { number: string } | null }>(
    world,
    'freelancer',
    `/api/milestones/${number}`,
  );
  await carryOut(world, 'freelancer', `/api/disputes/${dispute?.number ?? ''}/accept-claim`, {});
}

const PROPOSAL = {
  price: usd(60_000),
  days: 18,
  cover:
    'I drew signs for two bakeries and a fish shop. I would begin with the one above the door, because the others follow from it.',
  answers: [{ id: 'question-1', answer: 'Two bakeries in Turku.' }],
  project_version: 1,
};
const COUNTER = { price: usd(52_000), days: 14, note: 'The drawings of two signs are ready.' };

/** A copy of the brief that is posted, and a proposal for it. */
async function proposed(world: World): Promise<{ project: string; proposal: string }> {
  const { id } = await carryOut<{ id: string }>(world, 'client', '/api/my/projects', { copy_of: world.project });
  const { slug } = await carryOut<{ slug: string }>(world, 'client', `/api/my/projects/${id}/post`, {});
  const proposal = await carryOut<{ id: string }>(world, 'freelancer', `/api/projects/${slug}/proposals`, PROPOSAL);
  return { project: id, proposal: proposal.id };
}
const closeProject = (world: World, id: string): Promise<unknown> =>
  carryOut(world, 'client', '/api/my/projects/close', { ids: [id], reason: 'We found someone nearby.' });

async function proposeAndWithdraw(world: World): Promise<void> {
  const { project, proposal } = await proposed(world);
  await carryOut(world, 'freelancer', `/api/proposals/${proposal}/withdraw`, {});
  await closeProject(world, project);
}
async function proposeAndCounter(world: World): Promise<void> {
  const { project, proposal } = await proposed(world);
  await carryOut(world, 'client', `/api/proposals/${proposal}/counter`, COUNTER);
  await carryOut(world, 'freelancer', `/api/proposals/${proposal}/counter/answer`, { number: 1, answer: 'accept' });
  await closeProject(world, project);
}
const talk = (world: World): Promise<unknown> =>
  carryOut(world, Math.random() < 0.5 ? 'client' : 'freelancer', `/api/conversations/${world.conversation}/messages`, {
    id: crypto.randomUUID(),
    text: TALK,
  });

/** The operations and their relative frequency. A new kind of operation is a line here. */
const operations: readonly {
  readonly name: string;
  readonly weight: number;
  readonly run: (world: World) => Promise<unknown>;
}[] = [
  { name: 'add money', weight: 3, run: fund },
  { name: 'order', weight: 5, run: order },
  { name: 'order and pay in one step', weight: 2, run: buyInOneStep },
  {
    name: 'order, deliver, approve',
    weight: 3,
    run: async (world) => carryOut(world, 'client', `/api/orders/${await delivered(world)}/approve`, {}),
  },
  { name: 'order, deliver a file', weight: 2, run: async (world) => delivered(world, true) },
  { name: 'milestone: sign, fund, submit, approve', weight: 2, run: approve },
  {
    name: 'milestone: a part is released, the rest stays held',
    weight: 2,
    run: async (world) => approve(world, usd(7_777)),
  },
  { name: 'milestone: sign, fund, give back', weight: 2, run: giveBack },
  { name: 'milestone: disputed and split', weight: 2, run: splitByDispute },
  { name: 'project: post, propose, withdraw, close', weight: 2, run: proposeAndWithdraw },
  { name: 'project: post, propose, counter, accept, close', weight: 2, run: proposeAndCounter },
  { name: 'message', weight: 3, run: talk },
  { name: 'sign in', weight: 2, run: signIn },
  { name: 'order, deliver, approve, clear a little of it early', weight: 2, run: clearEarly },
  {
    name: 'order and cancel: all of it back',
    weight: 3,
    run: async (world) =>
      carryOut(world, 'client', `/api/orders/${await order(world)}/cancel`, { reason: 'Changed plans entirely' }),
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
