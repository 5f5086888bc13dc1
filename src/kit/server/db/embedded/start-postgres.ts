import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartRefusal } from '../../start-refusal.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { hasCluster, makeCluster, readSecret } from './cluster.ts';
import { accepts, clearStalePidFile, isAlive, isPostgres, readPidFile, type PidFile } from './postmaster.ts';
import { closedFolder, giveTo, unprivilegedAccount, type RunAs } from './run-as.ts';

const DATABASE = 'docket';
const START_LIMIT_MS = 60_000;
const MOST_SPAWNS = 20;
const isWindows = process.platform === 'win32';

/** Sized for a small machine that also runs the app; durability stays as PostgreSQL has it (DB-1). */
const SETTINGS = {
  shared_buffers: '128MB',
  max_connections: '80',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

export interface EmbeddedPostgres {
  readonly connection: pg.PoolConfig;
  readonly pid: number;
  /** True when it was running already: the last app was killed and left it behind. */
  readonly adopted: boolean;
  /** Fast shutdown; everything committed is on disk. */
  stop(): Promise<void>;
}

interface StartOptions {
  readonly dataDir: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly say?: (line: string) => void;
}

/**
 * The real PostgreSQL on a data folder: made when missing, started when stopped, taken over when it runs. Survives
 * kill -9 of itself or of the app, a reused pid, and two starters at once.
 */
export async function startPostgres({ dataDir: given, settings = {}, say = () => {} }: StartOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(given);
  const binaries = await findBinaries();
  const who = unprivilegedAccount();
  mkdirSync(path.dirname(dataDir), { recursive: true });
  for (const needed of [binaries.folder, path.dirname(dataDir)]) {
    const closed = closedFolder(who, needed);
    if (closed !== null) {
      throw new StartRefusal(`The database runs as an unprivileged account, which may not enter ${closed}. Move Docket elsewhere, run "chmod o+x ${closed}", or set DATABASE_URL.`);
    }
  }
  const isNew = !hasCluster(dataDir);
  if (isNew) {
    say('Creating the database');
    makeCluster(dataDir, binaries, who);
  }
  const running = await keepStarting(dataDir, binaries, who, { ...SETTINGS, ...settings });
  const { file } = running;
  const connection: pg.PoolConfig = { host: isWindows ? '127.0.0.1' : file.socketDir, port: file.port, user: 'postgres', password: readSecret(dataDir), database: DATABASE };
  await ensureDatabase(connection);
  return {
    connection,
    pid: file.pid,
    adopted: running.adopted,
    async stop() {
      if (!isAlive(file.pid) || !isPostgres(file.pid)) return;
      process.kill(file.pid, 'SIGINT');
      while (isAlive(file.pid) && existsSync(path.join(dataDir, 'postmaster.pid'))) await sleep(10);
    },
  };
}

/** Until one accepts connections: ours, or that of another starter who was quicker. */
async function keepStarting(dataDir: string, binaries: Binaries, who: RunAs, settings: Record<string, string>): Promise<{ file: PidFile; adopted: boolean }> {
  const until = Date.now() + START_LIMIT_MS;
  let child: ChildProcess | null = null;
  let ended = true;
  let spawns = 0;
  for (;;) {
    const file = readPidFile(dataDir);
    if (file?.status === 'ready' && (await accepts(file))) return { file, adopted: file.pid !== child?.pid };
    if (Date.now() > until || spawns > MOST_SPAWNS) throw new StartRefusal(`The database does not start; ${dataDir}.log says why.`);
    if (ended && !(file !== null && isPostgres(file.pid))) {
      spawns += 1;
      clearStalePidFile(dataDir, file);
      child = await spawnPostgres(dataDir, binaries, who, settings);
      ended = false;
      child.once('exit', () => {
        ended = true;
      });
    }
    await sleep(ended ? 200 : 10);
  }
}

async function spawnPostgres(dataDir: string, binaries: Binaries, who: RunAs, settings: Record<string, string>): Promise<ChildProcess> {
  // A fresh short folder per start: socket paths are limited to about 100 bytes, and no stale lock is ever in the way.
  const socketDir = isWindows ? '' : mkdtempSync(path.join(os.tmpdir(), 'docket-pg-'));
  if (!isWindows) giveTo(who, socketDir);
  const place = { listen_addresses: isWindows ? '127.0.0.1' : '', port: String(isWindows ? await freePort() : 5432), unix_socket_directories: socketDir };
  const options = Object.entries({ ...settings, ...place }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(`${dataDir}.log`, 'a');
  const child = spawn(binaries.postgres, ['-D', dataDir, ...options], { ...who, detached: true, stdio: ['ignore', log, log], cwd: os.tmpdir() });
  child.unref();
  closeSync(log);
  return child;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

async function ensureDatabase(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // 42P04, 23505: another starter made it in between.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}
