import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { ROOT } from '../run-step.ts';
import {
  afterRepeat,
  endToEndPart,
  failedFiles,
  isRepeated,
  mayRepeat,
  unitPart,
  type EndToEndReport,
  type Part,
  type UnitReport,
} from './tally.ts';

const VITEST = 'node_modules/.bin/vitest';
const PLAYWRIGHT = 'node_modules/.bin/playwright';

/** Niceness of what runs beside the end-to-end tests: about 80% of their CPU share when both want all of it. */
const ASIDE = 1;

export interface How {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Runs with a lower priority, and its output is printed when it is over. */
  readonly isAside?: boolean;
  /** How much lower, from 0 to 19; by default ASIDE. */
  readonly niceness?: number;
}

interface Ran {
  readonly ok: boolean;
  readonly seconds: number;
  /** The end of its output: CI often keeps only a part of a long output. */
  readonly tail: string;
}

const TAIL_LINES = 15;
const tailOf = (output: string): string =>
  output
    .trimEnd()
    .split('\n')
    .slice(-TAIL_LINES)
    .map((line) => `\n        ${line}`)
    .join('');
/** One failure of a part that fails as a whole. */
const whole = (ok: boolean, tail: string): string[] => (ok ? [] : [`as a whole; its output ended with${tail}`]);

function run(
  title: string,
  script: string,
  { args = [], env = {}, isAside = false, niceness = ASIDE }: How,
): Promise<Ran> {
  if (!isAside) console.log(`\n— ${title}`);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const end = (ok: boolean): void =>
      resolve({ ok, seconds: (performance.now() - startedAt) / 1000, tail: tailOf(output) });
    const child = spawn(process.execPath, [path.join(ROOT, script), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    if (isAside && child.pid !== undefined) setPriority(child.pid, niceness);
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!isAside) process.stdout.write(chunk);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', () => end(false));
    child.once('close', (code) => {
      if (isAside) console.log(`\n— ${title}\n${output}`);
      end(code === 0);
    });
  });
}

/** Of this run only: tools/test.mjs removes older ones first. */
function report<Results>(file: string): Results | null {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Results;
  } catch {
    return null;
  }
}

/** A script that succeeds or fails as one. */
export async function runPart(name: string, script: string, how: How = {}): Promise<Part> {
  const { ok, seconds, tail } = await run(name, script, how);
  return { name, seconds, passed: ok ? 1 : 0, failed: whole(ok, tail) };
}

/** `tools/check.ts`: each step is a part, and the unit tests count one by one. */
export async function runCheck(): Promise<Part[]> {
  const { seconds } = await run('check', 'tools/check.ts', {});
  const steps =
    report<{ name: string; ok: boolean; seconds: number; output: string }[]>('.cache/reports/check.json') ?? [];
  if (steps.length === 0) return [{ name: 'check', seconds, passed: 0, failed: ['it did not run to its end'] }];
  const unit = report<UnitReport>('.cache/reports/unit.json');
  return Promise.all(
    steps.map(async ({ name, ok, seconds: taken, output }): Promise<Part> => {
      const tests = name === 'unit tests' && unit !== null ? unitPart(unit, ROOT) : { passed: 0, failed: [] };
      const flaky = await passedAlone(tests.failed);
      if (flaky)
        return {
          ...tests,
          name,
          seconds: taken,
          passed: tests.passed + tests.failed.length + 1,
          failed: [],
          flaky: tests.failed,
        };
      return {
        ...tests,
        name,
        seconds: taken,
        passed: tests.passed + (ok ? 1 : 0),
        failed: [...whole(ok, tailOf(output)), ...tests.failed],
      };
    }),
  );
}

/** Whether the files of the unit tests that failed pass now, twice, with nothing beside them (decision 089). */
async function passedAlone(failed: readonly string[]): Promise<boolean> {
  const files = mayRepeat(failed, (file) => readFileSync(path.join(ROOT, file), 'utf8'));
  for (const again of files.length === 0 ? [] : ['first', 'second']) {
    const { ok } = await run(`unit tests that failed, alone, ${again} time`, VITEST, { args: ['run', ...files] });
    if (!ok) return false;
  }
  return files.length > 0;
}

/** Some of the unit tests, by pieces of their paths, as a part of its own. */
export async function runUnitTests(
  name: string,
  paths: readonly string[],
  how: Pick<How, 'env' | 'niceness'>,
): Promise<Part> {
  const results = `.cache/reports/${name.replaceAll(' ', '-')}.json`;
  const { ok, seconds, tail } = await run(name, VITEST, {
    ...how,
    args: ['run', ...paths],
    env: { ...how.env, VITEST_JSON: results },
    isAside: true,
  });
  const found = report<UnitReport>(results);
  const tests = found === null ? { passed: 0, failed: [] } : unitPart(found, ROOT);
  return {
    name,
    seconds,
    ...tests,
    passed: tests.passed + (ok ? 1 : 0),
    failed: [...whole(ok, tail), ...tests.failed],
  };
}

/** End-to-end tests, which count one by one, and their run as a whole as one more. */
export interface EndToEnd {
  readonly name: string;
  /** Its report and what it leaves behind: `.cache/reports/NAME.json`, `test-results/NAME`. */
  readonly output: string;
  readonly files: readonly string[];
  readonly how?: How;
}

/**
 * Without traces and pictures, which take a quarter of the time: to look for a cause, run the test alone, which has
 * both.
 */
export async function runEndToEnd({ name, output, files, how = {} }: EndToEnd): Promise<Part> {
  const results = `.cache/reports/${output}.json`;
  const { ok, seconds, tail } = await run(name, PLAYWRIGHT, {
    ...how,
    args: ['test', '--trace', 'off', '--output', `test-results/${output}`, ...files, ...(how.args ?? [])],
    env: { ...how.env, E2E_JSON: results, PICTURES: 'none' },
  });
  const found = report<EndToEndReport>(results);
  const tests = found === null ? { passed: 0, failed: [] } : endToEndPart(found);
  if (ok) return { name, seconds, ...tests, passed: tests.passed + 1 };
  return { name, seconds, ...tests, failed: tests.failed.length > 0 ? tests.failed : whole(ok, tail) };
}

/**
 * Runs what failed once more, with nothing beside it (decision 089): the whole file, whose tests may build on each
 * other. What the first run left behind stays.
 */
export async function repeatFailed(part: Part, { name, output, how = {} }: EndToEnd): Promise<Part> {
  if (!isRepeated(part) || part.pieces === undefined) return part;
  const alone = {
    name: `${name}: what failed, alone`,
    output: `${output}-again`,
    files: failedFiles(part),
    how: { ...how, args: ['--workers', '1'] },
  };
  return afterRepeat(part, await runEndToEnd(alone));
}
