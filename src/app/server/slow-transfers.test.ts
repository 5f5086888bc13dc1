/** Real connections that send, or take, drop by drop. Seconds are counted by the test; nothing here waits for time. */
import net, { type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { authenticate } from '#domains/accounts/server/accounts.ts';
import { transferLimits } from '#kit/limits.ts';
import { answerFailures, mountApi } from '#kit/server/http/api.ts';
import { paceKeeper } from '#kit/server/http/pace.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { allTurns } from '#kit/server/http/transfer-turns.ts';
import { handlers } from './modules.ts';
import { multipart } from './test-multipart.ts';
import { PIXEL } from './test-pixel.ts';
import { testApp, type Person, type TestApp } from './test-app.ts';

const pace = paceKeeper();
const turns = allTurns();
let app: TestApp;
let server: FastifyInstance;
let port = 0;
beforeAll(async () => {
  app = await testApp();
  // Its seconds are the ones this test counts.
  server = makeServer(app.context.config, { pace: { ...pace, tick: () => {} } });
  answerFailures(server, app.context);
  mountApi(server, { context: app.context, handlers, authenticate, admit: null, turns });
  server.get('/endless', (_request, reply) => reply.send(Buffer.alloc(32 * 1_024 * 1_024, 'a')));
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const open = new Set<Socket>();
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open.clear();
  await until(() => turns.uploads.size() === 0);
});

/** Waits turns of the event loop until the bytes have arrived. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

interface Line {
  readonly socket: Socket;
  heard: () => string;
  answered: Promise<string>;
}
async function connect(): Promise<Line> {
  const socket = net.connect(port, '127.0.0.1');
  open.add(socket);
  let heard = '';
  const answered = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => {
      heard += String(chunk);
      if (heard.includes('\r\n\r\n')) resolve(heard);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
  await once(socket, 'connect');
  return { socket, heard: () => heard, answered };
}

const MEGABYTE = 1_024 * 1_024;
const head = (as: Person, path: string, type: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${app.people[as].token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

/** The headers of an upload and its first bytes; the rest comes as the test likes. */
async function beginUpload(as: Person, length = MEGABYTE): Promise<Line> {
  const line = await connect();
  line.socket.write(head(as, '/api/user/avatar', 'multipart/form-data; boundary=edge', length));
  line.socket.write('--edge\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n');
  return line;
}
async function wholeUpload(as: Person): Promise<string> {
  const { body, headers } = multipart('avatar', 'a.png', PIXEL);
  const line = await connect();
  line.socket.write(
    Buffer.concat([Buffer.from(head(as, '/api/user/avatar', headers['content-type'] ?? '', body.length)), body]),
  );
  return line.answered;
}
const seconds = (count: number): void => {
  for (let n = 0; n < count; n += 1) pace.tick();
};

it('four accounts with as many dripping uploads as allowed leave room for everyone else', async () => {
  const dripping = ['client', 'otherClient', 'otherFreelancer', 'newClient'] as const;
  const drips = await Promise.all(dripping.flatMap((as) => Array.from({ length: 6 }, () => beginUpload(as))));
  await until(
    () =>
      drips.filter(({ heard }) => /^HTTP\/1\.1 (429|503)/.test(heard())).length >=
      drips.length - transferLimits.uploads.perAddress,
  );
  for (let n = 0; n < 5; n += 1) expect(await wholeUpload('freelancer')).toMatch(/^HTTP\/1\.1 200/);
  // Full of drips again each time: a client that drips takes no more places than before.
  expect(turns.uploads.size()).toBeLessThanOrEqual(transferLimits.uploads.perAddress);
});

it('a dripping upload is cut off with 408, and its place is free', async () => {
  const { socket, answered } = await beginUpload('client');
  await until(() => turns.uploads.size() === 1);
  seconds(transferLimits.pace.windowSeconds);
  expect(await answered).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*"code":"too_slow"/i);
  await until(() => turns.uploads.size() === 0 && socket.destroyed);
});

it('an upload that keeps the pace may take any time', async () => {
  const { socket, answered } = await beginUpload('client');
  await until(() => turns.uploads.size() === 1);
  const { windowSeconds, uploadBytesPerSecond } = transferLimits.pace;
  const received = (): number => pace.bodyOf(lastRequest)?.bytes() ?? 0;
  for (let window = 0; window < 6; window += 1) {
    const before = received();
    socket.write(Buffer.alloc(windowSeconds * uploadBytesPerSecond, 'x'));
    await until(() => received() >= before + windowSeconds * uploadBytesPerSecond);
    seconds(windowSeconds);
  }
  expect(turns.uploads.size()).toBe(1);
  seconds(windowSeconds);
  expect(await answered).toMatch(/^HTTP\/1\.1 408/);
});
let lastRequest: Parameters<typeof pace.bodyOf>[0];
beforeAll(() => {
  server.server.on('request', (request) => (lastRequest = request));
});

it('a dripping JSON body is cut off with 408, no matter who sends it', async () => {
  const line = await connect();
  line.socket.write(
    'POST /api/payments/webhooks/test HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n{"id":',
  );
  await until(() => pace.bodyOf(lastRequest) !== undefined && lastRequest.url === '/api/payments/webhooks/test');
  seconds(transferLimits.pace.windowSeconds);
  expect(await line.answered).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"too_slow"/);
});

it('a body that keeps dripping after its refusal is cut off too', async () => {
  const line = await connect();
  line.socket.write(
    `POST /api/orders HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=edge\r\ncontent-length: ${MEGABYTE}\r\n\r\n--edge`,
  );
  expect(await line.answered).toMatch(/^HTTP\/1\.1 4/);
  seconds(transferLimits.pace.windowSeconds);
  await until(() => line.socket.destroyed);
});

it('too large a file is refused by its length, before a byte of it is read', async () => {
  const line = await connect();
  line.socket.write(head('client', '/api/user/avatar', 'multipart/form-data; boundary=edge', 60 * MEGABYTE));
  expect(await line.answered).toMatch(/^HTTP\/1\.1 413/);
  expect(turns.uploads.size()).toBe(0);
});

it('an answer that nobody reads is dropped, and one that is read is not', async () => {
  const line = await connect();
  line.socket.pause();
  line.socket.write('GET /endless HTTP/1.1\r\nhost: x\r\n\r\n');
  await until(() => lastRequest.url === '/endless' && lastRequest.socket.writableLength > 0);
  const serverSide = lastRequest.socket;
  // The first window counts what the system took in on its own; in the second nothing moves.
  seconds(2 * transferLimits.pace.windowSeconds);
  expect(serverSide.destroyed).toBe(true);

  const reading = net.connect(port, '127.0.0.1', () => void reading.write('GET /endless HTTP/1.1\r\nhost: x\r\n\r\n'));
  open.add(reading);
  let taken = 0;
  reading.on('data', (chunk) => (taken += chunk.length));
  await until(() => taken > 32 * MEGABYTE);
  seconds(2 * transferLimits.pace.windowSeconds);
  expect(reading.destroyed).toBe(false);
});

it('a small file, such as a thumbnail, takes no place among downloads', async () => {
  const { username, id: person } = app.people.freelancer;
  const begun = { with: `person:${username}`, id: '0197a1c2-0000-7000-8000-0000000000f1', text: 'Here are the files.' };
  const { conversation_id: id } = await app.must<{ conversation_id: string }>('POST', '/api/conversations', {
    as: 'client',
    body: begun,
  });
  const answerTo = { as: 'freelancer', body: { id: '0197a1c2-0000-7000-8000-0000000000f2', text: 'Thanks.' } } as const;
  await app.must('POST', `/api/conversations/${id}/messages`, answerTo);
  const download = async (bytes: number) => {
    const sent = multipart('file', 'notes.txt', Buffer.alloc(bytes, 'a'));
    const { id: fileId } = await app.must<{ id: string }>('POST', `/api/conversations/${id}/files`, {
      as: 'freelancer',
      ...sent,
    });
    const headers = { authorization: `Bearer ${app.people.freelancer.token}` };
    const { statusCode: status, rawPayload: read } = await server.inject({
      url: `/api/conversations/${id}/files/${fileId}`,
      headers,
    });
    return { status, isWhole: read.length === bytes };
  };
  const { smallFileBytes: small, downloads } = transferLimits;
  expect(await download(small + 1)).toEqual({ status: 200, isWhole: true });
  await until(() => turns.downloads.size() === 0);
  const transfer = { bytes: () => 0, waitedSeconds: () => 0, isUnderWay: () => true, cut: () => {} };
  const leave = Array.from({ length: downloads.perPerson }, () =>
    turns.downloads.enter({ person, address: 'elsewhere', transfer }),
  );
  expect(await download(small + 1)).toMatchObject({ status: 429 });
  expect(await download(small)).toEqual({ status: 200, isWhole: true });
  for (const end of leave) end();
});
