/** For tests: a real Redis where this machine has one (or a Valkey, which is the same to us), else its streams. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { startRedisStreams } from './test-redis-streams.ts';

export interface TestRedis {
  readonly name: string;
  readonly url: string;
  /** With -9: every connection breaks, and what it kept is gone. */
  kill(): Promise<void>;
  /** At the same address, empty. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

const PROGRAMS = ['redis-server', 'valkey-server'];
const READY_WITHIN_MS = 5_000;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** Kills it with -9. */
type Kill = () => Promise<void>;

/** Null where there is no such program. */
async function launch(program: string, port: number, folder: string): Promise<Kill | null> {
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
    stdio: 'ignore',
  });
  let isGone = false;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      isGone = true;
      resolve();
    };
    child.once('error', end).once('exit', end);
  });
  const kill: Kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  for (const until = Date.now() + READY_WITHIN_MS; !isGone && Date.now() < until; await sleep(20))
    if (await answers(port)) return kill;
  await kill();
  return null;
}

async function startReal(program: string): Promise<TestRedis | null> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'docket-redis-'));
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  let kill = await launch(program, port, folder);
  if (kill === null) {
    removeFolder();
    return null;
  }
  return {
    name: 'Redis',
    url: `redis://127.0.0.1:${port}`,
    kill: async () => kill?.(),
    async comeBack() {
      kill = await launch(program, port, folder);
      if (kill === null) throw new Error(`${program} did not come back`);
    },
    async stop() {
      await kill?.();
      removeFolder();
    },
  };
}

export async function startTestRedis(): Promise<TestRedis> {
  for (const program of PROGRAMS) {
    const redis = await startReal(program);
    if (redis !== null) return redis;
  }
  const { port, kill, comeBack } = await startRedisStreams();
  return { name: 'the streams of Redis', url: `redis://127.0.0.1:${port}`, kill, comeBack, stop: kill };
}
