import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import process from 'node:process';

const IN_MEMORY = '/dev/shm';
/** What the databases of a whole run take at most, several times over. */
const ROOM_BYTES = 6 * 1024 ** 3;

/**
 * Where tests put databases: in memory where Linux has room for them, because they make and remove some hundred, and a
 * disk took a seventh more time for the whole run. TMPDIR, where it is set, comes first.
 */
export function testFolder(): string {
  if (process.env['TMPDIR'] !== undefined || freemem() < ROOM_BYTES) return tmpdir();
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize < ROOM_BYTES ? tmpdir() : IN_MEMORY;
  } catch {
    return tmpdir();
  }
}
