import { expect, test } from './support/test.ts';

/** Browsers ask for /favicon.ico where a document names no icon, for example for JSON. */
test('every icon a browser may ask for is there, of the right kind, and kept', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const named = [...html.matchAll(/<link [^>]*rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; type: string }[];
  };
  const wanted = new Map(icons.map(({ src, type }) => [src, type]));
  for (const href of named) wanted.set(href, wanted.get(href) ?? 'image/png');
  wanted.set('/favicon.ico', 'image/vnd.microsoft.icon');
  expect(wanted.size).toBeGreaterThan(5);
  for (const [path, type] of wanted) {
    const answer = await request.get(path);
    const { 'content-type': kind, 'cache-control': cacheControl } = answer.headers();
    // Those that the owner's logo replaces are asked for again after five minutes.
    expect([path, answer.status(), kind?.split(';')[0], cacheControl]).toEqual([
      path,
      200,
      type,
      expect.stringMatching(/^public, max-age=(300|86400)$/),
    ]);
  }
  const icon = await (await request.get('/favicon.ico')).body();
  expect([...icon.subarray(0, 6)], 'an icon file with three pictures').toEqual([0, 0, 1, 0, 3, 0]);
});

test('documents outside the app name their icon, and their policy lets it in', async ({ page }) => {
  for (const path of ['/api/docs', '/demo/outbox', '/unsubscribe/nothing']) {
    const answer = await page.request.get(path);
    expect(await answer.text(), path).toContain('<link rel="icon" href="/favicon.svg"');
    expect(answer.headers()['content-security-policy'], path).toContain("img-src 'self'");
  }
  // It can name none: an error in the console fails the test.
  expect((await page.goto('/api/openapi.json'))?.status()).toBe(200);
});
