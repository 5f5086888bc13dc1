import { arriveAs } from './support/arrive-as.ts';
import { CLIENT, expectLoaded, FREELANCER, newcomer, signIn } from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';

/** The app over time: newer builds, missing parts, no connection, a session that ends. None of it loses typed text. */
test.skip(({ isMobile }) => isMobile, 'None of this depends on the width.');

const COMPANY = 'Haddad and Daughters';

/** How often the document was loaded, counted from outside. */
function loads(page: Page): () => number {
  let count = 0;
  page.on('load', () => (count += 1));
  return () => count;
}

/** What the watch does each minute, and whenever someone comes back to the page. */
const lookAgain = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('online')));

async function atOnboarding(page: Page): Promise<void> {
  const { email, password } = await newcomer(page, 'client', 'verified');
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/user\/onboarding\/client/);
  await expectLoaded(page);
}

test.describe('a newer build', () => {
  test('reloads the page, and at most once in ten seconds', async ({ page }) => {
    await page.route('/build.json', (route) => route.fulfill({ json: { version: 'newer' } }));
    await page.goto('/services');
    await expectLoaded(page);
    const count = loads(page);
    await page.keyboard.press('Shift');
    await expect(async () => {
      await lookAgain(page);
      expect(count()).toBe(1);
    }).toPass();
    await expectLoaded(page);
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-life', 'on');
    const looked = page.waitForResponse('/build.json');
    // As if the last reload was a moment ago, however slow this machine is.
    expect(await page.evaluate(() => sessionStorage.getItem('docket-reloaded-at'))).not.toBeNull();
    await page.evaluate(() => sessionStorage.setItem('docket-reloaded-at', String(Date.now())));
    await lookAgain(page);
    await looked;
    // A reload would take the page's own time away before two of its frames are over.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(count()).toBe(1);
  });

  test('waits while something is typed, says so, and brings the text back when the person agrees', async ({ page }) => {
    await atOnboarding(page);
    await page.getByLabel('Company or your name').fill(COMPANY);
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    const count = loads(page);
    await page.route('/build.json', (route) => route.fulfill({ json: { version: 'newer' } }));
    await lookAgain(page);
    await expect(page.getByText('A new version of Docket is ready')).toBeVisible();
    expect(count()).toBe(0);
    await page.unroute('/build.json');
    await page.getByRole('button', { name: 'Reload now' }).click();
    await expect.poll(count).toBe(1);
    await expect(page.getByLabel('Company or your name')).toHaveValue(COMPANY);
    await expect(page.getByText('Draft restored.')).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByLabel('Company or your name')).toHaveValue('');
  });

  test('that took away a part of the app leads to where the person was going', async ({ page, allowConsole }) => {
    allowConsole(
      /Failed to fetch dynamically imported module|Error loading route module|ERR_FAILED|Failed to load resource/,
    );
    await arriveAs(page, CLIENT.email);
    await page.goto('/user/wallet');
    await expectLoaded(page);
    // Fetched once the page is complete; a part that is missing before that is fetched by a plain reload, which costs
    // nothing yet.
    await expect(page.locator('html')).toHaveAttribute('data-life', 'on');
    let broken = true;
    // The part is there again for the page that is asked for again.
    page.on('request', (request) => (broken &&= !request.isNavigationRequest()));
    await page.route('**/assets/*.js', (route) => (broken ? route.abort() : route.continue()));
    const count = loads(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Transactions', exact: true }).first().click();
    await expect(page).toHaveURL(/\/user\/transactions_history$/);
    await expect.poll(count).toBe(1);
  });
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('keeps the shell only, shows it without a connection, and opens the page when the connection is back', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
    await signIn(page, CLIENT.email);
    await expectLoaded(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
      new URL('/', page.url()).href,
    );
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const cachedPaths = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(
        names.map(async (name) =>
          (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname),
        ),
      );
      return all.flat();
    });
    expect(cachedPaths).toContain('/offline.html');
    expect(
      cachedPaths.filter((path) => !/^\/(offline\.html|favicon\.svg|assets\/.+\.(css|woff2))$/.test(path)),
    ).toEqual([]);

    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    await page.goto('/user/transactions_history');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions');

    // A new worker that takes over updates its page, once the page listens.
    await expect(page.locator('html')).toHaveAttribute('data-life', 'on');
    const count = loads(page);
    await page.evaluate(async () => {
      for (let tries = 1; tries <= 20; tries += 1) {
        // The browser takes another address of it for another version: it is installed beside the first and waits.
        const registration = await navigator.serviceWorker.register(`/sw.js?later=${tries}`, { scope: '/' });
        const next = registration.installing ?? registration.waiting;
        if (next === null) throw new Error('no newer worker was found');
        const isInstalled = await new Promise((resolve) => {
          const look = (): void => {
            if (next.state === 'installed') resolve(true);
            // What it keeps could not be fetched: workers hear a moment later that the connection is back.
            if (next.state === 'redundant') resolve(false);
          };
          next.addEventListener('statechange', look);
          look();
        });
        if (isInstalled === true) return next.postMessage({ type: 'SKIP_WAITING' });
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      throw new Error('the newer worker could not be installed');
    });
    await expect.poll(count).toBe(1);
    await expectLoaded(page);

    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page).toHaveURL(/\/login/);
    const left = await page.evaluate(async () => ({
      stored: Object.keys(localStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
    expect(left).toEqual({ stored: [], databases: [] });
  });

  test('that cannot be registered is recorded as a flag, and nothing else changes', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error('forbidden'));
    });
    await page.goto('/services');
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-service-worker', 'failed');
    await expectLoaded(page);
  });
});

test('a session that ends says why, leads back to the same place, and what was typed is there', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  await signIn(
    page,
    FREELANCER.email,
    undefined,
    '/login?return_to=%2Fservices%2Fdashboard%2Forders%3Fstate%3Dworking',
  );
  await expectLoaded(page);
  await page.locator('main a[href^="/services/orders/"]').first().click();
  await page.getByLabel('What do you deliver?').fill('The final files, with a page on how to use them.');
  const here = page.url();
  await page.getByLabel('Link').fill('https://example.com/final');
  // At the same moment: any other call of the page would find out first, and leave.
  await page.getByRole('button', { name: /^Deliver to/ }).evaluate((button) => {
    localStorage.setItem('docket-token', 'ended.by.the.server');
    (button as HTMLElement).click();
  });
  await expect(page).toHaveURL(/\/login\?why=session-ended/);
  await expect(page.getByText('Your session ended.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docket-token'))).toBeNull();
  await page.locator('form[data-ready]').waitFor();
  await page.getByLabel('Email').fill(FREELANCER.email);
  await page.getByLabel('Password', { exact: true }).fill('demo-docket-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(here);
  await expect(page.getByLabel('What do you deliver?')).toHaveValue('The final files, with a page on how to use them.');
  await expect(page.getByLabel('Link')).toHaveValue('https://example.com/final');
});
