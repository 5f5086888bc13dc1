import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { makeServer } from './server.ts';

/** What the server takes a caller's address to be. The socket is a proxy on the same machine. */
async function addressSeen(trustProxy: 'on' | 'off', forwardedFor: string): Promise<string> {
  const app = makeServer(readConfig({ TRUST_PROXY: trustProxy }));
  app.get('/', (request, reply) => reply.send(request.ip));
  const answer = await app.inject({ url: '/', remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': forwardedFor } });
  await app.close();
  return answer.body;
}

it('believes the one proxy in front about who called, and nothing the caller wrote before it (AUT-3)', async () => {
  expect(await addressSeen('on', '203.0.113.7')).toBe('203.0.113.7');
  expect(await addressSeen('on', '127.0.0.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(await addressSeen('off', '203.0.113.7')).toBe('127.0.0.1');
});
