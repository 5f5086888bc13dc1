import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { SOURCES } from './build-stamp.mjs';
import { ROOT } from './run-step.ts';

const run = promisify(execFile);

/** What a clone does not bring: everything a .gitignore names by its path. */
const ignored = new Set(
  ['.gitignore', ...globSync('src/**/.gitignore', { cwd: ROOT })].flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => path.join(ROOT, path.dirname(file), line.replace(/\/$/, ''))),
  ),
);

/** The sources as a fresh clone has them, with the packages that are installed here. */
function freshClone(): string {
  const clone = mkdtempSync(path.join(tmpdir(), 'docket-clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  for (const place of ['src', 'db', 'public', 'tools', ...globSync('{*.json,*.config.ts}', { cwd: ROOT })])
    cpSync(path.join(ROOT, place), path.join(clone, place), { recursive: true, filter: (file) => !ignored.has(file) });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(clone, 'node_modules'));
  return clone;
}

/** Whether the next start would build again, asked of the clone's own stamp. */
async function stamp(clone: string, action: 'markBuilt' | 'isBuilt', hash = 'hashOfSources()'): Promise<string> {
  const code = `import { hashOfSources, isBuilt, markBuilt } from './tools/build-stamp.mjs'; const hash = ${hash}; console.log(hash, ${action}(hash));`;
  return (await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: clone })).stdout.trim();
}

/**
 * What a build makes of the sources' own folders and leaves as its result; the gate's build shows that Vite adds
 * nothing (`gate/leaving-sources.ts`).
 */
async function build(clone: string): Promise<void> {
  for (const tool of ['fonts', 'icons']) await run(process.execPath, [`tools/${tool}.ts`], { cwd: clone });
  for (const artifact of ['src/design/public/icons.svg', 'src/design/fonts/generated'])
    expect(existsSync(path.join(clone, artifact)), artifact).toBe(true);
  for (const folder of ['build/client', 'build/server']) mkdirSync(path.join(clone, folder), { recursive: true });
}

test('the first start after an installation builds, the second does not, and a changed source does again', async () => {
  const clone = freshClone();
  const [before = '', isBuilt] = (await stamp(clone, 'isBuilt')).split(' ');
  expect(isBuilt).toBe('false');
  await build(clone);
  await stamp(clone, 'markBuilt', `'${before}'`);
  expect(await stamp(clone, 'isBuilt'), 'half a build').toBe(`${before} false`);
  writeFileSync(path.join(clone, 'build/server/index.js'), '');
  expect(await stamp(clone, 'isBuilt')).toBe(`${before} true`);
  const source = path.join(clone, 'src/routes.ts');
  utimesSync(source, new Date(), new Date());
  expect(await stamp(clone, 'isBuilt')).toBe(`${before} true`);
  appendFileSync(source, '// more\n');
  expect(await stamp(clone, 'isBuilt')).toMatch(/ false$/);
});

test('every tool the build is made of counts as a source', () => {
  const reached = new Set<string>(['tools/build.ts', 'vite.config.ts', 'react-router.config.ts']);
  for (const file of reached)
    for (const [, place = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g))
      reached.add(path.posix.join(path.posix.dirname(file), place));
  const isSource = (file: string): boolean =>
    SOURCES.some((source: string) => file === source || file.startsWith(`${source}/`));
  expect(reached.size).toBeGreaterThan(6);
  expect([...reached].filter((file) => !isSource(file))).toEqual([]);
});
