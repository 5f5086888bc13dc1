/** Uploads on real connections: written to disk while they arrive, and nothing is left of those that fail. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { command } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import { answerFailures, mountApi } from '#kit/server/http/api.ts';
import { onCommand } from '#kit/server/http/handler.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { allTurns, transferTurns } from '#kit/server/http/transfer-turns.ts';
import { INCOMING, localFiles } from '#kit/server/storage/local-files.ts';
import { testApp, type TestApp } from './test-app.ts';

const MEGABYTE = 1_024 * 1_024;
const MOST = 8 * MEGABYTE;
const AT_ONCE = 20;
const EDGE = 'an-edge-no-file-has';

const keepFile = command({
  method: 'POST',
  path: '/api/test/files',
  summary: 'Keeps the file.',
  upload: { field: 'file', maxBytes: MOST },
  access: 'public',
  data: z.object({ sha256: z.string(), bytes: z.number() }),
  errors: ['too_large', 'unsupported_media', 'invalid_input'],
  limit: 'webhook',
  repeat: 'natural',
});

/** How many bytes are free on the disk. */
let room = Infinity;
let app: TestApp;
let server: ReturnType<typeof makeServer>;
let folder: string;
beforeAll(async () => {
  app = await testApp();
  folder = await mkdtemp(path.join(tmpdir(), 'docket-uploads-'));
  const files = localFiles(folder, async (...args) => fillingUp(await open(...args)));
  const context: Context = { ...app.context, files };
  const turns = {
    ...allTurns(),
    uploads: transferTurns(
      { perPerson: AT_ONCE, perAddress: AT_ONCE, inAll: AT_ONCE },
      { tooMany: '', tooManyOfYours: '' },
    ),
  };
  const handler = onCommand(
    keepFile,
    async ({ file }) => {
      if (file === null) throw new Error('an endpoint with an upload has a file');
      await files.keep(`kept/${context.makeId()}`, file);
      return { sha256: file.sha256.toString('hex'), bytes: file.bytes };
    },
    async ({ prepared }) => prepared,
  );
  server = makeServer(context.config);
  answerFailures(server, context);
  mountApi(server, { context, handlers: [handler], authenticate: async () => null, admit: null, turns });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  room = Infinity;
  app.context.space.clear();
  await rm(path.join(folder, 'kept'), { recursive: true, force: true });
});

function fillingUp(handle: FileHandle): FileHandle {
  const write = handle.writeFile.bind(handle);
  handle.writeFile = async (data, ...rest) => {
    room -= (data as Buffer).length;
    if (room < 0)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
    return write(data, ...rest);
  };
  return handle;
}

const left = async (): Promise<string[]> =>
  existsSync(path.join(folder, INCOMING)) ? readdir(path.join(folder, INCOMING)) : [];
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
}

interface Sending {
  readonly request: http.ClientRequest;
  readonly answer: Promise<{ status: number; body: Record<string, unknown> }>;
}
/** Without a declared length. */
function begin(): Sending {
  const { port } = server.server.address() as AddressInfo;
  const request = http.request({
    port,
    method: 'POST',
    path: keepFile.path,
    agent: false,
    headers: { 'content-type': `multipart/form-data; boundary=${EDGE}` },
  });
  const answer = new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Record<string, unknown> }),
      );
    });
  });
  answer.catch(() => {});
  request.write(`--${EDGE}\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n`);
  return { request, answer };
}
/** Bytes outside the heap that are still in use. */
function heldInMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().arrayBuffers;
}
/** The most that was held while the work went on. A collection stops everything, so most of the time is left to the work. */
async function mostHeld(work: Promise<unknown>): Promise<number> {
  const before = heldInMemory();
  let [most, isOver] = [0, false];
  void work.finally(() => (isOver = true));
  while (!isOver) {
    const begunAt = performance.now();
    most = Math.max(most, heldInMemory() - before);
    const tookMs = performance.now() - begunAt;
    await new Promise((resolve) => setTimeout(resolve, Math.max(250, 5 * tookMs)));
  }
  await work;
  return most;
}
const PIECE = randomBytes(MEGABYTE);
async function sendPieces({ request }: Sending, pieces: number): Promise<void> {
  const closed = once(request, 'close');
  for (let piece = 0; piece < pieces && !request.destroyed; piece += 1)
    if (!request.write(PIECE)) await Promise.race([once(request, 'drain'), closed]);
}
const end = ({ request }: Sending): void => void request.end(`\r\n--${EDGE}--\r\n`);

it(`${AT_ONCE} files of ${MOST / MEGABYTE} MB at once are kept whole, and lie on disk instead of in memory`, async () => {
  const sent = Array.from({ length: AT_ONCE }, begin);
  const answered = Promise.all(
    sent.map(async (sending) => {
      await sendPieces(sending, MOST / MEGABYTE);
      end(sending);
      return sending.answer;
    }),
  );
  const most = await mostHeld(answered);
  const answers = await answered;
  const hash = createHash('sha256');
  for (let piece = 0; piece < MOST / MEGABYTE; piece += 1) hash.update(PIECE);
  const sha256 = hash.digest('hex');
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { data: { sha256, bytes: MOST } } });
  expect(await readdir(path.join(folder, 'kept'))).toHaveLength(AT_ONCE);
  expect(await left()).toEqual([]);
  // Buffered they would be 160 MB, or twice that while they are joined. Client and server are one process here: what a
  // busy machine leaves between them counts as well (10 MB on a quiet one, 62 MB beside another test run).
  expect(most / MEGABYTE).toBeLessThan(100);
});

it('a file that breaks off leaves nothing behind', async () => {
  const sent = Array.from({ length: AT_ONCE }, begin);
  await Promise.all(sent.map((sending) => sendPieces(sending, 3)));
  await until(async () => (await left()).length === AT_ONCE);
  for (const { request } of sent) request.destroy();
  await until(async () => (await left()).length === 0);
  expect(existsSync(path.join(folder, 'kept'))).toBe(false);
});

it('a file that is too long is refused while it comes, and leaves nothing behind', async () => {
  const sending = begin();
  const sent = sendPieces(sending, 4 * (MOST / MEGABYTE));
  expect(await sending.answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
  sending.request.destroy();
  await sent;
  expect(await left()).toEqual([]);
});

it('a disk that is full answers 503 and leaves nothing behind', async () => {
  room = 2 * MEGABYTE;
  const sending = begin();
  await sendPieces(sending, 4);
  end(sending);
  expect(await sending.answer).toMatchObject({ status: 503, body: { code: 'out_of_space' } });
  expect(await left()).toEqual([]);
});

it('a form without an end is refused, and leaves nothing behind', async () => {
  const sending = begin();
  await sendPieces(sending, 1);
  sending.request.end();
  expect(await sending.answer).toMatchObject({ status: 400, body: { code: 'invalid_shape' } });
  expect(await left()).toEqual([]);
});
