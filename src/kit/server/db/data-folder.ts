import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { StartRefusal } from '../start-refusal.ts';
import { isAlive } from './embedded/postmaster.ts';

const LOCK = 'docket.lock';
const MAX_TRIES = 20;

export interface TakenFolder {
  release(): void;
}

/** One app per data folder. The running process holds the lock; a lock that a dead process left is taken over. */
export function takeDataFolder(folder: string): TakenFolder {
  makeWritable(folder);
  const lock = path.join(folder, LOCK);
  const mine = `${lock}.${process.pid}`;
  const text = `${process.pid} ${birthOf(process.pid)}\n`;
  // Linked into place when complete, so no process ever reads half a lock.
  writeFileSync(mine, text, { mode: 0o644 });
  try {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (link(mine, lock)) return { release: () => read(lock) === text && rmSync(lock, { force: true }) };
      const held = read(lock);
      if (held === null) continue;
      const [pid = '', birth = ''] = held.trim().split(' ');
      if (isHolder(Number(pid), birth))
        throw new StartRefusal(
          `Docket is already running on the data folder ${folder} (process ${pid}): stop it first, or set DATA_DIR to another folder.`,
        );
      removeStale(lock, held);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  throw new StartRefusal(`Several starts are after the data folder ${folder} at this moment: try again.`);
}

/** Not with `recursive`: where no folder can be made, such as under /proc, Node would retry forever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // else another start was quicker
  }
}

function makeWritable(folder: string): void {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory())
      throw Object.assign(new Error(`${folder} is not a folder`), { code: 'ENOTDIR' });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = path.join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason =
      code === 'ENOSPC'
        ? 'the disk is full'
        : code === 'EROFS'
          ? 'the disk is read-only'
          : code === 'EEXIST' || code === 'ENOTDIR'
            ? 'it is not a folder'
            : 'this account may not write there';
    throw new StartRefusal(
      `The data folder ${folder} cannot be used because ${reason}: change that, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Moved aside before it is removed: if a faster start put its own lock there meanwhile, that one is put back. */
function removeStale(lock: string, stale: string): void {
  const aside = `${lock}.stale-${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== stale) link(aside, lock);
  rmSync(aside, { force: true });
}

/** A process id alone proves nothing: after a reboot or in a container it may belong to any process, or to a zombie. */
function isHolder(pid: number, birth: string): boolean {
  return Number.isSafeInteger(pid) && pid > 0 && isAlive(pid) && birthOf(pid) === birth;
}

/**
 * Tells processes with the same id apart: the boot, and clock ticks since then. Outside Linux only the id is available.
 */
function birthOf(pid: number): string {
  if (process.platform !== 'linux') return '-';
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  const [state] = fields;
  if (state === undefined || state === 'Z' || state === 'X') return 'gone';
  return `${read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}/${fields[19] ?? ''}`;
}
