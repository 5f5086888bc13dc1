import { TEXT_LIMITS } from '#domains/content/version.ts';
import { OPERATOR } from './support/app.ts';
import { arriveAs } from './support/arrive-as.ts';
import { expectLoaded, FREELANCER } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('what a package includes and its search words are saved while they are typed', async ({ page }) => {
  await arriveAs(page, FREELANCER.email);
  await page.goto('/services/dashboard');
  await expectLoaded(page);
  // Of one that is live: others of the seller may be archived or in review.
  const live = page.getByRole('article').filter({ has: page.getByText('Live', { exact: true }) });
  const editor = await live.locator('a[href^="/services/dashboard/edit/"]').first().getAttribute('href');
  for (const [step, label, typed] of [
    ['packages', 'What’s included', 'A file for print'],
    ['overview', 'Search tags', 'print, poster'],
  ] as const) {
    await page.goto(`${editor}?step=${step}`);
    const field = page.getByLabel(label).first();
    const saved = page.waitForResponse(
      (response) => response.request().method() !== 'GET' && (response.request().postData() ?? '').includes('print'),
    );
    await field.fill('');
    await field.pressSequentially(typed);
    expect((await saved).ok()).toBe(true);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed);
  }
});

test('a fixed field leaves the summary, and with the last one the summary goes', async ({ page }) => {
  await page.goto('/gig/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'All fields are required' });
  await expect(summary).toBeFocused();
  const lines = await summary.getByRole('link').count();
  expect(lines).toBeGreaterThan(2);
  await page.getByLabel('First name').fill('Ilse');
  await expect(summary.getByRole('link')).toHaveCount(lines - 1);
  await page.getByLabel('Last name').fill('Verhoeven');
  await page.getByLabel('Email').fill('ilse.summary@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wooden boats in the rain');
  await page.getByLabel('Confirm password').fill('wooden boats in the rain');
  await expect(summary).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Confirm password')).toBeFocused();
});

test('a counter counts what a form came with, and a draft that was put back', async ({ page }) => {
  await arriveAs(page, OPERATOR.email, OPERATOR.password);
  await page.goto('/admin/pages/terms');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveValue(/\w{4}/);
  const left = async (): Promise<string> =>
    `${(TEXT_LIMITS.body - (await text.inputValue()).length).toLocaleString('en-US')} left`;
  const before = await left();
  await expect(page.getByText(before, { exact: true })).toBeVisible();
  await text.press('End');
  await text.pressSequentially(' and more');
  const after = await left();
  expect(after).not.toBe(before);
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue(/ and more/);
  await expect(page.getByText(after, { exact: true })).toBeVisible();
});
