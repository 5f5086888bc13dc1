import fastify from 'fastify';
import { createContext, type EntryContext, type RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Log } from '../log.ts';
import { NO_MARKS } from './brand-marks.ts';
import type * as compression from './compress.ts';
import { servePages } from './pages.ts';
import type { VisitorReads } from './read-as-visitor.ts';

const compressing = vi.hoisted(() => ({ fails: false }));
vi.mock('./compress.ts', async (original) => {
  const real = await original<typeof compression>();
  const compress: typeof compression.compress = async (...parameters) => {
    if (compressing.fails) throw new Error('no memory left');
    return real.compress(...parameters);
  };
  return { ...real, compress };
});

interface Serving {
  readonly reads: VisitorReads;
  readonly nonce: string;
  failed(error: unknown): void;
}
const serving = createContext<Serving>();
const LIST = { method: 'GET', path: '/api/list' } as never;
const PERSON = { 'user-agent': 'Mozilla/5.0 Chrome/153.0.0.0' };

interface Asked {
  readonly request: Request;
  readonly context: RouterContextProvider;
}

/** Two routes as the build brings them, and a renderer that shows what the loader read. */
function pages({ lifeMs = 60_000 } = {}) {
  let words = 'Words '.repeat(600);
  let brand = '';
  let rendered = 0;
  let brokenRenders = 0;
  const requests: Request[] = [];
  const errors: unknown[] = [];
  const counted: string[] = [];

  const loader = async ({ request, context }: Asked) => {
    requests.push(request);
    const answer = await context.get(serving).reads(LIST, {});
    return { data: answer.ok ? answer.data : null, search: new URL(request.url).search };
  };
  const missing = () => {
    throw Response.json({ message: 'Page not found' }, { status: 404, statusText: 'Page not found' });
  };
  const route = (id: string, module: object) => ({
    id,
    parentId: id === 'root' ? undefined : 'root',
    path: id === 'root' ? '' : id,
    module: { default: () => null, ...module },
  });
  async function renderDocument(
    _request: Request,
    status: number,
    headers: Headers,
    { staticHandlerContext: { loaderData } }: EntryContext,
    context: RouterContextProvider,
  ): Promise<Response> {
    if (brokenRenders-- > 0) throw new Error('a component failed');
    rendered += 1;
    headers.set('content-type', 'text/html; charset=utf-8');
    const { nonce } = context.get(serving);
    const html = `<html><script nonce="${nonce}">early()</script><p>${JSON.stringify(loaderData)}</p></html>`;
    return new Response(html, { status, headers });
  }
  const handleError = (error: unknown, { context }: Asked) => context.get(serving).failed(error);
  const build = {
    entry: { module: { default: renderDocument, handleError, serving } },
    routes: { root: route('root', {}), list: route('list', { loader }), none: route('none', { loader: missing }) },
    assets: { url: '/assets/map.js', entry: { module: '/assets/entry.js' }, routes: { root: {}, list: {}, none: {} } },
    basename: '/',
    future: {},
    ssr: true,
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const log = { warn: () => {}, error: ({ err }: { err: unknown }) => void errors.push(err) } as unknown as Log;
  const app = fastify();
  servePages(app, {
    brand: { version: () => brand, marks: () => NO_MARKS },
    build,
    counter: {
      ofCall: () => null,
      ofDocument: (address, answers) =>
        answers.length === 0 ? null : ({ referrer }) => void counted.push(`${address} ${referrer}`),
      flush: async () => false,
    },
    reads: async () => ({ ok: true, data: words }),
    log,
    appUrl: 'https://docket.example',
    lifeMs,
  });
  app.post('/api/act', (_request, reply) => reply.send('done'));
  app.post('/api/refused', (_request, reply) => reply.code(403).send('no'));
  return {
    app,
    counted,
    errors,
    requests,
    rendered: () => rendered,
    rename: (to: string) => (brand = to),
    change: (to: string) => (words = to),
    breakRenders: (times: number) => (brokenRenders = times),
  };
}

const nonceIn = (policy: unknown): string =>
  /script-src 'nonce-([\w-]{22})' 'strict-dynamic'/.exec(String(policy))?.[1] ?? '';

test('what belongs to one reader never reaches the renderer', async () => {
  const { app, requests } = pages({ lifeMs: 0 });
  const as = (cookie: string) => app.inject({ url: '/list', headers: { cookie, authorization: 'Bearer greta' } });
  const [first] = [await as('session=greta'), await as('session=amara')];
  expect(first?.headers).not.toHaveProperty('set-cookie');
  for (const request of requests) expect([...request.headers]).toEqual([]);
  expect(requests).toHaveLength(2);
});

test('each response has a nonce of its own, on its scripts and in its policy, also of a page that was kept', async () => {
  const { app, rendered } = pages();
  const answers = [await app.inject('/list'), await app.inject('/list'), await app.inject('/list')];
  const nonces = answers.map(({ headers }) => nonceIn(headers['content-security-policy']));
  expect(new Set(nonces).size).toBe(3);
  answers.forEach(({ body }, at) => {
    expect([...body.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce)).toEqual([nonces[at]]);
  });
  expect(rendered()).toBe(1);
});

test('all who ask for a page while it is being made, or soon after, get that one', async () => {
  const all = ['br', 'gzip', ''].flatMap((encoding) =>
    Array.from({ length: 5 }, () => ({ url: '/list', headers: { 'accept-encoding': encoding } })),
  );
  for (const [lifeMs, renders] of [
    [60_000, 1],
    [0, all.length],
  ] as const) {
    const { app, rendered, counted } = pages({ lifeMs });
    const answers = await Promise.all(all.map((request) => app.inject(request)));
    expect(rendered()).toBe(renders);
    expect(answers.map(({ statusCode, headers }) => `${statusCode} ${headers['content-encoding'] ?? ''}`)).toEqual(
      all.map(({ headers }) => `200 ${headers['accept-encoding']}`),
    );
    expect(counted).toHaveLength(all.length);
  }
});

test('a change by someone signed in is on the next page; a refused command forgets no page', async () => {
  const { app, change, rendered } = pages();
  await app.inject('/list');
  change('Other words');
  await app.inject({ method: 'POST', url: '/api/refused', headers: { authorization: 'Bearer greta' } });
  await app.inject({ method: 'POST', url: '/api/act' });
  expect((await app.inject('/list')).body).not.toContain('Other words');
  await app.inject({ method: 'POST', url: '/api/act', headers: { authorization: 'Bearer greta' } });
  expect((await app.inject('/list')).body).toContain('Other words');
  expect(rendered()).toBe(2);
});

test('one that failed is made again for the next who asks', async () => {
  const { app, breakRenders } = pages();
  breakRenders(2);
  const [first, second] = await Promise.all([app.inject('/list'), app.inject('/list')]);
  expect([first.statusCode, second.statusCode]).toEqual([500, 500]);
  expect((await app.inject('/list')).statusCode).toBe(200);
});

test('no page made before the brand changed is shown after', async () => {
  const { app, rendered, rename } = pages();
  await app.inject('/list');
  rename('Atelier Nord');
  await app.inject('/list');
  expect(rendered()).toBe(2);
});

test('each reader of a page is counted once, also of one that was kept, and no one who only asks for its head', async () => {
  const { app, counted } = pages();
  for (const referer of ['', 'https://one.example/', 'https://two.example/'])
    await app.inject({ url: '/list', headers: { referer } });
  await app.inject({ url: '/list', method: 'HEAD' });
  await app.inject('/none');
  expect(counted).toEqual(['/list ', '/list https://one.example/', '/list https://two.example/']);
});

test('addresses never share a page', async () => {
  const { app } = pages();
  expect((await app.inject('/list?q=one')).body).toContain('?q=one');
  expect((await app.inject('/list?q=two')).body).not.toContain('?q=one');
});

test('an answer that failed is not kept, and a bot is given no page for it', async () => {
  const { app, rendered } = pages();
  for (let times = 1; times <= 2; times += 1) {
    const { statusCode, body } = await app.inject({ url: '/none', headers: PERSON });
    expect([statusCode, body.includes('<html>'), rendered()]).toEqual([404, true, times]);
  }
  const bot = await app.inject({
    url: '/none',
    headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
  });
  expect([bot.statusCode, bot.body]).toEqual([404, '']);
});

test('HEAD says what GET would, without its body', async () => {
  const { app } = pages();
  const got = await app.inject('/list');
  const head = await app.inject({ method: 'HEAD', url: '/list' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
    200,
    got.headers['content-length'],
    '',
  ]);
});

test.each(['gzip', 'br'])(
  'what cannot be compressed (%s) ends in an answer that is not said to be compressed',
  async (encoding) => {
    const { app } = pages();
    compressing.fails = true;
    try {
      const { statusCode, headers, body } = await app.inject({
        url: '/list',
        headers: { 'accept-encoding': encoding },
      });
      expect(statusCode).toBe(500);
      expect(headers).not.toHaveProperty('content-encoding');
      expect(JSON.parse(body)).toHaveProperty('statusCode', 500);
    } finally {
      compressing.fails = false;
    }
  },
);

test('what fails while it renders is shown by the error page and logged, and one that fails as well is plain', async () => {
  const { app, errors, breakRenders, rendered } = pages();
  breakRenders(1);
  const failed = await app.inject({ url: '/list', headers: PERSON });
  expect([failed.statusCode, failed.headers['content-type'], rendered()]).toEqual([500, 'text/html; charset=utf-8', 1]);
  expect(errors).toEqual([new Error('a component failed')]);
  breakRenders(2);
  const worse = await app.inject({ url: '/list', headers: PERSON });
  expect([worse.statusCode, worse.headers['content-type']]).toEqual([500, 'text/plain']);
  expect((await app.inject('/list')).statusCode).toBe(200);
});
