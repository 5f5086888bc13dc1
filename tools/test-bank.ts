/**
 * `npm run test:bank`: two apps on one database, everything done at once, everything cut and killed; afterwards the
 * checker is green and each acknowledged operation exists exactly once. BANK_OPS says how many operations (300).
 * Needs a build. The last line is `N operations, N violations`.
 */
import { connect, createServer, type Server, type Socket, type AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres, type RunningPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { openDatabase, type Database } from '#kit/server/db/database.ts';
import { sealLedger } from '#domains/books/server/seal.ts';
import { testApp, usd, type TestApp } from '../src/app/server/test-app.ts';
import { violations } from '../db/checks/run-checks.ts';
import { call, freePort, freshFolder, launch, untilReady, type Heard, type Product } from '../e2e/support/product.ts';

const OPERATIONS = Number(process.env['BANK_OPS'] ?? 300);
const CLIENTS = 12;
const MONEY = 900_000_000;
const SETTLES_WITHIN_MS = 60_000;

interface Proxy {
  readonly port: number;
  /** Cuts every connection that is open, as a network would: in the middle of whatever is on it. */
  cut(): void;
  close(): void;
}

/** Between the apps and PostgreSQL, and between the clients and the apps. */
async function proxyTo(target: () => { host: string; port: number } | { path: string }): Promise<Proxy> {
  const open = new Set<Socket>();
  const server: Server = createServer((from) => {
    const to = connect(target());
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => void (open.delete(one), other.destroy()));
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => open.forEach((socket) => void (socket.remoteFamily === undefined ? socket.destroy() : socket.resetAndDestroy()));
  return { port: (server.address() as AddressInfo).port, cut, close: () => (cut(), server.close()) };
}

interface World {
  readonly app: TestApp;
  readonly purchase: Readonly<Record<string, unknown>>;
  /** The way to one of the two apps, at random. */
  readonly url: () => string;
}

interface Command {
  readonly path: string;
  readonly as: 'client' | 'freelancer';
  readonly body: unknown;
  readonly key: string;
  /** The first answer that acknowledged it. */
  said: string | null;
}

const commands: Command[] = [];
/** Refused for good, which no operation here should be: shown as violations. */
const surprises: string[] = [];
const tally = { operations: 0, repeated: 0, cuts: 0, kills: 0 };

async function send({ app, url }: World, command: Command, patienceMs: number): Promise<Heard> {
  const { path, as, body, key } = command;
  const headers = { authorization: `Bearer ${app.people[as].token}`, 'content-type': 'application/json', 'idempotency-key': key };
  const sent = call(`${url()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  // Whoever runs out of patience never hears the answer, whatever became of the command.
  if (patienceMs > 0) return Promise.race([sent, sleep(patienceMs).then(() => ({ status: 0, text: 'gave up', retryAfter: null, tookMs: patienceMs }))]);
  return sent;
}

/** Sent with one key until it is acknowledged, now and then twice at once; whatever says yes must always say the same. */
async function carryOut<Data>(world: World, as: Command['as'], path: string, body: unknown): Promise<Data> {
  const command: Command = { path, as, body, key: crypto.randomUUID(), said: null };
  commands.push(command);
  const until = Date.now() + SETTLES_WITHIN_MS;
  while (Date.now() < until) {
    const twice = Math.random() < 0.15;
    const patienceMs = Math.random() < 0.08 ? 3 + Math.random() * 40 : 0;
    const answers = await Promise.all(twice ? [send(world, command, 0), send(world, command, patienceMs)] : [send(world, command, patienceMs)]);
    for (const heard of answers) hear(command, heard);
    if (command.said !== null) return (JSON.parse(command.said) as { data: Data }).data;
    tally.repeated += 1;
    await sleep(30 + Math.random() * 120);
  }
  throw new Error(`${path} was never acknowledged`);
}

function hear(command: Command, { status, text }: Heard): void {
  if (status >= 200 && status < 300) {
    command.said ??= text;
    if (command.said !== text) surprises.push(`${command.path} under key ${command.key} answered differently`);
  } else if (status >= 400 && status < 500 && !/"code":"(in_progress|too_many_requests)"/.test(text)) surprises.push(`${command.path}: ${status} ${text}`);
  else if (status >= 500 && status !== 503) surprises.push(`${command.path}: ${status} ${text}`);
}

const order = async (world: World): Promise<string> => (await carryOut<{ orderNumber: string }>(world, 'client', '/api/orders', world.purchase)).orderNumber;

async function delivered(world: World): Promise<string> {
  const number = await order(world);
  await carryOut(world, 'freelancer', `/api/orders/${number}/requirements`, {});
  await carryOut(world, 'freelancer', `/api/orders/${number}/deliver`, { note: 'Here it is.', link: 'https://example.com/files' });
  return number;
}

/** The payer's side of the test provider's page; its webhooks come when they like, to either app, more than once. */
async function fund(world: World): Promise<void> {
  const { redirectUrl } = await carryOut<{ redirectUrl: string }>(world, 'client', '/api/wallet/funding', { amount: usd(1_000) });
  const page = new URL(redirectUrl).pathname;
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await call(`${world.url()}${page}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice: 'pay' }) });
    if (answer.status > 0 && answer.status < 500) return;
    await sleep(100);
  }
}

/** What is done, and how often among the others. A further kind of operation is a line here. */
const operations: readonly { readonly name: string; readonly weight: number; readonly run: (world: World) => Promise<unknown> }[] = [
  { name: 'add money', weight: 3, run: fund },
  { name: 'order', weight: 5, run: order },
  { name: 'order, deliver, approve', weight: 3, run: async (world) => carryOut(world, 'client', `/api/orders/${await delivered(world)}/approve`, {}) },
  {
    name: 'order and cancel: all of it back',
    weight: 3,
    run: async (world) => carryOut(world, 'client', `/api/orders/${await order(world)}/cancel`, { reason: 'Changed plans entirely' }),
  },
];

function pick(): (typeof operations)[number] {
  let left = Math.random() * operations.reduce((sum, { weight }) => sum + weight, 0);
  const found = operations.find(({ weight }) => (left -= weight) < 0);
  if (found === undefined) throw new Error('no operation has a weight');
  return found;
}

/** Cuts and kills until told to stop; at the end everything stands again. */
async function wreck(
  databases: Proxy,
  ways: readonly Proxy[],
  apps: Product[],
  restart: (which: number) => Promise<void>,
  postgres: RunningPostgres,
  isOver: () => boolean,
): Promise<void> {
  for (let round = 0; !isOver(); round += 1) {
    await sleep(500 + Math.random() * 700);
    const kind = round % 4;
    if (kind === 1) {
      tally.kills += 1;
      const which = round % 8 === 1 ? 0 : 1;
      apps[which]?.kill('SIGKILL');
      await apps[which]?.ended;
      await restart(which);
    } else if (kind === 3) {
      tally.kills += 1;
      process.kill(postgres.pid, 'SIGKILL');
    } else {
      tally.cuts += 1;
      (kind === 0 ? databases : (ways[round % 8 === 2 ? 0 : 1] ?? databases)).cut();
    }
  }
}

async function sendUntilAnswered(world: World, command: Command): Promise<Heard> {
  for (let tries = 0; ; tries += 1) {
    const heard = await send(world, command, 0);
    if ((heard.status !== 0 && heard.status !== 503) || tries >= 50) return heard;
    await sleep(200);
  }
}

/** Everything again with its key: byte for byte what was said first. Then the books. */
async function judge(world: World, owner: Database): Promise<string[]> {
  const waiting = commands.filter(({ said }) => said !== null);
  const again = async (): Promise<void> => {
    for (let command = waiting.pop(); command !== undefined; command = waiting.pop()) {
      const heard = await sendUntilAnswered(world, command);
      if (heard.text !== command.said) surprises.push(`${command.path} under key ${command.key}, asked again: ${heard.status} ${heard.text}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, again));
  await untilQuiet(owner);
  const made = (path: string): number => new Set(commands.filter((one) => one.path === path).map(({ said }) => said)).size;
  const count = async (sql: string): Promise<number> => (await owner.db.row<{ count: number }>(`select count(*)::int as count from ${sql}`))?.count ?? -1;
  const expectations: readonly (readonly [string, number, number])[] = [
    ['orders', commands.filter((one) => one.path === '/api/orders').length, await count('orders')],
    ['different orders acknowledged', commands.filter((one) => one.path === '/api/orders').length, made('/api/orders')],
    ['fundings', commands.filter((one) => one.path === '/api/wallet/funding').length, await count('funding')],
    ['approvals', commands.filter((one) => one.path.endsWith('/approve')).length, await count("ledger.journal where kind = 'settle'")],
    ['refunds', commands.filter((one) => one.path.endsWith('/cancel')).length, await count("ledger.journal where kind = 'refund'")],
    ['fundings paid and credited', await count("test_provider.checkout where state = 'paid'"), await count("funding where state = 'succeeded'")],
    ['unsealed journals', 0, await count('ledger.journal where not exists (select from ledger.seal where journal_id = journal.id)')],
  ];
  const wrong = expectations.filter(([, wanted, found]) => wanted !== found).map(([what, wanted, found]) => `${what}: ${found} instead of ${wanted}`);
  return [...surprises, ...wrong, ...(await violations(owner.pool))];
}

/** Until news and seals have caught up with what was done. */
async function untilQuiet(owner: Database): Promise<void> {
  const until = Date.now() + SETTLES_WITHIN_MS;
  const open = `select (select count(*) from outbox) + (select count(*) from test_provider.checkout where state = 'paid'
    and not exists (select from funding where funding.id::text = checkout.reference and state = 'succeeded')) as open`;
  while (Date.now() < until && (await owner.db.row<{ open: string }>(open))?.open !== '0') await sleep(200);
  for (
    let round = 0;
    round < 20 && (await owner.db.row('select 1 from ledger.journal where not exists (select from ledger.seal where journal_id = journal.id) limit 1'));
    round += 1
  ) {
    await sealLedger({ database: owner });
    await sleep(100);
  }
}

async function main(): Promise<number> {
  const folder = freshFolder();
  const postgres = await startPostgres({ dataDir: `${folder}/postgres` });
  const at = postgres.connection as { host: string; port: number; user: string; password: string; database: string };
  const databases = await proxyTo(() => (at.host.startsWith('/') ? { path: `${at.host}/.s.PGSQL.${at.port}` } : { host: at.host, port: at.port }));
  const through = `postgresql://${encodeURIComponent(at.user)}:${encodeURIComponent(at.password)}@127.0.0.1:${databases.port}/${at.database}`;
  const ports = [await freePort(), await freePort()];
  const ways = await Promise.all(ports.map((port) => proxyTo(() => ({ host: '127.0.0.1', port }))));
  const urls = ways.map(({ port }) => `http://127.0.0.1:${port}`);
  const start = (which: number): Product =>
    launch(`${folder}/app-${which}`, ports[which] ?? 0, { DATABASE_URL: through, INSTANCE_KEY: 'bank-test-instance-key-of-32-bytes!', LOG_LEVEL: 'silent' });
  const apps: Product[] = [await untilReady(start(0))];
  apps.push(await untilReady(start(1)));
  const restart = async (which: number): Promise<void> => {
    for (let tries = 0; tries < 5; tries += 1) {
      const app = start(which);
      apps[which] = app;
      // A start that meets a cut refuses to go on, as it should; whoever runs it starts it again.
      if (
        await untilReady(app).then(
          () => true,
          () => false,
        )
      )
        return;
      app.kill('SIGKILL');
    }
    throw new Error('an app does not start again');
  };
  const app = openDatabase({ connection: postgres.connection, poolSize: 4, role: 'docket_app' });
  const owner = openDatabase({ connection: postgres.connection, poolSize: 2 });
  let ended = 1;
  try {
    const desk = await testApp({}, { database: app, close: async () => {} });
    await desk.addMoney('client', usd(MONEY));
    const { slug } = await desk.publish();
    const quote = await desk.must<{ terms: { total: unknown } }>('GET', `/api/orders/quote?service=${slug}&package=basic`, { as: 'client' });
    const world: World = {
      app: desk,
      purchase: { service: slug, package: 'basic', extras: [], expected_total: quote.terms.total, pay_with: 'wallet' },
      url: () => urls[Math.random() < 0.5 ? 0 : 1] ?? '',
    };
    let working = true;
    const client = async (): Promise<void> => {
      while (tally.operations < OPERATIONS) {
        tally.operations += 1;
        const { name, run } = pick();
        await run(world).catch((error: Error) => void surprises.push(`${name}: ${error.message}`));
      }
    };
    const startedAt = performance.now();
    const say = (): void =>
      console.log(
        `  ${((performance.now() - startedAt) / 1_000).toFixed(0)} s: ${tally.operations} begun, ${tally.repeated} repeats, ${tally.cuts} cuts, ${tally.kills} kills`,
      );
    const telling = setInterval(say, 5_000);
    const wrecker = wreck(databases, ways, apps, restart, postgres, () => !working);
    await Promise.all(Array.from({ length: CLIENTS }, client));
    working = false;
    await wrecker;
    clearInterval(telling);
    say();
    const found = await judge(world, owner);
    await desk.close();
    for (const what of found.slice(0, 20)) console.log(`  ${what}`);
    console.log(
      `  ${commands.length} commands, ${tally.repeated} repeats, ${tally.cuts} cuts, ${tally.kills} kills, ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`,
    );
    console.log(`${tally.operations} operations, ${found.length} violations`);
    ended = found.length === 0 ? 0 : 1;
  } finally {
    for (const one of apps) one.kill('SIGKILL');
    for (const proxy of [...ways, databases]) proxy.close();
    await Promise.all([app.end(), owner.end()]);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return ended;
}

process.exitCode = await main();
process.exit();
