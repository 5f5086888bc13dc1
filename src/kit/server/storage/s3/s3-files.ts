/** Files in a bucket. What arrives, and what is made, is on the local disk first: hashed there, then stored whole. */
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { Readable, pipeline } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Log } from '../../log.ts';
import { checkedKey, type ByteRange, type FileHome, type Files, type OpenFile, type ReceivedFile } from '../files.ts';
import { storageAway, type Bucket } from './bucket.ts';
import { listBucket, sweepBucket } from './list-bucket.ts';
import { putInParts } from './put-in-parts.ts';
import { DamagedFile, verified } from './verified-content.ts';

/** A larger file goes in parts of this size, one at a time. No bucket takes smaller ones (but for the last). */
const PART_BYTES = 5 * 1_024 * 1_024;
/** Of the whole file, kept beside it in the bucket. */
const HASH = 'x-amz-meta-sha256';
const SIGNED_SECONDS = 60;

type Incoming = Pick<Files, 'receive' | 'discard' | 'sweepUnfinished'>;

interface S3FilesOptions {
  readonly log: Log;
  readonly signsDownloads: boolean;
  /** For tests. */
  readonly partBytes?: number;
}

const sha256Of = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

const storedHash = ({ headers }: Response): Buffer | null => {
  const hex = headers.get(HASH) ?? '';
  return /^[\da-f]{64}$/.test(hex) ? Buffer.from(hex, 'hex') : null;
};

export function s3Files(
  bucket: Bucket,
  incoming: Incoming,
  { log, signsDownloads, partBytes = PART_BYTES }: S3FilesOptions,
): FileHome {
  function damaged(key: string, error: Error): void {
    if (error instanceof DamagedFile)
      log.error({ err: error, event: 'file_damaged', key }, 'the bucket answered other bytes than were stored');
  }

  async function putWhole(key: string, bytes: Buffer, sha256: Buffer): Promise<void> {
    const hex = sha256.toString('hex');
    await bucket.send({ method: 'PUT', key: checkedKey(key), headers: { [HASH]: hex }, body: bytes, sha256: hex });
  }

  async function keep(key: string, received: ReceivedFile): Promise<void> {
    if (received.bytes <= partBytes) await putWhole(key, await readFile(received.path), received.sha256);
    else {
      const headers = { [HASH]: received.sha256.toString('hex') };
      const { path, bytes } = received;
      await putInParts(bucket, { key: checkedKey(key), headers }, path, { bytes, partBytes });
    }
    await rm(received.path, { force: true });
  }

  async function openFile(key: string, range?: ByteRange): Promise<OpenFile | null> {
    const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
    const answer = await bucket.send({ method: 'GET', key: checkedKey(key), headers });
    if (answer === null) return null;
    const body = Readable.fromWeb((answer.body ?? new Response('').body) as ReadableStream);
    const bytes = Number(
      range === undefined ? answer.headers.get('content-length') : answer.headers.get('content-range')?.split('/')[1],
    );
    if (!Number.isSafeInteger(bytes) || (range !== undefined && answer.status !== 206)) {
      body.destroy();
      throw storageAway(new Error(`the bucket does not say how long ${key} is`));
    }
    const sha256 = storedHash(answer);
    const content =
      range === undefined && sha256 !== null
        ? pipeline(body, verified(sha256, key), (error) => (error ? damaged(key, error) : undefined))
        : body;
    if (!signsDownloads) return { bytes, content };
    const address = (disposition: string) =>
      bucket.address(
        key,
        { 'response-content-disposition': disposition, 'response-content-type': 'application/octet-stream' },
        SIGNED_SECONDS,
      );
    return { bytes, content, address };
  }

  /** Of a file that someone else put into the bucket. */
  async function readHash(key: string): Promise<Buffer | null> {
    const file = await openFile(key);
    if (file === null) return null;
    const received = await incoming.receive(file.content);
    await incoming.discard(received);
    return received.sha256;
  }

  return {
    put: (key, bytes) => putWhole(key, bytes, sha256Of(bytes)),
    async putStream(key, content) {
      const received = await incoming.receive(content);
      try {
        await keep(key, received);
        return received.bytes;
      } finally {
        await incoming.discard(received);
      }
    },
    receive: incoming.receive,
    keep,
    discard: incoming.discard,
    async get(key) {
      const answer = await bucket.send({ method: 'GET', key: checkedKey(key) });
      if (answer === null) return null;
      const bytes = Buffer.from(await answer.arrayBuffer());
      const sha256 = storedHash(answer);
      if (sha256 === null || sha256Of(bytes).equals(sha256)) return bytes;
      const error = new DamagedFile(`${key} has other bytes than were stored`);
      damaged(key, error);
      throw storageAway(error);
    },
    open: openFile,
    openUnscanned: openFile,
    async remove(key) {
      await bucket.send({ method: 'DELETE', key: checkedKey(key) });
    },
    sweepUnfinished: async (since) => (await incoming.sweepUnfinished(since)) + (await sweepBucket(bucket, since)),
    keys: () => listBucket(bucket, ''),
    async sha256(key) {
      const answer = await bucket.send({ method: 'HEAD', key: checkedKey(key) });
      return answer === null ? null : (storedHash(answer) ?? readHash(key));
    },
  };
}
