import { Buffer } from 'node:buffer';
import { OPERATOR } from './support/app.ts';
import { arriveAs } from './support/arrive-as.ts';
import { freshName } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';

const SUPPORT = 'noor.vandermeer@example.org';

/** CAR-1 to CAR-4. */
test('a position is written, opened, applied for with a file, and the application is answered', async ({
  page,
  anotherPerson,
}) => {
  const title = `Night editor ${freshName()}`;
  const email = `${freshName()}@example.com`;
  const staff = await anotherPerson();
  await arriveAs(staff, SUPPORT, OPERATOR.password);
  await staff.goto('/admin/careers/new');
  await staff.getByLabel('Title').fill(title);
  await staff.getByLabel('Location').fill('Anywhere in the EU');
  await staff.getByLabel('Description').fill('You read what goes out at night.\n\n## What you bring\n- Patience');
  await staff.getByRole('button', { name: 'Save draft' }).click();
  await staff.getByRole('button', { name: 'Open position' }).click();
  await expect(staff.getByText('Position is open')).toBeVisible();
  await expectAccessible(staff);
  await screenshot(staff, 'opening-open');

  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual([
    'JobPosting',
    'BreadcrumbList',
  ]);
  await page.getByLabel('Your name').fill('Ulla Testperson');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('About you').fill('I edited a daily for nine years.');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Application sent')).toBeVisible({ timeout: 20_000 });
  await page
    .getByLabel('Add your CV and samples')
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Nine years at a daily.') });
  await expect(page.getByText(/Uploaded|Scanning for malware/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'application-sent');
  const number = /TK-\S{4}-\S{4}/.exec(await page.getByText('Its number is').innerText())?.[0] ?? '';

  await staff.goto(`/admin/tickets/${number}`);
  await expect(staff.getByText('cv.txt')).toBeVisible();
  await staff.getByRole('textbox', { name: 'Answer' }).fill('Thank you. Can we talk on Monday at ten?');
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(staff.getByText('Answer sent')).toBeVisible();
  const inOutbox = async (words: RegExp): Promise<string> =>
    words.exec(await (await page.request.get(`/demo/outbox?to=${encodeURIComponent(email)}`)).text())?.[1] ?? '';
  await expect.poll(() => inOutbox(/(Can we talk on Monday)/)).not.toBe('');
  await page.goto((await inOutbox(/(\/contact_us\?ticket=[\w-]+(?:&amp;|&)token=[\w-]+)/)).replace('&amp;', '&'));
  await expect(page.getByText('cv.txt')).toBeVisible();
  await expectAccessible(page);
});

/** CNT-8. */
test('an answer that did not help leads to the contact form, which has the question', async ({ page }) => {
  await page.goto('/FAQ?q=refund');
  const answer = page.getByRole('main').locator('details').first();
  await answer.locator('summary').click();
  const question = await answer.locator('summary').innerText();
  await answer.getByRole('button', { name: 'No', exact: true }).click();
  await answer.getByRole('link', { name: 'Contact us about this' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(question);
});
