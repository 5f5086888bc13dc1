import { codeFor, expectLoaded, FREELANCER, freshName, newcomer, signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';
import { api } from './support/api.ts';
import { NARROWEST, onPhone } from './support/widths.ts';

/** Save is a toggle in place, on cards and pages. */
test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

const cards = (page: Page) => page.getByRole('list', { name: 'Services' }).getByRole('article');
const saveOf = (page: Page, at: number) =>
  cards(page)
    .nth(at)
    .getByRole('button', { name: /^Save / });

test('a client saves from a list and a page, adds it to a list in place, and undoes it', async ({ page }) => {
  const { email, password } = await newcomer(page, 'client', 'set-up');
  await signIn(page, email, password);
  const reads: string[] = [];
  page.on('request', (request) => (request.url().includes('/api/saved/among') ? reads.push(request.url()) : undefined));
  await page.goto('/services?q=logo');
  await expect.poll(() => reads.length, 'one call for all cards and the search').toBe(1);
  await expect(saveOf(page, 0)).toHaveAttribute('aria-pressed', 'false');
  await saveOf(page, 0).click();
  await expect(saveOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
  const toast = page.locator('.toast').filter({ hasText: 'Saved' });
  await expect(toast).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'saved-in-place');
  await toast.getByRole('button', { name: 'Add to list' }).click();
  const dialog = page.getByRole('dialog', { name: /^Save “/ });
  await dialog.getByLabel('List').selectOption({ label: 'New list …' });
  await dialog.getByLabel('Name of the list').fill('For the spring');
  await screenshot(page, 'saved-add-to-list');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/services\?q=logo$/);

  // The service's own page knows it, and so does the list after a reload.
  await page.reload();
  await expect(saveOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await cards(page).first().getByRole('link').first().click();
  const save = page.locator('main header').getByRole('button', { name: /^Save / });
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  // It is in two lists now: one press would lose what took more than one.
  await save.click();
  const question = page.getByRole('alertdialog', { name: /^Remove “/ });
  await expect(question.getByText('For the spring')).toBeVisible();
  await screenshot(page, 'saved-remove');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await question.getByRole('button', { name: 'Remove from all lists' }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  let restored = 0;
  page.on(
    'requestfinished',
    (request) => (restored += request.method() === 'PUT' && request.url().endsWith('/api/saved') ? 1 : 0),
  );
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => restored, 'in both lists again').toBe(2);
  await page.goto('/user/saved');
  await expect(
    page.getByRole('navigation', { name: 'Your lists' }).getByRole('link', { name: /For the spring/ }),
  ).toContainText('1');
});

test('a search is saved in place with an alert, and removed by pressing again', async ({ page }) => {
  const { email, password } = await newcomer(page, 'client', 'set-up');
  await signIn(page, email, password);
  await page.goto('/services?q=logo&max_price=900');
  const save = page.getByRole('button', { name: 'Save search' });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.toast').getByRole('button', { name: 'Change alerts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Logo' });
  await dialog.getByLabel('Alerts about new matches').selectOption('As soon as they’re found');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/services?max_price=900&q=logo&sort=newest');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize(NARROWEST);
  await expectNoSidewaysScroll(page);
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  // The button shows it at once; the next page is asked for once it is so.
  expect((await removed).ok()).toBe(true);
  await page.goto('/user/saved/searches');
  await expect(page.getByText('No saved searches yet')).toBeVisible();
});

test('a visitor who presses Save creates an account and comes back to the list with it saved', async ({ page }) => {
  await page.goto('/services?q=logo');
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await saveOf(page, 0).click();
  await expect(page).toHaveURL(/\/login\?.*return_to=/);
  await expect(page.getByText(`You were about to save “${title}”`)).toBeVisible();
  // One screen for both, as before an order (decision 186).
  await expect(page.getByRole('radio', { name: 'No, create one' })).toBeChecked();
  const email = `${freshName()}@example.com`;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Tomas');
  await page.getByLabel('Last name').fill('Brandt');
  await page.getByLabel('Password', { exact: true }).fill('rowing boats in the rain');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
  await page.getByLabel('Code').fill(await codeFor(page, email));
  await page.getByLabel('Company or your name').fill('Brandt Saatgut');
  for (const [label, words] of [
    ['Industries', 'Food and drink'],
    ['Specialties', 'Bakeries'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(words);
    await page.getByRole('option', { name: words, exact: true }).click();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Save and start' }).click();
  await expect(page).toHaveURL(/\/services\?q=logo$/);
  await expect(page.locator('.toast').filter({ hasText: title })).toBeVisible();
  await expect(saveOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
});

test('what is in one list without a note is removed by one press, and Undo brings it back', async ({ page }) => {
  const { email, password } = await newcomer(page, 'client', 'set-up');
  await signIn(page, email, password);
  await page.goto('/services?q=logo');
  await saveOf(page, 0).click();
  await expect(page.locator('.toast').filter({ hasText: 'Saved' })).toBeVisible();
  await saveOf(page, 0).click();
  await expect(saveOf(page, 0)).toHaveAttribute('aria-pressed', 'false');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(saveOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await onPhone(page, async () => {
    const box = await saveOf(page, 0).boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
  });
});

test('a button shows what another place changed, and a press never acts on what is no longer so', async ({ page }) => {
  const { email, password } = await newcomer(page, 'client', 'set-up');
  await signIn(page, email, password);
  await page.goto('/services?q=logo');
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage)), 'remembered as viewed').toContain(slug);
  await page.goto('/user/saved');
  const save = page.getByRole('region', { name: 'Recently viewed' }).getByRole('button', { name: /^Save / });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  // The list on the same screen has it now; removed there, the button says so.
  const list = page.getByRole('list', { name: 'Favorites' });
  await list.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  // Saved with a note in another tab, while this one still shows the old state.
  const token = (await api<{ api_token: string }>(page, 'post', '/api/login', undefined, { email, password }))
    .api_token;
  await api(page, 'put', '/api/saved', token, { service: slug, list: 'favorites', note: 'Ask about the colors.' });
  await save.click();
  await expect(page.locator('.toast').filter({ hasText: 'Already saved' })).toBeVisible();
  await expect(list.getByText('Ask about the colors.')).toBeVisible();
});

test('a session that ended leads to signing in and back, with what was pressed saved', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  const { email, password } = await newcomer(page, 'client', 'set-up');
  await signIn(page, email, password);
  await page.goto('/services?q=logo');
  await expect(saveOf(page, 0)).toHaveAttribute('aria-pressed', 'false');
  const token = (await page.evaluate(() => localStorage.getItem('docket-token'))) ?? '';
  await api(page, 'post', '/api/logout', token);
  await saveOf(page, 0).click();
  await expect(page).toHaveURL(/\/login\?.*return_to=/);
  await expect(page.getByText(/^You were about to save “/)).toBeVisible();
  await expect(page.getByText('We’ll save it for you and bring you back.')).toBeVisible();
  await page.locator('form[data-ready]').waitFor();
  await page.getByRole('radio', { name: 'Yes, sign in' }).check();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/services\?q=logo$/);
  await expect(saveOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
});

test('a planted link saves no other search than the one that was pressed before signing in', async ({ page }) => {
  // The attack: a press remembered in this tab must not let an address from someone else save what it likes, with daily
  // emails.
  await page.goto('/services?q=logo&max_price=900');
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page).toHaveURL(/\/login\?.*return_to=/);
  await page.goBack();
  await expect(page, 'Back leads to where it was pressed').toHaveURL(/\/services\?q=logo&max_price=900$/);
  const { email, password } = await newcomer(page, 'client', 'set-up');
  await signIn(page, email, password);
  await page.goto('/user/saved/searches?q=casino');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No saved searches yet')).toBeVisible();
});

test('an address without a press saves nothing without asking', async ({ page }) => {
  const { email, password } = await newcomer(page, 'client', 'set-up');
  await signIn(page, email, password);
  await page.goto(`/user/saved?person=${FREELANCER.username}&return_to=/services`);
  const dialog = page.getByRole('dialog', { name: /^Save “/ });
  await expect(dialog).toBeVisible();
  await expect(page.getByText('Nothing here yet')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await page.goto(`/user/profile/${FREELANCER.username}`);
  await expectLoaded(page);
  await expect(page.getByRole('button', { name: /^Save / }).first()).toHaveAttribute('aria-pressed', 'true');
});
