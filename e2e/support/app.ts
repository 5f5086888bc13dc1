import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '#kit/server/free-port.ts';
import { testFolder } from '#kit/server/test-folder.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const START_WITHIN_MS = 300_000;
const STOP_WITHIN_MS = 25_000;

export const OPERATOR = { email: 'operator@example.com', password: 'Operator-passphrase-1' } as const;

export interface App {
  readonly url: string;
  readonly dataDir: string;
  /** Ends the process and its database, and removes its data. */
  stop(): Promise<void>;
}

/** The built product as a person would run it, with its own database in an empty folder. */
export async function startApp(settings: Readonly<Record<string, string>> = {}): Promise<App> {
  const dataDir = mkdtempSync(path.join(testFolder(), 'docket-e2e-'));
  // As root the database runs under an unprivileged account, which has to be able to enter.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const child = spawn(process.execPath, ['src/app/server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited(),
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: OPERATOR.email,
      ADMIN_PASSWORD: OPERATOR.password,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  // When a run dies, the product ends as well: SIGTERM lets it stop its database.
  const orphaned = (): void => void child.kill('SIGTERM');
  process.once('exit', orphaned);
  const stop = async (): Promise<void> => {
    await ended(child);
    process.off('exit', orphaned);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, dataDir, stop };
}

/** Nothing of the developer's own configuration may reach a test: no real database, no real mail. */
function inherited(): Record<string, string | undefined> {
  const own = { ...process.env };
  for (const name of Object.keys(own))
    if (
      /^(DATABASE_URL|REDIS_URL|SMTP_URL|STORAGE$|S3_|STRIPE_|PAYPAL_|DEMO$|CURRENCY$|BRAND_NAME$|TRUST_PROXY$)/.test(
        name,
      )
    )
      delete own[name];
  return own;
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const late = setTimeout(
      () => reject(new Error(`The product was not ready within ${START_WITHIN_MS / 1000} s.\n${output}`)),
      START_WITHIN_MS,
    );
    const hear = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-8_000);
      if (output.includes('Docket is ready at')) {
        clearTimeout(late);
        resolve();
      }
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', (chunk: Buffer) => {
      hear(chunk);
      process.stderr.write(chunk);
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The product ended with ${code} before it was ready.\n${output}`));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
