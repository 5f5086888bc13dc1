import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Started once for the whole run, when deeds need a PostgreSQL of their own. */
const DATABASE_SETUP = 'src/kit/server/test-database-setup.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
    environment: 'node',
    // Node strips the types itself; two processes for two cores, each file in a fresh module world.
    pool: 'forks',
    maxWorkers: 2,
    // Generous: a test that starts a PostgreSQL takes twenty seconds on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    passWithNoTests: false,
    allowOnly: process.env['CI'] === undefined,
    globalSetup: existsSync(DATABASE_SETUP) ? [DATABASE_SETUP] : [],
    reporters: process.env['VITEST_JSON'] === undefined ? ['default'] : ['dot', ['json', { outputFile: process.env['VITEST_JSON'] }]],
  },
});
