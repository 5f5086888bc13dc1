import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import type { Log } from '#kit/server/log.ts';
import { drawSome, isWhole, SEED } from '#kit/server/test-draw.ts';
import type { VisitorReads } from '#kit/server/web/read-as-visitor.ts';
import { goodDraft } from '#domains/services/test-draft.ts';
import { newcomer } from './support/people.ts';
import { rewritingLiterals } from './support/rewriting-literals.ts';
import { expect, test, type Page } from './support/test.ts';
import { settledAt } from './support/walk.ts';
import { exchangeWords } from './support/written-by-people.ts';

/**
 * WEB-6: the server's own page code with the built pages, its answers taken from the running product with every text of
 * a person exchanged. Whatever they wrote, the document is the one a harmless text gives, with only the text differing.
 */
const BUILD = path.join(import.meta.dirname, '../build');
const HARMLESS = 'Plain words';
/** Bots get no error page. */
const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
};
const TOGETHER = 12;
/** `npm test` draws some of the words that our rewriting looks for. */
const DRAWN = 36;
const RANDOM_RUNS = isWhole() ? 20 : 5;

let text = HARMLESS;
const fields = new Set<string>();
let app: FastifyInstance;
let addresses: readonly string[] = [];

/** The product's answers, asked once each. */
function answersOf(origin: string): VisitorReads {
  const known = new Map<string, Promise<unknown>>();
  return async (endpoint, input) => {
    const place = endpoint.path.replace(/:(\w+)/g, (_part, name: string) =>
      encodeURIComponent((input.params as Record<string, string>)[name] ?? ''),
    );
    const search = Object.entries((input.query ?? {}) as Record<string, string>).filter(
      ([name, value]) => value !== undefined && name !== 'q',
    );
    const address = `${origin}${place}?${new URLSearchParams(search)}`;
    const response =
      known.get(address) ?? fetch(address).then(async (answer) => ((await answer.json()) as { data: unknown }).data);
    known.set(address, response);
    const { data, fields: exchanged } = exchangeWords(await response, text);
    for (const field of exchanged) fields.add(`${endpoint.path} ${field}`);
    return data === null ? { ok: false, status: 404, code: 'not_found', message: text } : { ok: true, data };
  };
}

/**
 * Elements, their classes and their attributes' names; what data blocks hold by their shape; styles and our own scripts
 * whole.
 */
function skeletons(documents: readonly string[]): { shape: string; scripts: string[]; body: string }[] {
  const shapeOf = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shapeOf)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, property]) => [name, shapeOf(property)]))
        : typeof value;
  const write = (element: Element, depth: number): string => {
    const names = element
      .getAttributeNames()
      .map((name) => (name === 'class' || name === 'type' ? `${name}=${element.getAttribute(name)}` : name));
    const inside =
      element.tagName === 'STYLE'
        ? element.textContent
        : element.getAttribute('type') === 'application/ld+json'
          ? JSON.stringify(shapeOf(JSON.parse(element.textContent)))
          : '';
    return [
      `${' '.repeat(depth)}${element.tagName} ${names.join(' ')} ${inside}`,
      ...[...element.children].map((child) => write(child, depth + 1)),
    ].join('\n');
  };
  return documents.map((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return {
      shape: write(parsed.documentElement, 0),
      scripts: [...parsed.querySelectorAll('script:not([type="application/ld+json"])')].map(
        (script) => script.textContent,
      ),
      body: parsed.body.textContent,
    };
  });
}

const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);

/** The router writes page data as JSON within a string of a script. It carries a text itself, and within addresses. */
function plainly(script: string): string {
  const inData = (value: string): string =>
    inJson(inJson(value)).replace(/[&<>]/g, (sign) => String.raw`\u00${sign.charCodeAt(0).toString(16)}`);
  const forms = [text, new URLSearchParams({ q: text }).toString().slice(2), encodeURIComponent(text)].map(inData);
  return [...new Set(forms)]
    .reduce((all, form) => all.replaceAll(form, '§'), script)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'instant');
}

async function documentsWith(given: string, places: readonly string[]): Promise<string[]> {
  text = given;
  const answers = await Promise.all(
    places.map((place) => app.inject({ url: place.replaceAll('TEXT', encodeURIComponent(given)), headers: PERSON })),
  );
  return answers.map(({ body }) => body);
}

async function seen(page: Page, given: string, places: readonly string[]) {
  const found = await page.evaluate(skeletons, await documentsWith(given, places));
  return found.map(({ shape, scripts, body }, at) => {
    expect(body.length, `the body of ${places[at]}`).toBeGreaterThan(500);
    return { place: places[at], shape, scripts: scripts.map(plainly) };
  });
}

test.describe.configure({ timeout: 300_000 });

test.beforeAll(async ({ playwright }) => {
  const origin = process.env['DOCKET_URL'] ?? '';
  // React chooses its build by this when it is loaded.
  process.env['NODE_ENV'] = 'production';
  const [{ servePages }, { NO_MARKS }] = await Promise.all([
    import('#kit/server/web/pages.ts'),
    import('#kit/server/web/brand-marks.ts'),
  ]);
  const build = (await import(path.join(BUILD, 'server/index.js'))) as ServerBuild;
  app = fastify();
  const log = {
    warn: (details: { err?: unknown }) => expect(details.err).toBeUndefined(),
    error: () => {},
  } as unknown as Log;
  const brand = { version: () => '', marks: () => NO_MARKS };
  servePages(app, { reads: answersOf(origin), appUrl: origin, log, build, lifeMs: 0, brand });
  const request = await playwright.request.newContext({ baseURL: origin });
  const { data } = (await (await request.get('/api/services?sort=rating')).json()) as {
    data: { items: { slug: string; rating_count: number; category: string; seller: { username: string } }[] };
  };
  await request.dispose();
  const rated = data.items.find(({ rating_count: ratingCount }) => ratingCount > 0);
  addresses = [
    '/',
    '/services',
    `/services/categories/${rated?.category}`,
    `/services/${rated?.slug}`,
    `/user/profile/${rated?.seller.username}`,
    '/feesandcharges?amount=TEXT',
  ];
});

test.afterAll(() => app.close());

/** Of what was exchanged, what must have been: each kind of text that public pages show. */
const SERVICE = '/api/services/by-slug/:slug';
const WRITTEN = [
  ...[
    'title',
    'description_blocks.lines.text',
    'tags',
    'faq.question',
    'faq.answer',
    'packages.name',
    'packages.scope',
    'packages.features',
    'extras.name',
  ].map((field) => `${SERVICE} .content.${field}`),
  `${SERVICE} .seller.name`,
  `${SERVICE}/reviews .items.body`,
  '/api/services .items.title',
  '/api/services/categories/:slug .top.title',
  ...[
    'display_name',
    'professional_title',
    'tagline',
    'bio',
    'skills.name',
    'portfolios.description',
    'experiences.title',
    'city',
  ].map((field) => `/api/profiles/:username .${field}`),
];

const ADDRESSED = ['/services?q=TEXT', '/services?category=TEXT&sort=TEXT', '/nothing/TEXT', '/login?redirect=TEXT'];
const { files, literals } = rewritingLiterals();

test('no text that our rewriting looks for or writes changes a page it is in', async ({ page }) => {
  expect(files).toBeGreaterThan(12);
  expect(literals.length).toBeGreaterThan(100);
  await page.goto('about:blank');
  const pages = await seen(page, HARMLESS, addresses);
  const addressedPages = await seen(page, HARMLESS, ADDRESSED);
  expect([...fields]).toEqual(expect.arrayContaining(WRITTEN));
  const tried = drawSome('hostile words', literals, DRAWN);
  for (let at = 0; at < tried.length; at += TOGETHER) {
    const together = tried.slice(at, at + TOGETHER).join(' and ');
    expect
      .soft(await seen(page, `Words ${together} words`, addresses), `${together}, TEST_SEED=${SEED}`)
      .toEqual(pages);
  }
  for (let at = 0; at < tried.length; at += 2) {
    const [literal = '', another = ''] = tried.slice(at, at + 2);
    // Ends in a word: an address that ends in `.data` asks for the data of a page alone.
    expect
      .soft(
        await seen(page, `Words ${literal} and ${another} words`, ADDRESSED),
        `${literal} and ${another}, TEST_SEED=${SEED}`,
      )
      .toEqual(addressedPages);
  }
});

test('nor does any text made of several of them', async ({ page }) => {
  await page.goto('about:blank');
  const pages = await seen(page, HARMLESS, [...addresses, ...ADDRESSED]);
  const pieces = fc.array(
    fc.oneof(fc.constantFrom(...literals), fc.string({ unit: 'grapheme-ascii', maxLength: 12 })),
    { minLength: 1, maxLength: 3 },
  );
  await fc.assert(
    fc.asyncProperty(pieces, async (parts) => {
      const given = `Words ${parts.join('').slice(0, 80).trim()} words`;
      expect(await seen(page, given, [...addresses, ...ADDRESSED])).toEqual(pages);
    }),
    { numRuns: RANDOM_RUNS },
  );
});

/** What the router keeps scroll places under: the one thing the server once knew a script by. */
const OF_THE_ROUTER = 'react-router-scroll-positions';

test('a search for the router’s own words is a page like any other once the mouse moves', async ({ page }) => {
  await page.goto(`/services?q=${OF_THE_ROUTER}`);
  await page.mouse.move(200, 200);
  await page.mouse.move(400, 300);
  await expect.poll(() => settledAt(page)).toBe('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search services' }).first()).toHaveValue(OF_THE_ROUTER);
});

test('a service with them in its title is on its own page, in its category and beside others, and works there', async ({
  page,
}) => {
  const { token } = await newcomer(page, 'freelancer', 'set-up');
  const call = async (method: 'POST' | 'PUT', place: string, data?: object): Promise<{ id: string; slug: string }> => {
    const answer = await page.request.fetch(`/api/my/services${place}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      ...(data === undefined ? {} : { data }),
    });
    const { message, data: service } = (await answer.json()) as { message: string; data: { id: string; slug: string } };
    expect(answer.ok(), message).toBe(true);
    return service;
  };
  const title = `Voices for ${OF_THE_ROUTER}`;
  const category = 'voice-over';
  const { id } = await call('POST', '', {});
  await call('PUT', `/${id}`, goodDraft({ title, category }));
  const { slug } = await call('POST', `/${id}/publish`);
  for (const place of [`/services/${slug}`, `/services/categories/${category}`, '/services?sort=newest']) {
    await page.goto(place);
    await page.mouse.move(200, 200);
    await page.mouse.move(400, 300);
    await expect.poll(() => settledAt(page)).toBe(place.split('?')[0]);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  }
});
