import { expect, test } from 'vitest';
import { endToEndPart, judged, mayRepeat, summary, unitPart } from './tally.ts';

test('names the unit tests that failed, and files that did not load', () => {
  const report = {
    numPassedTests: 3,
    testResults: [
      {
        name: '/root/src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'takes away', status: 'failed' },
        ],
      },
      { name: '/root/src/b.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  expect(unitPart(report, '/root')).toEqual({ passed: 3, failed: ['src/a.test.ts: takes away', 'src/b.test.ts: did not run to its end'] });
});

test('names end-to-end tests that failed, and apart from them those that passed only when repeated, at any depth', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({ title, file: 'a.spec.ts', tests: [{ projectName: 'phone', status }] });
  const report = {
    stats: { expected: 1 },
    suites: [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected'), spec('three', 'flaky')] }] }],
  };
  expect(endToEndPart(report)).toEqual({ passed: 2, failed: ['a.spec.ts [phone]: two'], flaky: ['a.spec.ts [phone]: three'] });
});

test('ends with one line that counts everything, after the names of what failed', () => {
  const text = summary([
    { name: 'check', seconds: 60, passed: 12, failed: [] },
    { name: 'bank', seconds: 9.6, passed: 0, failed: ['2 violations'] },
  ]);
  expect(text.split('\n').slice(-3)).toEqual(['FAILED  bank: 2 violations', '', '12 passed, 1 failed']);
  expect(text).toContain('bank      10 s      0 passed  1 failed');
});

const part = (flaky: readonly string[]) => ({ name: 'unit tests', seconds: 1, passed: 9, failed: [], flaky });

test('names what passed only when repeated, and fails where that is more than two tests', () => {
  expect(
    summary([part(['a', 'b'])])
      .split('\n')
      .slice(-4),
  ).toEqual(['FLAKY  unit tests: a', 'FLAKY  unit tests: b', '', '9 passed, 0 failed']);
  expect(judged([part(['a']), part(['b', 'c'])]).map(({ passed, failed }) => [passed, failed])).toEqual([
    [8, ['a (flaky)']],
    [7, ['b (flaky)', 'c (flaky)']],
  ]);
});

test('repeats unit tests of at most two files, and never one with random input', () => {
  const read = (file: string): string => (file === 'src/random.test.ts' ? "import fc from 'fast-check';" : '');
  expect(mayRepeat(['src/a.test.ts: one', 'src/a.test.ts: two', 'src/b.test.ts: three'], read)).toEqual(['src/a.test.ts', 'src/b.test.ts']);
  expect(mayRepeat(['src/a.test.ts: one', 'src/random.test.ts: two'], read)).toEqual([]);
  expect(mayRepeat(['src/a.test.ts: one', 'src/b.test.ts: two', 'src/c.test.ts: three'], read)).toEqual([]);
});
