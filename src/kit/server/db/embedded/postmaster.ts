import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

export interface PidFile {
  readonly pid: number;
  readonly port: number;
  readonly socketDir: string;
  readonly status: string;
}

/** What a running server wrote about itself; stale after a crash. */
export function readPidFile(dataDir: string): PidFile | null {
  try {
    const lines = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), socketDir: lines[4] ?? '', status: (lines[7] ?? '').trim() };
  } catch {
    return null;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The only proof of life is an accepted connection. */
export function accepts(file: PidFile): Promise<boolean> {
  const where = process.platform === 'win32' ? { host: '127.0.0.1', port: file.port } : { path: path.join(file.socketDir, `.s.PGSQL.${file.port}`) };
  return new Promise((resolve) => {
    const socket = connect(where);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** After a reboot or in a container the number may belong to another program, or to a zombie with no command line. */
export function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return isAlive(pid);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

/** Orphaned backends of a killed server keep the data folder as their working folder until they notice. */
function hasBackends(dataDir: string): boolean {
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === dataDir;
    } catch {
      return false;
    }
  });
}

/** PostgreSQL refuses to start while a pid file names a living process, even when that is no PostgreSQL. */
export function clearStalePidFile(dataDir: string, file: PidFile | null): void {
  if (file === null || process.platform !== 'linux') return;
  if (isAlive(file.pid) && !isPostgres(file.pid) && !hasBackends(dataDir)) rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
}
