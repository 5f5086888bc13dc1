import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey, type Files, type OpenFile } from './files.ts';

/** Files under one folder. A file appears under its name only when it is whole and on disk. */
export function localFiles(folder: string): Files {
  const place = (key: string) => path.join(folder, checkedKey(key));
  return {
    async put(key, bytes) {
      const target = place(key);
      const draft = `${target}.${randomUUID()}.part`;
      await mkdir(path.dirname(target), { recursive: true });
      const handle = await open(draft, 'wx', 0o640);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
        await rename(draft, target);
      } catch (error) {
        // On a full disk what was written of it would take the room that is missing.
        await rm(draft, { force: true });
        throw error;
      } finally {
        await handle.close();
      }
    },
    async putStream(key, content) {
      const target = place(key);
      const draft = `${target}.${randomUUID()}.part`;
      await mkdir(path.dirname(target), { recursive: true });
      const handle = await open(draft, 'wx', 0o640);
      try {
        await handle.writeFile(content);
        await handle.sync();
        const { size } = await handle.stat();
        await rename(draft, target);
        return size;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      } finally {
        await handle.close();
      }
    },
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
