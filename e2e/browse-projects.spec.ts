import { arriveAs } from './support/arrive-as.ts';
import { expectLoaded, FREELANCER, newcomer } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';

/** Beside the results from 1024 px; on phones a sheet behind a button. */
async function budgetFrom(page: Page, amount: string): Promise<void> {
  const sheet = page.getByRole('button', { name: 'Filters', exact: true });
  const isSheet = await sheet.isVisible();
  if (isSheet) await sheet.click();
  await page.getByLabel('From (USD)').fill(amount);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`min_budget=${amount}`));
  if (isSheet) await page.getByRole('button', { name: /^Show \d/ }).click();
}

test('a freelancer filters projects, saves the search, hides one, and comes back where they were', async ({ page }) => {
  const { email, password } = await newcomer(page, 'freelancer', 'set-up');
  await arriveAs(page, email, password);
  await page.goto('/browse_projects');
  await budgetFrom(page, '100');
  const cards = page.getByRole('list', { name: 'Projects' }).getByRole('article');
  await expect(cards.nth(3)).toBeVisible();

  const save = page.getByRole('button', { name: 'Save search' });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.toast').getByRole('button', { name: 'Change alerts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Projects' });
  await dialog.getByLabel('Name').fill('Worth a look');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/user/saved/searches');
  await page.getByRole('link', { name: 'Worth a look' }).click();
  await expect(page).toHaveURL(/browse_projects\?min_budget=100/);

  await expect(save).toHaveAttribute('aria-pressed', 'true');

  const unwanted = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards.first().getByRole('button', { name: /^Hide/ }).click();
  await expect(page.getByText(`Hidden: ${unwanted}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Hidden (1)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: unwanted })).toHaveCount(0);

  const title = (await cards.nth(3).getByRole('heading').textContent()) ?? '';
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/browse_projects\/[a-z0-9-]+$/);
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible();
  await page.goBack();
  await expectLoaded(page);
  await expect(page).toHaveURL(/min_budget=100/);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeInViewport();
});

test('people at work find projects inside the app, with reasons and with words about a client without a record', async ({
  page,
  isMobile,
}) => {
  await arriveAs(page, FREELANCER.email);
  await page.goto('/job_listing');
  await page.getByRole('link', { name: 'See how they fit you' }).click();
  await expect(page).toHaveURL('/browse_projects');
  await expectLoaded(page);
  await expect(page.getByRole('navigation', { name: isMobile ? 'Quick' : 'Workspace' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Projects' });
  await expect(
    list.getByText(/^(\d+ of \d+ skills|All \d+ skills|Both skills|Matches your skill|Within your rate)/).first(),
  ).toBeVisible();
  await expect(list.getByText('Client', { exact: true })).toHaveCount(0);
  const posted = list.locator('time').first();
  await expect(posted).toHaveText(/ago$|\d{4}$/);
  await expect(posted).toHaveAttribute('title', /\d{4}/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'find-projects');
});

test('a visitor finds the same filters on the public list, and an address of the app leads there', async ({ page }) => {
  await page.goto('/browse_projects?min_budget=100&sort=fit&hidden=true');
  await expect(page).toHaveURL('/job_listing?min_budget=100');
  await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Budget from $100');
  await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
  await page
    .getByRole('group', { name: 'Active filters' })
    .getByRole('link', { name: /Budget from/ })
    .click();
  await expect(page).toHaveURL('/job_listing');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
