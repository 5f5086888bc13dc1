import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#kit/actor.ts';
import { answerFailures, mountApi } from '#kit/server/http/api.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { orderHandlers } from './handlers.ts';
import { filesFolder, orderWorld, TOTAL, usd, type OrderWorld } from './order-world.ts';

let world: OrderWorld;
let app: FastifyInstance;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(100_000));
  const people: Record<string, Actor> = {
    client: world.client,
    freelancer: world.freelancer,
    stranger: world.stranger,
  };
  app = makeServer(world.context.config);
  answerFailures(app, world.context);
  mountApi(app, {
    context: world.context,
    handlers: orderHandlers,
    authenticate: (_db, token) => Promise.resolve(people[token] ?? null),
    admit: null,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await world.close();
});

type Who = 'client' | 'freelancer' | 'stranger';
const as = (who: Who) => ({ authorization: `Bearer ${who}` });
const post = (who: Who, url: string, body: object = {}, key: string = uuidv7()) =>
  app.inject({ method: 'POST', url, headers: { ...as(who), 'idempotency-key': key }, payload: body });
const get = (who: Who, url: string) => app.inject({ method: 'GET', url, headers: as(who) });
const purchase = () => ({ service: world.slug, package: 'basic', expected_total: TOTAL, pay_with: 'wallet' });
const orders = async () => (await world.database.owner.query('select 1 from orders')).rowCount;

function multipart(name: string, content: string) {
  const payload = `--cut\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/html\r\n\r\n${content}\r\n--cut--\r\n`;
  return { headers: { 'content-type': 'multipart/form-data; boundary=cut' }, payload };
}

describe('calls about orders', () => {
  it('refuse people who are not signed in or no clients, and requests without a key', async () => {
    expect((await app.inject({ method: 'POST', url: '/api/orders', payload: purchase() })).statusCode).toBe(401);
    expect((await post('freelancer', '/api/orders', purchase())).statusCode).toBe(403);
    const keyless = await app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: as('client'),
      payload: purchase(),
    });
    expect(keyless.statusCode).toBe(400);
    expect((await post('client', '/api/orders', { ...purchase(), price: usd(1) })).json()).toMatchObject({
      code: 'invalid_shape',
      errors: { price: expect.any(Array) as unknown },
    });
    expect(await orders()).toBe(0);
  });

  it('place one order for one key, whether repeated later or at the same time, and give the same answer', async () => {
    const key = uuidv7();
    const answers = await Promise.all([1, 2, 3].map(() => post('client', '/api/orders', purchase(), key)));
    const again = await post('client', '/api/orders', purchase(), key);
    expect(again.statusCode).toBe(201);
    for (const answer of answers)
      expect([again.body, expect.stringContaining('in_progress') as unknown]).toContainEqual(answer.body);
    expect(await orders()).toBe(1);
    expect((await post('client', '/api/orders', { ...purchase(), pay_with: 'later' }, key)).json()).toMatchObject({
      code: 'key_reused',
    });
  });

  it('report the new price, and the changed state', async () => {
    expect((await post('client', '/api/orders', { ...purchase(), expected_total: usd(1) })).json()).toMatchObject({
      code: 'price_changed',
      data: { total: TOTAL },
    });
    const { order_number: orderNumber } = (await get('client', '/api/orders?side=buying')).json<{
      data: { items: { order_number: string }[] };
    }>().data.items[0] ?? {
      order_number: '',
    };
    const tooEarly = await post('client', `/api/orders/${orderNumber}/approve`);
    expect([tooEarly.statusCode, tooEarly.json()]).toMatchObject([
      409,
      { code: 'wrong_state', data: { state: 'awaiting_requirements' } },
    ]);
  });

  it('show each side the time zone that the other one shows', async () => {
    const list = (await get('client', '/api/orders?side=buying')).json<{
      data: { items: { order_number: string }[] };
    }>();
    const room = `/api/orders/${list.data.items[0]?.order_number ?? ''}`;
    const set =
      'insert into profile (user_id, timezone) values ($1, $2) on conflict (user_id) do update set timezone = excluded.timezone';
    await world.database.owner.query(set, [world.freelancer.userId, 'Europe/Oslo']);
    expect((await get('client', room)).json()).toMatchObject({ data: { time_zone: 'Europe/Oslo' } });
    expect((await get('freelancer', room)).json()).toMatchObject({ data: { time_zone: null } });
  });

  it('answer 404 to strangers and to numbers that are none, 4xx to nonsense, never 5xx', async () => {
    const order = await world.place();
    for (const path of [
      '',
      '/pay',
      '/requirements',
      '/deliver',
      '/approve',
      '/cancel',
      '/extend-review',
      '/review',
      '/reply',
    ]) {
      const body =
        path === '/deliver'
          ? { note: 'x', link: 'https://example.com' }
          : path === '/cancel'
            ? { reason: 'x' }
            : path === '/reply'
              ? { text: 'x' }
              : path === '/review'
                ? { communication: 5, quality: 5, value: 5, text: 'x' }
                : {};
      const answer =
        path === ''
          ? await get('stranger', `/api/orders/${order.number}`)
          : await post('stranger', `/api/orders/${order.number}${path}`, body);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      const nowhere =
        path === ''
          ? await get('client', '/api/orders/DK-0000-0000')
          : await post('client', `/api/orders/DK-0000-0000${path}`, body);
      expect([path, nowhere.statusCode]).toEqual([path, 404]);
    }
    for (const nonsense of [
      'cursor=%00',
      'cursor=2026~x',
      'cursor=zz',
      'limit=0',
      'limit=abc',
      'state=lost',
      'side=both',
      'sort=price',
    ]) {
      const answer = await get('client', `/api/orders?side=buying&${nonsense}`);
      expect([nonsense, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([nonsense, true]);
    }
    for (const body of [
      [],
      'x',
      null,
      { ...purchase(), package: 7 },
      { ...purchase(), expected_total: 154.5 },
      { ...purchase(), extras: ['nope'] },
      { ...purchase(), service: '\u0000' },
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/orders',
        headers: { ...as('client'), 'idempotency-key': uuidv7(), 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      expect([JSON.stringify(body), answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([
        JSON.stringify(body),
        true,
      ]);
    }
  });

  it('page through the list without losing or repeating an order', async () => {
    for (let more = 0; more < 4; more += 1) await world.place('later');
    for (const sort of ['newest', 'due']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: { items: { order_number: string }[]; next_cursor: string | null } = (
          await get(
            'client',
            `/api/orders?side=buying&sort=${sort}&limit=2${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
          )
        ).json<{ data: typeof page }>().data;
        seen.push(...page.items.map(({ order_number: orderNumber }) => orderNumber));
        cursor = page.next_cursor;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBe(await orders());
    }
  });

  it('send a file as a download with its own name, harmless whatever is in it', async () => {
    const order = await world.place();
    const url = `/api/orders/${order.number}/files`;
    const upload = multipart('<b>brief “ü”.html', '<script>alert(1)</script>');
    const key = uuidv7();
    const send = () =>
      app.inject({
        method: 'POST',
        url: `${url}?purpose=requirements`,
        headers: { ...as('client'), ...upload.headers, 'idempotency-key': key },
        payload: upload.payload,
      });
    const first = await send();
    expect(first.statusCode).toBe(201);
    expect((await send()).body).toBe(first.body);
    const { id } = first.json<{ data: { id: string } }>().data;
    const file = await get('client', `${url}/${id}`);
    expect(file.body).toBe('<script>alert(1)</script>');
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[\w. -]+"; filename\*=UTF-8''%3Cb%3Ebrief/,
      ) as unknown,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    expect((await get('freelancer', `${url}/${id}`)).statusCode).toBe(404);
    expect((await get('stranger', `${url}/${id}`)).statusCode).toBe(404);
  });

  it('never replace the bytes of a stored file, and keep nothing of a refused upload', async () => {
    const order = await world.place();
    const folder = path.join(filesFolder(), 'orders', order.id);
    const url = `/api/orders/${order.number}/files`;
    const send = (content: string, key: string) => {
      const upload = multipart('brief.txt', content);
      return app.inject({
        method: 'POST',
        url: `${url}?purpose=requirements`,
        headers: { ...as('client'), ...upload.headers, 'idempotency-key': key },
        payload: upload.payload,
      });
    };
    const key = uuidv7();
    const { id } = (await send('what was agreed', key)).json<{ data: { id: string } }>().data;
    expect((await send('something else', key)).json()).toMatchObject({ code: 'key_reused' });
    expect((await get('client', `${url}/${id}`)).body).toBe('what was agreed');
    expect(readdirSync(folder)).toHaveLength(1);

    await world.database.owner.query(
      `insert into order_file (id, order_id, uploader_id, purpose, storage_key, name, kind, bytes, sha256, uploaded_at)
       select gen_random_uuid(), $1, $2, 'requirements', gen_random_uuid()::text, 'x', 'text', 1, '', now()
         from generate_series(1, 59)`,
      [order.id, world.client.userId],
    );
    expect((await send('one too many', uuidv7())).json()).toMatchObject({ code: 'invalid_input' });
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('show a quote', async () => {
    expect(
      (await get('client', `/api/orders/quote?service=${world.slug}&package=basic&extras=source`)).json(),
    ).toMatchObject({
      success: true,
      data: { terms: { total: usd(17_510) } },
    });
  });
});
