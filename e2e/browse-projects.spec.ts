import { arriveAs } from './support/arrive-as.ts';
import { expectLoaded, newcomer } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a freelancer filters projects, saves the search, hides one, and comes back where they were', async ({ page }) => {
  const { email, password } = await newcomer(page, 'freelancer', 'set-up');
  await arriveAs(page, email, password);
  await page.goto('/browse_projects');
  await page.getByText('Filters and order').click();
  await page.getByLabel('Budget from').selectOption('100');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/min_budget=100/);
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
  await page.goBack();
  await expectLoaded(page);
  await expect(page).toHaveURL(/min_budget=100/);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeInViewport();
});
