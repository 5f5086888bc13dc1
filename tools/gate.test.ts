import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runStep } from './run-step.ts';

/** Every check has to find a planted fault: a checker that reads nothing and reports success is the worst fault. */
const ROOT = path.join(import.meta.dirname, '..');
const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docket-gate-')));

function plant(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

function run(command: string, args: readonly string[]): { code: number | null; output: string } {
  const done = spawnSync(bin(command), args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', NO_COLOR: '1' },
  });
  return { code: done.status, output: `${done.stdout}${done.stderr}` };
}

beforeAll(() => {
  for (const name of [
    'oxlint.json',
    '.oxfmtrc.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'tsconfig.pure.json',
    'tsconfig.server.json',
    'tsconfig.web.json',
  ])
    copyFileSync(path.join(ROOT, name), path.join(folder, name));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  plant('package.json', JSON.stringify({ name: 'planted', type: 'module', imports: { '#kit/*': './src/kit/*' } }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('lint refuses', () => {
  const faults: readonly (readonly [rule: string, file: string, text: string])[] = [
    [
      'typescript(no-floating-promises)',
      'src/kit/server/a.ts',
      'async function go(): Promise<void> {\n  await null;\n}\nexport function start(): void {\n  go();\n}\n',
    ],
    [
      'typescript(no-misused-promises)',
      'src/kit/server/b.ts',
      'export const any = (check: () => Promise<boolean>): string => (check() ? "yes" : "no");\n',
    ],
    ['import(no-cycle)', 'src/kit/c1.ts', "import { two } from './c2.ts';\nexport const one = (): number => two();\n"],
    ['import(no-default-export)', 'src/kit/d.ts', 'export default 4;\n'],
    ['typescript(no-explicit-any)', 'src/kit/e.ts', 'export const loose = (value: any): string => String(value);\n'],
    ['eslint(no-console)', 'src/kit/server/f.ts', "console.log('noise');\nexport const f = 1;\n"],
    ['eslint(no-eval)', 'src/kit/g.ts', 'export const g = (text: string): unknown => eval(text);\n'],
    [
      'react(no-danger)',
      'src/kit/web/h.tsx',
      'export function H() {\n  return <p dangerouslySetInnerHTML={{ __html: "x" }} />;\n}\n',
    ],
    [
      'eslint(no-restricted-properties)',
      'src/kit/web/i.ts',
      'export const i = (element: HTMLElement, text: string): void => {\n  element.innerHTML = text;\n};\n',
    ],
    [
      'eslint(no-empty)',
      'src/kit/j.ts',
      'export function j(run: () => void): void {\n  try {\n    run();\n  } catch {}\n}\n',
    ],
    ['typescript(ban-ts-comment)', 'src/kit/k.ts', "// @ts-ignore\nexport const k: number = 'four';\n"],
    ['eslint(eqeqeq)', 'src/kit/l.ts', 'export const l = (a: unknown): boolean => a == 1;\n'],
    [
      'react-hooks(rules-of-hooks)',
      'src/kit/web/m.tsx',
      "import { useState } from 'react';\nexport function M({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return null;\n}\n",
    ],
    [
      'typescript(switch-exhaustiveness-check)',
      'src/kit/n.ts',
      "export function n(side: 'left' | 'right'): number {\n  switch (side) {\n    case 'left':\n      return 1;\n  }\n  return 0;\n}\n",
    ],
  ];
  let output = '';
  beforeAll(() => {
    for (const [, file, text] of faults) plant(file, text);
    plant('src/kit/c2.ts', "import { one } from './c1.ts';\nexport const two = (): number => one();\n");
    plant('src/kit/fine.ts', 'export const fine = 1;\n');
    const ran = run('oxlint', ['-c', 'oxlint.json', '--type-aware', '--deny-warnings', '--format', 'unix', 'src']);
    expect(ran.code).not.toBe(0);
    output = ran.output;
  });
  test.each(faults)('%s in %s', (rule, file) => {
    expect(
      output
        .split('\n')
        .filter((line) => line.startsWith(file))
        .join('\n'),
    ).toContain(rule);
  });
  test('and lets a plain file pass', () => expect(output).not.toContain('fine.ts'));
});

test('the format check refuses a file that is not formatted', () => {
  plant('format/ugly.ts', 'export const  ugly = "double" \n');
  plant('format/fine.ts', "export const fine = 'single';\n");
  const { code, output } = run('oxfmt', ['--check', 'format']);
  expect(code).not.toBe(0);
  expect(output).toContain('ugly.ts');
  expect(output).not.toContain('fine.ts');
});

describe('types refuse', () => {
  const faults: readonly (readonly [project: string, file: string, text: string, error: string])[] = [
    [
      'pure',
      'src/domains/x/rule.ts',
      'export const title = (): string => document.title;\n',
      "Cannot find name 'document'",
    ],
    [
      'pure',
      'src/domains/x/process.ts',
      "export const home = (): unknown => process.env['HOME'];\n",
      "Cannot find name 'process'",
    ],
    [
      'server',
      'src/domains/x/server/x.ts',
      'export const x = (list: string[]): string => list[0];\n',
      "undefined' is not assignable",
    ],
    ['server', 'src/domains/x/server/y.ts', 'export enum Y {\n  one,\n}\n', 'erasableSyntaxOnly'],
    ['web', 'src/domains/x/web/x-page.tsx', 'export const page = (): number => <p>four</p>;\n', 'is not assignable'],
  ];
  beforeAll(() => {
    rmSync(path.join(folder, 'src'), { recursive: true, force: true });
    for (const [, file, text] of faults) plant(file, text);
  });
  test.each(faults)('by tsconfig.%s.json: %s', (project, file, _text, error) => {
    const { code, output } = run('tsc', ['-p', `tsconfig.${project}.json`]);
    expect(code).not.toBe(0);
    expect(
      output
        .split('\n')
        .filter((line) => line.startsWith(file))
        .join('\n'),
    ).toContain(error);
  });
});

test('the search for unused code refuses a file, an export and a package nobody uses', () => {
  plant('knip/package.json', JSON.stringify({ name: 'unused', type: 'module', dependencies: { pg: '8.23.1' } }));
  plant('knip/knip.json', JSON.stringify({ entry: ['main.ts'], project: ['*.ts'] }));
  plant('knip/main.ts', "import { used } from './part.ts';\nused();\n");
  plant('knip/part.ts', 'export const used = (): number => 1;\nexport const lonely = 2;\n');
  plant('knip/orphan.ts', 'export const orphan = 3;\n');
  const { code, output } = run('knip', ['--directory', path.join(folder, 'knip')]);
  expect(code).not.toBe(0);
  for (const word of ['orphan.ts', 'lonely', 'pg']) expect(output).toContain(word);
});

test('a test run that finds no test fails, and so does one with a failing test', () => {
  plant('unit/vitest.config.mjs', 'export default { test: { include: ["*.test.ts"] } };\n');
  expect(run('vitest', ['run', '--root', path.join(folder, 'unit')]).code).not.toBe(0);
  plant('unit/wrong.test.ts', "import { expect, test } from 'vitest';\ntest('wrong', () => expect(1).toBe(2));\n");
  expect(run('vitest', ['run', '--root', path.join(folder, 'unit')]).code).not.toBe(0);
});

test('boundaries as a command exits with an error on an empty tree', () => {
  mkdirSync(path.join(folder, 'bare/tools'), { recursive: true });
  copyFileSync(path.join(ROOT, 'tools/boundaries.ts'), path.join(folder, 'bare/tools/boundaries.ts'));
  expect(() =>
    execFileSync(process.execPath, [path.join(folder, 'bare/tools/boundaries.ts')], { stdio: 'pipe' }),
  ).toThrow('No source files');
});

describe('a step', () => {
  const step = (text: string, files: number) =>
    runStep({
      name: 'planted',
      command: 'node',
      args: ['-e', `console.log(${JSON.stringify(text)})`],
      sees: { pattern: /on (\d+) files/, files },
    });
  test('that looked at too few files fails, whatever its exit code', async () => {
    expect(await step('Finished on 8 files', 150)).toMatchObject({ ok: false });
    expect(await step('Finished', 150)).toMatchObject({ ok: false });
    expect(await step('Finished on 151 files', 150)).toMatchObject({ ok: true });
  });
  test('whose command is not there fails', async () => {
    expect(await runStep({ name: 'planted', command: 'no-such-command', args: [] })).toMatchObject({ ok: false });
  });
  test('that exits with an error fails', async () => {
    expect(await runStep({ name: 'planted', command: 'node', args: ['-e', 'process.exit(3)'] })).toMatchObject({
      ok: false,
    });
  });
});
