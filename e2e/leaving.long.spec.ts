import { readFileSync } from 'node:fs';
import { arriveAs } from './support/arrive-as.ts';
import { newcomer, signIn } from './support/people.ts';
import { expect, expectAccessible, screenshot, test, type Page } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'The same at every width.');

async function confirmItsMe(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
}

test('someone changes role, takes their data along, leaves, and thinks better of it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 40[13]/);
  const { email, password } = await newcomer(page, 'client', 'set-up');
  await arriveAs(page, email, password);

  await page.goto('/user/switch-role');
  await expect(page.getByRole('switch', { name: 'I hire' })).toBeChecked();
  await page.getByRole('switch', { name: 'I sell' }).check();
  await expect(
    page.getByText('Before you sell, we need your skills and a few lines about you. What you use now stays.'),
  ).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'switch-role');
  await page.getByRole('button', { name: 'Save roles' }).click();
  // Hiring goes on: the home is the client's, and the way back is open.
  await expect(page).toHaveURL(/\/client\/dashboard/);

  await page.goto('/account_deletion');
  await page.getByRole('button', { name: 'Export my data' }).click();
  await confirmItsMe(page, password);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const bytes = readFileSync(await (await download).path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  await expectAccessible(page);
  await screenshot(page, 'account-deletion-open');

  const field = page.getByLabel(/^Type your username/);
  await field.fill('somebody-else');
  await page.getByRole('button', { name: 'Delete my account in 14 days' }).click();
  await expect(page.getByText(/Type \S+ to confirm/)).toBeVisible();
  const username =
    /username, (\S+)$/.exec((await page.locator('label[for="username"]').textContent()) ?? '')?.[1] ?? '';
  await field.fill(username);
  await page.getByRole('button', { name: 'Delete my account in 14 days' }).click();
  await expect(page.getByRole('link', { name: 'Sign in to cancel' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docket-token'))).toBeNull();

  await signIn(page, email, password, '/login?return_to=%2Fclient%2Fdashboard');
  await expect(page).toHaveURL(/\/account_deletion/);
  await screenshot(page, 'account-deletion-closing');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account in 14 days' })).toBeVisible();
  await page.goto('/user/switch-role');
  await expect(page.getByRole('switch', { name: 'I sell' })).toBeChecked();
  await expect(page.getByText('Selling isn’t set up yet')).toBeVisible();
});
