import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import process from 'node:process';

/** What PostgreSQL says about itself in postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly socketDir: string;
  readonly isReady: boolean;
}

export const pidFileOf = (dataDir: string): string => path.join(dataDir, 'postmaster.pid');

export function readPostmaster(dataDir: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(pidFileOf(dataDir), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3]), socketDir: lines[4] ?? '', isReady: (lines[7] ?? '').trim() === 'ready' };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether this process has this data folder open. The number alone proves nothing: after a reboot or in a container
 * it may be anyone's, even another PostgreSQL's. PostgreSQL works from inside its data folder; a zombie works nowhere.
 */
export function worksIn(pid: number, dataDir: string): boolean {
  if (process.platform === 'linux') return cwdOf(String(pid)) === dataDir;
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(dataDir);
  } catch {
    return false; // ps knows no such process
  }
}

/** Backends outlive a killed postmaster for a moment; its pid file must stay until the last is gone. */
export function isAnyoneIn(dataDir: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && cwdOf(name) === dataDir);
}

function cwdOf(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null; // gone, a zombie, or another account's: not ours in any case
  }
}

/** Where the driver connects. Windows has no unix sockets the driver could use. */
export const hostOf = (postmaster: Postmaster): string =>
  process.platform === 'win32' ? '127.0.0.1' : postmaster.socketDir;

/** The server is up only when it accepts a connection. */
export function accepts(postmaster: Postmaster): Promise<boolean> {
  return new Promise((resolve) => {
    const socket =
      process.platform === 'win32'
        ? net.connect(postmaster.port, '127.0.0.1')
        : net.connect(path.join(postmaster.socketDir, `.s.PGSQL.${postmaster.port}`));
    const done = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });
}
