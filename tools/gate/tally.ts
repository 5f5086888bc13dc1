/** One part of the gate: how long it took, what it counted, and what failed in it, by name. */
export interface Part {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  /** Counted as failed; each has a line here, so that the end of the output says which they were. */
  readonly failed: readonly string[];
  /** Failed once and passed when repeated alone (decision 089); counted as passed, named at the end. */
  readonly flaky?: readonly string[];
  /** What a failed or flaky one of them said first, by its name. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** What it consists of: files of unit tests, end-to-end tests. */
  readonly pieces?: readonly Timed[];
}

export interface Timed {
  readonly name: string;
  readonly seconds: number;
}
const SLOWEST = 10;

/** Each is a fault to be mended; more than these are no accident, and fail the gate. */
const MOST_FLAKY = 2;
const IS_FLAKY = ' (flaky)';

/** Vitest's JSON report, as far as it is read. */
export interface UnitReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export function unitPart(report: UnitReport, root: string): Omit<Part, 'name' | 'seconds'> {
  const failed = report.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    // A file that did not even load has no tests to name.
    const named = tests.length === 0 && file.status === 'failed' ? ['did not run to its end'] : tests;
    return named.map((test) => `${file.name.replace(`${root}/`, '')}: ${test}`);
  });
  const pieces = report.testResults.map(({ name, startTime, endTime }) => ({
    name: name.replace(`${root}/`, ''),
    seconds: (endTime - startTime) / 1_000,
  }));
  return { passed: report.numPassedTests, failed, pieces };
}

/** More files than these fail for a reason of their own. */
const MOST_REPEATED = 2;

/**
 * The files of failed unit tests, where repeating them can say anything: a few, that did load, and none with random
 * input. A counterexample is a fault even if the next run does not find it again.
 */
export function mayRepeat(failed: readonly string[], read: (file: string) => string): readonly string[] {
  const files = [...new Set(failed.map((line) => line.split(': ')[0] ?? ''))];
  return files.length <= MOST_REPEATED && files.every((file) => !read(file).includes("from 'fast-check'")) ? files : [];
}

interface EndToEndError {
  readonly message?: string;
  readonly location?: { readonly file: string; readonly line: number };
}

interface EndToEndSuite {
  readonly suites?: readonly EndToEndSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      /** One for each time it ran; `duration` in milliseconds. */
      readonly results: readonly { readonly duration: number; readonly errors?: readonly EndToEndError[] }[];
    }[];
  }[];
}

/** Playwright's JSON report, as far as it is read. */
export interface EndToEndReport {
  readonly suites: readonly EndToEndSuite[];
  readonly stats: { readonly expected: number };
}

/** Lines of a failure that say what was expected and what came instead. */
const REASON_LINES = 6;

// oxlint-disable-next-line no-control-regex -- The codes of colors are control characters.
const COLORS = /\u001B\[[\d;]*m/g;

/** The beginning of its message, and the line it comes from. */
function reasonOf({ message = 'without a message', location }: EndToEndError): string {
  const lines = message
    .replace(COLORS, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const from = location === undefined ? [] : [`at line ${location.line} of ${location.file.split('/').at(-1)}`];
  return [...lines.slice(0, REASON_LINES), ...from].map((line) => `\n        ${line}`).join('');
}

export function endToEndPart(report: EndToEndReport): Omit<Part, 'name' | 'seconds'> {
  const specsOf = (suite: EndToEndSuite): EndToEndSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const tests = report.suites.flatMap(specsOf).flatMap(({ file, title, tests: runs }) =>
    runs.map(({ projectName, status, results }) => ({
      name: `${file} [${projectName}]: ${title}`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1_000, 0),
      // The last time it ran: that it took too long, for one, and what it was waiting for.
      errors: results.at(-1)?.errors ?? [],
    })),
  );
  const unexpected = tests.filter(({ status }) => status === 'unexpected');
  return {
    passed: report.stats.expected,
    failed: unexpected.map(({ name }) => name),
    reasons: Object.fromEntries(unexpected.map(({ name, errors }) => [name, errors.map(reasonOf).join('')])),
    pieces: tests.map(({ name, seconds }) => ({ name, seconds })),
  };
}

/** More end-to-end tests than these fail for a reason of their own. */
const MOST_REPEATED_TESTS = 5;

/** Whether its failed tests run once more, alone. */
export const isRepeated = ({ failed }: Pick<Part, 'failed'>): boolean =>
  failed.length > 0 && failed.length <= MOST_REPEATED_TESTS;

/** The files of its failed end-to-end tests, as paths from the root. */
export const failedFiles = ({ failed }: Pick<Part, 'failed'>): readonly string[] => [
  ...new Set(failed.map((name) => `e2e/${name.split(' [')[0]}`)),
];

/** What a part counts once its failed tests ran again: those that passed now are flaky. */
export function afterRepeat(part: Part, again: Pick<Part, 'failed'>): Part {
  // A run that did not come to its tests says nothing about them.
  if (again.failed.some((name) => !part.failed.includes(name))) return part;
  const flaky = part.failed.filter((name) => !again.failed.includes(name));
  return {
    ...part,
    passed: part.passed + flaky.length,
    failed: part.failed.filter((name) => again.failed.includes(name)),
    flaky,
  };
}

/** The parts, with all that is flaky counted as failed when it is more than an accident. */
export function judged(parts: readonly Part[]): readonly Part[] {
  if (parts.flatMap(({ flaky = [] }) => flaky).length <= MOST_FLAKY) return parts;
  return parts.map(({ flaky = [], ...part }) => ({
    ...part,
    passed: part.passed - flaky.length,
    failed: [...part.failed, ...flaky.map((what) => `${what}${IS_FLAKY}`)],
  }));
}

const slowest = (parts: readonly Part[]): string[] =>
  parts
    .flatMap((part): readonly Timed[] => (part.pieces === undefined || part.pieces.length === 0 ? [part] : part.pieces))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${name}`);

/**
 * The end of the output: where the seconds went, the ten slowest pieces, what failed, and one line that counts all of
 * it.
 */
export function summary(all: readonly Part[]): string {
  const parts = judged(all);
  const width = Math.max(...parts.map((part) => part.name.length));
  const lines = parts.map(
    ({ name, seconds, passed, failed }) =>
      `${name.padEnd(width)}  ${seconds.toFixed(0).padStart(5)} s  ${String(passed).padStart(5)} passed  ${failed.length} failed`,
  );
  const marked = (mark: string, { name, reasons = {} }: Part, which: readonly string[]): string[] =>
    which.map((what) => `${mark}  ${name}: ${what}${reasons[what.replace(IS_FLAKY, '')] ?? ''}`);
  const faults = parts.flatMap((part) => marked('FAILED', part, part.failed));
  const flaky = parts.flatMap((part) => marked('FLAKY', part, part.flaky ?? []));
  const sum = parts.reduce((total, part) => total + part.passed, 0);
  return [
    ...lines,
    '',
    'The slowest:',
    ...slowest(parts),
    ...(flaky.length + faults.length === 0 ? [] : ['', ...flaky, ...faults]),
    '',
    `${sum} passed, ${faults.length} failed`,
  ].join('\n');
}
