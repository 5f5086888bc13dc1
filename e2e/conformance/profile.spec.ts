import { join } from 'node:path';
import { expectLoaded, newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** VAL-6, CALL-5 to CALL-9 and CALL-19 of one's own record, through the forms that edit it. */
test.skip(({ isMobile }) => isMobile, 'None of this depends on the width.');

const line = test.step;

test('5. and 7. Profile, avatar and password, from their forms', async ({ page, allowConsole }) => {
  allowConsole(/status of (401|422|500)/);
  const { token, password } = await newcomer(page, 'freelancer', 'set-up');
  await page.goto('/services');
  await page.evaluate((held) => {
    localStorage.setItem('docket-token', held);
    localStorage.setItem('docket-token-stored-at', String(Date.now()));
  }, token);
  await page.goto('/user/profile_setting');
  await expectLoaded(page);
  const shell = page.getByRole('complementary').first();
  const aboutSection = page.locator('#about');

  await line('8. Profile, avatar and password failures are passed to the caller', async () => {
    await page.route('/api/user/profile', (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, message: 'The shelf is stuck', data: null, errors: {}, code: 'internal' },
      }),
    );
    await aboutSection.getByLabel('First name').fill('Noura');
    await aboutSection.getByRole('button', { name: 'Save' }).click();
    await expect(aboutSection.getByText('The shelf is stuck')).toBeVisible();
    await page.unroute('/api/user/profile');
  });
  await line('7. POST /api/user/profile: success, data (user); refreshes session', async () => {
    await expect(shell.getByText('Nour Haddad')).toBeVisible();
    await aboutSection.getByRole('button', { name: 'Save' }).click();
    await expect(shell.getByText('Noura Haddad')).toBeVisible();
  });
  await line("5. Avatar upload: multipart with field 'avatar'", async () => {
    const asking = page.waitForRequest('/api/user/avatar');
    await page.locator('#picture input[type=file]').setInputFiles(join(import.meta.dirname, '../support/cover.png'));
    expect((await asking).headers()['content-type']).toMatch(/^multipart\/form-data/);
  });
  await line('3. Avatar link: avatars under uploads/avatars, data.avatar is the new avatar', async () => {
    const picture = shell.locator('.avatar img');
    // In the size of its place (UPL-8).
    await expect(picture).toHaveAttribute('src', /^\/uploads\/avatars\/[\w-]+-96$/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
  await line('5. Password change: current password, new password, confirmation', async () => {
    await page.goto('/user/change-password');
    const fill = async (current: string): Promise<void> => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill('a lantern by the orchard');
      await page.getByLabel('Confirm new password').fill('a lantern by the orchard');
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    const asking = page.waitForRequest('/api/user/change-password');
    await fill('not this one');
    expect(Object.keys((await asking).postDataJSON() as object)).toEqual([
      'current_password',
      'new_password',
      'new_password_confirmation',
    ]);
    await expect(page.getByText('This isn’t your current password.').first()).toBeVisible();
    await fill(password);
    await expect(page.getByText('Password changed')).toBeVisible();
  });
});
