import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { makeServer } from './server.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = makeServer(readConfig({}));
  app.get('/*', (_request, reply) => reply.type('text/plain').send('a page'));
});
afterAll(() => app.close());

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const ADDRESSES = [
  '/services/100%',
  '/%',
  '/user/profile/50%-off',
  '/projects/%E0%A4%A',
  '/services/%ff',
  '/services/a%00b',
];

test.each(ADDRESSES)('%s is a page not found, as a page', async (url) => {
  const answer = await app.inject({ url, headers: { accept: BROWSER } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('<h1>Page not found</h1>');
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
});

test.each([...ADDRESSES.map((url) => ['application/json', url] as const), [BROWSER, '/api/services/100%'] as const])(
  'a program that takes %s gets the envelope for %s',
  async (accept, url) => {
    const answer = await app.inject({ url, headers: { accept } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  },
);

test('an address with a percent sign that is written as it should be is looked up', async () => {
  expect((await app.inject({ url: '/services/100%25', headers: { accept: BROWSER } })).body).toBe('a page');
});
