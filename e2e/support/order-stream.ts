import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { violations } from '../../db/checks/run-checks.ts';
import { testApp, usd } from '#app/server/test-app.ts';
import { composed, openDatabase, type Database } from '#kit/server/db/database.ts';
import { startPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { call, freshFolder, launch, untilReady, type Heard, type Product } from './product.ts';
import { freePort } from '#kit/server/free-port.ts';

/**
 * A client who orders from several screens at once, while the product is killed under them; then every request again
 * with its key. For end-to-end tests of crashes: one data folder, and the product on it.
 */
const LIMIT_MS = 600_000;
const WORKERS = 6;
const MONEY = 50_000_000;
/** Each is sent again later: the longer a slow machine takes to start, the more there would be. */
const REFUSED_REST_MS = 500;
const MOST_TRIES = 60;
const dataDir = freshFolder();
/** The door stays open this long after the product says that it is no longer ready: a busy machine has to see both. */
const SLOW_DOOR = { DRAIN_SECONDS: '5' } as const;
let port = 0;
let purchase: { service: string; package: string; expected_total: unknown; pay_with: string };

/** The product as it runs now, and the client's own token; sessions outlive every restart. */
export const scene = { dataDir, token: '' } as { readonly dataDir: string; product: Product; token: string };

/** Starts the product on the same folder and port, after a kill. */
export async function startAgain(): Promise<void> {
  scene.product = await untilReady(launch(dataDir, port, SLOW_DOOR));
}

/** Reads the same database outside the product, at its current address. */
async function beside<Result>(
  look: (open: { database: Database; owner: Database }) => Promise<Result>,
): Promise<Result> {
  const { connection } = await startPostgres({ dataDir: `${dataDir}/postgres`, keep: false });
  const database = openDatabase({ connection, poolSize: 3, role: 'docket_app' });
  const owner = openDatabase({ connection, poolSize: 1 });
  try {
    return await look({ database, owner });
  } finally {
    await Promise.all([database.end(), owner.end()]);
  }
}

/**
 * No screen is involved: one width is enough. Call it once at the top of a file of tests, which then run one after the
 * other.
 */
export function onOneProduct(): void {
  test.beforeEach(({}, info) => test.skip(info.project.name !== 'desktop', 'the same at every width'));
  test.describe.configure({ mode: 'serial', timeout: LIMIT_MS });

  test.beforeAll(async ({}, info) => {
    if (info.project.name !== 'desktop') return;
    test.setTimeout(LIMIT_MS);
    port = await freePort();
    await startAgain();
    await beside(async ({ database }) => {
      const app = await testApp({}, { database, close: async () => {} });
      await app.addMoney('client', usd(MONEY));
      const { slug } = await app.publish();
      const quote = await app.must<{ terms: { total: unknown } }>(
        'GET',
        `/api/orders/quote?service=${slug}&package=basic`,
        { as: 'client' },
      );
      purchase = { service: slug, package: 'basic', expected_total: quote.terms.total, pay_with: 'wallet' };
      scene.token = app.people.client.token;
      await app.close();
    });
  });
  test.afterAll(async ({}, info) => {
    if (info.project.name !== 'desktop') return;
    scene.product.kill('SIGTERM');
    await scene.product.ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
}

interface Intention {
  readonly key: string;
  readonly path: string;
  readonly body: unknown;
  readonly heard: Heard[];
}

/** As the client's browser sends it, with the client's own key. */
async function send(wish: Intention): Promise<Heard> {
  const headers = {
    authorization: `Bearer ${scene.token}`,
    'content-type': 'application/json',
    'idempotency-key': wish.key,
  };
  const heard = await call(`${scene.product.url}${wish.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(wish.body),
  });
  wish.heard.push(heard);
  return heard;
}

/**
 * As a browser does: what is unavailable for a moment, or has no answer, is sent again with its key. A busy machine
 * takes a while to come back.
 */
async function sendUntilServed(wish: Intention): Promise<Heard> {
  let heard = await send(wish);
  for (let tries = 1; (heard.status === 503 || heard.status === 0) && tries < MOST_TRIES; tries += 1) {
    await sleep(REFUSED_REST_MS);
    heard = await send(wish);
  }
  return heard;
}

/** Orders paid from the wallet, and sometimes a top-up, from several screens at once until told to stop. */
export function streamOfWishes(): { made: Intention[]; isFlowing(): Promise<void>; stop(): Promise<void> } {
  const wishes: Intention[] = [];
  let stopped = false;
  const worker = async () => {
    while (!stopped) {
      const isFunding = wishes.length % 10 === 9;
      const wish: Intention = {
        key: crypto.randomUUID(),
        heard: [],
        ...(isFunding
          ? { path: '/api/wallet/funding', body: { amount: usd(1_000) } }
          : { path: '/api/orders', body: purchase }),
      };
      wishes.push(wish);
      const heard = await send(wish);
      if (heard.status !== 201) await sleep(REFUSED_REST_MS);
    }
  };
  const workers = Array.from({ length: WORKERS }, worker);
  const acknowledged = (): number => wishes.filter((wish) => wish.heard.some((heard) => heard.status === 201)).length;
  return {
    made: wishes,
    /** Waits until more have been acknowledged. */
    async isFlowing() {
      const enough = acknowledged() + 2 * WORKERS;
      await expect.poll(acknowledged, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(enough);
    },
    stop: async () => void ((stopped = true), await Promise.all(workers)),
  };
}

interface Books {
  readonly orders: number;
  readonly fundings: number;
  readonly violations: readonly string[];
  /** The client's balance and held funds: together always what they added. */
  readonly money: string;
}

export const books = (): Promise<Books> =>
  beside(async ({ owner }) => {
    const counts = await owner.db.row(
      composed<{ orders: number; fundings: number }>(
        'select (select count(*)::int from orders) as orders, (select count(*)::int from funding) as fundings',
      ),
    );
    const { data } = JSON.parse(
      (await call(`${scene.product.url}/api/mybalance`, { headers: { authorization: `Bearer ${scene.token}` } })).text,
    ) as {
      data: Record<'held' | 'spendable', { amount: string }>;
    };
    return {
      orders: 0,
      fundings: 0,
      ...counts,
      violations: await violations(owner.pool),
      money: String(BigInt(data.held.amount) + BigInt(data.spendable.amount)),
    };
  });

/**
 * Sends every request again with its key: what was acknowledged gets the same answer byte for byte, the rest is done
 * now, once.
 */
export async function expectNothingLostNothingTwice(wishes: Intention[], before: Books): Promise<void> {
  const acknowledged = wishes.filter((wish) => wish.heard.some((heard) => heard.status === 201));
  expect(acknowledged.length).toBeGreaterThan(5);
  const waiting = [...wishes];
  const resend = async (): Promise<void> => {
    for (let wish = waiting.pop(); wish !== undefined; wish = waiting.pop()) {
      const first = wish.heard.find((heard) => heard.status === 201);
      const again = await sendUntilServed(wish);
      expect([again.status, again.text]).toEqual([201, first?.text ?? again.text]);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, resend));
  const orders = wishes.filter((wish) => wish.path === '/api/orders');
  expect(new Set(orders.map((wish) => wish.heard.at(-1)?.text)).size).toBe(orders.length);
  expect(await books()).toEqual({
    orders: before.orders + orders.length,
    fundings: before.fundings + wishes.length - orders.length,
    violations: [],
    money: String(MONEY),
  });
}
