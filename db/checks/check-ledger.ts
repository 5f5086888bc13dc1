/**
 * `npm run check:ledger`: every invariant about money, on the live database. The last line is `N checks, N violations`.
 */
import path from 'node:path';
import { readConfig } from '#kit/server/config.ts';
import { openDatabase } from '#kit/server/db/database.ts';
import { startPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { StartRefusal } from '#kit/server/start-refusal.ts';
import { runChecks } from './run-checks.ts';

/** An alarm names the first few; a broken import can have millions. */
const SHOWN_PER_CHECK = 20;

async function main(): Promise<number> {
  const config = readConfig(process.env);
  // Beside a running app this is the app's own server; alone it is started for the moment.
  const embedded =
    config.databaseUrl === null ? await startPostgres({ dataDir: path.join(config.dataDir, 'postgres') }) : null;
  const database = openDatabase({
    connection: embedded?.connection ?? { connectionString: config.databaseUrl ?? '' },
    poolSize: 1,
  });
  try {
    const results = await runChecks(database.pool);
    let found = 0;
    for (const { check, violations } of results) {
      found += violations.length;
      console.log(`${violations.length === 0 ? 'ok  ' : 'FAIL'} ${check.name}`);
      if (violations.length > 0) console.log(`     ${check.means}`);
      for (const what of violations.slice(0, SHOWN_PER_CHECK)) console.log(`     ${what}`);
      if (violations.length > SHOWN_PER_CHECK) console.log(`     and ${violations.length - SHOWN_PER_CHECK} more`);
    }
    console.log(`${results.length} checks, ${found} violations`);
    return found === 0 ? 0 : 1;
  } finally {
    await database.end();
    if (embedded?.adopted === false) await embedded.stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(
    error instanceof StartRefusal ? error.message : `The ledger could not be checked: ${(error as Error).message}`,
  );
  process.exitCode = 1;
}
