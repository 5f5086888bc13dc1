/**
 * `npm run check:files`: whether every file that people added is where the database says, on disk or in the bucket.
 * `-- --read` reads each and compares its hash. The last line is `N files, N faults`.
 */
import path from 'node:path';
import { checkFiles } from '#kit/server/attachments/missing-files.ts';
import { readConfig } from '#kit/server/config.ts';
import { openDatabase } from '#kit/server/db/database.ts';
import { startPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { openLog } from '#kit/server/log.ts';
import { StartRefusal } from '#kit/server/start-refusal.ts';
import { fileHomes } from '#kit/server/storage/file-homes.ts';
import { twoHomes } from '#kit/server/storage/two-homes.ts';

const SHOWN = 50;

async function main(): Promise<number> {
  const config = readConfig(process.env);
  const { home, old } = fileHomes(config, openLog('error'));
  const embedded =
    config.databaseUrl === null ? await startPostgres({ dataDir: path.join(config.dataDir, 'postgres') }) : null;
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
  const database = openDatabase({ connection, poolSize: 1 });
  let shown = 0;
  try {
    const { files, faults } = await checkFiles(database.db, old === null ? home : twoHomes(home, old), {
      readsAll: process.argv.includes('--read'),
      onFault({ key, name, fault }) {
        if ((shown += 1) <= SHOWN) console.log(`FAIL ${key} (${name}) ${fault}`);
      },
    });
    console.log(`${files} files, ${faults} faults`);
    return faults === 0 ? 0 : 1;
  } finally {
    await database.end();
    if (embedded?.adopted === false) await embedded.stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(
    error instanceof StartRefusal ? error.message : `Files could not be checked: ${(error as Error).message}`,
  );
  process.exitCode = 1;
}
