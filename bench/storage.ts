/** Memory of the product while a large file goes into a bucket and comes out again, against the same on disk. */
import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { askProcess, nextMessage } from '#kit/server/ask-process.ts';
import type { S3Config, StorageConfig } from '#kit/server/storage/s3/s3-config.ts';
import { figure, type Figure } from './figure.ts';
import { temporaryFolder } from './support/instance.ts';
import type { LargeFile, Peaks } from './support/large-file.ts';

const BYTES = 1_000_000_000;
const LONGEST_MS = 300_000;
const MORE_MB = 30;

const script = (name: string): ChildProcess => fork(path.join(import.meta.dirname, 'support', name));

export async function storageBench(say: (line: string) => void): Promise<Figure[]> {
  const folder = temporaryFolder();
  const bucket = script('bucket.ts');
  try {
    const s3 = await nextMessage<S3Config>(bucket, { what: 'starting a bucket', longestMs: LONGEST_MS });
    const measure = async (storage: StorageConfig): Promise<Peaks> => {
      const question: LargeFile = { folder, bytes: BYTES, storage };
      const patience = { what: 'a large file', longestMs: LONGEST_MS };
      return askProcess<Peaks>(script('large-file.ts'), { ...question }, patience);
    };
    const disk = await measure({ home: 'disk', s3: null });
    const far = await measure({ home: 's3', s3 });
    for (const [where, { storeMb, readMb }] of Object.entries({ disk, bucket: far }))
      say(`${where}: resident at most ${storeMb.toFixed(0)} MB while 1 GB is stored, ${readMb.toFixed(0)} while read`);
    return [
      figure('1 GB into a bucket against on disk, memory', far.storeMb - disk.storeMb, MORE_MB, 'lower', 'MB more'),
      figure('1 GB from a bucket against from disk, memory', far.readMb - disk.readMb, MORE_MB, 'lower', 'MB more'),
    ];
  } finally {
    bucket.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}
