import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartRefusal } from '../../start-refusal.ts';
import { isAlive } from './postmaster.ts';
import { startPostgres, type RunningPostgres } from './start-postgres.ts';

const isRoot = process.getuid?.() === 0;
const rooms: string[] = [];
const running: RunningPostgres[] = [];
const children: ChildProcess[] = [];
let dataDir = '';

beforeEach(() => {
  const room = mkdtempSync(path.join(os.tmpdir(), 'docket-starter-'));
  rooms.push(room);
  dataDir = path.join(room, 'postgres');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const postgres of running.splice(0)) await postgres.stop();
});
afterAll(() => {
  for (const room of rooms) rmSync(room, { recursive: true, force: true });
});

async function start(at = dataDir, keep = false): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataDir: at, keep });
  running.push(postgres);
  return postgres;
}

async function ask<Row extends pg.QueryResultRow>(postgres: RunningPostgres, sql: string): Promise<Row[]> {
  const client = new pg.Client(postgres.connection);
  client.on('error', () => {}); // the server is killed on purpose below
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that starts the same data folder and then waits, as an app does. */
function startElsewhere(at: string): Promise<{ child: ChildProcess; pid: number; adopted: boolean }> {
  const program = `import { startPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'start-postgres.ts'))};
    const { pid, adopted } = await startPostgres({ dataDir: ${JSON.stringify(at)}, keep: false });
    console.log(JSON.stringify({ pid, adopted })); setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`exit ${code}`)));
    child.stdout?.once('data', (chunk: Buffer) =>
      resolve({ child, ...(JSON.parse(chunk.toString()) as { pid: number; adopted: boolean }) }),
    );
  });
}

/** Ended, whether or not its parent has taken note of that: who reaps a process does so in its own time. */
function isOver(pid: number): boolean {
  if (!isAlive(pid)) return true;
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout === '' || stdout.startsWith('Z');
}

async function untilOver(pid: number): Promise<void> {
  while (!isOver(pid)) await sleep(10);
}

describe('starting the database of a data folder', () => {
  it('makes a durable, checksummed database named docket the first time', async () => {
    const postgres = await start();
    expect(postgres.adopted).toBe(false);
    const settings = await ask<{ name: string; setting: string }>(
      postgres,
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'server_encoding') order by name",
    );
    expect(Object.fromEntries(settings.map((row) => [row.name, row.setting]))).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
    });
    expect(
      await ask(
        postgres,
        'select current_database() as name, datlocale as locale, datlocprovider as provider from pg_database where datname = current_database()',
      ),
    ).toEqual([{ name: 'docket', locale: 'C.UTF-8', provider: 'b' }]);
    expect(readdirSync(path.dirname(dataDir)).toSorted()).toEqual(['postgres', 'postgres.log']);
  });

  it('keeps what it holds over a stop and a start', async () => {
    const first = await start();
    await ask(first, 'create table kept as select 42 as value');
    await first.stop();
    expect(isOver(first.pid)).toBe(true);
    expect(existsSync(first.connection.host)).toBe(false);
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await ask(second, 'select value from kept')).toEqual([{ value: 42 }]);
  });

  it('adopts the one that a killed app left running', async () => {
    const app = await startElsewhere(dataDir);
    app.child.removeAllListeners('exit');
    app.child.kill('SIGKILL');
    const again = await start();
    expect(again).toMatchObject({ adopted: true, pid: app.pid });
  });

  it('comes back after a kill -9 of PostgreSQL with everything committed', async () => {
    const first = await start();
    await ask(first, 'create table kept as select generate_series(1, 1000) as value');
    process.kill(first.pid, 'SIGKILL');
    // On a busy machine a killed process goes on accepting for a moment.
    await vi.waitUntil(() => !isAlive(first.pid), { timeout: 30_000 });
    const second = await start();
    expect(second.pid).not.toBe(first.pid);
    expect(await ask(second, 'select count(*)::int as rows from kept')).toEqual([{ rows: 1000 }]);
    expect(existsSync(first.connection.host)).toBe(false);
  });

  it('brings a killed PostgreSQL back automatically, where its clients look for it', async () => {
    const postgres = await start(dataDir, true);
    await ask(postgres, 'create table kept as select generate_series(1, 1000) as value');
    const { pid } = postgres;
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => ask(postgres, 'select count(*)::int as rows from kept').catch(() => []), { timeout: 60_000 })
      .toEqual([{ rows: 1000 }]);
    expect(postgres.pid).not.toBe(pid);
    await postgres.stop();
    await sleep(1_000);
    expect(isOver(postgres.pid)).toBe(true);
  });

  it('gives two that start at once the same database', async () => {
    const [first, other] = await Promise.all([startElsewhere(dataDir), startElsewhere(dataDir)]);
    for (const { child } of [first, other]) child.removeAllListeners('exit');
    expect(first.pid).toBe(other.pid);
    expect(first.adopted).toBe(!other.adopted);
    await start();
  });

  it('ignores a pid file whose number now belongs to another process, even another PostgreSQL', async () => {
    const first = await start();
    process.kill(first.pid, 'SIGKILL');
    await untilOver(first.pid);
    const bystander = await start(path.join(path.dirname(dataDir), 'bystander'));
    const pidFile = path.join(dataDir, 'postmaster.pid');
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(bystander.pid)));
    const second = await start();
    expect(second.pid).not.toBe(bystander.pid);
    expect(isAlive(bystander.pid)).toBe(true);
  });

  it('does not wait for a zombie', async () => {
    // The parent stops reaping, so the killed PostgreSQL stays in the process table.
    const app = await startElsewhere(dataDir);
    app.child.removeAllListeners('exit');
    app.child.kill('SIGSTOP');
    process.kill(app.pid, 'SIGKILL');
    await untilOver(app.pid);
    expect((await start()).pid).not.toBe(app.pid);
  });

  it('says in one sentence when the folder was made by another PostgreSQL', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(path.join(dataDir, 'PG_VERSION'), '12\n');
    await expect(start()).rejects.toThrow(StartRefusal);
  });

  it.runIf(isRoot)('started as root, works as an ordinary account in a folder only root can enter', async () => {
    const closed = path.join(path.dirname(dataDir), 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o700);
    const postgres = await start(path.join(closed, 'postgres'));
    await ask(postgres, 'create table kept as select 1 as value; checkpoint');
    expect(execFileSync('ps', ['-o', 'user=', '-p', String(postgres.pid)], { encoding: 'utf8' }).trim()).not.toBe(
      'root',
    );
    process.kill(postgres.pid, 'SIGKILL');
    await untilOver(postgres.pid);
    expect(await ask(await start(path.join(closed, 'postgres')), 'select value from kept')).toEqual([{ value: 1 }]);
  });
});
