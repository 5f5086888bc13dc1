import { expect, test } from 'vitest';
import { afterRepeat, endToEndPart, failedFiles, isRepeated, judged, mayRepeat, summary, unitPart } from './tally.ts';

test('names the unit tests that failed, and files that did not load', () => {
  const report = {
    numPassedTests: 3,
    testResults: [
      {
        name: '/root/src/a.test.ts',
        status: 'failed',
        startTime: 1_000,
        endTime: 3_500,
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'takes away', status: 'failed' },
        ],
      },
      { name: '/root/src/b.test.ts', status: 'failed', startTime: 0, endTime: 500, assertionResults: [] },
    ],
  };
  expect(unitPart(report, '/root')).toEqual({
    passed: 3,
    failed: ['src/a.test.ts: takes away', 'src/b.test.ts: did not run to its end'],
    pieces: [
      { name: 'src/a.test.ts', seconds: 2.5 },
      { name: 'src/b.test.ts', seconds: 0.5 },
    ],
  });
});

test('names end-to-end tests that failed, at any depth, with what they said and how long each took', () => {
  const errors = [
    { message: 'Test timeout of 3ms exceeded.' },
    { message: '\u001B[31mError: it is there\u001B[39m\n\nExpected: 1', location: { file: '/root/e2e/a.ts', line: 7 } },
  ];
  const spec = (title: string, status: 'expected' | 'unexpected') => ({
    title,
    file: 'a.spec.ts',
    tests: [
      { projectName: 'phone', status, results: [{ duration: 1_500, errors: status === 'expected' ? [] : errors }] },
    ],
  });
  const report = {
    stats: { expected: 1 },
    suites: [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected')] }] }],
  };
  expect(endToEndPart(report)).toEqual({
    passed: 1,
    failed: ['a.spec.ts [phone]: two'],
    reasons: {
      'a.spec.ts [phone]: two':
        '\n        Test timeout of 3ms exceeded.\n        Error: it is there\n        Expected: 1\n        at line 7 of a.ts',
    },
    pieces: [
      { name: 'a.spec.ts [phone]: one', seconds: 1.5 },
      { name: 'a.spec.ts [phone]: two', seconds: 1.5 },
    ],
  });
});

test('what failed runs again unless it is a lot, and is flaky if it passes then', () => {
  const failing = (failed: readonly string[]) => ({ name: 'stories', seconds: 1, passed: 9, failed });
  expect([[], ['a'], ['a', 'b', 'c', 'd', 'e', 'f']].map((failed) => isRepeated({ failed }))).toEqual([
    false,
    true,
    false,
  ]);
  expect(afterRepeat(failing(['a']), { failed: ['as a whole'] })).toEqual(failing(['a']));
  expect(afterRepeat(failing(['a', 'b']), { failed: ['b'] })).toMatchObject({
    passed: 10,
    failed: ['b'],
    flaky: ['a'],
  });
});

test('repeats the files of end-to-end tests that failed, each once', () => {
  const failed = [
    'main-job.spec.ts [desktop]: pays',
    'main-job.spec.ts [phone]: pays',
    'conformance/shell.spec.ts [desktop]: leads on',
  ];
  expect(failedFiles({ failed })).toEqual(['e2e/main-job.spec.ts', 'e2e/conformance/shell.spec.ts']);
});

test('names the ten slowest of what the parts consist of', () => {
  const pieces = Array.from({ length: 12 }, (_piece, at) => ({ name: `test ${at}`, seconds: at }));
  const text = summary([
    { name: 'stories', seconds: 90, passed: 12, failed: [], pieces },
    { name: 'bank', seconds: 4, passed: 1, failed: [] },
  ]);
  const listed = text.slice(text.indexOf('The slowest:')).split('\n').slice(1, 11);
  expect(listed[0]).toBe('   11 s  test 11');
  expect(listed).toHaveLength(10);
  expect(listed).toContain('    4 s  bank');
  expect(listed).not.toContain('    2 s  test 2');
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
  expect(mayRepeat(['src/a.test.ts: one', 'src/a.test.ts: two', 'src/b.test.ts: three'], read)).toEqual([
    'src/a.test.ts',
    'src/b.test.ts',
  ]);
  expect(mayRepeat(['src/a.test.ts: one', 'src/random.test.ts: two'], read)).toEqual([]);
  expect(mayRepeat(['src/a.test.ts: one', 'src/b.test.ts: two', 'src/c.test.ts: three'], read)).toEqual([]);
});
