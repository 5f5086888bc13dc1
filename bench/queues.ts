import pg from 'pg';
import { openDatabase } from '#kit/server/db/database.ts';
import { figure, type Figure } from './figure.ts';
import { AT_ONCE, orderLoad } from './order-load.ts';
import { plantMarket } from './orders-data.ts';
import { openCheckouts } from './payment-load.ts';
import { startInstance } from './support/instance.ts';

const FULL_SECONDS = Number(process.env['BENCH_QUEUES_SECONDS'] ?? 60);
const HALF_SECONDS = FULL_SECONDS / 2;
const PAYMENTS_PER_SECOND = 5;
const SETTLE_SECONDS = 120;
const LOOK_EVERY_MS = 250;

interface QueueHealth {
  readonly name: string;
  readonly oldest_seconds: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;

/** Polls `/health`; `stop` gives the greatest age that each queue had. */
function watchAges(url: string) {
  const greatest = new Map<string, number>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { queues } = (await (await fetch(`${url}/health`)).json()) as { queues: QueueHealth[] | null };
      for (const { name, oldest_seconds: age } of queues ?? [])
        greatest.set(name, Math.max(greatest.get(name) ?? 0, age));
      await pause(LOOK_EVERY_MS);
    }
  })();
  return async (): Promise<(name: string) => number> => {
    isOver = true;
    await watching;
    return (name) => greatest.get(name) ?? 0;
  };
}

/** How many notices about orders are still waiting. */
const left = async (owner: pg.Pool): Promise<number> => {
  const { rows } = await owner.query<{ left: number }>(
    "select count(*)::int as left from job where lane in ('urgent', 'events', 'notices') and died_at is null",
  );
  return rows[0]?.left ?? 0;
};

async function drained(owner: pg.Pool): Promise<number> {
  const startedAt = performance.now();
  while ((await left(owner)) > 0) {
    if (performance.now() - startedAt > SETTLE_SECONDS * 1_000) break;
    await pause(100);
  }
  return (performance.now() - startedAt) / 1_000;
}

/** Payments and notices while orders come as fast as sixteen clients can place them, and at half of that. */
export async function queuesBench(say: (line: string) => void): Promise<Figure[]> {
  const instance = await startInstance({ env: { TEST_PAYMENTS: 'on' } });
  const owner = new pg.Pool({ ...instance.connection, max: 2 });
  const database = openDatabase({ connection: instance.connection, poolSize: AT_ONCE, role: 'docket_app' });
  try {
    const market = await plantMarket(owner, database, 0);
    const orders = orderLoad(instance.url, market);
    const payments = await openCheckouts(instance.url, owner, market.buyers, PAYMENTS_PER_SECOND * FULL_SECONDS + 1);
    await orders.placeAll(2);
    await drained(owner);

    const ofFull = watchAges(instance.url);
    const [full, credited] = await Promise.all([
      orders.placeAll(FULL_SECONDS),
      payments.pay(PAYMENTS_PER_SECOND, FULL_SECONDS),
    ]);
    const waiting = await left(owner);
    const drainedInSeconds = await drained(owner);
    const atFull = await ofFull();
    say(
      `${full.toFixed(0)} orders a second for ${FULL_SECONDS} s: ${waiting} notices left, oldest ${atFull('notices').toFixed(1)} s, emails ${atFull('mail').toFixed(1)} s`,
    );
    say(`${credited.length} payments: slowest ${Math.max(...credited).toFixed(0)} ms`);

    const ofHalf = watchAges(instance.url);
    const half = await orders.placeAt(full / 2, HALF_SECONDS);
    const atHalf = await ofHalf();
    say(
      `${half.toFixed(0)} orders a second, open loop: oldest notice ${atHalf('notices').toFixed(1)} s, outbox ${atHalf('outbox').toFixed(1)} s`,
    );
    orders.close();
    payments.close();
    return [
      figure(
        'payment credited after its webhook at full order load, p99',
        p99(credited) / 1_000,
        1,
        'lower',
        'seconds',
      ),
      figure('notices drained after a minute of full order load', drainedInSeconds, 30, 'lower', 'seconds'),
      figure('oldest notice at half of that load, open loop', atHalf('notices'), 5, 'lower', 'seconds'),
      figure('oldest event that was not relayed at half of that load', atHalf('outbox'), null, 'lower', 'seconds'),
      figure('oldest notice at full order load', atFull('notices'), null, 'lower', 'seconds'),
      figure('orders placed beside payments and notices, 16 clients', full, null, 'higher', 'per second'),
    ];
  } finally {
    await database.end();
    await owner.end();
    await instance.stop();
  }
}
