/** Files in a bucket, against a server that speaks S3; the official SDK reads what we wrote. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { forgetHosts } from '../../outbound.ts';
import { testFolder } from '../../test-folder.ts';
import { localFiles } from '../local-files.ts';
import { openBucket } from './bucket.ts';
import { s3Files } from './s3-files.ts';
import { testBucket, type TestBucket } from './test-bucket.ts';

const PART = 5 * 1_024 * 1_024;
const log = pino({ level: 'silent' });

let bucket: TestBucket;
let folder = '';
let sdk: S3Client;
beforeAll(async () => {
  bucket = await testBucket();
  folder = await mkdtemp(path.join(testFolder(), 'docket-s3-'));
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket.config;
  const checksums = {
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  sdk = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    ...checksums,
  });
});
afterEach(() => {
  expect(bucket.complaints).toEqual([]);
  Object.assign(bucket, { fault: null, faultFor: Infinity });
  bucket.requests.length = 0;
  forgetHosts();
});
afterAll(async () => {
  sdk.destroy();
  await bucket.close();
  await rm(folder, { recursive: true });
});

const opened = (signsDownloads = false) =>
  s3Files(openBucket(bucket.config, log), localFiles(folder), { log, signsDownloads, partBytes: PART });
const files = () => opened();
const incoming = async (): Promise<string[]> => readdir(path.join(folder, 'incoming')).catch(() => []);
const readBySdk = async (key: string) => {
  const { Body, Metadata } = await sdk.send(new GetObjectCommand({ Bucket: bucket.config.bucket, Key: key }));
  return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), metadata: Metadata };
};
const hexOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const contentOf = async (key: string, range?: { start: number; end: number }) => {
  const file = await files().open(key, range);
  return file === null ? null : { bytes: file.bytes, content: await buffer(file.content) };
};

it('stores a file whole with its hash, replaces it, reads all or a range of it, and removes it', async () => {
  const [first, second] = [randomBytes(900), randomBytes(2_000)];
  await files().put('avatars/a.webp', first);
  expect(await files().get('avatars/a.webp')).toEqual(first);
  await files().put('avatars/a.webp', second);
  expect(await readBySdk('avatars/a.webp')).toEqual({ bytes: second, metadata: { sha256: hexOf(second) } });
  expect(await contentOf('avatars/a.webp')).toEqual({ bytes: 2_000, content: second });
  const range = await contentOf('avatars/a.webp', { start: 10, end: 19 });
  expect(range).toEqual({ bytes: 2_000, content: second.subarray(10, 20) });
  await files().remove('avatars/a.webp');
  await files().remove('avatars/a.webp');
  expect([await files().get('avatars/a.webp'), await contentOf('avatars/a.webp')]).toEqual([null, null]);
});

it('keeps a large file in parts, of which nothing is left on disk or in the bucket', async () => {
  const bytes = randomBytes(2 * PART + 12_345);
  await files().keep('orders/a/b', await files().receive(Readable.from([bytes])));
  expect(hexOf((await readBySdk('orders/a/b')).bytes)).toBe(hexOf(bytes));
  expect((await files().sha256('orders/a/b'))?.toString('hex')).toBe(hexOf(bytes));
  expect(hexOf((await contentOf('orders/a/b'))?.content ?? Buffer.alloc(0))).toBe(hexOf(bytes));
  expect(await incoming()).toEqual([]);
  expect(bucket.requests.filter((request) => request === 'PUT orders/a/b')).toHaveLength(3);
});

it('takes content of an unknown length', async () => {
  expect(await files().putStream('exports/a', Readable.from([Buffer.from('one '), Buffer.from('two')]))).toBe(7);
  expect((await files().get('exports/a'))?.toString()).toBe('one two');
  expect(await incoming()).toEqual([]);
});

it('gives nobody a whole file with other bytes than were stored', async () => {
  const bytes = randomBytes(300_000);
  await files().put('orders/damaged', bytes);
  bucket.fault = 'damaged';
  await expect(files().get('orders/damaged')).rejects.toMatchObject({ code: 'unavailable' });
  const file = await files().open('orders/damaged');
  let arrived = 0;
  const reading = (async () => {
    for await (const piece of file?.content ?? []) arrived += (piece as Buffer).length;
  })();
  await expect(reading).rejects.toThrow('other bytes');
  expect(arrived).toBeLessThan(bytes.length);
  bucket.fault = 'cut';
  await expect(contentOf('orders/damaged')).rejects.toThrow('terminated');
});

it('a bucket that is away is a 503 with a time to come back, and what arrived is not lost', async () => {
  const received = await files().receive(Readable.from([Buffer.from('work of a week')]));
  bucket.fault = 'away';
  const refusal = { code: 'unavailable', retryAfterSeconds: 10 };
  await expect(files().keep('orders/kept', received)).rejects.toMatchObject(refusal);
  await expect(files().get('orders/kept')).rejects.toMatchObject(refusal);
  await expect(files().open('orders/kept')).rejects.toMatchObject(refusal);
  expect(existsSync(received.path)).toBe(true);
  bucket.fault = null;
  forgetHosts();
  await files().keep('orders/kept', received);
  expect((await files().get('orders/kept'))?.toString()).toBe('work of a week');
});

it('tries again what fails once, and is not asked for a while after it failed often', async () => {
  Object.assign(bucket, { fault: 'broken', faultFor: 2 });
  await files().put('avatars/b.webp', Buffer.from('b'));
  expect(bucket.requests).toHaveLength(3);
  Object.assign(bucket, { fault: 'broken', faultFor: Infinity });
  for (let call = 0; call < 3; call += 1)
    await files()
      .get('avatars/b.webp')
      .catch(() => null);
  const before = bucket.requests.length;
  await expect(files().get('avatars/b.webp')).rejects.toMatchObject({ code: 'unavailable' });
  expect(bucket.requests).toHaveLength(before);
});

it('believes only the body that says how a multipart upload ended, and leaves nothing of a failed one', async () => {
  const received = await files().receive(Readable.from([randomBytes(PART + 1)]));
  bucket.fault = 'half';
  await expect(files().keep('orders/half', received)).rejects.toMatchObject({ code: 'unavailable' });
  bucket.fault = null;
  expect(await files().get('orders/half')).toBeNull();
  expect(existsSync(received.path)).toBe(true);
  await files().discard(received);
});

it('a file whose last step went through without an answer is stored', async () => {
  const bytes = randomBytes(PART + 1);
  Object.assign(bucket, { fault: 'lost', faultFor: 4 });
  await files().keep('orders/lost', await files().receive(Readable.from([bytes])));
  expect(hexOf((await readBySdk('orders/lost')).bytes)).toBe(hexOf(bytes));
});

it('a key or a secret that the bucket refuses is a 503 as well, and says so in the log', async () => {
  const lines: string[] = [];
  const heard = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const wrong = openBucket({ ...bucket.config, secretAccessKey: 'another' }, heard);
  await expect(wrong.send({ method: 'GET', key: 'avatars/b.webp' })).rejects.toMatchObject({ code: 'unavailable' });
  expect(lines.join('')).toMatch(/403 SignatureDoesNotMatch/);
  expect(lines.join('')).not.toContain('another');
});

it('a signed address gives one file without us, as a download, and no other', async () => {
  await files().put('orders/signed', Buffer.from('words'));
  const file = await opened(true).open('orders/signed');
  file?.content.destroy();
  const address = new URL((await file?.address?.('attachment; filename="words.txt"')) ?? '');
  const answer = await fetch(address);
  expect(await answer.text()).toBe('words');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="words.txt"');
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  address.pathname = address.pathname.replace('signed', 'kept');
  expect((await fetch(address)).status).toBe(403);
});

it('names every file, and sweeps parts and multipart uploads that nobody finished', async () => {
  const before = new Date(Date.now() - 60_000);
  await files().put('parts/a/0-abc', Buffer.from('part'));
  const { bucket: Bucket } = bucket.config;
  await sdk.send(new CreateMultipartUploadCommand({ Bucket, Key: 'orders/killed' }));
  const keys: string[] = [];
  for await (const key of files().keys()) keys.push(key);
  expect(keys).toEqual(expect.arrayContaining(['parts/a/0-abc', 'orders/a/b', 'exports/a']));
  expect(await files().sweepUnfinished(before)).toBe(0);
  expect(await files().sweepUnfinished(new Date(Date.now() + 60_000))).toBe(2);
  expect(await files().get('parts/a/0-abc')).toBeNull();
  expect(await files().get('orders/a/b')).not.toBeNull();
  const unfinished = await sdk.send(new ListMultipartUploadsCommand({ Bucket }));
  expect(unfinished.Uploads ?? []).toEqual([]);
});
