import { routes } from '#routes';
import { isPublicPath } from '#domains/accounts/public-paths.ts';
import { BOTH, CLIENT, expectLoaded, forgetWhoIsHere, signIn } from '../support/people.ts';
import { envelope } from '../support/stored-session.ts';
import { expect, test } from '../support/test.ts';
import { settledAt, wake, walkOn } from '../support/walk.ts';

/**
 * docs/product as a browser lives it: shell, error page and router, many lines on one page. The guard's eight rules are
 * walked in e2e/guard.spec.ts.
 */
test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

const line = test.step;

/**
 * Two addresses of one list: inside the app for people at work, with everyone’s chrome for visitors (SCN-9, decision
 * 196).
 */
const FOR_VISITORS: Readonly<Record<string, string>> = { '/browse_projects': '/job_listing' };

test('2. Shell and error page in the browser; protected prefixes lead on', async ({ page, allowConsole }) => {
  allowConsole(/status of (404|500)/);
  await line(
    "2. any other error gives 'Internal Server Error' (or the error's own status message) with a general error view",
    async () => {
      await page.goto('/services');
      await expectLoaded(page);
      await wake(page);
      await page.route(/\/services\.data/, (route) => route.fulfill({ status: 500, body: '' }));
      // Within a page the router moves on; from one open page to another the browser does (decision 115).
      await walkOn(page, '/services?sort=newest');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.unroute(/\/services\.data/);
    },
  );
  await line(
    "6. Role 'client': client dashboard. Every other role: freelancer dashboard, who does both too",
    async () => {
      await signIn(page, BOTH.email);
      await expect(page).toHaveURL(/\/freelancer\/dashboard$/);
    },
  );
  await line(
    '2. A toast has a type (success or error), a title and an optional message … disappears by itself after 3000 ms',
    async () => {
      await page.goto('/services/dashboard');
      await expectLoaded(page);
      const row = page.getByRole('article').filter({ hasText: 'Live' }).first();
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Pause' }).click();
      const toast = page.getByRole('status').getByText('Paused', { exact: true });
      await expect(toast).toBeVisible();
      const shownAt = Date.now();
      await page.mouse.move(0, 0);
      await expect(toast).toBeHidden();
      expect(Date.now() - shownAt).toBeGreaterThan(2_000);
      expect(Date.now() - shownAt).toBeLessThan(20_000);
    },
  );
  await line('2. … or when the user presses its close button', async () => {
    const row = page.getByRole('article').filter({ hasText: 'Paused' }).first();
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Resume' }).click();
    const toast = page.getByRole('status').getByText('Resumed', { exact: true });
    await expect(toast).toBeVisible();
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
    // The pointer is over it, which keeps a toast for as long as it stays: only the button can have ended it.
    await expect(toast).toBeHidden();
  });
  await line('2. A toast has a type: error, with a title and a message', async () => {
    await page.route(/\/api\/my\/services\/.+\/pause$/, (route) =>
      route.fulfill({ status: 500, json: envelope('The shelf is stuck', 'internal') }),
    );
    const row = page.getByRole('article').filter({ hasText: 'Live' }).first();
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    const toast = page.locator('.toast').filter({ hasText: 'Something went wrong' });
    await expect(toast).toContainText('The shelf is stuck');
    await toast.getByRole('button', { name: 'Close' }).click();
  });
  await line("9. Confirmation dialogs: default labels 'OK', 'No', 'Cancel'", async () => {
    const row = page.getByRole('article').filter({ hasText: 'Live' }).first();
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(dialog).toBeHidden();
  });
  for (const [prefix, to] of [
    ['/dashboard', '/freelancer/dashboard'],
    ['/settings', '/user/profile_setting'],
    ['/billing', '/user/payment'],
  ] as const)
    await line(`2. Protected prefixes: ${prefix} leads to ${to}`, async () => {
      await walkOn(page, prefix);
      await expect(page).toHaveURL((url) => url.pathname === to);
    });
  await forgetWhoIsHere(page);
  await page.goto('/services');
  await wake(page);
  const isPlainPublic = ({ path, page: built }: (typeof routes)[number]): boolean =>
    built !== null && !path.includes(':') && isPublicPath(path);
  await line(
    '2. Public-path rule: a visitor stays on each public page, and none of them asks who they are',
    async () => {
      const requests: string[] = [];
      page.on('request', (request) =>
        request.url().includes('/api/user/') ? requests.push(request.url()) : undefined,
      );
      for (const { path } of routes.filter(isPlainPublic)) {
        await walkOn(page, path);
        await expect.poll(() => settledAt(page)).toBe(FOR_VISITORS[path] ?? path);
      }
      expect(requests).toEqual([]);
    },
  );
  for (const prefix of [
    '/dashboard',
    '/settings',
    '/billing',
    '/admin',
    '/user/dashboard',
    '/client/dashboard',
    '/freelancer/dashboard',
    '/services/dashboard',
  ])
    await line(`2. Protected areas: ${prefix} sends who is not signed in to /login`, async () => {
      await walkOn(page, prefix);
      await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('return_to') === prefix);
    });
});

test('4. Router outcomes: aborted, cancelled, duplicated, redirected', async ({ page }) => {
  await signIn(page, CLIENT.email);
  await expectLoaded(page);
  const go = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  const at = (path: string) => expect(page).toHaveURL((url) => url.pathname === path);
  await go('Wallet');
  await at('/user/wallet');
  await go('Add funds');
  await at('/user/add_fund');
  await expectLoaded(page);
  await go('Transactions');
  await at('/user/transactions_history');
  await expectLoaded(page);
  /** Keeps the part of the payments' page, which alone is missing now, on its way until it is let go. */
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHolding) await new Promise<void>((letGo) => held.push(letGo));
    await route.continue();
  });

  await line('aborted: called off while on its way, the person stays where they are', async () => {
    await go('Payments');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await go('Transactions');
  });
  await line('cancelled: another way is gone before the first has led anywhere, and the last one counts', async () => {
    await go('Payments');
    await go('Add funds');
    await at('/user/add_fund');
    isHolding = false;
    for (const goOn of held) goOn();
    await expectLoaded(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add funds');
    await at('/user/add_fund');
  });
  await line('duplicated: going where one is loads nothing again and adds no step to the way back', async () => {
    const steps = await page.evaluate(() => history.length);
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await go('Add funds');
    await at('/user/add_fund');
    expect([await page.evaluate(() => history.length), documents]).toEqual([steps, 0]);
  });
  await line('redirected: the guard leads elsewhere and says why', async () => {
    await walkOn(page, '/gig/onboarding');
    await expect(page).toHaveURL(
      (url) => url.pathname !== '/gig/onboarding' && url.searchParams.get('why') === 'other-role',
    );
  });
});
