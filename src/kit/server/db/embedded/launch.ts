import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { addressOf } from './folder-address.ts';
import type { Settings } from './settings.ts';
import { freePort } from '../../free-port.ts';

export interface Launch {
  readonly pid: number | undefined;
  hasEnded(): boolean;
  /** The last complaint in the log, for the sentence a person reads. */
  reason(): string;
}

export interface LaunchOptions {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly account: Account | null;
  readonly settings: Settings;
  /** From `makeSocketFolder`; empty where there are no such sockets. */
  readonly socketDir: string;
}

const SOCKET_PREFIX = 'docket-pg-';
const LOG_LIMIT_BYTES = 16 * 1_024 * 1_024;

/** Starts a postmaster in a session of its own: neither Ctrl-C nor the death of the app reaches it. */
export async function launch({ dataDir, binaries, account, settings, socketDir }: LaunchOptions): Promise<Launch> {
  const log = openLog(`${dataDir}.log`);
  const at = addressOf(dataDir, account);
  const listening =
    socketDir === ''
      ? { listen_addresses: '127.0.0.1', port: await freePort() }
      : { listen_addresses: '', port: 5432, unix_socket_directories: socketDir };
  const all = Object.entries({ ...listening, ...settings });
  const child = spawn(
    binaries.postgres,
    ['-D', at.path, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...account,
      cwd: at.cwd,
      detached: true,
      stdio: ['ignore', log.descriptor, log.descriptor],
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    },
  );
  closeSync(log.descriptor);
  let ended = false;
  let failure = '';
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', (error) => {
    failure = error.message;
    ended = true;
  });
  child.unref();
  return { pid: child.pid, hasEnded: () => ended, reason: () => failure || lastComplaint(log.file, log.from) };
}

/**
 * A folder of its own: a short path (sockets allow 107 bytes), and emptied before each start, so never a stale lock in
 * it.
 */
export function makeSocketFolder(account: Account | null, again: string): string {
  if (process.platform === 'win32') return '';
  removeSockets(again);
  const folder = again === '' ? mkdtempSync(path.join(os.tmpdir(), SOCKET_PREFIX)) : again;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account !== null) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** A killed postmaster leaves its sockets behind. */
export function removeSockets(socketDir: string): void {
  if (path.basename(socketDir).startsWith(SOCKET_PREFIX)) rmSync(socketDir, { recursive: true, force: true });
}

/** Appends; an overlong log becomes `.log.1`, so that at most two such files ever exist. */
function openLog(file: string): { file: string; descriptor: number; from: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`);
  const descriptor = openSync(file, 'a', 0o600);
  return { file, descriptor, from: fstatSync(descriptor).size };
}

function lastComplaint(file: string, from: number): string {
  const lines = readFileSync(file).subarray(from).toString('utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? '';
}
