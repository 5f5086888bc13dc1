import { expect, test, type Page } from './support/test.ts';
import { wake } from './support/walk.ts';

test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

/** Null where the page is just giving way to another. */
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY)).catch(() => null);
/** As a person does, who sees where they are before they go on: a frame shows it, and the browser's history knows it. */
const scroll = (page: Page, to: number) =>
  page.evaluate(async (y) => {
    const isOver = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
    scrollTo(0, y);
    await isOver;
  }, to);

test('a page that is come back to is where it was left, before and after it hydrates', async ({ page }) => {
  await page.goto('/services');
  await scroll(page, 700);
  await page.goto('/feesandcharges');
  await scroll(page, 150);
  await page.goBack();
  await expect.poll(() => scrolledTo(page), 'before it hydrates').toBe(700);
  await wake(page);
  expect(await scrolledTo(page), 'once it is hydrated').toBe(700);

  // To another page the browser loads its document.
  await page.evaluate(() => void (document.documentElement.dataset['left'] = 'here'));
  const isSameDocument = () => page.evaluate(() => document.documentElement.dataset['left'] === 'here');
  await page.getByRole('listitem').getByRole('article').getByRole('link').nth(6).click();
  await page.waitForURL(/\/services\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isSameDocument(), 'a document of its own').toBe(false);
  await expect.poll(() => scrolledTo(page), 'another page begins at its top').toBe(0);
  await page.goBack();
  await expect.poll(() => scrolledTo(page), 'back from it').toBe(700);

  // Within the list the router moves on.
  await wake(page);
  await page.evaluate(() => void (document.documentElement.dataset['left'] = 'here'));
  // Where the filters are in sight: nothing has to scroll for the press.
  await scroll(page, 250);
  const filters = page.getByRole('main').getByRole('link', { name: /^Top rated|^Highest rated|^Brand/ });
  await filters.first().click();
  await page.waitForURL(/\?/);
  await expect.poll(() => scrolledTo(page), 'the next view begins at its top').toBe(0);
  expect(await isSameDocument(), 'the same document').toBe(true);
  await page.goBack();
  await expect.poll(() => scrolledTo(page), 'within the list').toBe(250);
  await page.reload();
  await expect.poll(() => scrolledTo(page), 'loaded again').toBe(250);
});

declare global {
  /** Where the page was moved to against its reader. */
  var thrownBack: Promise<readonly string[]> | undefined;
}

test('a page that is scrolled while it hydrates stays where its reader is', async ({ page }) => {
  // With each frame a step further, as a finger moves it, from before the page has any script to some frames after.
  await page.addInitScript(() => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isReady = () =>
      document.documentElement.dataset['at'] !== undefined && history.scrollRestoration === 'manual';
    const scrollOn = async (): Promise<readonly string[]> => {
      const back: string[] = [];
      for (let place = 0, left = 10; left > 0; place += 2, left -= isReady() ? 1 : 0) {
        scrollTo(0, place);
        await nextFrame();
        if (Math.round(scrollY) !== place) back.push(`from ${place} to ${scrollY}`);
      }
      return back;
    };
    addEventListener('DOMContentLoaded', () => void (globalThis.thrownBack = scrollOn()));
  });
  await page.goto('/services');
  await wake(page);
  expect(await page.evaluate(() => globalThis.thrownBack)).toEqual([]);
});
