/** The skeletons of `npm run new`, made in a copy of the sources: the static check and the copy's own tests pass. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './run-step.ts';

const run = promisify(execFile);
/** Nothing of a skeleton is in the end-to-end tests, whose project would type-check the product once more. */
const STEPS = ['format', 'boundaries', 'types of the routes', 'types, pure', 'types, server', 'types, web', 'unused'];
const MINUTES_MS = 60_000;
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'docket-new-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  const isNeeded = (file: string): boolean =>
    /^(src|tools|e2e|bench|db|public|\.storybook)\/|^[^/]+\.(json|ts)$|^\.oxfmtrc\.json$/.test(file) &&
    !file.startsWith('db/upgrades/');
  for (const file of files.filter(isNeeded)) cpSync(path.join(ROOT, file), path.join(copy, file), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  // Knip reads it.
  execFileSync('git', ['init', '-q'], { cwd: copy });
  execFileSync('git', ['add', 'src', 'tools', 'db'], { cwd: copy });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const make = (...words: readonly string[]) => run(process.execPath, ['tools/new.ts', ...words], { cwd: copy });

test(
  'a domain, a call, a screen and a part of the dashboards pass the static check',
  { timeout: 15 * MINUTES_MS },
  async () => {
    await make('domain', 'garden-tools');
    await make('call', 'garden-tools/late-returns');
    await make('call', 'fees/yearly-summary');
    await make('screen', 'garden-tools/tool-shed');
    await make('panel', 'garden-tools/due-back');
    // Beside its own folder, a domain with a screen touches the two lists of modules and the map.
    const touched = execFileSync('git', ['diff', '--name-only'], { cwd: copy, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '' && !line.includes('src/domains/'));
    expect(touched).toEqual(['src/app/server/modules.ts', 'src/app/web/modules.ts', 'src/routes.ts']);
    const checked = await run(process.execPath, ['tools/check.ts', ...STEPS], { cwd: copy, maxBuffer: 1e8 }).catch(
      (error: { stdout: string }) => error,
    );
    expect(checked.stdout).toMatch(/(\d+) of \1 steps ok/);
    const fresh = ['src/domains/garden-tools', 'src/domains/fees'];
    const linted = await run(
      path.join(copy, 'node_modules/.bin/oxlint'),
      ['-c', 'oxlint.json', '--type-aware', '--deny-warnings', ...fresh],
      {
        cwd: copy,
      },
    ).catch((error: { stdout: string }) => error);
    expect(linted.stdout).toMatch(/Found 0 warnings and 0 errors/);
  },
);

test.each([
  [['domain', 'Garden'], /Usage/],
  [['domain', '../garden'], /Usage/],
  [['call', 'nowhere/mine'], /there is no domain nowhere/],
  [['screen', 'fees'], /Usage/],
  [['domain', 'fees'], /is there already/],
])('refuses %j and says why', async (words, message) => {
  await expect(make(...words)).rejects.toMatchObject({ stderr: expect.stringMatching(message) as string });
});
