import { OPERATOR } from './support/app.ts';
import { forgetWhoIsHere, newcomer, signIn } from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';

const SECOND = 'a lantern in the orchard';
const THIRD = 'a third lantern here';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
}

async function linkFor(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const outbox = await page.request.get(`/demo/outbox?to=${encodeURIComponent(email)}`);
      link = /\/resetpassword\?token=[\w-]+/.exec(await outbox.text())?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

test('a forgotten password is replaced by email, once; then an operator suspends the account and its owner reads why', async ({
  page,
  allowConsole,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'nothing here depends on the width');
  // A dead link, an act that wants a confirmation first, a suspended account.
  allowConsole(/status of 4(01|03|22)/);
  const { email } = await newcomer(page, 'client', 'set-up');
  await open(page, '/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await linkFor(page, email);
  await open(page, link);
  await choose(page, SECOND);
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await open(page, link);
  await choose(page, 'another lantern here');
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();

  await signIn(page, email, SECOND, '/login?return_to=/user/password_change');
  await page.getByLabel('Current password').fill(SECOND);
  await choose(page, THIRD);
  await expect(page.getByText('Password changed')).toBeVisible();

  await forgetWhoIsHere(page);
  const search = `/admin/people?q=${encodeURIComponent(email.split('@')[0] ?? '')}`;
  await signIn(page, OPERATOR.email, OPERATOR.password, `/login?return_to=${encodeURIComponent(search)}`);
  await page.getByRole('link', { name: 'Nour Haddad' }).click();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByLabel('Reason').fill('Sold what was not theirs.');
  await page.getByRole('button', { name: 'Suspend account' }).click();
  await page.getByLabel('Your password').fill(OPERATOR.password);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Lift the suspension' })).toBeVisible();

  await forgetWhoIsHere(page);
  await page.goto('/login');
  await page.locator('form[data-ready]').waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(THIRD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Sold what was not theirs.').first()).toBeVisible();
});
