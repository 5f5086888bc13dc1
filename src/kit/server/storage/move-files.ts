/** Copies every file from one home to another while the product runs with both (`two-homes.ts`). */
import type { FileHome } from './files.ts';

const AT_A_TIME = 4;

export interface Moved {
  readonly copied: number;
  /** Already there from an earlier run, or stored or removed by someone else while the move ran. */
  readonly there: number;
  readonly bytes: number;
  readonly failed: readonly { readonly key: string; readonly error: Error }[];
}

interface MoveOptions {
  /** Removes each file from the old home once its copy was read back. */
  readonly removes: boolean;
  readonly onProgress?: (moved: Moved) => void;
}

interface Copy {
  readonly bytes: number;
  readonly sha256: Buffer;
}

async function copyTo(to: FileHome, from: FileHome, key: string): Promise<Copy | null> {
  const file = await from.openUnscanned(key);
  if (file === null) return null;
  const received = await to.receive(file.content);
  try {
    await to.keep(key, received);
    return received;
  } finally {
    await to.discard(received);
  }
}

/** A bucket's word that it has a file is not enough. */
async function mustReadBack(home: FileHome, key: string, sha256: Buffer): Promise<void> {
  const file = await home.openUnscanned(key);
  if (file === null) throw new Error('the copy is not there');
  const received = await home.receive(file.content);
  await home.discard(received);
  if (!received.sha256.equals(sha256)) throw new Error('the copy has other bytes');
}

/** Bytes copied; null where nothing had to be. */
async function moveOne(key: string, from: FileHome, to: FileHome, removes: boolean): Promise<number | null> {
  // Of another file under the same key: it was stored after this one.
  const there = await to.sha256(key);
  const copy = there === null ? await copyTo(to, from, key) : null;
  if (copy !== null || (there !== null && removes))
    try {
      await mustReadBack(to, key, copy?.sha256 ?? there ?? Buffer.alloc(0));
    } catch (error) {
      if (copy !== null) await to.remove(key);
      throw error;
    }
  // Removed meanwhile, by someone who could not know of the copy.
  const isGone = copy !== null && (await from.sha256(key)) === null;
  if (isGone) await to.remove(key);
  else if (removes) await from.remove(key);
  return isGone ? null : (copy?.bytes ?? null);
}

/** Can be stopped at any moment and run again: what is there already is left as it is. */
export async function moveFiles(
  from: FileHome,
  to: FileHome,
  { removes, onProgress = () => {} }: MoveOptions,
): Promise<Moved> {
  let [copied, there, bytes] = [0, 0, 0];
  const failed: { key: string; error: Error }[] = [];
  const moved = (): Moved => ({ copied, there, bytes, failed });
  const keys = from.keys()[Symbol.asyncIterator]();

  async function work(): Promise<void> {
    for (let next = await keys.next(); next.done !== true; next = await keys.next()) {
      const key = next.value;
      try {
        const size = await moveOne(key, from, to, removes);
        copied += size === null ? 0 : 1;
        there += size === null ? 1 : 0;
        bytes += size ?? 0;
      } catch (error) {
        failed.push({ key, error: error as Error });
      }
      onProgress(moved());
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return moved();
}
