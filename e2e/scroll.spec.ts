import { expect, test, type Page } from './support/test.ts';
import { wake } from './support/walk.ts';

test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));
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

test('a page that was scrolled before it hydrates stays where its reader is', async ({ page }) => {
  await page.goto('/services');
  await scroll(page, 700);
  await wake(page);
  // From then on the router places its pages itself.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  expect(await scrolledTo(page)).toBe(700);
});
