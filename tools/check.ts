import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeIcons } from './icons.ts';
import { duration, ROOT, runStep, type Outcome, type Step } from './run-step.ts';

/**
 * The whole gate short of a browser: every step runs, whatever the others say, and the summary is one screen.
 * `npm run check -- lint types` runs the steps whose names start so.
 */
const CONFIGS = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'react-router.config.ts'];
const SOURCES = ['src', 'db', 'tools', 'e2e', 'bench', ...CONFIGS];
/** Far fewer files than this would mean a checker that looks past the product, and calls that a success. */
const FEWEST_FILES = 150;
const UNIT_RESULTS = '.cache/unit.json';

const steps: readonly Step[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', ...SOURCES], sees: { pattern: /on (\d+) files/, files: FEWEST_FILES } },
  {
    name: 'lint',
    command: 'oxlint',
    args: ['-c', 'oxlint.json', '--type-aware', '--deny-warnings', ...SOURCES],
    sees: { pattern: /on (\d+) files/, files: FEWEST_FILES },
  },
  { name: 'boundaries', command: 'node', args: ['tools/boundaries.ts'] },
  { name: 'types of the routes', command: 'react-router', args: ['typegen'] },
  { name: 'types, pure', command: 'tsc', args: ['-p', 'tsconfig.pure.json'] },
  { name: 'types, server', command: 'tsc', args: ['-p', 'tsconfig.server.json'] },
  { name: 'types, web', command: 'tsc', args: ['-p', 'tsconfig.web.json'] },
  { name: 'types, e2e', command: 'tsc', args: ['-p', 'tsconfig.e2e.json'] },
  { name: 'unused', command: 'knip', args: ['--no-progress'] },
  { name: 'generated types', command: 'node', args: ['tools/db-types.ts', '--check'] },
  { name: 'unit tests', command: 'vitest', args: ['run'], env: { VITEST_JSON: UNIT_RESULTS } },
];

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
// What the sources import and no commit holds.
await makeIcons();

const chosen = steps.filter((step) => wanted.length === 0 || wanted.some((word) => step.name.startsWith(word)));
const outcomes: Outcome[] = [];
for (const step of chosen) {
  const outcome = await runStep(step);
  outcomes.push(outcome);
  console.log(`${outcome.ok ? 'ok  ' : 'FAIL'} ${duration(outcome.seconds)}  ${outcome.name}`);
  if (!outcome.ok) console.log(`${outcome.output.trimEnd().replace(/^/gm, '     ')}\n`);
}

mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
writeFileSync(path.join(ROOT, '.cache/check.json'), JSON.stringify(outcomes.map(({ name, ok, seconds }) => ({ name, ok, seconds }))));
const failed = outcomes.filter((outcome) => !outcome.ok);
const total = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
console.log(
  `\n${outcomes.length - failed.length} of ${outcomes.length} steps ok in ${duration(total).trim()}${failed.length === 0 ? '' : `; failed: ${failed.map((outcome) => outcome.name).join(', ')}`}`,
);
process.exitCode = failed.length === 0 && outcomes.length > 0 ? 0 : 1;
