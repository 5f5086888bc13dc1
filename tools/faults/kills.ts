import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../../e2e/support/product.ts';
import { keepBusy } from '../bank/clients.ts';
import { commands, patience, surprises, tally } from '../bank/commands.ts';
import type { Ground, Outcome } from '../bank/ground.ts';
import { countTraces, judge } from '../bank/judge.ts';
import { setUp } from '../bank/set-up.ts';
import { judgeSessions } from '../bank/sign-ins.ts';
import { judgeFiles } from '../bank/uploads.ts';
import { ownInstance, type OwnInstance } from './own-instance.ts';
import { percentile } from './percentile.ts';

const KILLS = Number(process.env['KILLS'] ?? 200);
const READY_WITHIN_MS = Number(process.env['KILLS_READY_MS'] ?? 3_000);
const CLIENTS = 24;
/** Without a longer run now and then, every client would soon wait for work that takes longer than any run. */
const LONG_LIFE_EVERY = 10;
const LONG_LIFE_MS = 8_000;
/** This many kills in a row without a finished operation would prove nothing. */
const IDLE_AFTER_KILLS = 20;
/** The limit for waiting for a start; the result is compared with READY_WITHIN_MS. */
const PATIENCE_MS = 240_000;
const SAY_EVERY = 10;
const SHOWN_ERRORS = 10;
const MOST_PER_KILL_MS = 60_000;
/** About what the clients get done between two kills: the earnings to withdraw from are made for so many. */
const OPERATIONS_PER_KILL = 60;

/** From the start of the process until its readiness probe succeeds. */
async function untilReadyz({ url, product }: OwnInstance): Promise<number> {
  const startedAt = performance.now();
  let isGone = false;
  void product.ended.then(() => (isGone = true));
  while (performance.now() - startedAt < PATIENCE_MS) {
    if (isGone) throw new Error(`a start after a kill ended: ${product.said()}${product.complained()}`);
    if ((await call(`${url}/readyz`)).status === 200) return performance.now() - startedAt;
    await sleep(20);
  }
  throw new Error(
    `a start after a kill was not ready after ${PATIENCE_MS} ms: ${product.said()}${product.complained()}`,
  );
}

/** Kills it at a random moment; gives how long the next process took until it was ready. */
async function killOnce(instance: OwnInstance): Promise<number> {
  await sleep(tally.appKills % LONG_LIFE_EVERY === LONG_LIFE_EVERY - 1 ? LONG_LIFE_MS : 100 + Math.random() * 900);
  instance.product.kill('SIGKILL');
  await instance.product.ended;
  tally.appKills += 1;
  instance.product = instance.launchAgain();
  return untilReadyz(instance);
}

/**
 * Kill -9 under clients who order, approve, pay, upload and sign in: quickly back, and nothing that was acknowledged is
 * lost or doubled.
 */
export async function kills(ground: Ground): Promise<Outcome> {
  const instance = await ownInstance(ground);
  const { app, owner } = instance;
  const world = await setUp(app, owner, KILLS * OPERATIONS_PER_KILL, () => instance.url);
  ground.whenOver(() => world.app.close());
  const before = await countTraces(owner);
  const tookMs: number[] = [];
  let operationsBefore = 0;
  let isOver = false;
  // Between kills it is up for half a second at a time: what is begun is finished once the last kill is over, however
  // long that start takes.
  patience.ms = KILLS * MOST_PER_KILL_MS + PATIENCE_MS;
  const clients = keepBusy(world, CLIENTS, () => isOver);
  const say = (): void =>
    console.log(
      `  ${tally.appKills} kills, ${tally.operations} operations, ${commands.length} commands, ${tally.repeated} repeats; ready after p50 ${percentile(tookMs, 0.5)} ms, p95 ${percentile(tookMs, 0.95)} ms, at most ${percentile(tookMs, 1)} ms`,
    );
  try {
    while (tally.appKills < KILLS) {
      const took = await killOnce(instance);
      tookMs.push(took);
      if (took > READY_WITHIN_MS) surprises.push(`ready only ${took.toFixed(0)} ms after kill ${tally.appKills}`);
      if (tally.appKills % SAY_EVERY === 0) say();
      if (tally.appKills % IDLE_AFTER_KILLS !== 0) continue;
      if (tally.operations === operationsBefore)
        surprises.push(`no operation ended between kills ${tally.appKills - IDLE_AFTER_KILLS} and ${tally.appKills}`);
      operationsBefore = tally.operations;
    }
  } finally {
    isOver = true;
    await clients;
  }
  say();
  const violations = await judge(world, owner, before);
  const earlier = surprises.length;
  console.log(`  ${await judgeSessions(world)} sessions and ${await judgeFiles(world)} files were asked for again`);
  const found = [...violations, ...surprises.slice(earlier)];
  const { rows } = await owner.pool.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  console.log(`  ${rows[0]?.deadlocks} deadlocks`);
  if (found.length > 0)
    for (const line of instance.loggedErrors().slice(0, SHOWN_ERRORS)) console.log(`  logged: ${line}`);
  return { operations: tally.operations, violations: found };
}
