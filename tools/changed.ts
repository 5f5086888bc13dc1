import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type Step } from './run-step.ts';

/** `npm run check -- --changed [base]`: the same steps, as far as what differs from `base` can break them. */

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Where this branch left main; on main itself the last commit, so that only uncommitted changes count. */
function defaultBase(): string {
  try {
    return git('merge-base', 'HEAD', 'main');
  } catch {
    return 'HEAD';
  }
}

/** Files that differ from `base` and are still there, committed or not, relative to the root. */
export function changedFiles(base = defaultBase()): string[] {
  const files = [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  return [...new Set(files)].filter((file) => existsSync(path.join(ROOT, file))).toSorted();
}

/** On main itself what differs from the last commit before: a submission's clone has nothing else to compare with. */
export function changedDomains(): string[] {
  try {
    const base = process.env['CHANGED_SINCE'] ?? defaultBase();
    const isMain = git('rev-parse', base) === git('rev-parse', 'HEAD');
    return domainsOf(changedFiles(isMain ? 'HEAD~1' : base));
  } catch {
    return []; // No history: an archive, or a clone of one commit.
  }
}

export const domainsOf = (files: readonly string[]): string[] =>
  [...new Set(files.flatMap((file) => /^src\/domains\/([^/]+)\//.exec(file)?.[1] ?? []))].toSorted();

/**
 * The tests to run: the whole domain of a changed file, or else the tests in its folder; in `tools` those of its name.
 */
export function unitFilters(files: readonly string[]): string[] {
  const filterOf = (file: string): string => {
    const domain = /^src\/domains\/[^/]+\//.exec(file);
    if (domain !== null) return domain[0];
    if (/^tools\/[^/]+$/.test(file)) return file.replace(/(\.test)?\.[^.]+$/, '.test');
    return `${path.dirname(file)}/`;
  };
  return [...new Set(files.filter((file) => /^(src|db|tools|bench)\//.test(file)).map(filterOf))];
}

const SOURCE = /^(src|db|tools|e2e|bench)\/.*\.tsx?$/;
const IS_TEST = /\.test\.tsx?$/;
/** What only browsers show. */
const BESIDE_THE_API = /^src\/design\/|\/web\//;
/** Minutes of waiting for providers that never answer: left to the whole gate unless the change is in such a test. */
const LONG = '**/*-provider-faults.test.ts';

/** Null for a step that nothing changed can break. */
export function narrowed(step: Step, files: readonly string[]): Step | null {
  const sources = files.filter((file) => SOURCE.test(file));
  const { sees: _sees, ...rest } = step;
  switch (step.name) {
    case 'format':
      return sources.length === 0 ? null : { ...rest, args: ['--check', ...sources] };
    case 'lint':
      return sources.length === 0
        ? null
        : { ...rest, args: ['-c', 'oxlint.json', '--type-aware', '--deny-warnings', ...sources] };
    case 'unit tests': {
      const filters = unitFilters(files);
      const skipped = files.some((file) => file.includes('provider-faults')) ? [] : ['--exclude', LONG];
      return filters.length === 0 ? null : { ...step, args: ['run', '--passWithNoTests', ...skipped, ...filters] };
    }
    case 'generated types':
      return files.some((file) => !IS_TEST.test(file) && (/\.sql$|\/server\//.test(file) || file.startsWith('db/')))
        ? step
        : null;
    case 'API description':
      return files.some(
        (file) => /^(src|tools)\/|^package/.test(file) && !IS_TEST.test(file) && !BESIDE_THE_API.test(file),
      )
        ? step
        : null;
    default:
      return step;
  }
}
