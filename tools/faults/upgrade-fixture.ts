/**
 * `node tools/faults/upgrade-fixture.ts NAME`: makes db/upgrades/NAME from the release it runs in, for the releases
 * after it: a demo instance with open work, as rows, without the files PostgreSQL keeps them in. Needs a build.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { constants, zstdCompressSync } from 'node:zlib';
import { openDatabase } from '#kit/server/db/database.ts';
import { startPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { freshFolder, launch, untilReady, type Product } from '../../e2e/support/product.ts';
import { testApp } from '../../src/app/server/test-app.ts';
import { proxyTo } from '../bank/proxy.ts';
import { dumpDatabase } from './dump-database.ts';
import { whileMailIsAway, whileRunning, whileStopped } from './upgrade-scenarios.ts';
import { freePort } from '#kit/server/free-port.ts';

const name = process.argv[2] ?? '';
const NOBODY = 'smtp://127.0.0.1:9';
const folder = freshFolder();
const dataDir = path.join(folder, 'data');
const port = await freePort();
const start = (settings: Readonly<Record<string, string>> = {}): Promise<Product> =>
  untilReady(
    launch(dataDir, port, {
      DEMO: 'on',
      ADMIN_EMAIL: 'operator@example.com',
      ADMIN_PASSWORD: 'Quiet-harbor-1907',
      ...settings,
    }),
  );
const stop = async (product: Product): Promise<void> => {
  product.kill('SIGTERM');
  await product.ended;
};

/** Where PostgreSQL listens changes with every start of it; the desk's pool finds it through one door. */
const socket = (): string => {
  const [, , , at = '', host = ''] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return `${host}/.s.PGSQL.${at}`;
};
const running = await start();
const door = await proxyTo(() => ({ path: socket() }));
const password = readFileSync(path.join(dataDir, 'postgres/app.secret'), 'utf8');
const connection = { host: '127.0.0.1', port: door.port, user: 'postgres', password, database: 'docket' };
const app = openDatabase({ connection, poolSize: 4, role: 'docket_app' });
const owner = openDatabase({ connection, poolSize: 2 });
const INSTANCE_KEY = readFileSync(path.join(dataDir, 'instance.key'), 'utf8').trim();
const desk = await testApp({ INSTANCE_KEY, APP_URL: running.url }, { database: app, close: async () => {} });
await whileRunning(desk, owner);
await stop(running);
const mailless = await start({ SMTP_URL: NOBODY });
await whileMailIsAway(desk, owner);
await stop(mailless);
const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), keep: false });
await whileStopped(desk, owner);
const dump = await dumpDatabase(owner, path.join(dataDir, 'uploads'));
const packed = zstdCompressSync(JSON.stringify({ ...dump, instanceKey: INSTANCE_KEY }), {
  params: { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 27 },
});
const target = path.join(import.meta.dirname, '../../db/upgrades');
mkdirSync(target, { recursive: true });
writeFileSync(path.join(target, `${name}.json.zst`), packed);
console.log(
  `${name}: ${Object.keys(dump.tables).length} tables, ${dump.people.length} balances, ${packed.length} bytes`,
);
await desk.close();
await Promise.all([app.end(), owner.end()]);
door.close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
