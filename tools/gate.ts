import { readFileSync } from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { startApp, type App } from '../e2e/support/app.ts';
import { ROOT } from './run-step.ts';

/**
 * The whole gate, in order: check, build, the bank test, then the built product is started once for the budget and the
 * stories. Every part runs even when an earlier one failed. The last line counts all of it: `N passed, N failed`.
 */

/** Enough for a kill of PostgreSQL and of an app, and commits cut on both sides; `npm run test:bank` does more. */
const BANK_OPS = '60';
const E2E_RESULTS = '.cache/e2e.json';
const tally = { passed: 0, failed: 0 };
const count = (ok: boolean): void => void (tally[ok ? 'passed' : 'failed'] += 1);

function run(title: string, script: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  console.log(`\n— ${title}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, script), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
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

async function stories(app: App): Promise<void> {
  const ok = await run('stories', 'node_modules/@playwright/test/cli.js', ['test'], {
    DOCKET_URL: app.url,
    DOCKET_DATA_DIR: app.dataDir,
    E2E_JSON: E2E_RESULTS,
  });
  const results = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(E2E_RESULTS);
  tally.passed += results?.stats.expected ?? 0;
  tally.failed += (results?.stats.unexpected ?? 0) + (results?.stats.flaky ?? 0);
  count(ok);
}

await check();
const isBuilt = await run('build', 'tools/build.ts');
count(isBuilt);
if (isBuilt) {
  count(await run('bank', 'tools/test-bank.ts', [], { BANK_OPS }));
  try {
    const app = await startApp();
    count(true);
    try {
      count(await run('budget', 'tools/budget.ts', [app.url]));
      await stories(app);
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
