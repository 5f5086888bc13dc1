import { api } from './support/api.ts';
import { OPERATOR } from './support/app.ts';
import { CLIENT, expectLoaded, FREELANCER, newcomer, signIn } from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';
import { settledAt, wake, walkOn } from './support/walk.ts';

/** GRD-1 to GRD-8 in a browser: each rule when an address is opened, and when it is reached inside the app. */
test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

type Way = (page: Page, address: string) => Promise<unknown>;

const open: Way = (page, address) => page.goto(address);

/** The router moves on as it does for its own links; the document stays. From elsewhere, on a page that is awake. */
const walk: Way = async (page, address) => {
  if ((await settledAt(page)) === null || page.url().endsWith(address)) {
    await page.goto('/services');
    await wake(page);
  }
  await walkOn(page, address);
};

async function holdToken(page: Page, token: string): Promise<void> {
  await page.goto('/services');
  await page.evaluate((held) => {
    localStorage.setItem('docket-token', held);
    localStorage.setItem('docket-token-stored-at', String(Date.now()));
  }, token);
}

const landed = (page: Page, path: string, reason: string | null): Promise<void> =>
  expect(page).toHaveURL((url) => url.pathname === path && (reason === null || url.searchParams.get('why') === reason));

/** One rule, each way, on the same page. */
async function bothWays(rule: (go: Way) => Promise<void>): Promise<void> {
  await test.step('opening an address', () => rule(open));
  await test.step('walking there', () => rule(walk));
}

test('1: a public page asks nobody who they are', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => (request.url().includes('/api/user/') ? requests.push(request.url()) : undefined));
  await bothWays(async (go) => {
    await go(page, `/user/profile/${FREELANCER.username}`);
    await expectLoaded(page);
    await landed(page, `/user/profile/${FREELANCER.username}`, null);
    expect(requests).toEqual([]);
  });
});

test('2: without a session a private page leads to sign-in, says why, and comes back', async ({ anotherPerson }) => {
  await bothWays(async (go) => {
    const page = await anotherPerson();
    await go(page, '/services/orders?state=done');
    await landed(page, '/login', 'sign-in');
    await expect(page.getByText('Sign in to open that page.')).toBeVisible();
    await page.locator('form[data-ready]').waitFor();
    await page.getByLabel('Email').fill(CLIENT.email);
    await page.getByLabel('Password', { exact: true }).fill('demo-docket-2026');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/services\/orders\?state=done$/);
  });
});

test('3: with a session, sign-in leads to the dashboard of the role', async ({ page }) => {
  await signIn(page, CLIENT.email);
  await bothWays(async (go) => {
    await go(page, '/login');
    await landed(page, '/client/dashboard', null);
  });
});

test('4: a session the server has ended leads to sign-in and is forgotten', async ({ page, allowConsole }) => {
  allowConsole(/status of 401/);
  await bothWays(async (go) => {
    await holdToken(page, 'ended.long.ago');
    await go(page, '/client/dashboard');
    await landed(page, '/login', 'session-ended');
    await expect(page.getByText('Your session ended.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('docket-token'))).toBeNull();
  });
});

test('5: an unverified address leads to verification', async ({ page }) => {
  await holdToken(page, (await newcomer(page, 'client')).token);
  await bothWays(async (go) => {
    await go(page, '/client/dashboard');
    await landed(page, '/user/verifyemail', 'verify-email');
    await expect(page.getByText('Verify your email address first.')).toBeVisible();
    // GRD-5: so is any path with a segment verify-email, and it is that screen.
    await go(page, '/client/verify-email/from-the-email');
    await expect(page).toHaveURL(/\/client\/verify-email\/from-the-email$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify your email');
  });
});

for (const [role, wrong, dashboard, own] of [
  ['client', '/gig/onboarding', '/client/dashboard', '/user/onboarding/client'],
  ['freelancer', '/user/onboarding/client', '/freelancer/dashboard', '/user/onboarding/gig'],
] as const) {
  test(`6, 7 and 8: a verified ${role} is led from verification, the other role’s onboarding and any other page to their own onboarding`, async ({
    page,
  }) => {
    await holdToken(page, (await newcomer(page, role, 'verified')).token);
    await bothWays(async (go) => {
      for (const [from, reason] of [
        ['/user/verifyemail', 'email-verified'],
        [wrong, 'other-role'],
        [dashboard, 'onboarding'],
      ] as const) {
        await go(page, from);
        await landed(page, own, reason);
      }
    });
  });

  test(`8: a ${role} who is set up is led nowhere`, async ({ page }) => {
    await holdToken(page, (await newcomer(page, role, 'set-up')).token);
    await bothWays(async (go) => {
      await go(page, dashboard);
      await expectLoaded(page);
      await landed(page, dashboard, null);
    });
  });
}

test('8: a client who begins to sell goes on with everything, and meets the freelancers’ onboarding where they sell', async ({
  page,
}) => {
  const { token } = await newcomer(page, 'client', 'set-up');
  await api(page, 'post', '/api/user/role', token, { role: 'both' });
  await holdToken(page, token);
  await bothWays(async (go) => {
    for (const path of ['/services/orders', '/user/wallet', '/messages', '/client/dashboard', '/user/switch-role']) {
      await go(page, path);
      await expectLoaded(page);
      await landed(page, path, null);
    }
    await go(page, '/services/dashboard');
    await landed(page, '/user/onboarding/gig', 'onboarding');
    await page.getByRole('link', { name: 'Not now, continue hiring' }).click();
    await landed(page, '/client/dashboard', null);
    await go(page, '/login');
    await landed(page, '/client/dashboard', 'signed-in');
  });
});

test('an address nobody knows is not found, and a planned screen neither', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  await bothWays(async (go) => {
    await go(page, '/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByText('Page Not Found: /no/such/page')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await go(page, '/leaderboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });
});

test('operations do not exist for anyone but an operator', async ({ page, anotherPerson, allowConsole }) => {
  allowConsole(/status of 404/);
  const operator = await anotherPerson();
  await signIn(page, CLIENT.email);
  await signIn(operator, OPERATOR.email, OPERATOR.password);
  await bothWays(async (go) => {
    await go(page, '/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByText('Operations')).toHaveCount(0);
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
