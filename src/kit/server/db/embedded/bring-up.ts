import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefusal } from '../../start-refusal.ts';
import { launch, makeSocketFolder, removeSockets, type Launch, type LaunchOptions } from './launch.ts';
import { accepts, isAlive, isAnyoneIn, pidFileOf, readPostmaster, worksIn, type Postmaster } from './postmaster.ts';

/** Recovery after a power cut replays at most `max_wal_size`; a slow disk gets time for that. */
const PATIENCE_MS = 5 * 60_000;
const SLOW_MS = 3_000;
const MAX_LAUNCHES = 20;

export interface BroughtUp {
  readonly postmaster: Postmaster;
  readonly adopted: boolean;
}

interface BringUpOptions extends Omit<LaunchOptions, 'socketDir'> {
  /** The socket folder that clients of an earlier run still use; a new folder without one. */
  readonly socketDir?: string;
  readonly say: (line: string) => void;
}

/**
 * Waits until a postmaster accepts connections: one that was running, ours, or one that another process started first.
 */
export async function bringUp(options: BringUpOptions): Promise<BroughtUp> {
  const { dataDir, say } = options;
  const startedAt = performance.now();
  let socketDir = options.socketDir ?? '';
  let current: Launch | null = null;
  let saidSlow = false;
  const giveUp = (message: string): never => {
    removeSockets(socketDir);
    throw new StartRefusal(message);
  };
  for (let launches = 0; ;) {
    const postmaster = readPostmaster(dataDir);
    if (postmaster?.isReady && (await accepts(postmaster))) {
      if (postmaster.socketDir !== socketDir) removeSockets(socketDir);
      return { postmaster, adopted: postmaster.pid !== current?.pid };
    }
    const elapsed = performance.now() - startedAt;
    if (elapsed > PATIENCE_MS)
      giveUp(`The database did not start within ${PATIENCE_MS / 60_000} minutes; ${dataDir}.log says why.`);
    if (!saidSlow && elapsed > SLOW_MS) say('The database is recovering…');
    saidSlow ||= elapsed > SLOW_MS;
    const isOursStarting = current !== null && !current.hasEnded();
    if (!isOursStarting && !(postmaster !== null && worksIn(postmaster.pid, dataDir))) {
      if (launches >= MAX_LAUNCHES)
        giveUp(`The database does not start: ${current?.reason() || 'no reason given'} (more in ${dataDir}.log).`);
      launches += 1;
      if (postmaster !== null) clearAfter(postmaster, dataDir);
      socketDir = makeSocketFolder(options.account, socketDir);
      current = await launch({ ...options, socketDir });
    }
    await sleep(current?.hasEnded() === true ? 200 : 10);
  }
}

/** PostgreSQL trusts a pid file while any process has that id. Once no process uses the folder, the file is stale. */
function clearAfter(stale: Postmaster, dataDir: string): void {
  removeSockets(stale.socketDir);
  if (!isAlive(stale.pid) || isAnyoneIn(dataDir)) return;
  if (readPostmaster(dataDir)?.pid === stale.pid) rmSync(pidFileOf(dataDir), { force: true });
}
