import { OPERATOR } from './support/app.ts';
import { freshName, signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';

const SUPPORT = 'noor.vandermeer@example.org';

/** TKT-1 to TKT-3: without an account, from the form to an answer. */
test('a question from the contact form is answered, by email and on the page of its ticket', async ({
  page,
  anotherPerson,
}) => {
  const email = `${freshName()}@example.com`;
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await page.getByLabel('What is it about?').selectOption({ label: 'A payment or withdrawal' });
  await page.getByLabel('Your name').fill('Ulla Testperson');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill('Invoices without an account');
  await page.getByLabel('Message').fill('Can our accountant get the invoices without an account?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent')).toBeVisible({ timeout: 20_000 });
  const number = /TK-\S{4}-\S{4}/.exec(await page.getByText('Its number is').innerText())?.[0] ?? '';
  await expectAccessible(page);
  await screenshot(page, 'contact-sent');

  const inOutbox = async (words: RegExp): Promise<string> =>
    words.exec(await (await page.request.get(`/demo/outbox?to=${encodeURIComponent(email)}`)).text())?.[1] ?? '';
  const link = /(\/contact_us\?ticket=[\w-]+(?:&amp;|&)token=[\w-]+)/;
  await expect.poll(() => inOutbox(link)).not.toBe('');

  const staff = await anotherPerson();
  await signIn(staff, SUPPORT, OPERATOR.password);
  await staff
    .getByRole('navigation', { name: 'Operations' })
    .getByRole('link', { name: /^Tickets/ })
    .first()
    .click();
  await staff.goto(`/admin/tickets/${number}`);
  await staff.getByRole('textbox', { name: 'Answer' }).fill('Send us their address, and we add it to your account.');
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(staff.getByText('Answer sent')).toBeVisible();
  await expectAccessible(staff);
  await screenshot(staff, 'ticket-answered');
  await expect.poll(() => inOutbox(/(Send us their address)/)).not.toBe('');

  await page.goto((await inOutbox(link)).replace('&amp;', '&'));
  await expect(page.getByText('Send us their address, and we add it')).toBeVisible();
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'ticket-by-link');
  await page.getByLabel('Write more').fill('It is accounts@example.com, thank you.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Waiting for us')).toBeVisible();
});
