import { codeFor, expectLoaded, FREELANCER, freshName, newcomer, signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';
import { NARROWEST } from './support/widths.ts';

/** Save is a toggle in place, on cards and pages. */
test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

const cards = (page: Page) => page.getByRole('list', { name: 'Services' }).getByRole('article');
const saveOf = (page: Page, at: number) =>
  cards(page)
    .nth(at)
    .getByRole('button', { name: /^Save / });

test('a client saves from a list and a page, adds it to a list in place, and undoes it', async ({ page }) => {
  const { email, password } = await newcomer(page, 'client', 'set-up');
  await signIn(page, email, password);
  const asked: string[] = [];
  page.on('request', (request) => (request.url().includes('/api/saved/among') ? asked.push(request.url()) : undefined));
  await page.goto('/services?q=logo');
  await expect.poll(() => asked.length, 'one call for all cards and the search').toBe(1);
  await expect(saveOf(page, 0)).toHaveAttribute('aria-pressed', 'false');
  await saveOf(page, 0).click();
  await expect(saveOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
  const toast = page.locator('.toast').filter({ hasText: 'Saved' });
  await expect(toast).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'saved-in-place');
  await toast.getByRole('button', { name: 'Add to list' }).click();
  const dialog = page.getByRole('dialog', { name: /^Save “/ });
  await dialog.getByLabel('List').selectOption({ label: 'New list …' });
  await dialog.getByLabel('Name of the list').fill('For the spring');
  await screenshot(page, 'saved-add-to-list');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/services\?q=logo$/);

  // The service's own page knows it, and so does the list after a reload.
  await page.reload();
  await expect(saveOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await cards(page).first().getByRole('link').first().click();
  const save = page.locator('main header').getByRole('button', { name: /^Save / });
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/user/saved');
  await expect(page.getByRole('navigation', { name: 'Your lists' }).getByRole('link', { name: /For the spring/ })).toContainText('1');
});

test('a search is saved in place with an alert, and removed by pressing again', async ({ page }) => {
  const { email, password } = await newcomer(page, 'client', 'set-up');
  await signIn(page, email, password);
  await page.goto('/services?q=logo&max_price=900');
  const save = page.getByRole('button', { name: 'Save search' });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.toast').getByRole('button', { name: 'Change alerts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Logo' });
  await dialog.getByLabel('Alerts about new matches').selectOption('As soon as they’re found');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/services?max_price=900&q=logo&sort=newest');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize(NARROWEST);
  await expectNoSidewaysScroll(page);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/user/saved/searches');
  await expect(page.getByText('No saved searches yet')).toBeVisible();
});

test('a visitor who presses Save creates an account and comes back to the list with it saved', async ({ page }) => {
  await page.goto('/services?q=logo');
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await saveOf(page, 0).click();
  await expect(page).toHaveURL(/\/login\?.*return_to=/);
  await expect(page.getByText(`You were about to save “${title}”`)).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const email = `${freshName()}@example.com`;
  await page.getByLabel('First name').fill('Tomas');
  await page.getByLabel('Last name').fill('Brandt');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('rowing boats in the rain');
  await page.getByLabel('Confirm password').fill('rowing boats in the rain');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/user\/verifyemail/);
  await page.getByLabel('Code').fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByLabel('Company or your name').fill('Brandt Saatgut');
  for (const [label, words] of [
    ['Industries', 'Food and drink'],
    ['Specialties', 'Bakeries'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(words);
    await page.getByRole('option', { name: words, exact: true }).click();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Save and start' }).click();
  await expect(page).toHaveURL(/\/services\?q=logo$/);
  await expect(page.locator('.toast').filter({ hasText: title })).toBeVisible();
  await expect(saveOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
});

test('an address without a press saves nothing without asking', async ({ page }) => {
  const { email, password } = await newcomer(page, 'client', 'set-up');
  await signIn(page, email, password);
  await page.goto(`/user/saved?person=${FREELANCER.username}&return_to=/services`);
  const dialog = page.getByRole('dialog', { name: /^Save “/ });
  await expect(dialog).toBeVisible();
  await expect(page.getByText('Nothing here yet')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await page.goto(`/user/profile/${FREELANCER.username}`);
  await expectLoaded(page);
  await expect(page.getByRole('button', { name: /^Save / }).first()).toHaveAttribute('aria-pressed', 'true');
});
