import { expect, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

/** Of each part: enough to see that its addresses are the site's own. */
const LOOKED_AT = 5;

const locations = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);

test('a crawler finds its way from robots.txt to pages that are there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const named = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  expect(new URL(named).pathname).toBe('/sitemap.xml');
  await expect
    .poll(async () => (await request.get('/sitemap.xml')).status(), 'the first build is soon after the start')
    .toBe(200);
  const parts = locations(await (await request.get('/sitemap.xml')).text());
  expect(parts).toEqual(
    ['screens', 'profiles', 'categories', 'services', 'projects', 'careers'].map((part) => `/sitemap-${part}-1.xml`),
  );
  for (const part of parts) {
    const addresses = locations(await (await request.get(part)).text());
    expect(addresses.length, part).toBeGreaterThan(part.includes('careers') ? 0 : 2);
    for (const address of addresses.slice(0, LOOKED_AT))
      expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
  }
});
