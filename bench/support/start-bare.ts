import { spawn } from 'node:child_process';
import path from 'node:path';
import type pg from 'pg';
import { freePort } from '#kit/server/free-port.ts';

/** A yardstick in a process of its own (`bare-*.ts`), once it answers at `at`. */
export async function startBare(
  file: string,
  connection: pg.PoolConfig,
  pool: string,
  at = '/',
): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), BARE_CONNECTION: JSON.stringify(connection), BARE_POOL: pool },
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = (): Promise<boolean> =>
    fetch(`${url}${at}`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 30));
  return { url, stop: () => void child.kill() };
}
