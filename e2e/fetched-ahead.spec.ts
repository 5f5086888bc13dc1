import { expect, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Without a pointer the browser guesses.');

// Driven by Playwright, Chromium fetches ahead and leaves rendering to the click (decision 166).
test('a service is fetched while a pointer rests on its link, and counts when it is shown', async ({ page }) => {
  const rules = page.waitForResponse(/\/ahead\.json$/);
  await page.goto('/services');
  expect((await (await rules).json()) as object).toHaveProperty('prerender');
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
  const ahead = page.waitForRequest((request) => request.url() === address && 'sec-purpose' in request.headers());
  await link.hover();
  await (await ahead).response();
  const shown = page.waitForRequest((request) => request.method() === 'HEAD' && request.url() === address);
  await link.click();
  await page.waitForURL(address);
  const headers = (await shown).headers();
  expect([headers['docket-shown'], headers['referer']]).toEqual(['1', new URL('/services', address).href]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
