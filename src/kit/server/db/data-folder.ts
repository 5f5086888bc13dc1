import { accessSync, constants, mkdirSync, openSync, closeSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { StartRefusal } from '../start-refusal.ts';

const LOCK = 'docket.lock';

export interface TakenFolder {
  release(): void;
}

/** When the process started, in clock ticks since boot: tells a living owner from a newcomer with the same pid. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isOwner(pid: number, started: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startedAt(pid) === started;
}

function write(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o644);
    writeSync(handle, `${process.pid} ${startedAt(process.pid)}`);
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** One app per data folder. A lock left by a process that is gone is taken over. */
export function takeDataFolder(folder: string): TakenFolder {
  const file = path.join(folder, LOCK);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartRefusal(`The data folder ${folder} cannot be written: ${(error as Error).message}. Set DATA_DIR to a folder this account may write to.`);
  }
  for (let tries = 0; tries < 5; tries += 1) {
    if (write(file)) return { release: () => rmSync(file, { force: true }) };
    let pid = '';
    let started = '';
    try {
      [pid = '', started = ''] = readFileSync(file, 'utf8').split(' ');
    } catch {
      continue;
    }
    if (isOwner(Number(pid), started)) throw new StartRefusal(`Docket is already running on the data folder ${folder} (process ${pid}). Stop it first, or set DATA_DIR to another folder.`);
    rmSync(file, { force: true });
  }
  throw new StartRefusal(`The data folder ${folder} is being started by another process at this moment. Try again.`);
}
