import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config.ts';
import type { Context } from './context.ts';
import type { Database } from './db/database.ts';
import { openLog } from './log.ts';
import { uuidv7 } from './make-id.ts';
import { localFiles } from './storage/local-files.ts';
import { endlessSpace } from './storage/space.ts';

/** For tests and benches: enough for commands, and nothing that leaves the process. A test names what it is about. */
export const testContext = (database: Database, overrides: Partial<Context> = {}): Context => ({
  config: readConfig({}),
  database,
  db: database.db,
  clock: () => new Date(),
  makeId: () => uuidv7(),
  log: openLog('silent'),
  mail: { send: async () => {} },
  files: localFiles(path.join(tmpdir(), `docket-test-${process.pid}`)),
  payments: {},
  identity: null,
  personal: [],
  facts: [],
  space: endlessSpace(),
  scanner: null,
  languageModel: null,
  ...overrides,
});
