import { expectLoaded, FREELANCER, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('what a package includes and its search words are saved while they are typed', async ({ page }) => {
  await signIn(page, FREELANCER.email);
  await page.goto('/services/dashboard');
  await expectLoaded(page);
  const editor = await page.locator('main a[href^="/services/dashboard/edit/"]').first().getAttribute('href');
  for (const [step, label, typed] of [
    ['packages', 'What it includes', 'A file for print'],
    ['overview', 'Search words', 'print, poster'],
  ] as const) {
    await page.goto(`${editor}?step=${step}`);
    const field = page.getByLabel(label).first();
    const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && (response.request().postData() ?? '').includes('print'));
    await field.fill('');
    await field.pressSequentially(typed);
    expect((await saved).ok()).toBe(true);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed);
  }
});
