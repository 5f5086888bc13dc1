import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handlers } from '#app/server/modules.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import { listServices, serviceBySlug } from '#domains/services/contract.ts';
import { composed } from '#kit/server/db/database.ts';
import { mountApi } from '#kit/server/http/api.ts';
import type { Reader } from '#kit/server/http/answer-counter.ts';
import { makeServer } from '#kit/server/http/server.ts';
import type { Analytics } from '../contract.ts';
import { countAnswers } from './count-answers.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const person = (referrer = ''): Reader => ({ userAgent: BROWSER, referrer, isAhead: false });

let app: TestApp;
let service: { id: string; slug: string };
beforeAll(async () => {
  app = await testApp();
  service = await app.publish();
});
afterAll(() => app.close());

const storedTraffic = async () =>
  app.context.database.transact((tx) =>
    tx.rows(
      composed<{ source: string; host: string; impressions: number; clicks: number }>(
        'select source, host, impressions, clicks from service_traffic where service_id = $1 order by source, host',
      ),
      [service.id],
    ),
  );
beforeEach(() => app.context.database.transact((tx) => tx.rows(composed('delete from service_traffic'))));

const answers = async (path: string, endpoint: typeof listServices | typeof serviceBySlug) => {
  const { body } = await app.send<unknown>('GET', path);
  return [{ endpoint, data: body.data }];
};

test('each card of a list answer counts as seen, by where the list came from, and processes add up', async () => {
  const counters = [countAnswers(app.context), countAnswers(app.context)];
  for (const counter of counters) {
    const server = makeServer(app.context.config);
    mountApi(server, { context: app.context, handlers, authenticate: async () => null, admit: null, counter });
    const read = (url: string, headers: Record<string, string> = { 'user-agent': BROWSER }) =>
      server.inject({ method: 'GET', url, headers });
    await read('/api/services');
    await read('/api/services');
    await read('/api/services?q=sign');
    await read('/api/services/categories/logo-design');
    await read('/api/services', {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    await read('/api/services', { 'user-agent': 'curl/8.5.0' });
    await read('/api/services', { 'user-agent': BROWSER, 'sec-purpose': 'prefetch;prerender' });
    await read('/api/services', {});
    await server.close();
    expect(await counter.flush()).toBe(false);
  }
  expect(await storedTraffic()).toEqual([
    { source: 'browse', host: '', impressions: 4, clicks: 0 },
    { source: 'category', host: '', impressions: 2, clicks: 0 },
    ...((await app.send<{ total: number }>('GET', '/api/services?q=sign')).body.data.total > 0
      ? [{ source: 'search', host: '', impressions: 2, clicks: 0 }]
      : []),
  ]);
});

test('a kept document counts for each of its readers, as what it shows and by where they came from', async () => {
  const counter = countAnswers(app.context);
  const ofPage = counter.ofDocument(
    `/services/${service.slug}`,
    await answers(`/api/services/by-slug/${service.slug}`, serviceBySlug),
  );
  const ofList = counter.ofDocument('/services?category=logo-design', await answers('/api/services', listServices));
  const origin = new URL(app.context.config.appUrl).origin;
  for (const reader of [
    person(),
    person(`${origin}/services?q=a%20private%20search`),
    person('https://news.example/private?who=ada'),
    person(),
  ])
    ofPage?.(reader);
  for (let times = 0; times < 3; times += 1) ofList?.(person());
  ofPage?.({ ...person(), isAhead: true });
  await counter.flush();
  await counter.flush();
  expect(await storedTraffic()).toEqual([
    { source: 'category', host: '', impressions: 3, clicks: 0 },
    { source: 'direct', host: '', impressions: 0, clicks: 2 },
    { source: 'outside', host: 'news.example', impressions: 0, clicks: 1 },
    { source: 'search', host: '', impressions: 0, clicks: 1 },
  ]);
  expect(JSON.stringify(await storedTraffic())).not.toContain('private');
});

test('a page without services is not counted, and made-up sites are counted together beyond so many', async () => {
  const counter = countAnswers(app.context);
  expect(counter.ofDocument('/about', [])).toBeNull();
  const ofPage = counter.ofDocument(
    `/services/${service.slug}`,
    await answers(`/api/services/by-slug/${service.slug}`, serviceBySlug),
  );
  for (let site = 0; site < 50; site += 1) ofPage?.(person(`https://site-${site}.example/`));
  await counter.flush();
  const rows = await storedTraffic();
  expect(rows.filter(({ host }) => host !== '')).toHaveLength(30);
  expect(rows.find(({ host }) => host === '')).toEqual({ source: 'outside', host: '', impressions: 0, clicks: 20 });
});

test('what a lost database refused is written with the next batch', async () => {
  let isAway = true;
  const { database } = app.context;
  const counter = countAnswers({
    ...app.context,
    database: {
      ...database,
      transact: async (work) => {
        if (isAway) throw new Error('away');
        return database.transact(work);
      },
    },
  });
  const ofPage = counter.ofDocument(
    `/services/${service.slug}`,
    await answers(`/api/services/by-slug/${service.slug}`, serviceBySlug),
  );
  ofPage?.(person());
  await expect(counter.flush()).rejects.toThrow('away');
  isAway = false;
  ofPage?.(person());
  await counter.flush();
  expect(await storedTraffic()).toEqual([{ source: 'direct', host: '', impressions: 0, clicks: 2 }]);
});

test('sellers read sums of their own services alone, with the period before', async () => {
  const counter = countAnswers(app.context);
  const ofPage = counter.ofDocument(
    `/services/${service.slug}`,
    await answers(`/api/services/by-slug/${service.slug}`, serviceBySlug),
  );
  for (let times = 0; times < 4; times += 1) ofPage?.(person());
  await counter.flush();
  await app.context.database.transact((tx) =>
    tx.rows(
      composed(
        "insert into service_traffic (service_id, day, source, impressions, clicks) values ($1, now() at time zone 'UTC' - interval '8 days', 'search', 50, 3)",
      ),
      [service.id],
    ),
  );
  const mine = await app.must<Analytics>('GET', '/api/my/analytics?days=7', { as: 'freelancer' });
  expect(mine.total).toMatchObject({ impressions: 0, clicks: 4, orders: 0 });
  expect(mine.total_before).toMatchObject({ impressions: 50, clicks: 3 });
  expect(mine.days).toHaveLength(7);
  expect(mine.days.at(-1)?.now.clicks).toBe(4);
  expect(mine.days.at(-2)?.before.impressions).toBe(50);
  expect(mine.sources).toEqual([
    { source: 'direct', host: '', impressions: 0, clicks: 4, clicks_before: 0 },
    { source: 'search', host: '', impressions: 0, clicks: 0, clicks_before: 3 },
  ]);
  const serviceAnalytics = await app.must<Analytics>('GET', `/api/my/analytics/${service.id}`, { as: 'freelancer' });
  expect(serviceAnalytics.service?.id).toBe(service.id);
  expect(serviceAnalytics.total.impressions).toBe(50);
  expect((await app.must<Analytics>('GET', '/api/my/analytics', { as: 'otherFreelancer' })).total.clicks).toBe(0);
  expect((await app.send('GET', `/api/my/analytics/${service.id}`, { as: 'otherFreelancer' })).body.code).toBe(
    'not_found',
  );
});
