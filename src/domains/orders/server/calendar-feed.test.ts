import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import { modules } from '#app/server/modules.ts';
import { composed } from '#kit/server/db/database.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { answerFailures } from '#kit/server/http/api.ts';
import { money } from '#kit/money.ts';
import type { OrderBoard } from '../board-contract.ts';

let app: TestApp;
let pages: ReturnType<typeof makeServer>;
let number: string;
beforeAll(async () => {
  app = await testApp();
  pages = makeServer(app.context.config);
  answerFailures(pages, app.context);
  modules.find(({ name }) => name === 'orders')?.mount?.(pages, app.context);
  const { slug } = await app.publish();
  await app.addMoney('client', money(100_000, 'USD'));
  const quote = await app.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  const placed = await app.must<{ order_number: string }>('POST', '/api/orders', {
    as: 'client',
    body: { service: slug, package: 'basic', expected_total: quote.terms.total, pay_with: 'wallet' },
  });
  number = placed.order_number;
});
afterAll(async () => {
  await pages.close();
  await app.close();
});

const link = async (method: 'GET' | 'POST' | 'DELETE'): Promise<string | null> =>
  (await app.must<{ url: string | null }>(method, '/api/my/order-calendar', { as: 'freelancer' })).url;
const open = (url: string) => pages.inject(new URL(url).pathname);
const start = () =>
  app.context.database.transact((tx) =>
    tx.rows(composed("update orders set state = 'in_progress', due_at = now() + interval '3 days' where number = $1"), [
      number,
    ]),
  );

test('a calendar opens by its link alone, shows what is due, and names no client', async () => {
  expect(await link('GET')).toBeNull();
  await start();
  const url = await link('POST');
  expect(await link('GET')).toBe(url);
  const answer = await open(url ?? '');
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.body).toContain(number);
  expect(answer.body).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/);
  expect(answer.body).not.toContain(app.people.client.username);
  expect(answer.body).not.toContain('@example');
});

test('a new link ends the one before, and a revoked or guessed one opens nothing', async () => {
  const first = (await link('POST')) ?? '';
  const second = (await link('POST')) ?? '';
  expect((await open(first)).statusCode).toBe(404);
  expect((await open(second)).statusCode).toBe(200);
  expect((await open(second.replace(/\.[\w-]+\.ics$/, `.${'A'.repeat(43)}.ics`))).statusCode).toBe(404);
  expect(await link('DELETE')).toBeNull();
  expect((await open(second)).statusCode).toBe(404);
  expect((await open(`${app.context.config.appUrl}/calendar/..%2f.ics`)).statusCode).toBe(404);
});

test('the board has each open order in the column of its state, for its freelancer alone', async () => {
  const board = await app.must<OrderBoard>('GET', '/api/my/order-board', { as: 'freelancer' });
  expect(board.columns.map(({ key, items }) => [key, items.map((item) => item.order_number)])).toEqual([
    ['requirements', []],
    ['working', [number]],
    ['delivered', []],
    ['stopped', []],
  ]);
  expect(
    (await app.must<OrderBoard>('GET', '/api/my/order-board', { as: 'otherFreelancer' })).columns.every(
      ({ items }) => items.length === 0,
    ),
  ).toBe(true);
});
