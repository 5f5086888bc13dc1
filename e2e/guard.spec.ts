import { OPERATOR } from './support/app.ts';
import { CLIENT, expectLoaded, FREELANCER, newcomer, signIn } from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';
import { wake, walkOn } from './support/walk.ts';

/** SPEC section 4 as a browser lives it: each rule when an address is opened, and when it is walked to inside the app. */
test.skip(({ isMobile }) => isMobile, 'The guard knows nothing of widths.');

type Way = (page: Page, address: string) => Promise<unknown>;

const open: Way = (page, address) => page.goto(address);

/** The router moves on as it does for its own links; the document stays. */
const walk: Way = async (page, address) => {
  await page.goto('/services');
  await wake(page);
  await walkOn(page, address);
};

async function holdToken(page: Page, token: string): Promise<void> {
  await page.goto('/services');
  await page.evaluate((held) => {
    localStorage.setItem('docket-token', held);
    localStorage.setItem('docket-token-stored-at', String(Date.now()));
  }, token);
}

const landed = (page: Page, path: string, why: string | null): Promise<void> =>
  expect(page).toHaveURL((url) => url.pathname === path && (why === null || url.searchParams.get('why') === why));

for (const [name, go] of [
  ['opening an address', open],
  ['walking there', walk],
] as const)
  test.describe(name, () => {
    test('1: a public page asks nobody who they are', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => (request.url().includes('/api/user/') ? asked.push(request.url()) : undefined));
      await go(page, `/user/profile/${FREELANCER.username}`);
      await expectLoaded(page);
      await landed(page, `/user/profile/${FREELANCER.username}`, null);
      expect(asked).toEqual([]);
    });

    test('2: without a session a private page leads to sign-in, says why, and comes back', async ({ page }) => {
      await go(page, '/services/orders?state=done');
      await landed(page, '/login', 'sign-in');
      await expect(page.getByText('Sign in to open that page.')).toBeVisible();
      await page.getByLabel('E-mail').fill(CLIENT.email);
      await page.getByLabel('Password', { exact: true }).fill('demo-docket-2026');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(/\/services\/orders\?state=done$/);
    });

    test('3: with a session, sign-in leads to the dashboard of the role', async ({ page }) => {
      await signIn(page, CLIENT.email);
      await go(page, '/login');
      await landed(page, '/client/dashboard', null);
    });

    test('4: a session the server has ended leads to sign-in and is forgotten', async ({ page, allowConsole }) => {
      allowConsole(/status of 401/);
      await holdToken(page, 'ended.long.ago');
      await go(page, '/client/dashboard');
      await landed(page, '/login', 'session-ended');
      await expect(page.getByText('Your session ended.')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('docket-token'))).toBeNull();
    });

    test('5: an unverified address leads to verification', async ({ page }) => {
      await holdToken(page, (await newcomer(page, 'client')).token);
      await go(page, '/client/dashboard');
      await landed(page, '/user/verifyemail', 'verify-email');
      await expect(page.getByText('Verify your e-mail address first.')).toBeVisible();
      // SPEC section 2: so is any path with a segment verify-email, and it is that screen.
      await go(page, '/client/verify-email/from-the-letter');
      await expect(page).toHaveURL(/\/client\/verify-email\/from-the-letter$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify your e-mail');
    });

    test('6: a verified person has nothing to do at verification', async ({ page }) => {
      await holdToken(page, (await newcomer(page, 'freelancer', 'verified')).token);
      await go(page, '/user/verifyemail');
      await landed(page, '/user/onboarding/gig', 'email-verified');
    });

    for (const [role, wrong, right] of [
      ['client', '/gig/onboarding', '/user/onboarding/client'],
      ['freelancer', '/user/onboarding/client', '/user/onboarding/gig'],
    ] as const)
      test(`7: a ${role} is sent from the other role’s onboarding to their own`, async ({ page }) => {
        await holdToken(page, (await newcomer(page, role, 'verified')).token);
        await go(page, wrong);
        await landed(page, right, 'other-role');
      });

    for (const [role, dashboard, own] of [
      ['client', '/client/dashboard', '/user/onboarding/client'],
      ['freelancer', '/freelancer/dashboard', '/user/onboarding/gig'],
    ] as const)
      test(`8: a ${role} who is not set up is led there from any other page, and not once they are`, async ({ page, anotherPerson }) => {
        await holdToken(page, (await newcomer(page, role, 'verified')).token);
        await go(page, dashboard);
        await landed(page, own, 'onboarding');
        const other = await anotherPerson();
        await holdToken(other, (await newcomer(other, role, 'set-up')).token);
        await go(other, dashboard);
        await expectLoaded(other);
        await landed(other, dashboard, null);
      });

    test('an address nobody knows is not found', async ({ page, allowConsole }) => {
      allowConsole(/status of 404/);
      await go(page, '/no/such/page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page).toHaveTitle(/^Page Not Found/);
      await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    });

    test('a planned screen is not found either', async ({ page, allowConsole }) => {
      allowConsole(/status of 404/);
      await go(page, '/about');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    });

    test('operations do not exist for anyone but an operator', async ({ page, anotherPerson, allowConsole }) => {
      allowConsole(/status of 404/);
      await signIn(page, CLIENT.email);
      await go(page, '/admin');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page.getByText('Operations')).toHaveCount(0);
      const operator = await anotherPerson();
      await signIn(operator, OPERATOR.email, OPERATOR.password);
      await go(operator, '/admin');
      await expect(operator.getByText('Operations').first()).toBeVisible();
      await landed(operator, '/admin', null);
    });
  });

test('walking does not load the document again', async ({ page }) => {
  await walk(page, '/client/dashboard');
  await landed(page, '/login', 'sign-in');
  expect(await page.evaluate(() => document.documentElement.dataset['walked'])).toBe('yes');
});

test('a bot gets the status and nothing to read, and public pages in full', async ({ request }) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  const missing = await request.get('/no/such/page', { headers });
  expect([missing.status(), await missing.text()]).toEqual([404, '']);
  expect(await (await request.get('/services', { headers })).text()).toContain('<h1');
});
