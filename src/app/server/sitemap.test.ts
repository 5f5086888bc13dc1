import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFailures } from '#kit/server/http/api.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { buildSitemap } from '#kit/server/sitemap/build-sitemap.ts';
import { mountSitemap } from '#kit/server/sitemap/serve-sitemap.ts';
import { sitemapWork } from '#kit/server/sitemap/sitemap-work.ts';
import { routes } from '#routes';
import { sitemapSources } from './modules.ts';
import { testApp, type TestApp } from './test-app.ts';

let app: TestApp;
let server: FastifyInstance;
let onSale: { id: string; slug: string };
let paused: { id: string; slug: string };
beforeAll(async () => {
  app = await testApp();
  server = makeServer(app.context.config);
  answerFailures(server, app.context);
  mountSitemap(server, app.context);
  onSale = await app.publish();
  paused = await app.publish();
  await app.must('POST', '/api/my/services', {
    as: 'freelancer',
    body: { title: 'A draft that nobody should find', category: 'logo-design' },
  });
  await app.must('POST', `/api/my/services/${paused.id}/pause`, { as: 'freelancer' });
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers });
const locations = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
const build = () => buildSitemap(app.context, sitemapSources);

async function everyAddress(): Promise<string[]> {
  const parts = locations((await get('/sitemap.xml')).body);
  return (await Promise.all(parts.map((part) => get(part)))).flatMap(({ body }) => locations(body));
}

const LOC = String.raw`<loc>https?://[^<>&'"\s]{1,2048}</loc>`;
const LASTMOD = String.raw`<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z</lastmod>`;
const documentOf = (root: string, item: string) =>
  new RegExp(
    String.raw`^<\?xml version="1\.0" encoding="UTF-8"\?>\n<${root} xmlns="http://www\.sitemaps\.org/schemas/sitemap/0\.9">\n(<${item}>${LOC}(${LASTMOD})?</${item}>\n)+</${root}>\n$`,
  );

describe('before the first build', () => {
  it('asks crawlers to come back', async () => {
    const answer = await get('/sitemap.xml');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  });

  it('is built by one process of many, and not again within the hour', async () => {
    const work = sitemapWork(sitemapSources);
    const runs = [work.begin(app.context), work.begin(app.context)];
    await Promise.all(runs.map((run) => run()));
    const { rows } = await app.base.database.pool.query<{ begun_at: Date }>('select begun_at from sitemap_build');
    expect(rows).toHaveLength(1);
    expect((await get('/sitemap.xml')).statusCode).toBe(200);
    await runs[0]?.();
    expect((await app.base.database.pool.query('select begun_at from sitemap_build')).rows).toEqual(rows);
    await app.base.database.pool.query("update sitemap_build set begun_at = begun_at - interval '61 minutes'");
    await runs[0]?.();
    const again = await app.base.database.pool.query<{ begun_at: Date }>('select begun_at from sitemap_build');
    expect(again.rows[0]?.begun_at.getTime()).toBeGreaterThanOrEqual(rows[0]?.begun_at.getTime() ?? Infinity);
  });
});

describe('the documents', () => {
  it('are as the protocol has them, the parts beside the index', async () => {
    await build();
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(index.body).toMatch(documentOf('sitemapindex', 'sitemap'));
    const parts = locations(index.body);
    expect(parts).toEqual([
      '/sitemap-screens-1.xml',
      '/sitemap-profiles-1.xml',
      '/sitemap-categories-1.xml',
      '/sitemap-services-1.xml',
    ]);
    for (const part of parts) expect((await get(part)).body).toMatch(documentOf('urlset', 'url'));
  });

  it('name a service, its categories, its seller and the static screens, each once and with its last change', async () => {
    const all = await everyAddress();
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(
      expect.arrayContaining([
        '/',
        '/services',
        '/feesandcharges',
        `/services/${onSale.slug}`,
        '/services/categories/logo-design',
        `/user/profile/${app.people.freelancer.username}`,
      ]),
    );
    const { rows } = await app.base.database.pool.query<{ at: Date }>(
      'select published_at as at from service where id = $1',
      [onSale.id],
    );
    expect((await get('/sitemap-services-1.xml')).body).toContain(
      `/services/${onSale.slug}</loc><lastmod>${rows[0]?.at.toISOString()}</lastmod>`,
    );
  });

  it('are sent compressed to those who take it, and not again to those who have them', async () => {
    const plain = await get('/sitemap-services-1.xml');
    const packed = await get('/sitemap-services-1.xml', { 'accept-encoding': 'gzip, br' });
    expect([plain.headers['content-encoding'], packed.headers['content-encoding'], packed.headers.vary]).toEqual([
      undefined,
      'gzip',
      'accept-encoding',
    ]);
    expect(gunzipSync(packed.rawPayload).toString('utf8')).toBe(plain.body);
    for (const url of ['/sitemap.xml', '/sitemap-services-1.xml']) {
      const { headers } = await get(url);
      expect(headers['cache-control']).toBe('public, max-age=3600');
      const again = await get(url, { 'if-none-match': String(headers.etag) });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
      expect((await get(url, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
      const head = await get(url, {}, 'HEAD');
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
    }
  });

  it.each([
    '/sitemap-services-2.xml',
    '/sitemap-services-0.xml',
    '/sitemap-manifest.xml',
    '/sitemap-..%2fservices-1.xml',
    '/sitemap-services-1.gz',
    '/sitemap-',
  ])('%s is not there', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('robots.txt', () => {
  const disallowed = async (): Promise<(address: string) => boolean> => {
    const rules = [...(await get('/robots.txt')).body.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(
      ([, verb, prefix = '']) => ({ verb, prefix }),
    );
    return (address) =>
      rules.filter(({ prefix }) => address.startsWith(prefix)).toSorted((a, b) => b.prefix.length - a.prefix.length)[0]
        ?.verb === 'Disallow';
  };

  it('names the sitemap of this very instance', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`\nSitemap: ${app.context.config.appUrl}/sitemap.xml\n`);
  });

  it('lets crawlers read every address of the sitemap, and keeps them from the API and the dashboards', async () => {
    const isClosed = await disallowed();
    expect((await everyAddress()).filter(isClosed)).toEqual([]);
    expect(
      ['/api/services', '/user/dashboard', '/admin/people', '/services/orders/DK-1'].filter(
        (address) => !isClosed(address),
      ),
    ).toEqual([]);
  });
});

describe('what is not public', () => {
  it('has no address in it: drafts, paused services, screens with a sign-in, people who are no sellers yet', async () => {
    const all = await everyAddress();
    expect(all.filter((address) => address === `/services/${paused.slug}` || address.includes('draft'))).toEqual([]);
    const closed = new Set(
      routes.filter(({ access, layout }) => access !== 'public' || layout !== 'public').map(({ path }) => path),
    );
    expect(all.filter((address) => closed.has(address))).toEqual([]);
    for (const person of ['client', 'unverified', 'newFreelancer', 'operator', 'suspended'] as const)
      expect(all).not.toContain(`/user/profile/${app.people[person].username}`);
  });

  it.each([
    ['suspended', 'suspended_at = now()', 'suspended_at = null'],
    ['leaving', 'closing_at = now()', 'closing_at = null'],
    ['erased', 'erased_at = now()', 'erased_at = null'],
  ])('goes with a person who is %s', async (_state, change, back) => {
    const { id, username } = app.people.freelancer;
    await app.base.database.pool.query(`update account set ${change} where id = $1`, [id]);
    await build();
    expect(await everyAddress()).not.toContain(`/user/profile/${username}`);
    await app.base.database.pool.query(`update account set ${back} where id = $1`, [id]);
    await build();
    expect(await everyAddress()).toContain(`/user/profile/${username}`);
  });

  it('goes with a service that was taken off sale', async () => {
    await app.must('POST', `/api/my/services/${onSale.id}/pause`, { as: 'freelancer' });
    await build();
    expect(
      (await everyAddress()).filter(
        (address) => address.startsWith('/services/') && !routes.some(({ path }) => path === address),
      ),
      'neither the service nor its categories',
    ).toEqual([]);
    expect((await get('/sitemap-services-1.xml')).statusCode).toBe(404);
  });
});
