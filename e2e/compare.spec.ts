import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';
import { onPhone } from './support/widths.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Comparison' });

/** Where the bar covers nothing of the list. */
const toTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const isOver = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
    scrollTo(0, document.documentElement.scrollHeight);
    await isOver;
  });

test('up to three services stand side by side, and which they are is in the address', async ({ page }) => {
  await page.goto('/services');
  const buttons = page.getByRole('list', { name: 'Services' }).getByRole('button', { name: /^Compare/ });
  await buttons.nth(0).click();
  await expect(bar(page)).toContainText('Choose one more to compare.');
  await buttons.nth(1).click();
  await buttons.nth(2).click();
  await expect(bar(page)).toContainText('3 services chosen to compare.');
  await buttons.nth(3).click();
  await expect(page.getByText('At most 3 services side by side')).toBeVisible();
  await expect(buttons.nth(3)).toHaveAttribute('aria-pressed', 'false');
  await screenshot(page, 'compare-bar');
  await toTheEnd(page);
  await expectAccessible(page);
  await onPhone(page, async () => {
    await expectNoSidewaysScroll(page);
    await toTheEnd(page);
    await expectAccessible(page);
    await screenshot(page, 'compare-bar-phone');
  });

  await bar(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/services\/compare\?slugs=[a-z0-9-]+,[a-z0-9-]+,[a-z0-9-]+$/);
  const table = page.getByRole('table', { name: 'Services side by side' });
  await expect(table.getByRole('row', { name: /^Price from/ }).getByRole('cell')).toHaveCount(3);
  await expectAccessible(page);
  await screenshot(page, 'compare');
  await onPhone(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await screenshot(page, 'compare-phone');
  });

  await table
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect(table.getByRole('row', { name: /^Price from/ }).getByRole('cell')).toHaveCount(2);
  // From a page of a service, and kept from the list.
  await table.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^Compare/ })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/services');
  await expect(bar(page)).toContainText('2 services chosen to compare.');
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toHaveCount(0);
});
