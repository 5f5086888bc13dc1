import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '#kit/server/config.ts';
import type { Context } from '#kit/server/context.ts';
import { answerFailures } from '#kit/server/http/api.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { openLog } from '#kit/server/log.ts';
import { mountDemoOutbox } from './demo-outbox.ts';

const email = {
  id: '1',
  recipient: 'nora@example.com',
  subject: 'Code <b>123</b>',
  body_text: 'See https://example.com/?a=1&b=2',
  body_html: '',
  created_at: new Date(0),
};
let app: FastifyInstance;
beforeAll(() => {
  const config = readConfig({ DEMO: 'on' });
  const database = { db: { rows: () => Promise.resolve([email]) } };
  app = makeServer(config);
  const context = { config, database, log: openLog('silent') } as unknown as Context;
  answerFailures(app, context);
  mountDemoOutbox(app, context);
});
afterAll(() => app.close());

const look = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/demo/outbox', headers: { host: 'localhost:3000', ...headers }, remoteAddress });

it('shows its emails, escaped, to someone at the machine', async () => {
  const page = await look();
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Code &lt;b&gt;123&lt;/b&gt;');
  expect(page.body).toContain('<a href="https://example.com/?a=1&amp;b=2">');
});

it('does not exist for anyone else: from elsewhere, through a proxy on the machine, or under another name for it', async () => {
  expect((await look({}, '203.0.113.7')).statusCode).toBe(404);
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 cache' },
    { host: 'rebound.example.com' },
  ]) {
    expect([headers, (await look(headers as Record<string, string>)).statusCode]).toEqual([headers, 404]);
  }
});
