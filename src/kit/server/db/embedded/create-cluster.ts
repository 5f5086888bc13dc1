import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartRefusal } from '../../start-refusal.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { addressOf } from './folder-address.ts';

export const SUPERUSER = 'postgres';
export const DATABASE_NAME = 'docket';
/** Inside the data folder, readable by its owner only; travels with a backup. */
export const PASSWORD_FILE = 'app.secret';

export const isCluster = (dataDir: string): boolean => existsSync(path.join(dataDir, 'PG_VERSION'));

/**
 * Makes the data folder beside its place and renames it when complete, so a start that is cut off leaves nothing
 * half made. When another start was faster, its folder is used.
 */
export function createCluster(dataDir: string, binaries: Binaries, account: Account | null): void {
  mkdirSync(path.dirname(dataDir), { recursive: true });
  removeAbandoned(dataDir);
  const fresh = mkdtempSync(`${dataDir}.init-`);
  const keep = mkdtempSync(path.join(os.tmpdir(), 'docket-init-'));
  const own = (file: string) => account !== null && chownSync(file, account.uid, account.gid);
  try {
    const password = randomBytes(24).toString('base64url');
    const passwordFile = path.join(keep, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    for (const file of [fresh, keep, passwordFile]) own(file);
    const at = addressOf(fresh, account);
    const run = (program: string, args: string[], input = '') => {
      const result = spawnSync(program, args, {
        ...account,
        cwd: at.cwd,
        input,
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      });
      if (result.status !== 0)
        throw new StartRefusal(
          `The database in ${dataDir} could not be made: ${lastLine(result.stderr) || String(result.error ?? result.signal)}`,
        );
    };
    run(binaries.initdb, [
      '-D',
      at.path,
      '-U',
      SUPERUSER,
      '--pwfile',
      passwordFile,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      ...localeOf(binaries),
      '--data-checksums',
    ]);
    run(binaries.postgres, ['--single', '-D', at.path, 'postgres'], `create database ${DATABASE_NAME}\n`);
    const secretFile = path.join(fresh, PASSWORD_FILE);
    writeFileSync(secretFile, password, { mode: 0o600 });
    own(secretFile);
    renameSync(fresh, dataDir);
  } catch (error) {
    if (!isCluster(dataDir)) throw error;
  } finally {
    for (const file of [fresh, keep]) rmSync(file, { recursive: true, force: true });
  }
}

/** What an interrupted start left behind, once that start is too old to be still running. */
function removeAbandoned(dataDir: string): void {
  const parent = path.dirname(dataDir);
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${path.basename(dataDir)}.init-`)) continue;
    const folder = path.join(parent, name);
    if (Date.now() - statSync(folder).mtimeMs > 10 * 60_000) rmSync(folder, { recursive: true, force: true });
  }
}

/** The same collation on every machine; older releases take it from the machine. */
const localeOf = ({ major }: Binaries): string[] =>
  major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C.UTF-8'];

const lastLine = (text: string | null): string => text?.trim().split('\n').at(-1) ?? '';
