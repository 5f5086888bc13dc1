import { expect, test, type Page } from './support/test.ts';
import { wake } from './support/walk.ts';

test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scroll = (page: Page, to: number) => page.evaluate((y) => scrollTo(0, y), to);

test('a page that is come back to is where it was left, asleep or awake', async ({ page }) => {
  await page.goto('/services');
  await scroll(page, 700);
  await page.goto('/feesandcharges');
  await scroll(page, 150);
  await page.goBack();
  await expect.poll(() => scrolledTo(page), 'asleep').toBe(700);
  await wake(page);
  expect(await scrolledTo(page), 'once it woke').toBe(700);

  await page.getByRole('listitem').getByRole('article').getByRole('link').nth(6).click();
  await page.waitForURL(/\/services\/.+/);
  await expect.poll(() => scrolledTo(page), 'another page begins at its top').toBe(0);
  await page.goBack();
  await expect.poll(() => scrolledTo(page), 'within the app').toBe(700);
  await page.reload();
  await expect.poll(() => scrolledTo(page), 'loaded again').toBe(700);
});
