import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey, type Files, type OpenFile } from './files.ts';

/** Files under one folder. A file appears under its name only when it is whole and on disk. */
export function localFiles(folder: string): Files {
  const place = (key: string) => path.join(folder, checkedKey(key));
  return {
    async put(key, bytes) {
      await putWhole(key, bytes);
    },
    putStream: putWhole,
    async get(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    open: openFile,
    openUnscanned: openFile,
    async remove(key) {
      await rm(place(key), { force: true });
    },
  };

  /** Gives its size in bytes. */
  async function putWhole(key: string, content: Parameters<FileHandle['writeFile']>[0]): Promise<number> {
    const target = place(key);
    const draft = `${target}.${randomUUID()}.part`;
    await mkdir(path.dirname(target), { recursive: true });
    const handle = await open(draft, 'wx', 0o640);
    try {
      await handle.writeFile(content);
      await handle.sync();
      const { size } = await handle.stat();
      await rename(draft, target);
      await syncFolder(path.dirname(target));
      return size;
    } catch (error) {
      // On a full disk what was written of it would take the room that is missing.
      await rm(draft, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
  }

  async function openFile(key: string): Promise<OpenFile | null> {
    try {
      const handle = await open(place(key), 'r');
      return { bytes: (await handle.stat()).size, content: handle.createReadStream() };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }
}

/** A renamed file survives a power failure only once its folder is on disk too. Windows has no such call, and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
