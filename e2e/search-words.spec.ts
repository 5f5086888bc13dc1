import { arriveAs } from './support/arrive-as.ts';
import { CLIENT, expectLoaded } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';
import { onPhone } from './support/widths.ts';

async function search(page: Page, words: string): Promise<void> {
  await page.goto('/services');
  const field = page.getByRole('combobox', { name: 'Search services' }).first();
  await field.fill(words);
  await field.press('Enter');
  await expect(page).toHaveURL(/\?q=/);
}

/** Of the demo world: other end-to-end tests sell services too, and may come first. */
const found = (page: Page, title: RegExp) =>
  page.getByRole('list', { name: 'Services' }).getByRole('heading', { name: title });

test('a slip is read as what was meant, and can be searched for as it was typed', async ({ page }) => {
  await search(page, 'logo desginer for my bakery');
  await expect(page.getByText('Showing results for “logo designer bakery”.')).toBeVisible();
  await expect(found(page, /^A hand-drawn wordmark/)).toBeVisible();
  await screenshot(page, 'search-corrected');
  await page.getByRole('link', { name: 'Search instead for “logo desginer for my bakery”' }).click();
  await expect(page).toHaveURL(/as_typed=true/);
  await expect(page.getByText('Showing results for')).toHaveCount(0);
  await expect(page.getByText('No service has all of these words.')).toBeVisible();
});

test('a query in another language finds what it means, and says how it was read', async ({ page }) => {
  await search(page, 'quitar el fondo de fotos de productos');
  await expect(page.getByText('Read from Spanish as')).toBeVisible();
  await expect(found(page, /^Cut-outs drawn by hand/)).toBeVisible();
  await expectAccessible(page);
  await onPhone(page, async () => {
    await expectNoSidewaysScroll(page);
    await screenshot(page, 'search-translated-phone');
  });
});

test('words that find little lead on: to people, a category, and a project with these words as its title', async ({
  page,
}) => {
  await arriveAs(page, CLIENT.email);
  const words = 'bagpipe quartet for a castle opening';
  await search(page, words);
  const ways = page.getByRole('region', { name: 'Other ways to find it' });
  await expect(ways.getByRole('link', { name: 'Open projects' })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'search-more-ways');
  await ways.getByRole('link', { name: 'Post a project' }).click();
  await expectLoaded(page);
  await expect(page.getByLabel('Title')).toHaveValue(words);
});
