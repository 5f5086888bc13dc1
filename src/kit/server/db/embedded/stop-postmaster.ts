import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { removeSockets } from './launch.ts';
import { worksIn, type Postmaster } from './postmaster.ts';

/** A checkpoint of a full buffer on a slow disk; longer than that, PostgreSQL finishes without us. */
const PATIENCE_MS = 20_000;

/** The fast kind of stop: open transactions are rolled back, what was committed is written out. */
export async function stopPostmaster(postmaster: Postmaster, dataDir: string, binaries: Binaries): Promise<void> {
  if (!worksIn(postmaster.pid, dataDir)) return removeSockets(postmaster.socketDir);
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-D', dataDir, '-m', 'fast', '-w'], { stdio: 'ignore' });
    return;
  }
  process.kill(postmaster.pid, 'SIGINT');
  const until = performance.now() + PATIENCE_MS;
  while (worksIn(postmaster.pid, dataDir) && performance.now() < until) await sleep(10);
  removeSockets(postmaster.socketDir);
}
