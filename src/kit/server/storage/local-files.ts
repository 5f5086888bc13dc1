import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open as openOnDisk, opendir, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { UNFINISHED, sweepUnfinished } from './sweep-unfinished.ts';
import { checkedKey, type ByteRange, type FileHome, type OpenFile, type ReceivedFile } from './files.ts';

/** Below the folder itself, so that keeping a file is a rename on one disk. */
export const INCOMING = 'incoming';
/** Parts of files: none lives as long as what is swept (kit/server/uploads). */
const PARTS = 'parts';
const ANY = /^/;
/** Enough for every kind of file we know, and to tell text from other bytes. */
const HEAD_BYTES = 4_096;

/**
 * Files under one folder. A file appears under its name only when it is whole and on disk. A test opens files its own
 * way.
 */
export function localFiles(folder: string, open: typeof openOnDisk = openOnDisk): FileHome {
  const place = (key: string) => path.join(folder, checkedKey(key));
  return {
    async put(key, bytes) {
      await putWhole(key, bytes);
    },
    putStream: putWhole,
    receive,
    keep,
    async discard({ path: place }) {
      await rm(place, { force: true });
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
    async sweepUnfinished(since) {
      return (await sweepUnfinished(folder, since)) + (await sweepUnfinished(path.join(folder, PARTS), since, ANY));
    },
    keys: () => keysIn(folder),
    async sha256(key) {
      const file = await openFile(key);
      if (file === null) return null;
      const hash = createHash('sha256');
      for await (const piece of file.content) hash.update(piece as Buffer);
      return hash.digest();
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

  async function receive(content: Readable): Promise<ReceivedFile> {
    const place = path.join(folder, INCOMING, `${randomUUID()}.part`);
    const hash = createHash('sha256');
    let head = Buffer.alloc(0);
    let bytes = 0;
    let handle: FileHandle | null = null;
    try {
      await mkdir(path.dirname(place), { recursive: true });
      handle = await open(place, 'wx', 0o640);
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk);
        if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
        bytes += chunk.length;
        await handle.writeFile(chunk);
      }
      return { path: place, bytes, sha256: hash.digest(), head };
    } catch (error) {
      content.destroy();
      await rm(place, { force: true });
      throw error;
    } finally {
      await handle?.close();
    }
  }

  async function keep(key: string, received: ReceivedFile): Promise<void> {
    const target = place(key);
    const handle = await open(received.path, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await mkdir(path.dirname(target), { recursive: true });
    await rename(received.path, target);
    await syncFolder(path.dirname(target));
  }

  async function openFile(key: string, range?: ByteRange): Promise<OpenFile | null> {
    try {
      const handle = await open(place(key), 'r');
      return { bytes: (await handle.stat()).size, content: handle.createReadStream(range) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }
}

async function* keysIn(folder: string, above = ''): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(path.join(folder, above))) {
      const key = `${above}${entry.name}`;
      if (entry.isDirectory() && key !== INCOMING) yield* keysIn(folder, `${key}/`);
      else if (entry.isFile() && !UNFINISHED.test(entry.name)) yield key;
    }
  } catch (error) {
    // Nothing was stored yet, or the folder went meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * A renamed file survives a power failure only once its folder is on disk too. Windows has no such call, and needs
 * none.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await openOnDisk(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
