import { readFileSync } from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { startApp, type App } from '../e2e/support/app.ts';
import { ROOT } from './run-step.ts';

/**
 * The whole gate, in order: check, build, the bank test, then the built product is started once for the budget and the
 * stories. Every part runs even when an earlier one failed. The last line counts all of it: `N passed, N failed`.
 */

/** Enough for a kill of PostgreSQL and of an app, and commits cut on both sides; `npm run test:bank` does more. */
const BANK_OPS = '60';
/** Each fault as briefly as it shows that everything works; by hand for as long as docs/operations.md says. How fast a start is, is judged by hand. */
const SHORT_FAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kills: { KILLS: '3', KILLS_READY_MS: '60000' },
  rolling: { ROLLS: '1', ROLL_CLIENTS: '4' },
  clock: { CLOCK_WHOSE: 'both', CLOCK_SHIFTS: '86400' },
  upgrade: { UPGRADE_KILLS: '2' },
  restore: { RESTORE_COMMANDS: '40' },
  soak: { SOAK_SECONDS: '8' },
};
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
/** As e2e/screens.spec.ts names it. */
const SCREENS = 'every built screen';
const tally = { passed: 0, failed: 0 };
const count = (ok: boolean): void => void (tally[ok ? 'passed' : 'failed'] += 1);

/** Niceness: four fifths of what the stories get where both want all of it. */
const ASIDE = 1;

interface How {
  /** Runs with less claim on the machine, and is heard only when it is over. */
  readonly isAside?: boolean;
}

function run(
  title: string,
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  { isAside = false }: How = {},
): Promise<boolean> {
  if (!isAside) console.log(`\n— ${title}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, script), ...args], {
      cwd: ROOT,
      stdio: isAside ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    if (isAside && child.pid !== undefined) setPriority(child.pid, ASIDE);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      if (isAside) console.log(`\n— ${title}\n${said}`);
      resolve(code === 0);
    });
  });
}

/** Results of this run only: they are removed before it, so a crash cannot be read as an older success. */
function read<Results>(file: string): Results | null {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Results;
  } catch {
    return null;
  }
}

async function check(): Promise<void> {
  const ok = await run('check', 'tools/check.ts');
  const steps = read<{ ok: boolean }[]>('.cache/check.json') ?? [];
  for (const step of steps) count(step.ok);
  if (steps.length === 0) count(ok && false);
  const unit = read<{ numPassedTests: number; numFailedTests: number }>('.cache/unit.json');
  tally.passed += unit?.numPassedTests ?? 0;
  tally.failed += unit?.numFailedTests ?? 0;
}

async function tell(title: string, results: string, args: readonly string[], env: Readonly<Record<string, string>>, how: How = {}): Promise<void> {
  const ok = await run(title, PLAYWRIGHT, ['test', ...args], { ...env, E2E_JSON: results }, how);
  const stats = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(results)?.stats;
  tally.passed += stats?.expected ?? 0;
  tally.failed += (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  count(ok);
}

/**
 * The stories and, beside them, the walk over every screen: it waits for nothing that happens elsewhere, so it has a
 * product of its own and takes what the stories leave of the machine. What it says is printed after them.
 */
const storiesAndScreens = (app: App): Promise<unknown> =>
  Promise.all([
    tell('stories', '.cache/e2e.json', ['--grep-invert', SCREENS], { DOCKET_URL: app.url, DOCKET_DATA_DIR: app.dataDir }),
    tell('screens', '.cache/screens.json', ['--grep', SCREENS, '--output', 'test-results/screens'], {}, { isAside: true }),
  ]);

await check();
const isBuilt = await run('build', 'tools/build.ts');
count(isBuilt);
if (isBuilt) {
  count(await run('bank', 'tools/test-bank.ts', [], { BANK_OPS }));
  for (const [fault, sizes] of Object.entries(SHORT_FAULTS)) count(await run(`fault: ${fault}`, 'tools/test-faults.ts', [fault], sizes));
  try {
    const app = await startApp();
    count(true);
    try {
      count(await run('budget', 'tools/budget.ts', [app.url]));
      await storiesAndScreens(app);
    } finally {
      await app.stop();
    }
  } catch (error) {
    count(false);
    console.error((error as Error).message);
  }
} else console.log('Without a build there is no product to measure and no story to tell.');

process.exitCode = tally.failed === 0 ? 0 : 1;
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
