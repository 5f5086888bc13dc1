import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#kit/actor.ts';
import { readConfig } from '#kit/server/config.ts';
import { answerFailures, mountApi } from '#kit/server/http/api.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { localFiles } from '#kit/server/storage/local-files.ts';
import { testContext } from '#kit/server/test-context.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import * as contract from '../contract.ts';
import { goodDraft } from '../test-draft.ts';
import { servicesHandlers } from './handlers.ts';
import { testPerson } from './test-people.ts';

let home: TestDatabase;
let app: FastifyInstance;
let folder: string;
const people = new Map<string, Actor>();

beforeAll(async () => {
  home = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'docket-services-'));
  for (const name of ['ada', 'bob']) people.set(name, await testPerson(home, name));
  people.set('cleo', await testPerson(home, 'cleo', 'client'));
  const config = readConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const context = testContext(home.database, { config, files: localFiles(folder) });
  app = makeServer(config);
  answerFailures(app, context);
  mountApi(app, {
    context,
    handlers: servicesHandlers,
    authenticate: (_db, token) => Promise.resolve(people.get(token) ?? null),
    admit: null,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await home.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer<Data> {
  readonly success: boolean;
  readonly code?: string;
  readonly message?: string;
  readonly data: Data;
  readonly errors: Record<string, string[]>;
}

async function call<Data = { id: string; slug: string; state: string }>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  options: { as?: string; body?: unknown; key?: string } = {},
) {
  const reply = await app.inject({
    method,
    url,
    headers: {
      ...(options.as === undefined ? {} : { authorization: `Bearer ${options.as}` }),
      ...(method === 'POST' ? { 'idempotency-key': options.key ?? uuidv7() } : {}),
    },
    ...(options.body === undefined ? {} : { payload: options.body as object }),
  });
  return { status: reply.statusCode, ...(JSON.parse(reply.body) as Answer<Data>) };
}

async function newDraft(as = 'ada'): Promise<string> {
  const { data } = await call('POST', '/api/my/services', { as, body: {} });
  await call('PUT', `/api/my/services/${data.id}`, { as, body: goodDraft() });
  return data.id;
}

interface Pictures {
  readonly pictures: readonly { readonly id: string; readonly url: string; readonly alt: string }[];
}

async function sendPicture(id: string, as: string, bytes: Buffer, field = 'picture') {
  const edge = 'docket-test-edge';
  const payload = Buffer.concat([
    Buffer.from(
      `--${edge}\r\ncontent-disposition: form-data; name="${field}"; filename="../../a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  const reply = await app.inject({
    method: 'POST',
    url: `/api/my/services/${id}/pictures`,
    headers: { authorization: `Bearer ${as}`, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload,
  });
  return { status: reply.statusCode, ...(JSON.parse(reply.body) as Answer<Pictures>) };
}

describe('from draft to the public page, over HTTP', () => {
  test('create, save, publish, find, open', async () => {
    const id = await newDraft();
    const published = await call('POST', `/api/my/services/${id}/publish`, { as: 'ada' });
    expect(published).toMatchObject({ status: 200, data: { state: 'active' } });
    const list = await call('GET', '/api/services?q=drawn&category=logo-design&sort=price_low&facets=true');
    expect(z.parse(contract.listServices.data, list.data).items.map((item) => item.id)).toContain(id);
    const page = await call('GET', `/api/services/by-slug/${published.data.slug}`);
    expect(z.parse(contract.serviceBySlug.data, page.data).id).toBe(id);
    expect((await call('GET', '/api/services/categories')).status).toBe(200);
    expect((await call('GET', '/api/services/categories/logo-design')).status).toBe(200);
    expect((await call('GET', '/api/my/services', { as: 'ada' })).status).toBe(200);
  });

  test('creating twice under one key makes one service', async () => {
    const key = uuidv7();
    const [first, second] = [
      await call('POST', '/api/my/services', { as: 'bob', body: {}, key }),
      await call('POST', '/api/my/services', { as: 'bob', body: {}, key }),
    ];
    expect(second.data.id).toBe(first.data.id);
    const mine = await call<{ items: unknown[] }>('GET', '/api/my/services', { as: 'bob' });
    expect(mine.data.items).toHaveLength(1);
  });

  test('an unfinished draft answers 422 with words per field', async () => {
    const { data } = await call('POST', '/api/my/services', { as: 'ada', body: {} });
    const refused = await call('POST', `/api/my/services/${data.id}/publish`, { as: 'ada' });
    expect(refused).toMatchObject({ status: 422, code: 'invalid_input' });
    expect(refused.errors['packages.0.price']).toEqual(['Enter a price for the basic package.']);
  });
});

describe('who may', () => {
  test('nobody signed in 401, a client 403, a stranger 404, as for an id that never was', async () => {
    const id = await newDraft();
    for (const serviceId of [id, uuidv7(), 'not-an-id']) {
      expect((await call('GET', `/api/my/services/${serviceId}`)).status).toBe(401);
      expect((await call('GET', `/api/my/services/${serviceId}`, { as: 'cleo' })).status).toBe(403);
      expect((await call('GET', `/api/my/services/${serviceId}`, { as: 'bob' })).status).toBe(404);
      expect((await call('PUT', `/api/my/services/${serviceId}`, { as: 'bob', body: goodDraft() })).status).toBe(404);
      for (const move of ['publish', 'pause', 'resume', 'archive'])
        expect((await call('POST', `/api/my/services/${serviceId}/${move}`, { as: 'bob' })).status).toBe(404);
      expect((await call('DELETE', `/api/my/services/${serviceId}/pictures/${uuidv7()}`, { as: 'bob' })).status).toBe(
        404,
      );
    }
  });
});

test('only what publishing would change is an unpublished change', async () => {
  const id = await newDraft();
  const save = (body: object) => call('PUT', `/api/my/services/${id}`, { as: 'ada', body });
  const isChanged = async () =>
    (await call<{ has_unpublished_changes: boolean }>('GET', `/api/my/services/${id}`, { as: 'ada' })).data
      .has_unpublished_changes;
  // Its packages are not in the order of their tiers.
  const draft = goodDraft();
  expect(draft.packages.map(({ tier }) => tier)).toEqual(['standard', 'basic']);
  await save(draft);
  await call('POST', `/api/my/services/${id}/publish`, { as: 'ada' });
  expect(await isChanged()).toBe(false);
  await save({ ...draft, title: `  ${draft.title} ` });
  expect(await isChanged()).toBe(false);
  await save({ ...draft, packages: draft.packages.map((servicePackage) => ({ ...servicePackage, revisions: 3 })) });
  expect(await isChanged()).toBe(true);
});

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

describe('pictures', () => {
  test('a second one joins the first, which is the cover until another is put before it', async () => {
    const id = await newDraft();
    await call('PUT', `/api/my/services/${id}`, { as: 'ada', body: goodDraft() });
    const bytes = await picture(900, 900);
    const first = await sendPicture(id, 'ada', bytes);
    expect(first.status).toBe(200);
    expect(first.data.pictures[0]?.url).toMatch(/^\/uploads\/covers\/[0-9a-f-]{36}(-[26ae]{3})?\.webp$/);
    const { pictures } = (await sendPicture(id, 'ada', bytes)).data;
    expect(pictures).toHaveLength(2);
    const [a, b] = pictures.map((picture) => picture.id);
    const arranged = await call<Pictures>('PUT', `/api/my/services/${id}/pictures`, {
      as: 'ada',
      body: { pictures: [{ id: b, alt: ' Ten drawn marks ' }] },
    });
    expect(arranged.data.pictures.map((picture) => [picture.id, picture.alt])).toEqual([
      [b, 'Ten drawn marks'],
      [a, ''],
    ]);

    const published = await call('POST', `/api/my/services/${id}/publish`, { as: 'ada' });
    const page = await call<{ content: { cover: string } & Pictures }>(
      'GET',
      `/api/services/by-slug/${published.data.slug}`,
    );
    expect(page.data.content.cover).toBe(arranged.data.pictures[0]?.url);
    expect(page.data.content.pictures).toEqual(arranged.data.pictures.map(({ url, alt }) => ({ url, alt })));
    const card = (
      await call<{ items: { id: string; cover: string }[] }>('GET', '/api/services?sort=newest')
    ).data.items.find((item) => item.id === id);
    expect(card?.cover).toBe(page.data.content.cover);

    const wizard = async () =>
      (
        await call<Pictures & { has_unpublished_changes: boolean; checks: { id: string; done: boolean }[] }>(
          'GET',
          `/api/my/services/${id}`,
          { as: 'ada' },
        )
      ).data;
    expect(await wizard()).toMatchObject({ has_unpublished_changes: false });
    expect((await wizard()).checks.find((check) => check.id === 'cover')?.done).toBe(true);
    const left = await call<Pictures>('DELETE', `/api/my/services/${id}/pictures/${b}`, { as: 'ada' });
    expect(left.data.pictures.map((picture) => picture.id)).toEqual([a]);
    expect((await wizard()).has_unpublished_changes).toBe(true);
  });

  test('take room only while they are used: those of the draft, and those that were published', async () => {
    const id = await newDraft();
    const coverFiles = () => readdirSync(path.join(folder, 'covers'));
    const before = coverFiles().length;
    const bytes = await picture(800, 500);
    const [published] = (await sendPicture(id, 'ada', bytes)).data.pictures;
    await call('POST', `/api/my/services/${id}/publish`, { as: 'ada' });
    const [, second] = (await sendPicture(id, 'ada', bytes)).data.pictures;
    for (const upload of [published, second])
      await call('DELETE', `/api/my/services/${id}/pictures/${upload?.id}`, { as: 'ada' });
    await expect.poll(() => coverFiles().length).toBe(before + 1);
    expect(coverFiles()).toContain(path.basename(published?.url ?? ''));
    await call('POST', `/api/my/services/${id}/archive`, { as: 'ada' });
    expect((await sendPicture(id, 'ada', bytes)).status).toBe(409);
    expect(coverFiles()).toHaveLength(before + 1);
  });

  test('six have room, the seventh is refused', async () => {
    const id = await newDraft();
    const bytes = await picture(800, 500);
    for (let count = 1; count <= 6; count += 1)
      expect((await sendPicture(id, 'ada', bytes)).data.pictures).toHaveLength(count);
    expect((await sendPicture(id, 'ada', bytes)).status).toBe(409);
  });

  test('one that is too small is refused with the size wanted and its own, as it is seen upright', async () => {
    const id = await newDraft();
    const small = await sendPicture(id, 'ada', await picture(640, 400));
    expect(small).toMatchObject({
      status: 422,
      message: 'Choose a picture of at least 800 × 500 pixels. This one is 640 × 400.',
    });
    const turned = await sharp(await picture(600, 900))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sendPicture(id, 'ada', turned)).status).toBe(200);
  });

  test('only pictures of the service can be arranged, each once', async () => {
    const id = await newDraft();
    const [mine] = (await sendPicture(id, 'ada', await picture(800, 500))).data.pictures;
    for (const named of [[uuidv7()], [mine?.id, mine?.id]])
      expect(
        (
          await call('PUT', `/api/my/services/${id}/pictures`, {
            as: 'ada',
            body: { pictures: named.map((pictureId) => ({ id: pictureId, alt: '' })) },
          })
        ).status,
      ).toBe(422);
    expect((await call('DELETE', `/api/my/services/${id}/pictures/${uuidv7()}`, { as: 'ada' })).status).toBe(404);
  });

  test('what is no picture is refused, and so is a picture for a service of someone else', async () => {
    const id = await newDraft();
    expect((await sendPicture(id, 'ada', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(422);
    expect((await sendPicture(id, 'ada', Buffer.from('GIF89a broken'))).status).toBe(422);
    expect((await sendPicture(id, 'ada', Buffer.from('x'), 'other')).status).toBe(422);
    expect((await sendPicture(id, 'bob', Buffer.from('x'))).status).toBe(404);
  });
});

describe('odd input', () => {
  const odd = [
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    'NaN',
    '99999999999999999999',
    '%00',
    '%F0%9F%A6%98',
    '%27%3B--',
    'a'.repeat(300),
    '[]',
    '{}',
    'null',
    '%25',
    '..%2F..',
  ];
  test('no list query gives a 5xx', async () => {
    for (const field of [
      'q',
      'category',
      'min_price',
      'max_price',
      'delivery_days',
      'sort',
      'page',
      'facets',
      'nonsense',
    ])
      for (const value of odd)
        expect({ field, value, ok: (await call('GET', `/api/services?${field}=${value}`)).status < 500 }).toEqual({
          field,
          value,
          ok: true,
        });
    expect((await call('GET', '/api/services?q=a&q=b')).status).toBe(400);
    expect((await call('GET', '/api/services?page=51')).status).toBe(422);
  });

  test('no path gives a 5xx', async () => {
    for (const value of odd.filter((input) => input !== ''))
      for (const url of [
        `/api/services/by-slug/${value}`,
        `/api/services/categories/${value}`,
        `/api/services/of/${value}`,
        `/api/my/services/${value}`,
      ]) {
        expect({ url, ok: (await call('GET', url, { as: 'ada' })).status < 500 }).toEqual({ url, ok: true });
      }
  });

  test('no body gives a 5xx, and none of these is saved', async () => {
    const id = await newDraft();
    const good = goodDraft();
    const values: unknown[] = [
      null,
      0,
      -1,
      1.5,
      'x',
      '',
      [],
      {},
      [null],
      [{}],
      'a'.repeat(10_000),
      { amount: '1', currency: 'usd' },
      '\u0000',
    ];
    for (const field of Object.keys(good))
      for (const value of values) {
        const { status } = await call('PUT', `/api/my/services/${id}`, {
          as: 'ada',
          body: { ...good, [field]: value },
        });
        expect({ field, value, ok: status < 500 }).toEqual({ field, value, ok: true });
        expect((await call('POST', `/api/my/services/${id}/publish`, { as: 'ada' })).status).toBeLessThan(500);
      }
    for (const body of [
      [],
      'text',
      null,
      { state: 'active' },
      { ...good, state: 'active' },
      { ...good, seller_id: uuidv7() },
    ])
      expect((await call('PUT', `/api/my/services/${id}`, { as: 'ada', body })).status).toBeGreaterThanOrEqual(400);
  });
});
