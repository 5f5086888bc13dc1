import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { untilReady, type Product } from '../../e2e/support/product.ts';
import { tally } from './commands.ts';
import type { Proxy } from './proxy.ts';

const STARTS = 5;
/** However short the run: a commit cut on either side, and a kill of each. */
const WHOLE_TURN = 4;

export interface Scene {
  readonly postgres: RunningPostgres;
  /** Between the apps and PostgreSQL. */
  readonly databases: Proxy;
  /** Between the clients and each app. */
  readonly ways: readonly Proxy[];
  readonly apps: Product[];
  readonly start: (which: number) => Product;
}

/** A start that meets a cut stops, as it should; this starts it again. */
async function restart({ apps, start }: Scene, which: number): Promise<void> {
  for (let tries = 0; tries < STARTS; tries += 1) {
    const app = start(which);
    apps[which] = app;
    const isReady = await untilReady(app).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    app.kill('SIGKILL');
  }
  throw new Error('an app does not start again');
}

async function killApp(scene: Scene, which: number): Promise<void> {
  tally.appKills += 1;
  scene.apps[which]?.kill('SIGKILL');
  await scene.apps[which]?.ended;
  await restart(scene, which);
}

function killPostgres({ postgres }: Scene): void {
  tally.postgresKills += 1;
  process.kill(postgres.pid, 'SIGKILL');
}

function cut(proxy: Proxy | undefined): void {
  tally.cuts += 1;
  proxy?.cut();
}

/** Cuts and kills in turn until told to stop, each app in turn. At the end everything runs again. */
export async function wreck(scene: Scene, isOver: () => boolean): Promise<void> {
  const turns: ((which: number) => unknown)[] = [
    () => scene.databases.aim('after'),
    () => killPostgres(scene),
    () => scene.databases.aim('before'),
    (which) => killApp(scene, which),
    () => cut(scene.databases),
    (which) => cut(scene.ways[which]),
  ];
  for (let round = 0; !isOver() || round < WHOLE_TURN; round += 1) {
    await sleep(300 + Math.random() * 600);
    await turns[round % turns.length]?.(Math.floor(round / turns.length) % scene.apps.length);
  }
}
