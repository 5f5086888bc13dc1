/** `npm start` installs no `devDependencies` (decision 232): what builds and runs the product may not need one. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, resolveImport } from './boundaries.ts';
import { SOURCES } from './build-stamp.mjs';
import { ROOT } from './run-step.ts';

interface Packages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const packages = JSON.parse(read('package.json')) as Packages;
const NOT_STARTED = /\.(test|stories)\.tsx?$|(^|\/)test-[\w-]+\.ts$/;
/** Types go before anything runs. */
const loaded = (file: string, text: string): string[] =>
  importsOf(text)
    .filter(({ target, eager }) => eager || text.includes(`import('${target}')`))
    .map(({ target }) => resolveImport(file, target))
    .flatMap((found) => ('package' in found ? [found.package] : []));
const onlyForTests = (file: string, text: string): string[] =>
  loaded(file, text)
    .filter((name) => name in packages.devDependencies)
    .map((name) => `${file}: ${name}`);

const files = SOURCES.flatMap((place: string) =>
  path.extname(place) === '' ? globSync(`${place}/**/*.{ts,tsx,mjs}`, { cwd: ROOT }) : [place],
)
  .map((file: string) => file.split(path.sep).join('/'))
  .filter((file: string) => /\.(tsx?|mjs)$/.test(file) && !NOT_STARTED.test(file));

test('nothing that npm start builds or runs needs a package of the tests', () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap((file: string) => onlyForTests(file, read(file)))).toEqual([]);
});

test('a package of the tests is found, and a type is not', () => {
  expect(onlyForTests('src/app/server/main.ts', "import { test } from 'vitest';\n")).toEqual([
    'src/app/server/main.ts: vitest',
  ]);
  expect(onlyForTests('vite.config.ts', "const fast = await import('fast-check');\n")).toEqual([
    'vite.config.ts: fast-check',
  ]);
  expect(onlyForTests('src/app/server/main.ts', "import type { Page } from '@playwright/test';\n")).toEqual([]);
});

test('the oldest PostgreSQL, which only tests start, comes with the packages of the tests', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean }>;
  };
  const oldest = Object.entries(lock.packages).filter(([place]) => place.startsWith('node_modules/postgres-15-'));
  expect(oldest.length).toBeGreaterThan(3);
  for (const [place, { dev, optional }] of oldest) expect([place, dev, optional]).toEqual([place, true, true]);
});
