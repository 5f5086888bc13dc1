import { api } from './support/api.ts';
import { OPERATOR } from './support/app.ts';
import { arriveAs } from './support/arrive-as.ts';
import { postProject } from './support/hiring.ts';
import { confirmItIsMe, newcomer, signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';

const SUPPORT = 'noor.vandermeer@example.org';

const dialogOf = (page: Page) => page.getByRole('dialog');
const outboxOf = async (page: Page, email: string): Promise<string> =>
  (await page.request.get(`/demo/outbox?to=${encodeURIComponent(email)}`)).text();

/** From anywhere, by the keyboard alone. */
async function findByKeys(page: Page, words: string, title: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await dialogOf(page).getByRole('searchbox').fill(words);
  await expect(dialogOf(page).getByRole('link', { name: title }).first()).toBeVisible();
}

test('staff find anything from every page, write to a person, and two of them change an address', async ({
  page,
  anotherPerson,
  allowConsole,
}) => {
  // A confirmation is asked for first.
  allowConsole(/status of 403/);
  const lost = await newcomer(page, 'client', 'set-up');
  const found = lost.email.replace('@example.com', '@example.org');
  await signIn(page, OPERATOR.email, OPERATOR.password);
  await page.goto('/admin/fees');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await findByKeys(page, 'greta', /Greta Nyström/);
  await expect(dialogOf(page).getByRole('region', { name: 'People' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'staff-search');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);

  await findByKeys(page, lost.email, /Nour Haddad/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/people\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nour Haddad');
  await page.getByRole('button', { name: 'Send a message' }).click();
  await dialogOf(page).getByLabel('Subject').fill('Your mailbox');
  await dialogOf(page).getByRole('textbox', { name: 'Message' }).fill('We call you about the mailbox you lost.');
  await screenshot(page, 'staff-message');
  await dialogOf(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your mailbox' })).toBeVisible();

  await page.getByRole('button', { name: 'Change email address' }).click();
  await dialogOf(page).getByLabel('New email address').fill(found);
  await dialogOf(page).getByLabel('Reason').fill('Lost the mailbox; identity checked by video.');
  await screenshot(page, 'staff-change-email');
  await dialogOf(page).getByRole('button', { name: 'Propose change' }).click();
  await confirmItIsMe(page, OPERATOR.password);
  await expect(page.getByText('waits for another operator')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm change' })).toHaveCount(0);
  await expectAccessible(page);
  await screenshot(page, 'staff-change-email-proposed');

  const support = await anotherPerson();
  await signIn(support, SUPPORT, OPERATOR.password);
  await support.goto(new URL(page.url()).pathname);
  await support.getByRole('button', { name: 'Confirm change' }).click();
  await confirmItIsMe(support, OPERATOR.password);
  await expect(support.getByText('Waiting for the new address to be verified')).toBeVisible();
  await expect.poll(() => outboxOf(page, lost.email)).toContain('Our team is changing your email address');
  const link = /(\/resetpassword\?token=[\w-]+(?:&amp;|&)change=email)/;
  await expect.poll(async () => link.exec(await outboxOf(page, found))?.[1]).toBeDefined();
  const address = (link.exec(await outboxOf(page, found))?.[1] ?? '').replace('&amp;', '&');

  const owner = await anotherPerson();
  await owner.goto(address);
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Use this email address');
  await expectAccessible(owner);
  const password = 'another quiet plain phrase';
  await owner.getByLabel('New password', { exact: true }).fill(password);
  await owner.getByLabel('Confirm new password').fill(password);
  await owner.getByRole('button', { name: 'Use address and set password' }).click();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Your email address is changed');
  await signIn(owner, found, password);
  await page.reload();
  await expect(page.getByText(found).first()).toBeVisible();
});

test('staff take a report, dismiss several of one kind, and find orders by a name', async ({ page, allowConsole }) => {
  allowConsole(/status of 403/);
  const reporter = await newcomer(page, 'client', 'set-up');
  const { items } = await api<{ items: { slug: string }[] }>(page, 'get', '/api/services?sort=price_low');
  for (const { slug } of items.slice(0, 2)) {
    const { id } = await api<{ id: string }>(page, 'get', `/api/services/by-slug/${slug}`);
    await api(page, 'post', '/api/reports', reporter.token, {
      kind: 'service',
      id,
      category: 'other',
      text: 'The pictures look like those of a magazine.',
    });
  }
  await signIn(page, OPERATOR.email, OPERATOR.password);
  await page.goto('/admin/reports');
  await page
    .getByRole('button', { name: /^Assign to me/ })
    .first()
    .click();
  await expect(page.getByText('assigned to you')).toBeVisible();
  await page.getByLabel('Kind').selectOption({ label: 'services' });
  const boxes = page.getByRole('checkbox', { name: /^Select/ });
  await expect(boxes.nth(1)).toBeVisible();
  const count = await boxes.count();
  await boxes.nth(count - 1).check();
  await boxes.nth(count - 2).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'staff-reports');
  await page.getByRole('button', { name: 'Dismiss 2 selected' }).click();
  await dialogOf(page).getByLabel('Reasons').fill('The pictures are their own, with the raw files.');
  await dialogOf(page).getByRole('button', { name: 'Dismiss reports' }).click();
  await expect(page.getByText('Reports of 2 dismissed')).toBeVisible();

  await page.goto('/admin/orders');
  await page.getByLabel('Order number, or a person’s name').fill('greta nys');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/q=greta/);
  await expect(page.getByText('Greta Nyström').first()).toBeVisible();
  await page.getByLabel('State').selectOption({ label: 'Completed and cleared' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'staff-orders');
  await page.goto('/admin/projects');
  await expect(page.getByRole('button', { name: /^Close / }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'staff-projects');
});

test('a description is formatted by keys; staff unpublish its project, and pause and resume a contract', async ({
  page,
  anotherPerson,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  const client = await newcomer(page, 'client', 'set-up');
  await arriveAs(page, client.email, client.password);
  const { id } = await api<{ id: string }>(page, 'post', '/api/my/projects', client.token, {
    title: 'Three signs for a shop in Lund',
  });
  await page.goto(`/post_project?draft=${id}`);
  const text = page.getByLabel('Description');
  await text.fill('What you get');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await toolbar.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('## What you get');
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Control+b');
  await expect(text).toHaveValue('**## What you get**');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveValue('## What you get');
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'What you get' }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'markdown-toolbar');

  const poster = await anotherPerson();
  const other = await newcomer(poster, 'client', 'set-up');
  await arriveAs(poster, other.email, other.password);
  const slug = await postProject(poster);
  const staff = await anotherPerson();
  await signIn(staff, OPERATOR.email, OPERATOR.password);
  await staff.goto('/admin/projects?q=Three%20signs%20for%20a%20bakery&state=open');
  await staff
    .getByRole('button', { name: /^Unpublish Three signs/ })
    .first()
    .click();
  await dialogOf(staff).getByLabel('Reason').fill('The brief names no size of the signs.');
  await dialogOf(staff).getByRole('button', { name: 'Unpublish project' }).click();
  await confirmItIsMe(staff, OPERATOR.password);
  await expect(staff.getByText('Project unpublished')).toBeVisible();
  // A public page is kept for a moment.
  await expect.poll(async () => (await staff.request.get(`/projects/${slug}`)).status()).toBe(404);

  await staff.goto('/admin/contracts?state=active');
  await staff.getByRole('link', { name: /^CT-/ }).first().click();
  for (const [button, done] of [
    ['Pause contract', 'Contract paused'],
    ['Resume contract', 'Contract resumed'],
  ] as const) {
    await staff.getByRole('button', { name: button }).click();
    await dialogOf(staff).getByLabel('Reason').fill('Both sides asked us to look into it.');
    await dialogOf(staff).getByRole('button', { name: button }).click();
    await expect(staff.getByText(done, { exact: true })).toBeVisible();
  }
});
