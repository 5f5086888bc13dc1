import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readConfig, type Config } from '#kit/server/config.ts';
import { takeDataFolder, type TakenFolder } from '#kit/server/db/data-folder.ts';
import { copyCluster } from '#kit/server/db/embedded/copy-cluster.ts';
import { copyTree } from '#kit/server/db/embedded/copy-tree.ts';
import { startPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { markCopy } from '#kit/server/restored.ts';
import { openLog } from '#kit/server/log.ts';
import { StartRefusal } from '#kit/server/start-refusal.ts';
import { fileHomes } from '#kit/server/storage/file-homes.ts';
import { localFiles } from '#kit/server/storage/local-files.ts';
import { moveFiles } from '#kit/server/storage/move-files.ts';

/**
 * The parts of a data folder that are not copied as plain files: the database is copied its own way, the rest is
 * temporary.
 */
const OF_THE_MOMENT = /^(postgres|reserve\.bin|postgres\.(log.*|init-.*)|docket\.lock.*|backups|uploads[\\/]incoming)$/;

/**
 * `npm run backup [folder]`: a copy of the whole data folder, made while Docket runs or not. Opened as DATA_DIR it is
 * the state at the end of the copy. Gives the folder it made.
 */
export async function backUp(
  env: NodeJS.ProcessEnv,
  given: string | undefined,
  say: (line: string) => void,
): Promise<string> {
  const config = readConfig(env);
  if (config.databaseUrl !== null)
    throw new StartRefusal(
      'DATABASE_URL names a PostgreSQL of your own: back it up with its own tools, and copy the uploads in DATA_DIR or the bucket.',
    );
  const dataDir = path.join(config.dataDir, 'postgres');
  if (!existsSync(path.join(dataDir, 'PG_VERSION')))
    throw new StartRefusal(`There is no database in ${config.dataDir} yet, so there is nothing to back up.`);
  const to = path.resolve(
    given ?? path.join(config.dataDir, 'backups', new Date().toISOString().replace(/[:.]/g, '-')),
  );
  if (existsSync(to)) throw new StartRefusal(`${to} exists already: name a folder that does not.`);
  const draft = `${to}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  // Locked while no app runs, so that none starts on the PostgreSQL that we will stop again.
  const folder = takeUnlessRunning(config.dataDir);
  try {
    const postgres = await startPostgres({ dataDir, keep: false });
    try {
      const databaseBytes = await copyCluster(postgres, dataDir, path.join(draft, 'postgres'));
      // After the database, so that every file it speaks of is among them.
      const fileBytes =
        (await copyTree(
          config.dataDir,
          draft,
          (relative) => OF_THE_MOMENT.test(relative) || path.join(config.dataDir, relative) === draft,
        )) + (await copyBucket(config, draft));
      markCopy(draft, new Date());
      renameSync(draft, to);
      say(`Backed up to ${to}: database ${megabytes(databaseBytes)}, files ${megabytes(fileBytes)}.`);
    } finally {
      if (folder !== null) await postgres.stop();
    }
  } finally {
    folder?.release();
  }
  return to;
}

/** Its files lie on disk in the copy: there they are found, whatever becomes of the bucket. */
async function copyBucket(config: Config, draft: string): Promise<number> {
  const { s3 } = config.storage;
  if (s3 === null) return 0;
  const { home } = fileHomes({ dataDir: config.dataDir, storage: { home: 's3', s3 } }, openLog(config.logLevel));
  const { bytes, failed } = await moveFiles(home, localFiles(path.join(draft, 'uploads')), { removes: false });
  const [first] = failed;
  if (first === undefined) return bytes;
  throw new Error(`${failed.length} files of the bucket were not copied; the first is ${first.key}`, {
    cause: first.error,
  });
}

function takeUnlessRunning(dataDir: string): TakenFolder | null {
  try {
    return takeDataFolder(dataDir);
  } catch (error) {
    if (error instanceof StartRefusal) return null;
    throw error;
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

if (import.meta.main) {
  try {
    await backUp(process.env, process.argv[2], (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(
      `${error instanceof StartRefusal ? error.message : ((error as Error).stack ?? String(error))}\n`,
    );
    process.exitCode = 1;
  }
}
