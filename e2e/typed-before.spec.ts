import { CLIENT, DEMO_PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('what is typed before the script arrives is what is sent', async ({ page }) => {
  let letThrough = (): void => {};
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(CLIENT.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  letThrough();
  await page.locator('form[data-ready]').waitFor();
  await expect(page.getByLabel('Email')).toHaveValue(CLIENT.email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/client\/dashboard/);
});
