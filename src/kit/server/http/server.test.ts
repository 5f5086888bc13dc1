import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { rateLimits } from '../../limits.ts';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { answerFailures } from './api.ts';
import { limitPages } from './limit-pages.ts';
import { endlessSpace } from '../storage/space.ts';
import { makeServer } from './server.ts';

/** What the server takes a caller's address to be. The socket is a proxy on the same machine. */
async function addressSeen(trustProxy: 'on' | 'off', forwardedFor: string): Promise<string> {
  const app = makeServer(readConfig({ TRUST_PROXY: trustProxy }));
  app.get('/', (request, reply) => reply.send(request.ip));
  const answer = await app.inject({
    url: '/',
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': forwardedFor },
  });
  await app.close();
  return answer.body;
}

it('trusts the one proxy in front about the caller’s address, and nothing the caller wrote before it (AUT-3)', async () => {
  expect(await addressSeen('on', '203.0.113.7')).toBe('203.0.113.7');
  expect(await addressSeen('on', '127.0.0.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(await addressSeen('off', '203.0.113.7')).toBe('127.0.0.1');
});

it('answers only for its own name, however the address is written', async () => {
  const app = makeServer(readConfig({}));
  app.get('/*', (request, reply) => reply.send(new URL(request.raw.url ?? '/', 'http://localhost:3000').origin));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path }, (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
    });
  expect(await ask('/services')).toBe(200);
  for (const path of ['//', '//elsewhere.example/services', 'http://elsewhere.example/services'])
    expect([path, await ask(path)]).toEqual([path, 404]);
  await app.close();
});

it('answers a body that is too large to a client that reads only once it has sent everything', async () => {
  const app = makeServer(readConfig({}));
  answerFailures(app, { log: { error() {}, warn() {} }, space: endlessSpace() } as unknown as Context);
  app.post('/', (_request, reply) => reply.send({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const body = JSON.stringify({ note: 'a'.repeat(4_000_000) });
  const head = (length: string) =>
    `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${length}\r\n\r\n`;
  for (const sent of [
    `${head(`content-length: ${body.length}`)}${body}`,
    `${head('transfer-encoding: chunked')}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  ])
    for (let times = 0; times < 8; times += 1) expect(await sendThenRead(port, sent)).toMatch(/^HTTP\/1\.1 413 /);
  await app.close();
});

/** Sends all of it before the first look at the answer, as curl and Node do. */
async function sendThenRead(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.write(text, () => resolve());
  });
  const [answer] = (await once(socket.resume(), 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

it('stops rendering for an address that asks without end, and continues to serve calls and pictures', async () => {
  const app = makeServer(readConfig({}));
  answerFailures(app, { log: { error() {}, warn() {} }, space: endlessSpace() } as unknown as Context);
  limitPages(app);
  app.get('/*', (_request, reply) => reply.send('page'));
  const ask = (url: string, remoteAddress = '203.0.113.7') => app.inject({ url, remoteAddress });
  for (let n = 0; n < rateLimits.page.max; n += 1) await ask(`/services?q=${n}`);
  const refused = await ask('/services?q=more');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await ask('/services', '203.0.113.8')).statusCode).toBe(200);
  expect((await ask('/art/brand/x.svg')).statusCode).toBe(200);
  expect((await ask('/healthz')).statusCode).toBe(200);
  await app.close();
});
