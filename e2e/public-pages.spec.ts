import { routes } from '#routes';
import { expect, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Documents are the same at every width.');

/** Read as search engines and screen readers do: the document alone, without scripts. */
const ONE_ADDRESS = routes.filter(
  ({ access, layout, page, path }) =>
    access === 'public' && layout === 'public' && page !== null && !path.includes(':'),
);
const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length;
const hrefsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/ href="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))),
];

for (const { path } of ONE_ADDRESS)
  test(`${path} has one h1, its landmarks, a description, and structured data that can be read`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(count(html, /<h1[ >]/g)).toBe(1);
    for (const landmark of [/<header class="site-header"/g, /<main[ >]/g, /<footer[ >]/g])
      expect(count(html, landmark), String(landmark)).toBe(1);
    expect(count(html, /<nav [^>]*aria-label="[^"]+"/g)).toBeGreaterThan(1);
    expect(html).toMatch(/<title>[^<]+ · |<title>[^<]+: /);
    if (/<meta name="robots" content="noindex/.test(html)) return;
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/);
    expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(html).toMatch(/<meta property="og:description" content="[^"]{30,}"/);
    const picture = /<meta property="og:image" content="https?:\/\/[^/"]+([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await request.get(picture)).headers()['content-type'], `the picture of ${path}`).toBe('image/jpeg');
    expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+"/);
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text) as object,
    );
    expect(data.length).toBeGreaterThan(0);
    for (const block of data) expect(block).toHaveProperty('@context', 'https://schema.org');
  });

test('every link of the footer, of the header and of registration leads to a page', async ({ request }) => {
  const frame = await (await request.get('/about')).text();
  const register = await (await request.get('/register')).text();
  const footer = /<footer[\s\S]*<\/footer>/.exec(frame)?.[0] ?? '';
  const header = /<header[\s\S]*?<\/header>/.exec(frame)?.[0] ?? '';
  expect(hrefsIn(footer).length).toBeGreaterThan(15);
  expect(hrefsIn(register)).toEqual(expect.arrayContaining(['/termsandconditions', '/agreement', '/privacy']));
  const links = new Set([footer, header, register].flatMap(hrefsIn).filter((href) => !href.startsWith('/assets/')));
  for (const href of links) expect((await request.get(href)).status(), href).toBe(200);
});
