import { arriveAs } from './support/arrive-as.ts';
import { expectLoaded, FREELANCER } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

interface Answer {
  readonly data: { readonly draft_files?: { scan: string }[] };
}

test('a freelancer sees that a file is quarantined and delivers without it', async ({ page }) => {
  await arriveAs(page, FREELANCER.email);
  await page.goto('/services/dashboard/orders');
  await expectLoaded(page);
  await page
    .getByRole('link', { name: /A hand-drawn wordmark/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Your turn: deliver the work' })).toBeVisible();
  const number = new URL(page.url()).pathname.split('/').pop() ?? '';
  // This instance has no scanner, so the test changes the answer to what one would find.
  await page.route(`**/api/orders/${number}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    for (const file of answer.data.draft_files ?? []) file.scan = 'infected';
    await route.fulfill({ response, json: answer });
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'wordmark.zip', mimeType: 'application/zip', buffer: Buffer.from('anything') });
  await expect(page.getByText('Uploaded', { exact: false }).first()).toBeVisible();
  await page.reload();
  await expectLoaded(page);
  await expect(page.getByText('Quarantined: malware found')).toHaveCount(1);
  await expectAccessible(page);
  await screenshot(page, 'quarantined-file');
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);

  const sent: unknown[] = [];
  await page.route(`**/api/orders/${number}/deliver`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, json: { success: true, message: 'Delivered', data: {}, errors: {} } });
  });
  await page.getByLabel('What do you deliver?').fill('The wordmark in two weights.');
  await page.getByRole('button', { name: /^Deliver to/ }).click();
  // Nothing is left to send, and that is said before the server is asked.
  await expect(page.getByText('Add at least one file or a link.').first()).toBeVisible();
  await page.getByLabel(/^Link/).fill('https://example.org/wordmark');
  await page.getByRole('button', { name: /^Deliver to/ }).click();
  await expect.poll(() => sent).toMatchObject([{ files: [], link: 'https://example.org/wordmark' }]);
  await page.getByRole('button', { name: 'Remove wordmark.zip' }).click();
  await expect(page.getByText('Quarantined: malware found')).toHaveCount(0);
});
