/** Stores one large file and reads it again, by the product's own storage; says how much memory that took. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { pino } from 'pino';
import { fileHomes } from '#kit/server/storage/file-homes.ts';
import type { StorageConfig } from '#kit/server/storage/s3/s3-config.ts';

export interface LargeFile {
  readonly folder: string;
  readonly bytes: number;
  readonly storage: StorageConfig;
}
export interface Peaks {
  readonly storeMb: number;
  readonly readMb: number;
}

const PIECE = randomBytes(1_024 * 1_024);
const MB = 2 ** 20;

function* pieces(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= PIECE.length) yield PIECE.subarray(0, Math.min(PIECE.length, left));
}

async function peakOf(work: () => Promise<unknown>): Promise<number> {
  let most = process.memoryUsage.rss();
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  await work();
  clearInterval(watch);
  return most / MB;
}

process.once('message', ({ folder, bytes, storage }: LargeFile) => {
  void (async () => {
    const { home } = fileHomes({ dataDir: path.resolve(folder), storage }, pino({ level: 'error' }));
    const storeMb = await peakOf(async () =>
      home.keep('bench/large', await home.receive(Readable.from(pieces(bytes)))),
    );
    const readMb = await peakOf(async () => {
      const file = await home.open('bench/large');
      if (file?.bytes !== bytes) throw new Error('the file is not whole');
      await finished(file.content.resume());
    });
    process.send?.({ storeMb, readMb } satisfies Peaks);
    process.disconnect();
  })();
});
