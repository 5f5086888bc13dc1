import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '#kit/server/db/embedded/postmaster.ts';
import { testFolder } from '#kit/server/test-folder.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 240_000;

/**
 * The built product as its own process, with nothing softened: for end-to-end tests about starting, dying and coming
 * back.
 */
export interface Product {
  readonly pid: number;
  readonly url: string;
  readonly dataDir: string;
  said(): string;
  complained(): string;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  kill(signal: NodeJS.Signals): void;
}

export function freshFolder(): string {
  const folder = mkdtempSync(path.join(testFolder(), 'docket-fault-'));
  // As root the database runs under an unprivileged account, which has to be able to enter.
  chmodSync(folder, 0o755);
  return folder;
}

/** `flags` are Node's own. */
export function launch(
  dataDir: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Product {
  if (!existsSync(path.join(ROOT, 'build/server/index.js')))
    throw new Error('There is no built product to start: run "npm run build" first.');
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'],
    ...(process.env['NODE_COMPILE_CACHE'] === undefined
      ? {}
      : { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }),
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_URL: url,
    DATA_DIR: dataDir,
    DEMO: 'off',
    TEST_PAYMENTS: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const child = spawn(process.execPath, [...flags, 'src/app/server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  const orphaned = (): void => void child.kill('SIGTERM');
  process.once('exit', orphaned);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => void (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (err += chunk.toString()));
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => {
      process.off('exit', orphaned);
      resolve(code ?? signal ?? '');
    });
  });
  return {
    pid: child.pid ?? 0,
    url,
    dataDir,
    said: () => out,
    complained: () => err,
    ended,
    kill: (signal) => void child.kill(signal),
  };
}

export async function untilReady(product: Product): Promise<Product> {
  const until = Date.now() + READY_WITHIN_MS;
  let gone: number | string | null = null;
  void product.ended.then((code) => (gone = code));
  while (!product.said().includes('Docket is ready at')) {
    if (gone !== null || Date.now() > until)
      throw new Error(`not ready (${gone ?? 'too slow'}): ${product.said()}${product.complained()}`);
    await sleep(50);
  }
  return product;
}

/** The number of the product's PostgreSQL, from the file it keeps about itself. Null when there is none. */
export function postmasterOf(dataDir: string): number | null {
  const file = path.join(dataDir, 'postgres/postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN;
  return Number.isInteger(pid) && pid > 1 && isAlive(pid) ? pid : null;
}

export interface Heard {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
  readonly tookMs: number;
}

export async function call(url: string, init: RequestInit = {}): Promise<Heard> {
  const startedAt = performance.now();
  const tookMs = () => performance.now() - startedAt;
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) });
    return {
      status: answer.status,
      text: await answer.text(),
      retryAfter: answer.headers.get('retry-after'),
      tookMs: tookMs(),
    };
  } catch (error) {
    return { status: 0, text: String(error), retryAfter: null, tookMs: tookMs() };
  }
}
