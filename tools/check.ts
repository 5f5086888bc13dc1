import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeIcons } from './icons.ts';
import { changedFiles, narrowed } from './changed.ts';
import { duration, ROOT, runStep, type Outcome, type Step } from './run-step.ts';

/**
 * The whole gate short of a browser: every step runs, whatever the others say, and the summary is one screen. `npm run
 * check -- lint types` runs the steps whose names start so; `--changed [base]` looks only at what a change since `base`
 * (where this branch left main) can break, and skips the tests of other domains.
 */
const CONFIGS = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'react-router.config.ts'];
const SOURCES = ['src', 'db', 'tools', 'e2e', 'bench', ...CONFIGS];
/** Far fewer files than this would mean a checker that reads the wrong files and reports success. */
const FEWEST_FILES = 150;
/** Half of the steps use one core only. The unit tests are the last to begin. */
const AT_ONCE = 2;
const UNIT_RESULTS = '.cache/reports/unit.json';

const steps: readonly Step[] = [
  { name: 'types of the routes', command: 'react-router', args: ['typegen'], isFirst: true },
  {
    name: 'format',
    command: 'oxfmt',
    args: ['--check', ...SOURCES],
    sees: { pattern: /on (\d+) files/, files: FEWEST_FILES },
  },
  {
    name: 'lint',
    command: 'oxlint',
    args: ['-c', 'oxlint.json', '--type-aware', '--deny-warnings', ...SOURCES],
    sees: { pattern: /on (\d+) files/, files: FEWEST_FILES },
  },
  { name: 'boundaries', command: 'node', args: ['tools/boundaries.ts'] },
  { name: 'boundaries, SQL', command: 'node', args: ['tools/sql-boundaries.ts'] },
  { name: 'types, pure', command: 'tsc', args: ['-p', 'tsconfig.pure.json'] },
  { name: 'types, server', command: 'tsc', args: ['-p', 'tsconfig.server.json'] },
  { name: 'types, web', command: 'tsc', args: ['-p', 'tsconfig.web.json'] },
  { name: 'types, e2e', command: 'tsc', args: ['-p', 'tsconfig.e2e.json'] },
  { name: 'unused', command: 'knip', args: ['--no-progress'] },
  { name: 'API description', command: 'node', args: ['tools/api-lint.ts'] },
  { name: 'generated types', command: 'node', args: ['tools/db-types.ts', '--check'] },
  { name: 'unit tests', command: 'vitest', args: ['run'], env: { VITEST_JSON: UNIT_RESULTS } },
];

const words = process.argv.slice(2);
const at = words.indexOf('--changed');
const files = at === -1 ? null : changedFiles(words[at + 1]);
const wanted = at === -1 ? words : words.slice(0, at);
// Files that the sources import and that are not committed.
await makeIcons();

const named = steps.filter((step) => wanted.length === 0 || wanted.some((word) => step.name.startsWith(word)));
const chosen = files === null ? named : named.flatMap((step) => narrowed(step, files) ?? []);
if (files !== null) console.log(`${files.length} changed files`);
const outcomes: (Outcome | undefined)[] = [];
const waiting = chosen.map((step, place) => ({ step, place }));

/** One step after the other, until none waits or the next may not begin. */
async function workOff(mayBegin: (step: Step) => boolean): Promise<void> {
  for (let next = waiting[0]; next !== undefined && mayBegin(next.step); next = waiting[0]) {
    waiting.shift();
    const outcome = await runStep(next.step);
    outcomes[next.place] = outcome;
    console.log(`${outcome.ok ? 'ok  ' : 'FAIL'} ${duration(outcome.seconds)}  ${outcome.name}`);
    if (!outcome.ok) console.log(`${outcome.output.trimEnd().replace(/^/gm, '     ')}\n`);
  }
}

const startedAt = performance.now();
await workOff((step) => step.isFirst === true);
await Promise.all(Array.from({ length: AT_ONCE }, () => workOff(() => true)));

const done = outcomes.filter((outcome) => outcome !== undefined);
mkdirSync(path.join(ROOT, '.cache/reports'), { recursive: true });
writeFileSync(path.join(ROOT, '.cache/reports/check.json'), JSON.stringify(done));
const failed = done.filter((outcome) => !outcome.ok);
const total = (performance.now() - startedAt) / 1000;
console.log(
  `\n${done.length - failed.length} of ${done.length} steps ok in ${duration(total).trim()}${failed.length === 0 ? '' : `; failed: ${failed.map((outcome) => outcome.name).join(', ')}`}`,
);
process.exitCode = failed.length === 0 && done.length > 0 ? 0 : 1;
