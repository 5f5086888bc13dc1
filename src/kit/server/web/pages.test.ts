import fastify from 'fastify';
import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Log } from '../log.ts';
import type * as compress from './compress.ts';
import { NO_MARKS } from './brand-marks.ts';
import type { PageReads } from './page-reads.ts';
import { servePages, type WebEntry } from './pages.ts';

const compressing = vi.hoisted(() => ({ fails: false }));
vi.mock('./compress.ts', async (original) => {
  const real = await original<typeof compress>();
  const compressOnce: typeof compress.compressOnce = async (...asked) => {
    if (compressing.fails) throw new Error('no memory left');
    return real.compressOnce(...asked);
  };
  return { ...real, compressOnce };
});

const serverReads = createContext<PageReads>();
const LIST = { method: 'GET', path: '/api/list' } as never;

interface Asked {
  readonly request: Request;
  readonly context: RouterContextProvider;
}

/** Two routes as the build brings them, and a renderer that shows what the loader read. */
function pages({ cacheMs = 60_000 } = {}) {
  let words = 'Words '.repeat(600);
  const asked: Request[] = [];
  let rendered = 0;
  let readings = 0;
  let brokenRenders = 0;
  let brand = '';
  const errors: unknown[] = [];
  const loader = async ({ request, context }: Asked) => {
    asked.push(request);
    const { text } = await context.get(serverReads)(LIST, {});
    return { text, search: new URL(request.url).search };
  };
  const route = (id: string, module: object) => ({ id, parentId: id === 'root' ? undefined : 'root', path: id === 'root' ? '' : id, module });
  const missing = () => {
    throw Response.json({ message: 'Page not found' }, { status: 404, statusText: 'Page not found' });
  };
  const entry = {
    serverReads,
    headScript: 'early()',
    fontUrls: ['/text.woff2', '/display.woff2'],
    renderDocument: ({ staticHandlerContext: { loaderData } }: { staticHandlerContext: { loaderData: Record<string, unknown> } }) => {
      if (brokenRenders-- > 0) throw new Error('a component failed');
      rendered += 1;
      return { html: `<html><head></head><body><p class="a">${JSON.stringify(loaderData)}</p></body></html>`, data: { loaderData } };
    },
  } as unknown as WebEntry;
  const build = {
    entry: { module: entry },
    routes: { root: route('root', {}), list: route('list', { loader }), none: route('none', { loader: missing }) },
    assets: { url: '/assets/map.js', entry: { module: '/assets/entry.js' }, routes: { root: {}, list: {}, none: {} } },
    future: {},
  } as unknown as ServerBuild;
  const reads = Object.assign(async () => ({ ok: true, text: words }), {
    textOf: async () => {
      readings += 1;
      return words;
    },
  }) as unknown as PageReads;
  const log = { warn: () => {}, error: ({ err }: { err: unknown }) => void errors.push(err) } as unknown as Log;
  const app = fastify();
  const counted: string[] = [];
  servePages(app, {
    brand: { version: () => brand, marks: () => NO_MARKS },
    wholeAddress: (address, cameFrom) => (address === '/list?short' ? `/list?from=${cameFrom}` : null),
    build,
    counter: {
      ofCall: () => null,
      ofDocument: (address, answers) => (answers.length === 0 ? null : ({ referrer }) => void counted.push(`${address} ${referrer}`)),
      flush: async () => false,
    },
    reads,
    log,
    appUrl: 'https://docket.example',
    cacheMs,
  });
  const rename = (to: string) => (brand = to);
  const breakRenders = (times: number) => (brokenRenders = times);
  return { app, asked, counted, errors, rename, breakRenders, rendered: () => rendered, readings: () => readings, change: (to: string) => (words = to) };
}

test('what belongs to one reader never reaches the renderer, and all readers get the same bytes', async () => {
  const { app, asked } = pages({ cacheMs: 0 });
  const first = await app.inject({ url: '/list', headers: { cookie: 'session=greta', authorization: 'Bearer greta' } });
  const second = await app.inject({ url: '/list', headers: { cookie: 'session=amara' } });
  expect(second.body).toBe(first.body);
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(first.headers).not.toHaveProperty('set-cookie');
  for (const request of asked) expect([...request.headers]).toEqual([]);
});

test('the faces that a page shows are asked for with its document', async () => {
  const { link } = (await pages().app.inject('/list')).headers;
  expect(link).toBe(
    '</text.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin, </display.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  );
});

test('a document is rendered again only when what it shows changed', async () => {
  const { app, rendered, change } = pages({ cacheMs: 0 });
  await app.inject('/list');
  await app.inject('/list');
  expect(rendered()).toBe(1);
  change('Other words');
  expect((await app.inject('/list')).body).toContain('Other words');
  expect(rendered()).toBe(2);
});

test('all who ask for a document while it is being made get that one; where every reader gets the newest, each has one made', async () => {
  const all = ['br', 'gzip', ''].flatMap((encoding) => Array.from({ length: 5 }, () => ({ url: '/list', headers: { 'accept-encoding': encoding } })));
  for (const [cacheMs, renders] of [
    [60_000, 1],
    [0, all.length],
  ] as const) {
    const { app, rendered, counted } = pages({ cacheMs });
    const answers = await Promise.all(all.map((one) => app.inject(one)));
    expect(rendered()).toBe(renders);
    expect(answers.map(({ statusCode, headers }) => `${statusCode} ${String(headers['content-encoding'])}`)).toEqual(
      all.map(({ headers }) => `200 ${headers['accept-encoding'] === '' ? 'undefined' : headers['accept-encoding']}`),
    );
    expect(counted).toHaveLength(all.length);
  }
});

test('one that failed is made again for the next who asks', async () => {
  const { app, rendered, breakRenders } = pages();
  breakRenders(1);
  const [first, second] = await Promise.all([app.inject('/list'), app.inject('/list')]);
  expect([first.statusCode, second.statusCode]).toEqual([500, 500]);
  expect((await app.inject('/list')).statusCode).toBe(200);
  // The error page, and the page.
  expect(rendered()).toBe(2);
});

test('no document made before the brand changed is shown after, however fresh it is', async () => {
  const { app, rendered, rename } = pages();
  await app.inject('/list');
  await app.inject('/list');
  expect(rendered()).toBe(1);
  rename('Atelier Nord');
  await app.inject('/list');
  expect(rendered()).toBe(2);
});

test('each reader of a document is counted once, also of one that was kept, and no one who only asks for its head', async () => {
  const { app, counted } = pages();
  for (const referer of ['', 'https://one.example/', 'https://two.example/']) await app.inject({ url: '/list', headers: { referer } });
  await app.inject({ url: '/list', method: 'HEAD' });
  await app.inject('/none');
  expect(counted).toEqual(['/list ', '/list https://one.example/', '/list https://two.example/']);
});

test('a page that was prepared ahead is counted when its script says that it is shown', async () => {
  const { app, counted } = pages();
  const { headers } = await app.inject('/list');
  expect(headers['speculation-rules']).toBe('"/ahead.json"');
  await app.inject({ url: '/list', method: 'HEAD', headers: { referer: 'https://one.example/', 'docket-shown': '1' } });
  expect(counted).toEqual(['/list ', '/list https://one.example/']);
});

test('addresses never share a document', async () => {
  const { app } = pages();
  expect((await app.inject('/list?q=one')).body).toContain('?q=one');
  expect((await app.inject('/list?q=two')).body).not.toContain('?q=one');
});

test('a document is compressed quickly for its first reader and well for all others', async () => {
  const { app } = pages();
  const ask = async () => (await app.inject({ url: '/list', headers: { 'accept-encoding': 'gzip, br' } })).rawPayload;
  const [first, second, third] = [await ask(), await ask(), await ask()];
  expect(second.length).toBeLessThan(first.length);
  expect(third).toEqual(second);
});

test('an answer that failed is not kept, and a bot is given no page for it', async () => {
  const { app, rendered } = pages();
  const as = (reader: string) => app.inject({ url: '/none', headers: { 'user-agent': reader } });
  for (let times = 1; times <= 2; times += 1) {
    const { statusCode, body } = await as('Mozilla/5.0 Chrome/153.0.0.0');
    expect([statusCode, body.includes('<html>'), rendered()]).toEqual([404, true, times]);
  }
  const bot = await as('Googlebot/2.1 (+http://www.google.com/bot.html)');
  expect([bot.statusCode, bot.body]).toEqual([404, '']);
});

test('HEAD says what GET would, without its body', async () => {
  const { app } = pages();
  const got = await app.inject('/list');
  const head = await app.inject({ method: 'HEAD', url: '/list' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, got.headers['content-length'], '']);
});

test('a fresh document is sent without reading anything, also to those who ask before it is compressed', async () => {
  const { app, readings } = pages();
  const ask = () => app.inject({ url: '/list', headers: { 'accept-encoding': 'br' } });
  await ask();
  const before = readings();
  await Promise.all([ask(), ask(), ask()]);
  expect(readings()).toBe(before);
});

test.each(['gzip', 'br'])('what cannot be compressed (%s) ends in an answer that is not said to be compressed', async (encoding) => {
  const { app } = pages();
  if (encoding === 'gzip') await app.inject('/list');
  compressing.fails = true;
  try {
    const { statusCode, headers, body } = await app.inject({ url: '/list', headers: { 'accept-encoding': encoding } });
    expect(statusCode).toBe(500);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(body)).toHaveProperty('statusCode', 500);
  } finally {
    compressing.fails = false;
  }
});

test('what fails while it renders is shown by the error page, and not kept', async () => {
  const { app, errors, breakRenders, rendered } = pages();
  breakRenders(1);
  const failed = await app.inject({ url: '/list', headers: { 'user-agent': 'Mozilla/5.0 Chrome/153.0.0.0' } });
  expect([failed.statusCode, failed.headers['content-type'], rendered()]).toEqual([500, 'text/html; charset=utf-8', 1]);
  expect(failed.body).toContain('data-sleeps');
  expect(errors).toEqual([new Error('a component failed')]);
  expect((await app.inject('/list')).statusCode).toBe(200);
});

test('an error page that fails as well ends in a plain answer', async () => {
  const { app, breakRenders } = pages();
  breakRenders(2);
  const { statusCode, headers } = await app.inject('/list');
  expect([statusCode, headers['content-type']]).toEqual([500, 'application/json; charset=utf-8']);
});

test('a link that could not say everything leads to the whole address, which nobody keeps', async () => {
  const { app, rendered } = pages();
  const led = await app.inject({ url: '/list?short', headers: { referer: 'here' } });
  expect(led.statusCode).toBe(302);
  expect(led.headers.location).toBe('/list?from=here');
  expect(led.headers['cache-control']).toBe('no-store');
  expect(rendered()).toBe(0);
});
