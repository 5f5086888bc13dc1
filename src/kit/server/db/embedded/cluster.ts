import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartRefusal } from '../../start-refusal.ts';
import type { Binaries } from './binaries.ts';
import { giveTo, type RunAs } from './run-as.ts';

const SECRET = 'app.secret';

export const hasCluster = (dataDir: string): boolean => existsSync(path.join(dataDir, 'PG_VERSION'));
export const readSecret = (dataDir: string): string => readFileSync(path.join(dataDir, SECRET), 'utf8');

/** Made beside its place and renamed when whole: a half-made cluster is never taken for one. */
export function makeCluster(dataDir: string, binaries: Binaries, who: RunAs): void {
  mkdirSync(path.dirname(dataDir), { recursive: true });
  const draft = `${dataDir}.init-${process.pid}`;
  const secretFile = `${draft}.secret`;
  const secret = randomBytes(24).toString('base64url');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(who, draft);
  writeFileSync(secretFile, secret, { mode: 0o600 });
  giveTo(who, secretFile);
  const options = ['-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--data-checksums'];
  const made = spawnSync(binaries.initdb, ['-D', draft, '--pwfile', secretFile, ...options], { ...who, encoding: 'utf8', cwd: os.tmpdir() });
  rmSync(secretFile, { force: true });
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartRefusal(`The database could not be created in ${dataDir}: ${(made.stderr || made.error?.message || 'unknown reason').trim().split('\n').at(-1)}`);
  }
  writeFileSync(path.join(draft, SECRET), secret, { mode: 0o600 });
  giveTo(who, path.join(draft, SECRET));
  try {
    renameSync(draft, dataDir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another starter was quicker: its cluster is as good as ours.
    if (!hasCluster(dataDir)) throw error;
  }
}
