/**
 * What machines and other sites read beside the pages: feeds, cards to share, security.txt, icons, and the answer while
 * closed.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setBrandName } from '#kit/brand.ts';
import { brandInForce, refreshBrand } from '#kit/server/brand.ts';
import { mountFeeds } from '#kit/server/feeds/serve-feeds.ts';
import { answerFailures } from '#kit/server/http/api.ts';
import { closeForMaintenance } from '#kit/server/http/maintenance.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { mountSocialCards } from '#kit/server/social-cards/serve-cards.ts';
import { mountSecurityText } from '#kit/server/web/security-txt.ts';
import { brandedFiles, mountBrand } from './brand-files.ts';
import { feedSources, socialCardSources } from './modules.ts';
import { testApp, type TestApp } from './test-app.ts';
import { multipart } from './test-multipart.ts';

let app: TestApp;
let server: FastifyInstance;
let service: { id: string; slug: string };
beforeAll(async () => {
  app = await testApp();
  const { context } = app;
  server = makeServer(context.config);
  answerFailures(server, context);
  closeForMaintenance(server, {
    maintenance: () => brandInForce(context.db).maintenance,
    now: () => Date.now(),
    brandName: () => context.config.brandName,
  });
  mountFeeds(server, context, feedSources);
  mountSocialCards(server, context, socialCardSources);
  mountSecurityText(server, context);
  mountBrand(server, context);
  const folder = mkdtempSync(path.join(tmpdir(), 'docket-icons-'));
  for (const name of [
    'favicon.svg',
    'favicon.ico',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
  ])
    writeFileSync(path.join(folder, name), `own ${name}`);
  writeFileSync(
    path.join(folder, 'manifest.webmanifest'),
    '{"name":"Docket","short_name":"Docket","start_url":"/","icons":[]}',
  );
  copyFileSync('src/app/web/service-worker/offline.html', path.join(folder, 'offline.html'));
  brandedFiles(server, context, folder);
  server.get('/services', () => 'a page');
  service = await app.publish();
});
afterAll(async () => {
  setBrandName('Docket');
  await server.close();
  await app.close();
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const reason = 'Decided at the meeting of the month';
const put = async (part: string, body: object) => {
  await app.must('PUT', `/api/admin/brand/${part}`, { as: 'operator', body: { reason, ...body } });
  await refreshBrand(app.context.db, app.context.config);
};
const versionNow = async () =>
  (await app.must<{ version: string }>('GET', '/api/admin/brand', { as: 'operator' })).version;

test('a feed is Atom with what is new, and answers a reader who has it with nothing', async () => {
  const { statusCode, headers, body } = await get('/feeds/services.atom');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
  for (const fragment of [
    '<title>New services · Docket</title>',
    '<link rel="self"',
    `<id>${app.context.config.appUrl}/services/${service.slug}</id>`,
    '<published>',
    '<author><name>',
  ])
    expect(body).toContain(fragment);
  expect((await get('/feeds/services.atom', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  expect((await get('/feeds/projects.atom')).body).toContain('<title>New projects · Docket</title>');
  expect((await get('/feeds/people.atom')).statusCode).toBe(404);
});

test('a card is a picture of the size that other sites show, drawn once, and drawn again when what it says changed', async () => {
  const address = `/cards/services/${service.slug}.jpg`;
  const first = await get(address);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
  const stored = async () => (await app.context.files.get(`cards/services/${service.id}.jpg`)) ?? Buffer.alloc(0);
  const storedCard = await stored();
  expect(storedCard.subarray(16).equals(first.rawPayload)).toBe(true);
  // From disk: what is drawn is not drawn again.
  await app.context.files.put(
    `cards/services/${service.id}.jpg`,
    Buffer.concat([storedCard.subarray(0, 16), Buffer.from('as it is on disk')]),
  );
  expect((await get(address)).body).toBe('as it is on disk');
  await put('identity', {
    version: await versionNow(),
    name: 'Atelier Nord',
    support_email: null,
    legal_name: null,
    legal_address: null,
    tax_number: null,
  });
  const renamed = await get(address);
  expect(renamed.headers['etag']).not.toBe(first.headers['etag']);
  expect(await sharp(renamed.rawPayload).metadata()).toMatchObject({ width: 1_200 });
  await put('identity', {
    version: await versionNow(),
    name: null,
    support_email: null,
    legal_name: null,
    legal_address: null,
    tax_number: null,
  });
});

test('people have cards too; what is not there, paused or hidden has none', async () => {
  expect((await get(`/cards/people/${app.people.freelancer.username}.jpg`)).statusCode).toBe(200);
  const paused = await app.publish();
  await app.must('POST', `/api/my/services/${paused.id}/pause`, { as: 'freelancer' });
  for (const address of [
    `/cards/services/${paused.slug}.jpg`,
    '/cards/services/nothing.jpg',
    '/cards/people/nobody.jpg',
    '/cards/projects/none.jpg',
    '/cards/services/a.png',
  ])
    expect((await get(address)).statusCode, address).toBe(404);
});

test('security.txt has the fields that RFC 9116 asks for', async () => {
  const { body, headers } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`Contact: mailto:${app.context.config.supportEmail}\n`);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(86_400_000 * 100);
  expect(expires - Date.now()).toBeLessThan(86_400_000 * 365);
  expect((await get('/security.txt')).headers['location']).toBe('/.well-known/security.txt');
});

test('icons and manifest are the product’s until operators have a logo and a name of their own', async () => {
  expect((await get('/favicon.svg')).body).toBe('own favicon.svg');
  expect(JSON.parse((await get('/manifest.webmanifest')).body)).toMatchObject({ name: 'Docket', start_url: '/' });
  const logo = await sharp({ create: { width: 256, height: 256, channels: 4, background: '#1d4ed8' } })
    .png()
    .toBuffer();
  const { logo_url: url } = await app.must<{ logo_url: string }>('POST', '/api/admin/brand/logo', {
    as: 'operator',
    ...multipart('logo', 'logo.png', logo),
  });
  await put('identity', {
    version: await versionNow(),
    name: 'Atelier Nord',
    support_email: null,
    legal_name: null,
    legal_address: null,
    tax_number: null,
  });
  expect((await get('/favicon.svg')).body).toContain('href="data:image/png;base64,');
  for (const [name, width] of [
    ['/apple-touch-icon.png', 180],
    ['/icon-512.png', 512],
    [url, 192],
  ] as const)
    expect(await sharp((await get(name)).rawPayload).metadata()).toMatchObject({ width });
  expect(JSON.parse((await get('/manifest.webmanifest')).body)).toMatchObject({ name: 'Atelier Nord' });
  await app.must('DELETE', '/api/admin/brand/logo', { as: 'operator' });
  await put('identity', {
    version: await versionNow(),
    name: null,
    support_email: null,
    legal_name: null,
    legal_address: null,
    tax_number: null,
  });
  expect((await get('/icon-192.png')).body).toBe('own icon-192.png');
});

test('the page without a connection has the name and the colors of the operator, and its policy allows them', async () => {
  const own = await get('/offline.html');
  expect([
    own.statusCode,
    own.body.includes('<title>You are offline · Docket</title>'),
    own.body.includes('<style>'),
  ]).toEqual([200, true, false]);
  await put('identity', {
    version: await versionNow(),
    name: 'Nord & <b>Süd</b>',
    support_email: null,
    legal_name: null,
    legal_address: null,
    tax_number: null,
  });
  await put('colors', {
    version: await versionNow(),
    colors: { primary_light: '#1d4ed8', primary_dark: '#93b4ff', accent: '#f0b429' },
  });
  const { body } = await get('/offline.html');
  expect(body).toContain('<title>You are offline · Nord &amp; &lt;b&gt;Süd&lt;/b&gt;</title>');
  expect(body).not.toContain('Docket');
  const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
  expect(style).toContain('--primary:light-dark(');
  expect(body).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  await put('colors', { version: await versionNow(), colors: null });
  await put('identity', {
    version: await versionNow(),
    name: null,
    support_email: null,
    legal_name: null,
    legal_address: null,
    tax_number: null,
  });
});

test('while it is closed, pages say so with 503 and Retry-After, and what operators and machines need is open', async () => {
  await put('maintenance', {
    maintenance: { message: 'We <b>move</b> to new machines.', until: new Date(Date.now() + 3_600_000).toISOString() },
  });
  const page = await get('/services');
  expect([page.statusCode, page.headers['content-type'], Number(page.headers['retry-after']) > 3_500]).toEqual([
    503,
    'text/html; charset=utf-8',
    true,
  ]);
  expect(page.body).toContain('We &lt;b&gt;move&lt;/b&gt; to new machines.');
  for (const open of ['/favicon.svg', '/.well-known/security.txt', '/manifest.webmanifest'])
    expect((await get(open)).statusCode, open).toBe(200);
  await put('maintenance', { maintenance: null });
  expect((await get('/services')).body).toBe('a page');
});
