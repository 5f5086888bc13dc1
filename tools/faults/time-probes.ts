import { composed } from '#kit/server/db/database.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#kit/server/db/database.ts';
import { call } from '../../e2e/support/product.ts';
import { PASSWORD, usd, type Person } from '../../src/app/server/test-app.ts';
import { carryOut, type World } from '../bank/commands.ts';
import { openScreen } from '../bank/sockets.ts';

const PATIENCE_MS = 60_000;
const SOON = "interval '3 seconds'";
const NEAR = "interval '30 minutes'";

/** Null when all is well, else what is wrong. */
export type Probe = (scene: TimeScene) => Promise<string | null>;

export interface TimeScene {
  readonly world: World;
  readonly owner: Database;
  /** Delivered, and its review ends in half an hour: a changed clock must not end it. */
  readonly near: string;
  /** A command from before any clock was set, and what it answered. */
  readonly before: { readonly key: string; readonly body: string; readonly text: string };
  /** A code of an authenticator app with the true time. */
  readonly totp: string;
}

async function deliver(world: World): Promise<string> {
  const { order_number: orderNumber } = await carryOut<{ order_number: string }>(
    world,
    'client',
    '/api/orders',
    world.purchase,
  );
  await carryOut(world, 'freelancer', `/api/orders/${orderNumber}/requirements`, {});
  await carryOut(world, 'freelancer', `/api/orders/${orderNumber}/deliver`, {
    note: 'Here it is.',
    link: 'https://example.com/files',
  });
  return orderNumber;
}

/**
 * The time to review ends so long after what truly is now, told by `at`: this process's clock is nobody's that is set.
 */
async function endsIn(owner: Database, orderNumber: string, interval: string): Promise<void> {
  const now = new Date();
  const row = await owner.db.row(
    composed<{ id: string }>(
      `update orders set review_due_at = $2::timestamptz + ${interval} where number = $1 returning id`,
    ),
    [orderNumber, now],
  );
  await owner.db.rows(composed(`update job set run_at = $2::timestamptz + ${interval} where subject = $1`), [
    row?.id,
    now,
  ]);
}

const stateOf = async (owner: Database, number: string): Promise<string | undefined> =>
  (await owner.db.row(composed<{ state: string }>('select state from orders where number = $1'), [number]))?.state;

async function post(world: World, path: string, body: unknown, token?: string, key: string = crypto.randomUUID()) {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const heard = await call(`${world.url()}${path}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    ...heard,
    data: (heard.text.startsWith('{') ? (JSON.parse(heard.text) as { data: unknown }).data : null) as Record<
      string,
      string
    > | null,
  };
}

const codeNow = async (secret: string, steps = 0): Promise<string> =>
  (await import('otplib')).generate({ strategy: 'totp', secret, epoch: Math.floor(Date.now() / 1_000) + steps * 30 });

export async function ready(world: World, owner: Database): Promise<TimeScene> {
  const near = await deliver(world);
  await endsIn(owner, near, NEAR);
  const { token } = world.app.people.otherFreelancer;
  const { data } = await post(world, '/api/user/two-factor/start', {}, token);
  const totp = data?.['secret'] ?? '';
  const enabled = await post(world, '/api/user/two-factor/enable', { code: await codeNow(totp, -1) }, token);
  if (enabled.status !== 200) throw new Error(`two-factor: ${enabled.text}`);
  const key = crypto.randomUUID();
  const body = JSON.stringify(world.purchase);
  const { text } = await post(world, '/api/orders', body, world.app.people.client.token, key);
  return { world, owner, near, before: { key, body, text }, totp };
}

async function signIn(world: World, who: Person) {
  return post(world, '/api/login', { email: world.app.people[who].email, password: PASSWORD });
}

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(100))
    if (await isSo()) return true;
  return false;
}

export const probes: Readonly<Record<string, Probe>> = {
  'what is due is done': async ({ world, owner }) => {
    const due = await deliver(world);
    await endsIn(owner, due, SOON);
    return (await until(async () => (await stateOf(owner, due)) === 'completed'))
      ? null
      : `the order is ${await stateOf(owner, due)}`;
  },
  // After the one above: the timers were looked at with the clock as it is.
  'what is not due yet waits': async ({ owner, near }) =>
    (await stateOf(owner, near)) === 'delivered' ? null : `the order is ${await stateOf(owner, near)}`,
  'a session from before is good': async ({ world }) => {
    const headers = { authorization: `Bearer ${world.app.people.client.token}` };
    const { status } = await call(`${world.url()}/api/user/me`, { headers });
    return status === 200 ? null : `it answers ${status}`;
  },
  'signing in opens the door, and signing out shuts it': async ({ world }) => {
    const { status, data } = await signIn(world, 'otherClient');
    const headers = { authorization: `Bearer ${data?.['api_token'] ?? ''}` };
    const inside = (await call(`${world.url()}/api/user/me`, { headers })).status;
    await call(`${world.url()}/api/logout`, { method: 'POST', headers });
    const outside = (await call(`${world.url()}/api/user/me`, { headers })).status;
    return [status, inside, outside].join() === '200,200,401'
      ? null
      : `signing in ${status}, then ${inside}, then ${outside}`;
  },
  'a code of an authenticator app is taken': async ({ world, owner, totp }) => {
    // Each code is good once: the test needs another one sooner than half a minute.
    await owner.db.rows(composed('update two_factor set last_step = 0'));
    const first = await signIn(world, 'otherFreelancer');
    const second = await post(world, '/api/login/second-factor', {
      ticket: first.data?.['ticket'],
      code: await codeNow(totp),
    });
    return second.status === 200 ? null : `${first.text} ${second.text}`;
  },
  'a repeated command answers what it answered': async ({ world, before }) => {
    const { text } = await post(world, '/api/orders', before.body, world.app.people.client.token, before.key);
    return text === before.text ? null : text;
  },
  'a screen goes live': async ({ world }) => {
    const screen = openScreen(world, 'client');
    const isLive = await screen.untilLive(PATIENCE_MS);
    screen.close();
    return isLive ? null : 'it stays away';
  },
  'a payment arrives': async ({ world }) => {
    const { funding_id: fundingId, redirect_url: redirectUrl } = await carryOut<{
      funding_id: string;
      redirect_url: string;
    }>(world, 'client', '/api/wallet/funding', {
      amount: usd(1_000),
    });
    const form = new URLSearchParams({ choice: 'pay' });
    await call(`${world.url()}${new URL(redirectUrl).pathname}`, { method: 'POST', redirect: 'manual', body: form });
    const headers = { authorization: `Bearer ${world.app.people.client.token}` };
    const isThere = async (): Promise<boolean> =>
      (await call(`${world.url()}/api/wallet/funding/${fundingId}`, { headers })).text.includes('"state":"succeeded"');
    return (await until(isThere)) ? null : 'it was paid and is not there';
  },
};
