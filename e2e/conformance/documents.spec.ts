import { routes } from '#routes';
import { FREELANCER, newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** SCN-1 to SCN-22 as documents: asked for without a browser, since nothing of it needs one. */
test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

const BOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const PREFIXES = [
  '/dashboard',
  '/settings',
  '/messages',
  '/billing',
  '/admin',
  '/user/dashboard',
  '/client/dashboard',
  '/freelancer/dashboard',
  '/services/dashboard',
];
const plain = routes.filter((screen) => !screen.path.includes(':'));

test('2. Public pages and all other screens: a built one is served, a planned one answers 404', async ({ request }) => {
  // One after the other: all at once are refused by a busy machine (503), which is another rule's matter.
  const wrong: { path: string; status: number }[] = [];
  for (const { path, page } of plain) {
    const status = (await request.get(path)).status();
    if (status !== (page === null ? 404 : 200)) wrong.push({ path, status });
  }
  expect(wrong).toEqual([]);
});

test("2. Route validation and error page: status 404, message 'Page Not Found: {path}'", async ({ request }) => {
  for (const path of [
    '/services/no-such-service-at-all',
    '/services/categories/none',
    '/user/profile/nobody-of-that-name',
    '/no/such/page',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect((await answer.text()).replaceAll('<!-- -->', ''), path).toContain(`Page Not Found: ${path}</p>`);
  }
});

test("2. Unknown route middleware and unmatched routes give 404 'Page not found'", async ({ request }) => {
  for (const path of ['/no/such/page', '/admin/no-such-page', '/services/dashboard/no/such']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Page not found');
  }
});

test("2. A generic error page: status 404 gives the title 'Page Not Found' with a not-found view", async ({
  request,
}) => {
  const html = await (await request.get('/services/no-such-service-at-all')).text();
  expect(html).toMatch(/<title>Page Not Found/);
  expect(html).toMatch(/<h1[^>]*>Page Not Found/);
  expect(html).toContain('role="search"');
});

test('2. Requests from bot user agents get no error page', async ({ request }) => {
  const missing = await request.get('/no/such/page', { headers: BOT });
  expect([missing.status(), await missing.text()]).toEqual([404, '']);
  expect(await (await request.get('/', { headers: BOT })).text()).toContain('<h1');
});

test('2. Protected areas: no document of theirs holds anything of anyone, no matter who asks', async ({
  page,
  request,
}) => {
  const { token, email } = await newcomer(page, 'client', 'set-up');
  for (const prefix of PREFIXES) {
    const options = { headers: { authorization: `Bearer ${token}`, cookie: `docket-token=${token}` } };
    const [mine, anyones] = await Promise.all([request.get(prefix, options), request.get(prefix)]);
    expect(mine.status(), prefix).toBe(anyones.status());
    for (const text of [await mine.text(), await anyones.text()])
      expect(text, prefix).not.toMatch(new RegExp(`${email}|Nour|Haddad`));
  }
});

test('2. Shell: the root shows the page inside a layout plus a toast area', async ({ request }) => {
  const html = await (await request.get('/services')).text();
  expect(html).toMatch(/<main id="main"/);
  expect(html).toContain('class="toasts"');
});

test('3. Uploaded images live at uploads/{folder}/{file}; avatars under uploads/avatars', async ({ page, request }) => {
  const { token } = await newcomer(page, 'freelancer');
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const sent = await request.post('/api/user/avatar', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { avatar: { name: 'me.png', mimeType: 'image/png', buffer: picture } },
  });
  const { data } = (await sent.json()) as { data: { avatar: string } };
  const image = await request.get(`/uploads/avatars/${data.avatar}`);
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/webp']);
});

test('1. An installable offline web app (a service worker is registered from /sw.js with scope /)', async ({
  request,
}) => {
  const worker = await request.get('/sw.js');
  expect([worker.status(), worker.headers()['cache-control']]).toEqual([200, 'no-cache']);
  expect(worker.headers()['content-type']).toContain('javascript');
  const build = await request.get('/build.json');
  expect([build.status(), build.headers()['cache-control']]).toEqual([200, 'no-cache']);
  expect(((await build.json()) as { version: string }).version).toMatch(/^\w{6,}$/);
  const html = await (await request.get('/')).text();
  const href = /href="([^"]+\.webmanifest)"/.exec(html)?.[1] ?? '';
  const manifest = (await (await request.get(href)).json()) as {
    name: string;
    start_url: string;
    scope: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Docket', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('2. User area: a public profile is served to anyone, in full', async ({ request }) => {
  expect(await (await request.get(`/user/profile/${FREELANCER.username}`)).text()).toContain('<h1');
});
