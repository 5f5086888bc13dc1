/**
 * For tests: a bucket of s3rver on this machine, behind a door that checks what it is sent, can fail like the real one,
 * and does what s3rver leaves out: it judges signatures, and knows the multipart uploads that are not finished.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { isSignedWith } from './judge-signature.ts';
import { testFolder } from '../../test-folder.ts';
import type { S3Config } from './s3-config.ts';

/**
 * `away` closes the connection, `broken` answers 503, `damaged` changes a byte of what is read, `cut` ends it early,
 * `half` answers 200 to the last step of a multipart upload and says in the body that it failed, `lost` does that step
 * and never answers.
 */
export type BucketFault = 'away' | 'broken' | 'damaged' | 'cut' | 'half' | 'lost';

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

  const unfinished = new Map<string, { readonly key: string; readonly at: Date }>();

  /** What s3rver does not do; null where it does. */
  function instead(method: string, key: string, query: URLSearchParams): { status: number; body: string } | null {
    const uploadId = query.get('uploadId') ?? '';
    if (method === 'DELETE' && unfinished.delete(uploadId)) return { status: 204, body: '' };
    if (method === 'POST' && uploadId !== '' && !unfinished.has(uploadId))
      return { status: 404, body: '<Error><Code>NoSuchUpload</Code></Error>' };
    if (method !== 'GET' || key !== '' || !query.has('uploads')) return null;
    const uploads = [...unfinished].map(
      ([id, upload]) =>
        `<Upload><Key>${upload.key}</Key><UploadId>${id}</UploadId><Initiated>${upload.at.toISOString()}</Initiated></Upload>`,
    );
    return { status: 200, body: `<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>` };
  }

  function faultNow(): BucketFault | null {
    if (bucket.fault === null || bucket.faultFor <= 0) return null;
    bucket.faultFor -= 1;
    return bucket.fault;
  }

  async function pass(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const body = await buffer(request);
    const { pathname, searchParams: query } = new URL(url, config.endpoint);
    const key = pathname.slice(name.length + 2);
    bucket.requests.push(`${method} ${key}`);
    const refused = (code: string): void => void answer.writeHead(403).end(`<Error><Code>${code}</Code></Error>`);
    if (!isSignedWith(KEY, { method, url, headers })) return refused('SignatureDoesNotMatch');
    const claimedHash = headers['x-amz-content-sha256'];
    if (claimedHash !== undefined && claimedHash !== createHash('sha256').update(body).digest('hex'))
      bucket.complaints.push(`${method} ${pathname}: another hash than its body has`);
    const fault = faultNow();
    if (fault === 'away') return void request.socket.destroy();
    if (fault === 'broken') return void answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    if (fault === 'half' && method === 'POST' && query.has('uploadId'))
      return void answer.writeHead(200).end('<Error><Code>InternalError</Code></Error>');
    const own = instead(method, key, query);
    if (own !== null) return void answer.writeHead(own.status).end(own.body);
    const reply = await ask({ method, url, headers, port: inner.port, host: inner.address }, body);
    if (fault === null && method !== 'POST') {
      answer.writeHead(reply.statusCode ?? 500, reply.headers);
      return void reply.pipe(answer);
    }
    const content = await buffer(reply);
    const begun = /<UploadId>([^<]+)/.exec(content.toString())?.[1];
    if (begun !== undefined && query.has('uploads')) unfinished.set(begun, { key, at: new Date() });
    else if (method === 'POST') unfinished.delete(query.get('uploadId') ?? '');
    if (fault === 'lost' && method === 'POST' && query.has('uploadId')) return void request.socket.destroy();
    answer.writeHead(reply.statusCode ?? 500, reply.headers);
    if (fault === 'damaged' && content.length > 0)
      content[content.length >> 1] = (content[content.length >> 1] ?? 0) ^ 1;
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
