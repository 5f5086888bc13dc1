/** From the disk to a bucket and back while people work: nothing is lost, nothing that was erased comes back. */
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetHosts } from '../outbound.ts';
import { testFolder } from '../test-folder.ts';
import type { FileHome } from './files.ts';
import { localFiles } from './local-files.ts';
import { moveFiles } from './move-files.ts';
import { openBucket } from './s3/bucket.ts';
import { s3Files } from './s3/s3-files.ts';
import { testBucket, type TestBucket } from './s3/test-bucket.ts';
import { twoHomes } from './two-homes.ts';

const log = pino({ level: 'silent' });
let server: TestBucket;
let folder = '';
let disk: FileHome;
let bucket: FileHome;
beforeAll(async () => void (server = await testBucket()));
afterAll(async () => server.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(testFolder(), 'docket-move-'));
  disk = localFiles(folder);
  bucket = s3Files(openBucket(server.config, log), disk, { log, signsDownloads: false });
});
afterEach(async () => {
  Object.assign(server, { fault: null });
  forgetHosts();
  for await (const key of bucket.keys()) await bucket.remove(key);
  await rm(folder, { recursive: true });
});

const KEYS = ['avatars/a.webp', 'orders/a/b', 'messages/c/d-small.webp'];
const plant = async (home: FileHome) => {
  for (const key of KEYS) await home.put(key, Buffer.from(`the bytes of ${key}`));
};
const keysOf = async (home: FileHome): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of home.keys()) keys.push(key);
  return keys.sort();
};

it('copies every file and leaves the others where they were; a second run finds all there', async () => {
  await plant(disk);
  await disk.receive(Readable.from([Buffer.from('still arriving')]));
  expect(await moveFiles(disk, bucket, { removes: false })).toMatchObject({ copied: 3, there: 0, failed: [] });
  expect(await keysOf(bucket)).toEqual([...KEYS].sort());
  expect(await keysOf(disk)).toEqual([...KEYS].sort());
  expect((await bucket.get('orders/a/b'))?.toString()).toBe('the bytes of orders/a/b');
  expect(await moveFiles(disk, bucket, { removes: false })).toMatchObject({ copied: 0, there: 3, bytes: 0 });
});

it('moves them back, and removes each once its copy was read back', async () => {
  await plant(bucket);
  expect(await moveFiles(bucket, disk, { removes: true })).toMatchObject({ copied: 3, failed: [] });
  expect([await keysOf(bucket), await keysOf(disk)]).toEqual([[], [...KEYS].sort()]);
});

it('with both homes a file is found wherever it is, and goes from both', async () => {
  await plant(disk);
  const files = twoHomes(bucket, disk);
  await files.put('avatars/new.webp', Buffer.from('new'));
  expect((await files.get('avatars/a.webp'))?.toString()).toBe('the bytes of avatars/a.webp');
  expect(await keysOf(bucket)).toEqual(['avatars/new.webp']);
  await moveFiles(disk, bucket, { removes: false });
  await files.remove('avatars/a.webp');
  expect([await bucket.get('avatars/a.webp'), await disk.get('avatars/a.webp')]).toEqual([null, null]);
});

it('a file stored again in the new home is not replaced by its old version', async () => {
  await disk.put('sitemap/a.xml', Buffer.from('old'));
  await twoHomes(bucket, disk).put('sitemap/a.xml', Buffer.from('new'));
  expect(await moveFiles(disk, bucket, { removes: false })).toMatchObject({ copied: 0, there: 1 });
  expect((await bucket.get('sitemap/a.xml'))?.toString()).toBe('new');
});

it('a file erased while it is copied is in neither home afterwards', async () => {
  await disk.put('orders/erased', Buffer.from('mine'));
  const files = twoHomes(bucket, disk);
  const erasing: FileHome = {
    ...bucket,
    async keep(key, received) {
      await files.remove(key);
      await bucket.keep(key, received);
    },
  };
  expect(await moveFiles(disk, erasing, { removes: false })).toMatchObject({ copied: 0, there: 1, failed: [] });
  expect([await bucket.get('orders/erased'), await disk.get('orders/erased')]).toEqual([null, null]);
});

it('a copy with other bytes is removed and named, and the file stays where it was', async () => {
  await disk.put('orders/a/b', Buffer.from('the right bytes'));
  server.fault = 'damaged';
  const moved = await moveFiles(disk, bucket, { removes: true });
  expect(moved.copied).toBe(0);
  expect(moved.failed.map(({ key }) => key)).toEqual(['orders/a/b']);
  expect((await disk.get('orders/a/b'))?.toString()).toBe('the right bytes');
  expect(await bucket.get('orders/a/b')).toBeNull();
});

it('removes nothing whose copy, made by an earlier run, cannot be read back', async () => {
  await disk.put('orders/a/b', Buffer.from('the right bytes'));
  await moveFiles(disk, bucket, { removes: false });
  server.fault = 'damaged';
  expect((await moveFiles(disk, bucket, { removes: true })).failed).toHaveLength(1);
  expect((await disk.get('orders/a/b'))?.toString()).toBe('the right bytes');
});

it('a bucket that goes away in between fails those files alone, and the next run takes them', async () => {
  await plant(disk);
  server.fault = 'away';
  expect((await moveFiles(disk, bucket, { removes: true })).failed).toHaveLength(3);
  Object.assign(server, { fault: null });
  forgetHosts();
  expect(await moveFiles(disk, bucket, { removes: true })).toMatchObject({ copied: 3, failed: [] });
  expect(await keysOf(disk)).toEqual([]);
});
