import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { makeServer } from './server.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = makeServer(readConfig({}));
  // Read by Node when it begins to listen.
  Object.assign(server.server, { headersTimeout: 50, connectionsCheckingInterval: 20 });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** What the server says on a connection until it closes it. */
const heardAfter = (sent: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = net.connect((server.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(sent));
    let heard = '';
    socket.on('data', (chunk) => (heard += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });

test('a connection that a browser opened ahead is closed without an answer to a request that was never made', async () => {
  expect(await heardAfter('')).toBe('');
});

test('headers that never end are answered as too slow, which browsers repeat', async () => {
  const heard = await heardAfter('GET / HTTP/1.1\r\nhost: x\r\n');
  expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(heard).toContain('The request took too long');
});

test('what is not HTTP is refused', async () => {
  expect(await heardAfter('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});
