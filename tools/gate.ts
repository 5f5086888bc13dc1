import { startApp } from '../e2e/support/app.ts';
import { endToEndLanes } from './gate/lanes.ts';
import { leavingSources } from './gate/leaving-sources.ts';
import { runCheck, runEndToEnd, runPart } from './gate/run-part.ts';
import { judged, summary, type Part } from './gate/tally.ts';

/**
 * The whole gate, in order: check, build, and then in three lanes what needs the built product: what starts products of its
 * own, the budget with the end-to-end tests, and the walk over every screen. Every part runs even when an earlier one
 * failed. The output ends with the seconds of each part, the names of what failed, and `N passed, N failed`.
 */

/** Enough for a kill of PostgreSQL and of an app, and commits cut on both sides; `npm run test:bank` does more. */
const BANK_OPS = '60';
/** Each fault as briefly as it shows that everything works; by hand for as long as docs/operations.md says. How fast a start is, is judged by hand. */
const SHORT_FAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kills: { KILLS: '3', KILLS_READY_MS: '60000' },
  rolling: { ROLLS: '1', ROLL_CLIENTS: '4' },
  clock: { CLOCK_WHOSE: 'both', CLOCK_SHIFTS: '86400' },
  upgrade: { UPGRADE_KILLS: '2' },
  restore: { RESTORE_COMMANDS: '40', RESTORE_CLIENTS: '4' },
  soak: { SOAK_SECONDS: '8' },
  talk: { TALK_KILLS: '2', TALK_EVERY_MS: '1000', TALK_CATCH_UP_MS: '60000' },
};
const lanes = endToEndLanes();
/** An address where nobody answers. */
const NOBODY = 'http://127.0.0.1:1';

/**
 * One after the other; each waits for processes to start, drain and come back, and leaves half of the machine to the others.
 * The end-to-end tests after them start their own products too, and are told of none to visit.
 */
async function ownProducts(): Promise<Part[]> {
  const parts = [await runPart('bank', 'tools/test-bank.ts', { env: { BANK_OPS }, isAside: true })];
  for (const [fault, env] of Object.entries(SHORT_FAULTS))
    parts.push(await runPart(`fault: ${fault}`, 'tools/test-faults.ts', { args: [fault], env, isAside: true }));
  const own = { args: [...lanes.own, '--output', 'test-results/own'], env: { DOCKET_URL: NOBODY }, isAside: true };
  return [...parts, await runEndToEnd('products of their own', '.cache/own.json', own)];
}

/** The walk has a product to itself. */
async function screens(): Promise<Part[]> {
  return [await runEndToEnd('screens', '.cache/screens.json', { args: [...lanes.screens, '--output', 'test-results/screens'], isAside: true })];
}

async function sharedProduct(): Promise<Part[]> {
  const startedAt = performance.now();
  const start = (failed: readonly string[]): Part => ({
    name: 'start',
    seconds: (performance.now() - startedAt) / 1000,
    passed: failed.length === 0 ? 1 : 0,
    failed,
  });
  try {
    const app = await startApp();
    const started = start([]);
    try {
      const budget = await runPart('budget', 'tools/budget.ts', { args: [app.url] });
      const env = { DOCKET_URL: app.url, DOCKET_DATA_DIR: app.dataDir };
      return [started, budget, await runEndToEnd('end-to-end tests', '.cache/e2e.json', { args: lanes.shared, env })];
    } finally {
      await app.stop();
    }
  } catch (error) {
    return [start([(error as Error).message])];
  }
}

/** Three lanes beside each other: none of them uses two cores alone, and none waits for what happens in another. */
const builtProduct = async (): Promise<Part[]> => (await Promise.all([ownProducts(), sharedProduct(), screens()])).flat();

const checked = await runCheck();
const build = await leavingSources(() => runPart('build', 'tools/build.ts'));
// Without a build there is no product to measure and nothing to test end to end.
const parts = [...checked, build, ...(build.failed.length === 0 ? await builtProduct() : [])];
process.exitCode = judged(parts).every((part) => part.failed.length === 0) ? 0 : 1;
console.log(`\n${summary(parts)}`);
