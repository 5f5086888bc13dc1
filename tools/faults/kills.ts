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
/** It gives up on a start that has not ended by then; what is judged is READY_WITHIN_MS. */
const PATIENCE_MS = 90_000;
const SAY_EVERY = 10;
const MOST_PER_KILL_MS = 60_000;
/** About what the clients get done between two kills: the earnings to withdraw from are made for so many. */
const OPERATIONS_PER_KILL = 60;

/** From the start of the process until it says that it is ready, as a balancer asks. */
async function untilReadyz({ url, product }: OwnInstance): Promise<number> {
  const startedAt = performance.now();
  let isGone = false;
  void product.ended.then(() => (isGone = true));
  while (performance.now() - startedAt < PATIENCE_MS) {
    if (isGone) throw new Error(`a start after a kill ended: ${product.said()}${product.complained()}`);
    if ((await call(`${url}/readyz`)).status === 200) return performance.now() - startedAt;
    await sleep(20);
  }
  throw new Error(`a start after a kill was not ready after ${PATIENCE_MS} ms: ${product.said()}${product.complained()}`);
}

/** Killed at a random moment of its work; gives how long the next one took until it was ready. */
async function killOnce(instance: OwnInstance): Promise<number> {
  await sleep(100 + Math.random() * 900);
  instance.product.kill('SIGKILL');
  await instance.product.ended;
  tally.appKills += 1;
  instance.product = instance.launchAgain();
  return untilReadyz(instance);
}

/** Kill -9 under clients who order, approve, pay, upload and sign in: quickly back, and nothing that was acknowledged is lost or doubled. */
export async function kills(ground: Ground): Promise<Outcome> {
  const instance = await ownInstance(ground);
  const { app, owner } = instance;
  const world = await setUp(app, owner, KILLS * OPERATIONS_PER_KILL, () => instance.url);
  ground.whenOver(() => world.app.close());
  const before = await countTraces(owner);
  const tookMs: number[] = [];
  let isOver = false;
  // Between kills it is up for half a second at a time: what is begun is finished once the last kill is over.
  patience.ms = KILLS * MOST_PER_KILL_MS;
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
    }
  } finally {
    isOver = true;
    await clients;
  }
  say();
  const violations = await judge(world, owner, before);
  const earlier = surprises.length;
  console.log(`  ${await judgeSessions(world)} sessions and ${await judgeFiles(world)} files were asked for again`);
  return { operations: tally.operations, violations: [...violations, ...surprises.slice(earlier)] };
}
