import { mkdirSync, symlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { notices } from '#app/server/modules.ts';
import { namesIn } from '#domains/notifications/server/names-in.ts';
import { wordingOf, type StoredNotice } from '#domains/notifications/server/wording.ts';
import { composed, openDatabase } from '#kit/server/db/database.ts';
import { startPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { launch, untilReady, type Product } from '../../e2e/support/product.ts';
import { keepBusy } from '../bank/clients.ts';
import { commands, SETTLES_WITHIN_MS, surprises, tally, type World } from '../bank/commands.ts';
import type { Ground, Outcome } from '../bank/ground.ts';
import { countTraces, judge } from '../bank/judge.ts';
import { INSTANCE_KEY, setUp } from '../bank/set-up.ts';
import { judgeSessions } from '../bank/sign-ins.ts';
import { openScreen, type Screen } from '../bank/sockets.ts';
import { judgeFiles } from '../bank/uploads.ts';
import { balancer, type Balancer } from './balancer.ts';
import { percentile } from './percentile.ts';
import { freePort } from '#kit/server/free-port.ts';

const ROUNDS = Number(process.env['ROLLS'] ?? 10);
const CLIENTS = Number(process.env['ROLL_CLIENTS'] ?? 12);
const SCREENS = 12;
/** Many times the load balancer's probing interval: on a busy machine the probes are late too. */
const DRAIN_SECONDS = '3';
/** OPS-1. */
const ENDS_WITHIN_MS = 25_000;
const PATIENCE_MS = 90_000;
const OPERATIONS_PER_RESTART = 500;

interface Pair {
  readonly apps: Product[];
  readonly start: (which: number) => Product;
  readonly balancer: Balancer;
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  for (const patience = AbortSignal.timeout(PATIENCE_MS); !isSo(); await sleep(10))
    if (patience.aborted) throw new Error(`never: ${what}`);
}

/** Two processes on one database. They share one folder of uploads, as several machines would. */
async function twoOf(
  ground: Ground,
): Promise<{ pair: Pair; app: ReturnType<typeof openDatabase>; owner: ReturnType<typeof openDatabase> }> {
  const { folder, whenOver } = ground;
  const postgres = await startPostgres({ dataDir: `${folder}/postgres` });
  whenOver(() => postgres.stop());
  const { host, port, user, password, database } = postgres.connection;
  const url = `postgresql://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${database}`;
  const settings = { DATABASE_URL: url, DATABASE_POOL: '8', DRAIN_SECONDS, INSTANCE_KEY, LOG_LEVEL: 'error' };
  mkdirSync(`${folder}/uploads`);
  const ports = [await freePort(), await freePort()];
  for (const which of ports.keys()) {
    mkdirSync(`${folder}/app-${which}`);
    symlinkSync(`${folder}/uploads`, `${folder}/app-${which}/uploads`);
  }
  const start = (which: number): Product => launch(`${folder}/app-${which}`, ports[which] ?? 0, settings);
  const apps = [start(0), start(1)];
  whenOver(() => Promise.all(apps.map((app) => (app.kill('SIGTERM'), app.ended))));
  const before = await balancer(ports);
  whenOver(() => before.close());
  await Promise.all(apps.map(untilReady));
  for (const which of apps.keys()) await until('both are ready', () => before.isReady(which));
  const app = openDatabase({ connection: postgres.connection, poolSize: 4, role: 'docket_app' });
  const owner = openDatabase({ connection: postgres.connection, poolSize: 2 });
  whenOver(() => Promise.all([app.end(), owner.end()]));
  return { pair: { apps, start, balancer: before }, app, owner };
}

/** Restarts one of the two while the other serves; gives how long it took to stop. */
async function restart({ apps, start, balancer: before }: Pair, which: number): Promise<number> {
  const startedAt = performance.now();
  apps[which]?.kill('SIGTERM');
  const how = await apps[which]?.ended;
  const tookMs = performance.now() - startedAt;
  if (how !== 0) surprises.push(`SIGTERM ended an app with ${how}: ${apps[which]?.complained()}`);
  if (tookMs > ENDS_WITHIN_MS) surprises.push(`an app needed ${tookMs.toFixed(0)} ms to end`);
  await until('the balancer sees that it is gone', () => !before.isReady(which));
  apps[which] = start(which);
  await until('it is ready again', () => before.isReady(which));
  return tookMs;
}

async function untilLive(screens: readonly Screen[]): Promise<void> {
  for (const [i, screen] of screens.entries())
    if (!(await screen.untilLive(SETTLES_WITHIN_MS))) surprises.push(`screen ${i} did not come back`);
}

/**
 * Restarts of two processes in turn under load: no request fails, every screen comes back, and nothing is done twice.
 */
export async function rolling(ground: Ground): Promise<Outcome> {
  const { pair, app, owner } = await twoOf(ground);
  const world: World = await setUp(app, owner, ROUNDS * 2 * OPERATIONS_PER_RESTART, () => pair.balancer.url);
  ground.whenOver(() => world.app.close());
  const before = await countTraces(owner);
  const screens = Array.from({ length: SCREENS }, (_, i) => openScreen(world, i % 2 === 0 ? 'client' : 'freelancer'));
  ground.whenOver(() => screens.forEach((screen) => screen.close()));
  let isOver = false;
  const clients = keepBusy(world, CLIENTS, () => isOver);
  const endedMs: number[] = [];
  try {
    await untilLive(screens);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const which of pair.apps.keys()) endedMs.push(await restart(pair, which));
      await untilLive(screens);
      console.log(
        `  ${endedMs.length} restarts, ended after p50 ${percentile(endedMs, 0.5)} ms, at most ${percentile(endedMs, 1)} ms; ${pair.balancer.served()} answers, ${pair.balancer.failures.length} failed; ${tally.operations} operations, ${commands.length} commands; ${screens.reduce((sum, screen) => sum + screen.connections() - 1, 0)} reconnections`,
      );
    }
  } finally {
    isOver = true;
    await clients;
  }
  const failed = [...pair.balancer.failures];
  const violations = await judge(world, owner, before);
  const earlier = surprises.length;
  console.log(`  ${await judgeSessions(world)} sessions and ${await judgeFiles(world)} files were asked for again`);
  return {
    operations: tally.operations,
    violations: [...failed, ...violations, ...surprises.slice(earlier), ...(await doubled(owner))],
  };
}

/**
 * What the books do not show: an email that was sent more often than there were events for it. Two events can have the
 * same words.
 */
async function doubled(owner: ReturnType<typeof openDatabase>): Promise<string[]> {
  const rows = await owner.db.rows(
    composed<{ recipient: string; subject: string; times: number }>(
      'select recipient, subject, count(*)::int as times from kept_letter group by recipient, subject, body_text having count(*) > 1',
    ),
  );
  const found: string[] = [];
  for (const { recipient, subject, times } of rows) {
    const stored = await owner.db.rows(
      composed<StoredNotice>(`select event, facts, group_title, title, body, path from notification
        join account on account.id = notification.user_id
       where lower(account.email) = lower($1)`),
      [recipient],
    );
    const reading = { zone: 'UTC', names: await namesIn(owner.db, stored) };
    if (times > Math.max(1, stored.filter((notice) => wordingOf(notice, reading, notices).title === subject).length))
      found.push(`${recipient}: ${subject}: ${times} times`);
  }
  return found;
}
