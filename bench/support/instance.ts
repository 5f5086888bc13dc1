import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { startPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { freePort } from '#kit/server/free-port.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** Several processes work on one database, and a market that stays is started again. */
export const INSTANCE_KEY = 'bench-instance-key-of-32-characters!';

/** The built product in a process of its own, durable as it always is, with request limits off. */
export interface Instance {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** The instance's own database, with all rights. */
  readonly connection: pg.PoolConfig;
  /** From the process's start to its first answered page. */
  readonly startedInMs: number;
  /** Ends it; `keep` leaves the data for another start. */
  stop(keep?: boolean): Promise<void>;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'docket-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('the product ended before it answered');
    const answered = await fetch(`${url}/services`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function startInstance(
  options: { dataDir?: string; demo?: boolean; env?: Record<string, string> } = {},
): Promise<Instance> {
  const dataDir = options.dataDir ?? temporaryFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--expose-gc', 'src/app/server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      // As `npm start` has it: without, Node's compiler of types would count as the product's memory.
      NODE_COMPILE_CACHE: path.join(ROOT, '.cache/compiled'),
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: url,
      DATA_DIR: dataDir,
      DEMO: options.demo === true ? 'on' : 'off',
      ADMIN_EMAIL: 'operator@example.com',
      ADMIN_PASSWORD: 'Operator-passphrase-1',
      INSTANCE_KEY,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
  });
  await firstAnswer(url, child);
  const startedInMs = performance.now() - startedAt;
  // Running already: this only asks where it is.
  const { connection } = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    connection,
    startedInMs,
    async stop(keep = false) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resident memory of a process, in MB, as the system counts it. */
export function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}
