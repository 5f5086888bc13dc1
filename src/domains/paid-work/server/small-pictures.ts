/**
 * A small copy beside each delivered picture, so that a page with many of them loads quickly on a phone (decision 183).
 */
import type { Db } from '#kit/server/db/database.ts';
import { refuseHeldBack } from '#kit/server/scanning/file-scans.ts';
import type { Files, OpenFile } from '#kit/server/storage/files.ts';
import { thumbnailOf } from '#kit/server/storage/images.ts';

const EDGE = 640;
const smallKey = (key: string): string => `${key}-small`;

/** Before the file is kept, while it is in a place of its own. What can't be read as a picture has none. */
export async function keepSmall(key: string, file: { readonly path: string }, files: Files): Promise<void> {
  const small = await thumbnailOf(file, EDGE);
  if (small !== null) await files.put(smallKey(key), small.bytes);
}

/**
 * Held back as long as the picture it was made from. One of an earlier release has no copy, and nothing takes its
 * place: it may be 25 MB.
 */
export async function openSmall(db: Db, key: string, files: Files): Promise<OpenFile | null> {
  await refuseHeldBack(db, key);
  return files.open(smallKey(key));
}

export async function removeWithSmall(key: string, files: Pick<Files, 'remove'>): Promise<void> {
  await files.remove(key);
  await files.remove(smallKey(key));
}
