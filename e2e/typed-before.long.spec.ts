import { CLIENT, DEMO_PASSWORD } from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';

/** Fills in the form of the entrance while its scripts are on their way; what it gives lets them arrive. */
async function typedBefore(page: Page): Promise<() => void> {
  let letThrough = (): void => {};
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(CLIENT.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  return letThrough;
}

test('a form that is sent before the script arrives waits for it', async ({ page }) => {
  const letThrough = await typedBefore(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveValue(CLIENT.email);
  letThrough();
  await expect(page).toHaveURL(/\/client\/dashboard/);
});

test('what is typed before the script arrives is what is sent', async ({ page }) => {
  const letThrough = await typedBefore(page);
  letThrough();
  await page.locator('form[data-ready]').waitFor();
  await expect(page.getByLabel('Email')).toHaveValue(CLIENT.email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/client\/dashboard/);
});
