import { readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefusal } from '../../start-refusal.ts';
import { accountFor, giveTree } from './account.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { createCluster, DATABASE_NAME, isCluster, PASSWORD_FILE, SUPERUSER } from './create-cluster.ts';
import { accepts, hostOf, isAlive, isAnyoneIn, pidFileOf, readPostmaster, worksIn, type Postmaster } from './postmaster.ts';
import { launch, removeSockets, type Launch } from './launch.ts';
import { SETTINGS, type Settings } from './settings.ts';
import { stopPostmaster } from './stop-postmaster.ts';

export interface RunningPostgres {
  readonly connection: { readonly host: string; readonly port: number; readonly user: string; readonly password: string; readonly database: string };
  readonly pid: number;
  /** True when it ran already: an app that was killed leaves its PostgreSQL behind, unharmed. */
  readonly adopted: boolean;
  /** Ends sessions, writes a checkpoint and waits until the process is gone. */
  stop(): Promise<void>;
}

interface StartOptions {
  readonly dataDir: string;
  readonly settings?: Settings;
  readonly say?: (line: string) => void;
}

/** Recovery after a power cut replays at most `max_wal_size`; a slow disk gets time for that. */
const PATIENCE_MS = 5 * 60_000;
const MAX_LAUNCHES = 20;

/** The PostgreSQL of this data folder, running: made, started or adopted as needed. */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  const say = options.say ?? (() => {});
  const account = accountFor(path.resolve(options.dataDir));
  const binaries = findBinaries(account);
  if (!isCluster(options.dataDir)) {
    const startedAt = Date.now();
    createCluster(path.resolve(options.dataDir), binaries, account);
    say(`Database made in ${options.dataDir} (${((Date.now() - startedAt) / 1_000).toFixed(1)} s)`);
  }
  const dataDir = realpathSync(options.dataDir);
  refuseOtherVersion(dataDir, binaries);
  if (account !== null && statSync(dataDir).uid === 0) giveTree(dataDir, account);
  const password = readFileSync(path.join(dataDir, PASSWORD_FILE), 'utf8');
  const start = () => launch({ dataDir, binaries, account, settings: { ...SETTINGS, ...options.settings } });
  const { postmaster, adopted } = await bringUp(dataDir, start, say);
  return {
    connection: { host: hostOf(postmaster), port: postmaster.port, user: SUPERUSER, password, database: DATABASE_NAME },
    pid: postmaster.pid,
    adopted,
    stop: () => stopPostmaster(postmaster, dataDir, binaries),
  };
}

async function bringUp(dataDir: string, start: () => Promise<Launch>, say: (line: string) => void): Promise<{ postmaster: Postmaster; adopted: boolean }> {
  const startedAt = Date.now();
  let current: Launch | null = null;
  let saidSlow = false;
  for (let launches = 0; ; ) {
    const postmaster = readPostmaster(dataDir);
    if (postmaster?.isReady && (await accepts(postmaster))) return { postmaster, adopted: postmaster.pid !== current?.pid };
    if (Date.now() - startedAt > PATIENCE_MS) throw new StartRefusal(`The database did not start within ${PATIENCE_MS / 60_000} minutes; ${dataDir}.log says why.`);
    if (!saidSlow && Date.now() - startedAt > 3_000) {
      say('Database is recovering…');
      saidSlow = true;
    }
    const isOurs = current !== null && !current.hasEnded();
    if (!isOurs && !(postmaster !== null && worksIn(postmaster.pid, dataDir))) {
      if (launches >= MAX_LAUNCHES) throw new StartRefusal(`The database does not start: ${current?.reason() || 'no reason given'} (more in ${dataDir}.log).`);
      launches += 1;
      if (postmaster !== null) clearAfter(postmaster, dataDir);
      current = await start();
    }
    await sleep(current?.hasEnded() === true ? 200 : 10);
  }
}

/** PostgreSQL believes a pid file as long as anything has that number. We know better, once nobody is in the folder. */
function clearAfter(stale: Postmaster, dataDir: string): void {
  removeSockets(stale.socketDir);
  if (!isAlive(stale.pid) || isAnyoneIn(dataDir)) return;
  if (readPostmaster(dataDir)?.pid === stale.pid) rmSync(pidFileOf(dataDir), { force: true });
}

function refuseOtherVersion(dataDir: string, binaries: Binaries): void {
  const found = Number(readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8'));
  if (found !== binaries.major) throw new StartRefusal(`The database in ${dataDir} was made by PostgreSQL ${found}, but this Docket brings ${binaries.major}: see docs/operations.md, "Moving to a new PostgreSQL".`);
}
