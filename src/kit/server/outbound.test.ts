import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboundLimits } from '../limits.ts';
import { makeBreaker } from './breaker.ts';
import { isClosedAddress, outbound, outboundFetch } from './outbound.ts';

let server: Server;
let origin: string;
let isDown = false;
let requestCount = 0;
beforeAll(async () => {
  server = createServer((request, reply) => {
    requestCount += 1;
    if (isDown) return void request.socket.destroy();
    if (request.url === '/never') return;
    if (request.url === '/elsewhere') return void reply.writeHead(302, { location: 'https://evil.example/' }).end();
    if (request.url === '/big') return void reply.end(Buffer.alloc(200_000));
    if (request.url === '/broken') return void reply.writeHead(500).end();
    if (request.url === '/unchanged') return void reply.writeHead(304).end();
    if (request.url === '/odd') return void reply.writeHead(999).end('odd');
    if (request.url === '/echo') return void request.pipe(reply);
    reply.end('here');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const get = { method: 'GET', headers: {} };

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '192.168.0.9',
  '172.20.1.1',
  '100.64.1.1',
  '0.0.0.0',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  'no address',
])('%s is not public', (address) => {
  expect(isClosedAddress(address)).toBe(true);
});
test.each(['54.187.174.169', '2606:4700::1111'])('%s is public', (address) => {
  expect(isClosedAddress(address)).toBe(false);
});

test('only named origins are called, and never a bare public address', async () => {
  await expect(outbound({ origins: [origin] })('https://evil.example/', get)).rejects.toThrow(
    'not an address this client may call',
  );
  await expect(outbound({ origins: ['http://93.184.216.34'] })('http://93.184.216.34/', get)).rejects.toThrow(
    'by name',
  );
});

test('a name that leads inside is refused before anything is sent', async () => {
  const send = outbound({ origins: ['http://localhost.localdomain'], timeoutMs: 2_000 });
  await expect(send('http://localhost.localdomain/', get)).rejects.toMatchObject({ name: 'OutboundUnknown' });
});

test('what only the operator names may be inside, as a bare address too', async () => {
  const [inside, rules] = ['http://127.0.0.2:1/', { origins: ['http://127.0.0.2:1'], timeoutMs: 500 }];
  await expect(outbound(rules)(inside, get)).rejects.toThrow('by name');
  await expect(outbound({ ...rules, isOperators: true })(inside, get)).rejects.toMatchObject({
    name: 'OutboundUnknown',
  });
  await expect(outbound({ ...rules, isOperators: true })('http://127.0.0.3:1/', get)).rejects.toThrow(
    'not an address this client may call',
  );
});

test('a redirect is an answer, not followed', async () => {
  expect((await outbound({ origins: [origin] })(`${origin}/elsewhere`, get)).status).toBe(302);
});

test('silence and too much are unknown outcomes', async () => {
  await expect(outbound({ origins: [origin], timeoutMs: 100 })(`${origin}/never`, get)).rejects.toMatchObject({
    name: 'OutboundUnknown',
  });
  await expect(outbound({ origins: [origin], maxBytes: 1_000 })(`${origin}/big`, get)).rejects.toMatchObject({
    name: 'OutboundUnknown',
  });
});

test('as fetch: text and forms arrive whole, and nothing else is sent without its body', async () => {
  const call = outboundFetch(outbound({ origins: [origin] }));
  const post = (body: RequestInit['body']) =>
    call(`${origin}/echo`, { method: 'POST', ...(body === undefined ? {} : { body }) });
  expect(await (await post('a text')).text()).toBe('a text');
  expect(await (await post(new URLSearchParams({ code: 'a & b' }))).text()).toBe('code=a+%26+b');
  await expect(post(new Blob(['a file']))).rejects.toThrow('only text and forms');
});

test('as fetch: an answer without a body is accepted, and a status that does not exist is an unknown outcome', async () => {
  const call = outboundFetch(outbound({ origins: [origin] }));
  expect((await call(`${origin}/unchanged`)).status).toBe(304);
  await expect(call(`${origin}/odd`)).rejects.toMatchObject({ name: 'OutboundUnknown' });
});

/** Each test its own, or one would find the host left alone because of another. */
const own = (now?: () => number) => {
  const breaker = makeBreaker(outboundLimits.breaker, now);
  return outbound({ origins: [origin], timeoutMs: 5_000, breakerOf: () => breaker });
};

test('after five failures in a row nobody waits any more', async () => {
  const send = own();
  for (let nth = 0; nth < 5; nth += 1) await send(`${origin}/broken`, get);
  await expect(send(`${origin}/`, get)).rejects.toThrow('asked again shortly');
});

test('a host that is back is found by one request, while all others are refused without being sent', async () => {
  let at = 0;
  const send = own(() => at);
  isDown = true;
  for (let nth = 0; nth < outboundLimits.breaker.opensAfter; nth += 1) await send(`${origin}/`, get).catch(() => null);
  at += outboundLimits.breaker.restMs;
  const before = requestCount;
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => send(`${origin}/`, get)));
  expect([requestCount - before, outcomes.filter(({ status }) => status === 'rejected').length]).toEqual([1, 10]);
  isDown = false;
  await expect(send(`${origin}/`, get)).rejects.toThrow('asked again shortly');
  at += outboundLimits.breaker.restMs;
  expect((await send(`${origin}/`, get)).status).toBe(200);
  expect((await send(`${origin}/`, get)).status).toBe(200);
});

test('what one client learns of a host, every client of this process knows', async () => {
  const other = createServer((_request, reply) => void reply.writeHead(503).end());
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const there = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  try {
    const first = outbound({ origins: [there] });
    for (let nth = 0; nth < outboundLimits.breaker.opensAfter; nth += 1) await first(`${there}/`, get);
    await expect(outbound({ origins: [there] })(`${there}/`, get)).rejects.toThrow('asked again shortly');
  } finally {
    other.close();
  }
});
