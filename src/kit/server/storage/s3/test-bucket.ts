/**
 * For tests: a bucket of s3rver on this machine, behind a door that checks what it is sent and can fail like the real
 * one.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { testFolder } from '../../test-folder.ts';
import type { S3Config } from './s3-config.ts';

/**
 * `away` closes the connection, `broken` answers 503, `damaged` changes a byte of what is read, `cut` ends it early,
 * `half` answers 200 to the last step of a multipart upload and says in the body that it failed.
 */
export type BucketFault = 'away' | 'broken' | 'damaged' | 'cut' | 'half';

export interface TestBucket {
  readonly config: S3Config;
  /** As the environment of a process that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** What it was sent that the real one would refuse. Empty, or a test fails. */
  readonly complaints: string[];
  /** Every request, such as `PUT avatars/a.webp`. */
  readonly requests: string[];
  /** Until another is set, or for so many requests. */
  fault: BucketFault | null;
  faultFor: number;
  close(): Promise<void>;
}

const KEY = 'S3RVER';

export async function testBucket(name = 'docket-files'): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(testFolder(), 'docket-bucket-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  });
  const inner = await store.run();
  const door = http.createServer((request, answer) => void pass(request, answer).catch(() => request.destroy()));
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port } = door.address() as AddressInfo;
  const config: S3Config = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: name,
    accessKeyId: KEY,
    secretAccessKey: KEY,
    isInPath: true,
    signsDownloads: false,
  };
  const bucket: TestBucket = {
    config,
    env: {
      S3_ENDPOINT: config.endpoint,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    complaints: [],
    requests: [],
    fault: null,
    faultFor: Infinity,
    async close() {
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };

  function faultNow(): BucketFault | null {
    if (bucket.fault === null || bucket.faultFor <= 0) return null;
    bucket.faultFor -= 1;
    return bucket.fault;
  }

  async function pass(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(url, config.endpoint);
    bucket.requests.push(`${method} ${pathname.slice(name.length + 2)}`);
    const said = headers['x-amz-content-sha256'];
    if (said !== undefined && said !== createHash('sha256').update(body).digest('hex'))
      bucket.complaints.push(`${method} ${pathname}: another hash than its body has`);
    if (said === undefined && !searchParams.has('X-Amz-Signature')) bucket.complaints.push(`${method} ${pathname}: unsigned`);
    const fault = faultNow();
    if (fault === 'away') return void request.socket.destroy();
    if (fault === 'broken') return void answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    if (fault === 'half' && method === 'POST' && searchParams.has('uploadId'))
      return void answer.writeHead(200).end('<Error><Code>InternalError</Code></Error>');
    const reply = await ask({ method, url, headers, port: inner.port, host: inner.address }, body);
    answer.writeHead(reply.statusCode ?? 500, reply.headers);
    if (fault === null && reply.statusCode !== 403) return void reply.pipe(answer);
    const content = await buffer(reply);
    if (reply.statusCode === 403) bucket.complaints.push(`${method} ${pathname}: ${content.toString()}`);
    if (fault === 'damaged' && content.length > 0) content[content.length >> 1] = (content[content.length >> 1] ?? 0) ^ 1;
    if (fault === 'cut') {
      answer.write(content.subarray(0, content.length >> 1));
      setTimeout(() => answer.destroy(), 20);
    } else answer.end(content);
  }
  return bucket;
}

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly port: number;
  readonly host: string;
}

const ask = ({ method, url, headers, port, host }: Asked, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = http.request({ host, port, method, path: url, headers }, resolve);
    request.on('error', reject);
    request.end(body);
  });
