import { existsSync } from 'node:fs';
import { defaultExclude, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Started once for the whole run, when commands need a PostgreSQL of their own. */
const DATABASE_SETUP = 'src/kit/server/test-database-setup.ts';

/**
 * Mostly waiting: for silence to end, for servers and compilers to start. Begun last, they would be waited for alone.
 */
const LONGEST = /(faults|lives|odd-input|every-call|start-postgres|standing-races)\.test\.ts$/;

/** What exchanges a module for everyone who imports it: these need a module world of their own. */
const OWN_WORLD = ['src/domains/accounts/server/same-work.test.ts'];
/** Left to `npm run test:long`: what takes minutes and seldom breaks (docs/testing.md). */
const LONG = process.env['TEST_LONG'] === undefined ? ['**/*.long.test.ts'] : [];
const INCLUDED = ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // Loading the product takes longer than most files of tests: a process loads it once, for all the files that it
    // runs. It keeps hardly anything for the whole process (tools/boundaries.ts), and each file begins without it.
    setupFiles: ['src/kit/server/test-afresh.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: INCLUDED,
          exclude: [...defaultExclude, ...LONG, ...OWN_WORLD],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: OWN_WORLD } },
    ],
    environment: 'node',
    // More processes than the two cores of the gate's machine, because many tests wait: for silence, timeouts and other
    // processes.
    pool: 'forks',
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // For a machine at a quarter of this one's speed: there, a test that starts a PostgreSQL takes more than a minute.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is waited for ends the wait; the second that Vitest gives it is over on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    passWithNoTests: false,
    allowOnly: process.env['CI'] === undefined,
    globalSetup: existsSync(DATABASE_SETUP) ? [DATABASE_SETUP] : [],
    reporters:
      process.env['VITEST_JSON'] === undefined
        ? ['default']
        : ['dot', ['json', { outputFile: process.env['VITEST_JSON'] }]],
  },
});
