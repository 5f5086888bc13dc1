import { hired } from './support/contracts.ts';
import { arriveAs } from './support/arrive-as.ts';
import { CLIENT, expectLoaded } from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';

/** Signing out by choice ends on the plain sign-in page, in every tab, and leaves nothing of the person. */
test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' }).first().click();

async function leftWithoutATrace(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.search === '');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Your session ended')).toHaveCount(0);
  const left = await page.evaluate(async () => ({
    stored: Object.keys(localStorage).filter((key) => key !== 'docket-theme'),
    tab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(left).toEqual({ stored: [], tab: [], databases: [] });
}

/** What a page asks while it is left is refused: here at the latest possible moment, after the session has ended. */
async function refuseLate(page: Page): Promise<void> {
  await page.route('**/api/logout', async (route) => {
    const answer = await route.fetch();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fulfill({ response: answer });
  });
}

for (const [where, go] of [
  ['the dashboard', (page: Page) => page.goto('/client/dashboard')],
  ['the messages', (page: Page) => page.goto('/messages')],
] as const) {
  test(`from ${where}, also while the page still asks`, async ({ page, allowConsole }) => {
    allowConsole(/status of 401/);
    await arriveAs(page, CLIENT.email);
    await page.goto('/user/wallet');
    await expectLoaded(page);
    await go(page);
    await expectLoaded(page);
    await refuseLate(page);
    await signOut(page);
    // Asked by the page itself, or by a timer of it, in the meantime.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await leftWithoutATrace(page);
    // Back to the wallet, which was open before.
    await page.goBack();
    await expect(page).toHaveURL(/\/login\?why=sign-in/);
  });
}

test('from a contract, with a second tab that has a half-written message', async ({ page, context, allowConsole }) => {
  allowConsole(/status of 401/);
  const { client, number } = await hired(page);
  await arriveAs(page, client.email, client.password);
  await page.goto(`/contracts/${number}`);
  await expectLoaded(page);
  const other = await context.newPage();
  await other.goto('/post_project');
  await other.getByLabel('Title').fill('A sign for my fourth shop');
  await signOut(page);
  await leftWithoutATrace(page);
  await leftWithoutATrace(other);
});
