import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartRefusal } from '../../start-refusal.ts';
import { accountFor, giveTree } from './account.ts';
import { findBinaries, platformPackage, type Binaries, type Release } from './binaries.ts';
import { bringUp } from './bring-up.ts';
import { createCluster, DATABASE_NAME, isCluster, PASSWORD_FILE, SUPERUSER } from './create-cluster.ts';
import { keepRunning } from './keep-running.ts';
import { hostOf, worksIn } from './postmaster.ts';
import { SETTINGS, settingsFor, type Settings } from './settings.ts';
import { stopPostmaster } from './stop-postmaster.ts';

export interface RunningPostgres {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly database: string;
  };
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
  /** Restart it if it ends while we need it. False for short work on another process's cluster. */
  readonly keep?: boolean;
  readonly release?: Release;
}

/** The running PostgreSQL of this data folder: created, started or adopted as needed, and kept running. */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  const { say = () => {}, keep = true, release = 'own' } = options;
  const account = accountFor(path.resolve(options.dataDir));
  const binaries = findBinaries(account, platformPackage(release));
  if (!isCluster(options.dataDir)) {
    const startedAt = performance.now();
    createCluster(path.resolve(options.dataDir), binaries, account);
    say(`Database made in ${options.dataDir} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`);
  }
  const dataDir = realpathSync(options.dataDir);
  refuseOtherVersion(dataDir, binaries);
  if (account !== null && statSync(dataDir).uid === 0) giveTree(dataDir, account);
  const password = readFileSync(path.join(dataDir, PASSWORD_FILE), 'utf8');
  const launching = {
    dataDir,
    binaries,
    account,
    settings: settingsFor(binaries.major, { ...SETTINGS, ...options.settings }),
    say,
  };
  let { postmaster, adopted } = await bringUp(launching);
  const { socketDir, port } = postmaster;
  const keeper = keepRunning({
    isRunning: () => worksIn(postmaster.pid, dataDir),
    async revive() {
      say('The database ended unexpectedly; starting it again');
      ({ postmaster, adopted } = await bringUp({ ...launching, socketDir, settings: { ...launching.settings, port } }));
    },
    failed: say,
    isWanted: keep,
  });
  return {
    connection: { host: hostOf(postmaster), port, user: SUPERUSER, password, database: DATABASE_NAME },
    get pid() {
      return postmaster.pid;
    },
    get adopted() {
      return adopted;
    },
    async stop() {
      await keeper.stop();
      await stopPostmaster(postmaster, dataDir, binaries);
    },
  };
}

function refuseOtherVersion(dataDir: string, binaries: Binaries): void {
  const found = Number(readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8'));
  if (found !== binaries.major)
    throw new StartRefusal(
      `The database in ${dataDir} was made by PostgreSQL ${found}, but this Docket brings ${binaries.major}: see docs/operations.md, "Moving to a new PostgreSQL".`,
    );
}
