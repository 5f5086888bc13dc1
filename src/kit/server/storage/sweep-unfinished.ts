import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * The name `localFiles` writes to until a file is complete. No key looks like it: a key has at most one extension, and
 * never this one.
 */
export const UNFINISHED = /(?:^|\.)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.part$/;

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

export async function sweepUnfinished(folder: string, since: Date, named = UNFINISHED): Promise<number> {
  let swept = 0;
  try {
    for await (const entry of await opendir(folder)) {
      const place = path.join(folder, entry.name);
      if (entry.isDirectory()) swept += await sweepUnfinished(place, since, named);
      else if (entry.isFile() && named.test(entry.name) && (await isOlder(place, since))) {
        await rm(place, { force: true });
        swept += 1;
      }
    }
  } catch (error) {
    // Nothing was uploaded yet, or another process swept here too.
    if (!isGone(error)) throw error;
  }
  return swept;
}

async function isOlder(place: string, since: Date): Promise<boolean> {
  try {
    return (await stat(place)).mtime < since;
  } catch (error) {
    // Finished in the meantime.
    if (isGone(error)) return false;
    throw error;
  }
}
