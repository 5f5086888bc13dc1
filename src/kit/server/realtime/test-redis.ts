/** For tests: a real Redis, where this machine has one (or a Valkey, which is the same to us). */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

export interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}

const PROGRAMS = ['redis-server', 'valkey-server'];
const READY_WITHIN_MS = 5_000;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** Null where there is none. */
export async function startTestRedis(): Promise<TestRedis | null> {
  for (const program of PROGRAMS) {
    const port = await freePort();
    const folder = mkdtempSync(path.join(tmpdir(), 'docket-redis-'));
    const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], { stdio: 'ignore' });
    let isGone = false;
    const ended = new Promise<void>((resolve) => {
      const end = (): void => {
        isGone = true;
        resolve();
      };
      child.once('error', end).once('exit', end);
    });
    const stop = async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    };
    for (const until = Date.now() + READY_WITHIN_MS; !isGone && Date.now() < until; await sleep(20))
      if (await answers(port)) return { url: `redis://127.0.0.1:${port}`, stop };
    await stop();
  }
  return null;
}
