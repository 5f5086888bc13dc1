import path from 'node:path';
import { openDatabase, type Database, type DatabaseSettings } from '#kit/server/db/database.ts';
import { isAlive } from '#kit/server/db/embedded/postmaster.ts';
import { startPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { migrate } from '#kit/server/db/migrate.ts';
import type { Config } from '#kit/server/config.ts';
import { restoredFrom } from '#kit/server/restored.ts';
import { counted } from '#kit/format/unit.ts';
import { StartRefusal } from '#kit/server/start-refusal.ts';
import { refuseOtherKey } from './instance-key.ts';
import { APP_ROLE, refuseOwnersRights, refuseUnfit } from './fit-database.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../../db/migrations');
/** Relay, queue and migrations work as the database's owner, on few connections. */
const OWNER_POOL = 4;
/**
 * Connections that only money and health use: the rest of the product can take all others, and payments continue
 * (OPS-2).
 */
const RESERVED_OWNER_POOL = 2;
const RESERVED_POOL = 4;

/** A shell's exit code for Ctrl-C. */
const EXIT_CALLED_OFF = 130;

export interface OpenDatabases {
  /** What handlers and commands use. */
  readonly database: Database;
  /** What migrates, relays and keeps the job queue. */
  readonly owner: Database;
  /** The same two for money alone. */
  readonly reserve: { readonly database: Database; readonly owner: Database };
  /** For a connection beside the pools. */
  readonly connection: DatabaseSettings['connection'];
  /** When the backup was taken that this database was restored from. */
  readonly restoredFrom: Date | null;
  close(): Promise<void>;
}

/** The embedded PostgreSQL in the data folder, or the one DATABASE_URL names; migrated either way. */
export async function openDatabases(
  config: Config,
  say: (line: string) => void,
  calledOff: AbortSignal,
): Promise<OpenDatabases> {
  const embedded =
    config.databaseUrl === null ? await startPostgres({ dataDir: path.join(config.dataDir, 'postgres'), say }) : null;
  // Whenever this process ends in order, ready or not, its PostgreSQL is stopped.
  const letGo = (): void => void (embedded !== null && isAlive(embedded.pid) && process.kill(embedded.pid, 'SIGINT'));
  process.once('exit', letGo);
  const end = (): never => process.exit(EXIT_CALLED_OFF);
  if (calledOff.aborted) end();
  calledOff.addEventListener('abort', end);
  const stopEmbedded = async (): Promise<void> => {
    process.off('exit', letGo);
    await embedded?.stop();
  };
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
  const owner = openDatabase({ connection, poolSize: OWNER_POOL });
  const database = openDatabase({ connection, poolSize: config.databasePool, role: APP_ROLE });
  let copyTakenAt: Date | null = null;
  try {
    await refuseUnfit(owner.db);
    const applied = await migrate(connection, MIGRATIONS, { say });
    await refuseOwnersRights(database.db);
    await refuseOtherKey(owner.db, config);
    copyTakenAt = await restoredFrom(owner.db, config.dataDir, say);
    if (applied.length > 0)
      say(`Database brought up to date (${counted(applied.length, { one: 'step', other: 'steps' })})`);
  } catch (error) {
    await Promise.all([database.end(), owner.end()]);
    await stopEmbedded();
    if (error instanceof StartRefusal) throw error;
    throw new StartRefusal(`The database cannot be used: ${(error as Error).message || String(error)}`);
  }
  const reserve = {
    database: openDatabase({ connection, poolSize: RESERVED_POOL, role: APP_ROLE }),
    owner: openDatabase({ connection, poolSize: RESERVED_OWNER_POOL }),
  };
  return {
    database,
    owner,
    reserve,
    connection,
    restoredFrom: copyTakenAt,
    async close() {
      await database.end();
      await reserve.database.end();
      await reserve.owner.end();
      await owner.end();
      await stopEmbedded();
    },
  };
}
