import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a folder that is being written to, and makes the copy durable. Files that disappear meanwhile were not
 * needed. `skips` gets each path relative to the folder.
 */
export async function copyTree(
  from: string,
  to: string,
  skips: (relative: string) => boolean = () => false,
  below = '',
): Promise<number> {
  await mkdir(path.join(to, below), { recursive: true, mode: 0o700 });
  let bytes = 0;
  for (const entry of await readdir(path.join(from, below), { withFileTypes: true })) {
    const relative = path.join(below, entry.name);
    if (skips(relative)) continue;
    if (entry.isDirectory()) bytes += await unlessGone(copyTree(from, to, skips, relative));
    else if (entry.isFile()) bytes += await unlessGone(copyDurably(path.join(from, relative), path.join(to, relative)));
  }
  return bytes;
}

async function copyDurably(from: string, to: string): Promise<number> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  const file = await open(to, 'r+');
  try {
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

async function unlessGone(work: Promise<number>): Promise<number> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
