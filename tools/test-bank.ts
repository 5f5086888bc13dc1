/**
 * `npm run test:bank`: two apps on one database, everything done at once, everything cut and killed; afterwards the
 * checker is green and each acknowledged operation exists exactly once. BANK_OPS says how many operations (300). It
 * needs a build. The last line is `N operations, N violations`.
 */
import process from 'node:process';
import { startPostgres, type RunningPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { openDatabase } from '#kit/server/db/database.ts';
import { launch, untilReady } from '../e2e/support/product.ts';
import { keepBusy } from './bank/clients.ts';
import { commands, tally } from './bank/commands.ts';
import { onOwnGround, type Outcome } from './bank/ground.ts';
import { countTraces, judge } from './bank/judge.ts';
import { proxyTo } from './bank/proxy.ts';
import { INSTANCE_KEY, setUp } from './bank/set-up.ts';
import { repeatWebhooks } from './bank/webhooks.ts';
import { wreck, type Scene } from './bank/wreck.ts';
import { freePort } from '#kit/server/free-port.ts';

const OPERATIONS = Number(process.env['BANK_OPS'] ?? 300);
const CLIENTS = 12;
const SAY_EVERY_MS = 5_000;

async function stage(folder: string, postgres: RunningPostgres): Promise<Scene> {
  const at = postgres.connection;
  const databases = await proxyTo(() =>
    at.host.startsWith('/') ? { path: `${at.host}/.s.PGSQL.${at.port}` } : { host: at.host, port: at.port },
  );
  const url = `postgresql://${encodeURIComponent(at.user)}:${encodeURIComponent(at.password)}@127.0.0.1:${databases.port}/${at.database}`;
  // The embedded settings are for one app; two with full pools would leave this process no connection.
  const settings = { DATABASE_URL: url, DATABASE_POOL: '12', INSTANCE_KEY, LOG_LEVEL: 'silent' };
  const ports = [await freePort(), await freePort()];
  const ways = await Promise.all(ports.map((port) => proxyTo(() => ({ host: '127.0.0.1', port }))));
  const start: Scene['start'] = (which) => launch(`${folder}/app-${which}`, ports[which] ?? 0, settings);
  return { postgres, databases, ways, apps: [], start };
}

async function perform(scene: Scene): Promise<Outcome> {
  const { ways, apps, start, postgres, databases } = scene;
  for (const which of ways.keys()) apps.push(await untilReady(start(which)));
  const app = openDatabase({ connection: postgres.connection, poolSize: 4, role: 'docket_app' });
  const owner = openDatabase({ connection: postgres.connection, poolSize: 2 });
  const startedAt = performance.now();
  const say = (): void => {
    const { operations, repeated, cuts, postgresKills, appKills, webhooks } = tally;
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
    console.log(
      `  ${seconds} s: ${operations} operations begun, ${commands.length} commands, ${repeated} repeats, ${webhooks} webhooks, ${cuts} cuts, ${databases.hits()} at a commit, ${postgresKills} kills of PostgreSQL, ${appKills} of an app`,
    );
  };
  const progress = setInterval(say, SAY_EVERY_MS);
  try {
    const world = await setUp(
      app,
      owner,
      OPERATIONS,
      () => `http://127.0.0.1:${ways[Math.random() < 0.5 ? 0 : 1]?.port ?? 0}`,
    );
    const before = await countTraces(owner);
    let isOver = false;
    const wreckage = Promise.all([wreck(scene, () => isOver), repeatWebhooks(world, owner, () => isOver)]);
    await keepBusy(world, CLIENTS, () => tally.operations >= OPERATIONS);
    isOver = true;
    await wreckage;
    // A driver that ends transactions in another way would leave the hardest moment untried.
    const untried = databases.hits() === 0 ? ['no commit was cut: the proxy recognizes none'] : [];
    const violations = [...(await judge(world, owner, before)), ...untried];
    await world.app.close();
    say();
    return { operations: tally.operations, violations };
  } finally {
    clearInterval(progress);
    await Promise.all([app.end(), owner.end()]);
  }
}

await onOwnGround(async ({ folder, whenOver }) => {
  const postgres = await startPostgres({ dataDir: `${folder}/postgres` });
  whenOver(() => postgres.stop());
  const scene = await stage(folder, postgres);
  whenOver(() => {
    for (const app of scene.apps) app.kill('SIGKILL');
    for (const proxy of [...scene.ways, scene.databases]) proxy.close();
  });
  return perform(scene);
});
