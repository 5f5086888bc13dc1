import { composed } from '#kit/server/db/statement.ts';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from './test-app.ts';

/**
 * A retry may reach a newer release than the call did (decision 047): answers are found under the names of the first.
 */
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const KEY = '7d0f2f52-6f0a-4a39-8f6e-0d1f3a9e5b11';
const ORDER = 'DK-2222-2222';
const body = { reason: 'Plans changed.' };
const text = '{"success":true,"message":"Kept.","data":null,"errors":{}}';

/** As the first release stored it. */
const keep = (endpoint: string, params: object): Promise<unknown> =>
  app.context.database.transact((tx) =>
    tx.rows(
      composed(
        'insert into idempotency (user_id, endpoint, key, request_hash, status, answer) values ($1, $2, $3, $4, 200, $5)',
      ),
      [
        app.people.client.id,
        endpoint,
        KEY,
        createHash('sha256')
          .update(JSON.stringify([params, null, body, null, null]))
          .digest(),
        text,
      ],
    ),
  );
const cancel = (reason = body.reason) =>
  app.send('POST', `/api/orders/${ORDER}/cancel`, { as: 'client', key: KEY, body: { reason } });

test('an answer that the first release stored is returned again', async () => {
  expect((await cancel()).status).toBe(404);
  await keep('POST /api/orders/:orderNumber/cancel', { orderNumber: ORDER });
  expect(await cancel()).toMatchObject({ status: 200, text });
});

test('the same key with another request is refused', async () => {
  expect((await cancel('Something else.')).body).toMatchObject({ code: 'key_reused' });
});
