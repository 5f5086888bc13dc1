import { routes } from '#routes';
import { isPublicPath } from '#domains/accounts/public-paths.ts';
import { BOTH, CLIENT, codeFor, DEMO_PASSWORD, expectLoaded, forgetWhoIsHere, newcomer, signIn } from '../support/people.ts';
import { expect, test, type Page } from '../support/test.ts';
import { settledAt, wake, walkOn } from '../support/walk.ts';

/**
 * docs/product as a browser lives it, many lines on one page. The guard's eight rules are walked in
 * e2e/guard.spec.ts, newer builds and the service worker in e2e/life.spec.ts; what needs no browser is in
 * src/app/server/conformance and src/domains/accounts/web/session.test.ts.
 */
test.skip(({ isMobile }) => isMobile, 'Sessions know nothing of widths.');

const line = test.step;
const envelope = (message: string, code: string, errors: object = {}) => ({ success: false, message, data: null, errors, code });
const stored = (page: Page) =>
  page.evaluate(() => ({
    local: localStorage.getItem('docket-token'),
    session: sessionStorage.getItem('docket-token'),
    kept: localStorage.getItem('docket-session'),
  }));
const holdToken = (page: Page, token: string, where: 'local' | 'session' = 'local'): Promise<void> =>
  page.evaluate(
    ([held, drawer]) => {
      const storage = drawer === 'local' ? localStorage : sessionStorage;
      storage.setItem('docket-token', held ?? '');
      storage.setItem('docket-token-stored-at', String(Date.now()));
    },
    [token, where],
  );
const fillLogin = async (page: Page, email: string = CLIENT.email, password = DEMO_PASSWORD): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('8. Error catalogue: login, registration and username check say what CALL-14 to CALL-18 say', async ({ page, allowConsole }) => {
  allowConsole(/status of (401|422|429|500|502)|ERR_FAILED/);
  await page.goto('/login');
  await page.locator('form[data-ready]').waitFor();

  await line("5. Login: email and password required ('Email and password are required')", async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Email and password are required').first()).toBeVisible();
  });
  const answers = [
    ['Login: server field errors are passed on', 422, envelope('Look again', 'invalid_input', { email: ['Nobody reads that box.'] }), 'Nobody reads that box.'],
    ['Login: … the local message', null, null, 'No connection. Check your network and try again.'],
    ["Login: 401 'Invalid email or password'", 401, envelope('whatever', 'wrong_credentials'), 'Invalid email or password'],
    ['Login: 422 the server message', 422, envelope('That address looks wrong', 'invalid_input'), 'That address looks wrong'],
    ["Login: 422 … or 'Invalid input data'", 422, 'no envelope at all', 'Invalid input data'],
    ['Login: otherwise the server message', 500, envelope('The hamster sleeps', 'internal'), 'The hamster sleeps'],
    [
      "3. Login response must have success and data … else 'Invalid login response from server'",
      200,
      { success: true, message: '', data: { id: '1' }, errors: {} },
      'Invalid login response from server',
    ],
    [
      "Login: 429 'Too many login attempts. Please try again later.'",
      429,
      envelope('whatever', 'too_many_requests'),
      'Too many login attempts. Please try again later.',
    ],
  ] as const;
  for (const [name, status, body, words] of answers)
    await line(`8. ${name}`, async () => {
      await page.route('/api/login', (route) => (status === null ? route.abort() : route.fulfill({ status, headers: { 'retry-after': '1' }, json: body })));
      const asking = page.waitForRequest('/api/login');
      await fillLogin(page, ` ${CLIENT.email.toUpperCase()} `);
      expect((await asking).postDataJSON(), '5. Login: email trimmed and lowercased').toEqual({ email: CLIENT.email, password: DEMO_PASSWORD });
      await expect(page.getByText(words).first()).toBeVisible();
      await page.unroute('/api/login');
      expect((await stored(page)).local, 'on failure all auth is cleared').toBeNull();
    });

  await line("8. Token storage is re-checked up to 3 times, then fails with 'Token storage verification failed after retries'", async () => {
    await page.reload();
    await page.locator('form[data-ready]').waitFor();
    await page.evaluate(() => {
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function lossy(key, value) {
        if (key === 'docket-token') document.documentElement.dataset['writes'] = `${document.documentElement.dataset['writes'] ?? ''}x`;
        else write.call(this, key, value);
      };
    });
    await fillLogin(page);
    await expect(page.getByText('Token storage verification failed after retries').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-writes', 'xxx');
    await expect(page).toHaveURL(/\/login$/);
  });

  await page.goto('/client/register');
  const register = async (again: string): Promise<void> => {
    await page.getByLabel('First name').fill('Nour');
    await page.getByLabel('Last name').fill('Haddad');
    await page.getByLabel('E-mail').fill('nour@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a quiet plain phrase');
    await page.getByLabel('Password again').fill(again);
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  await line("5. Registration: first name, last name, email, password required ('All fields are required')", async () => {
    await wake(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'All fields are required' })).toBeVisible();
  });
  await line("5. Registration: password equals confirmation ('Passwords do not match')", async () => {
    await register('another phrase');
    await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  });
  await line("8. Registration failure: the server message or 'Registration failed', with server field errors", async () => {
    await page.route('/api/register', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }));
    const asking = page.waitForRequest('/api/register');
    await register('a quiet plain phrase');
    expect(Object.keys((await asking).postDataJSON() as object).toSorted(), '5. country_id and username sent only when given').toEqual([
      'email',
      'first_name',
      'last_name',
      'password',
      'password_confirmation',
      'role',
    ]);
    await expect(page.getByText('Registration failed').first()).toBeVisible();
    await page.route('/api/register', (route) =>
      route.fulfill({ status: 422, json: envelope('Taken', 'invalid_input', { email: ['This e-mail address already has an account.'] }) }),
    );
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('This e-mail address already has an account.').first()).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  });
  await line("5. Username check: at least 3 characters, else unavailable with 'Username must be at least 3 characters long'", async () => {
    await page.getByLabel('Username').fill(' ab ');
    await expect(page.getByText('Username must be at least 3 characters long')).toBeVisible();
  });
  await line("8. Username check failure: unavailable with the server message or 'Failed to check username'", async () => {
    await page.route('/api/check-username', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '' }));
    await page.getByLabel('Username').fill('somebody');
    await expect(page.getByText('Failed to check username')).toBeVisible();
    await page.route('/api/check-username', (route) => route.fulfill({ status: 500, json: envelope('The list of names sleeps', 'internal') }));
    await page.getByLabel('Username').fill('somebody-else');
    await expect(page.getByText('The list of names sleeps')).toBeVisible();
  });
  await line('8. 401 on a public page for other paths: logged only', async () => {
    await holdToken(page, 'kept.as.it.is');
    await page.route('/api/check-username', (route) => route.fulfill({ status: 401, json: envelope('Sign in first', 'unauthenticated') }));
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.getByLabel('Username').fill('somebody-third');
    expect((await logged).text()).toContain('/api/check-username');
    await expect(page).toHaveURL(/\/client\/register$/);
    expect((await stored(page)).local).toBe('kept.as.it.is');
  });
});

test('4. Session: start, login, what is kept, and logout', async ({ page, allowConsole }) => {
  allowConsole(/status of (401|500|503)/);
  const asked: string[] = [];
  const startedWith: string[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { pathname: path, origin } = new URL(request.url());
    if (path.startsWith('/api/')) hosts.add(origin);
    if (path.startsWith('/api/')) asked.push(`${path} ${request.headers()['authorization'] === undefined ? 'bare' : 'Bearer'}`);
  });

  await line('4. Login success stores the token, fills the user, tries to load the full profile', async () => {
    await signIn(page, CLIENT.email);
    await expectLoaded(page);
    expect(asked).toContain('/api/login bare');
    for (const path of ['/api/user/me', '/api/mybalance']) await expect.poll(() => asked, path).toContain(`${path} Bearer`);
  });
  await line('3. Derived values: display name (first and last name) and initials stand in the shell', async () => {
    const me = page.getByRole('complementary').first();
    await expect(me.getByText('Greta Nyström')).toBeVisible();
    await expect(me.locator('.avatar')).toHaveText('GN');
  });
  await line('3. Only isLoggedIn, id, first_name, last_name, username, email, role and avatar are persisted locally', async () => {
    const { kept, local, session } = await stored(page);
    expect(Object.keys((JSON.parse(kept ?? '{}') as { state: object }).state)).toEqual([
      'isLoggedIn',
      'id',
      'first_name',
      'last_name',
      'username',
      'email',
      'role',
      'avatar',
    ]);
    expect([local !== null, session], '9. Token kept in local storage; the other storage copy is cleared').toEqual([true, null]);
  });
  await line('4. On start a stored token is read; if present, the profile is fetched, and notifications and balance are loaded', async () => {
    asked.length = 0;
    await page.context().addCookies([{ name: 'probe', value: 'sent', url: new URL('/', page.url()).href }]);
    const profile = page.waitForRequest('/api/user/me');
    await page.reload();
    await expectLoaded(page);
    expect((await (await profile).allHeaders())['cookie'], '7. All calls go to one API host with cookies sent').toContain('probe=sent');
    expect([...hosts]).toEqual([new URL(page.url()).origin]);
    for (const path of ['/api/user/me', '/api/mybalance']) await expect.poll(() => asked, path).toContain(`${path} Bearer`);
    expect(asked.filter((one) => one.endsWith('bare'))).toEqual([]);
    startedWith.push(...asked);
  });
  await line('4. A 401 on the profile fetch clears the session; other errors keep the session (warning only)', async () => {
    await page.route('/api/user/me', (route) => route.fulfill({ status: 500, json: envelope('Down', 'internal') }));
    await page.reload();
    await expectLoaded(page);
    await expect(page).toHaveURL(/\/client\/dashboard/);
    expect((await stored(page)).local).not.toBeNull();
    await page.unroute('/api/user/me');
  });
  await line('4. Login: failure to load the full profile does not fail the login', async () => {
    await forgetWhoIsHere(page);
    await page.route('/api/user/me', (route) => route.fulfill({ status: 503, json: envelope('Down', 'unavailable') }));
    await signIn(page, CLIENT.email);
    await expect(page).toHaveURL(/\/client\/dashboard/);
    await page.unroute('/api/user/me');
  });
  await line('7. Every request carries a Bearer header when a token is in local or session storage', async () => {
    const { local } = await stored(page);
    // In this order: what the page asks meanwhile carries a token all along.
    await holdToken(page, local ?? '', 'session');
    await page.evaluate(() => localStorage.clear());
    asked.length = 0;
    await page.goto('/client/dashboard');
    await expectLoaded(page);
    expect(asked).toContain('/api/user/me Bearer');
  });
  await line('4. Logout calls the server (failure ignored), then clears the token and sets every profile field to empty', async () => {
    await page.route('/api/logout', (route) => route.fulfill({ status: 500, json: envelope('Down', 'internal') }));
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page).toHaveURL(/\/login/);
    expect(await stored(page)).toEqual({ local: null, session: null, kept: null });
    await page.unroute('/api/logout');
  });
  await line('4. A stored token past its expiry is treated as absent and auth is cleared', async () => {
    await page.evaluate(() => {
      localStorage.setItem('docket-token', 'dk_old');
      localStorage.setItem('docket-token-stored-at', String(Date.now() - 31 * 86_400_000));
    });
    asked.length = 0;
    await page.goto('/client/dashboard');
    await expect(page).toHaveURL(/\/login\?why=sign-in/);
    expect([(await stored(page)).local, asked.filter((one) => one.startsWith('/api/user'))]).toEqual([null, []]);
  });
  await line('8. 401 on a non-public page: stored token removed from both storages and redirect to /login', async () => {
    await signIn(page, CLIENT.email);
    await expectLoaded(page);
    await holdToken(page, 'refused.by.server', 'session');
    await holdToken(page, 'refused.by.server');
    // The page reads by itself too: when such a read is refused first, the link is gone already.
    const link = page.getByRole('link', { name: 'Transactions' }).first();
    await link.click({ timeout: 20_000 }).catch(() => expect(page).toHaveURL(/\/login/));
    await expect(page).toHaveURL(/\/login\?why=session-ended&return_to=/);
    expect(await stored(page)).toMatchObject({ local: null, session: null });
  });
  await line('4. … notifications start with every session', async () => {
    expect(startedWith).toContain('/api/notifications Bearer');
  });
});

test('4. A 401 on a profile refresh: log out and go to /login; unless the path contains /onboarding the page is left', async ({ page, allowConsole }) => {
  allowConsole(/status of 401/);
  const { email, password } = await newcomer(page, 'client');
  await signIn(page, email, password);
  await line('4. Verifying the e-mail sets the e-mail-verified marker', async () => {
    await expect(page).toHaveURL(/\/user\/verifyemail/);
    await page.getByLabel('Code').fill(await codeFor(page, email));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/user\/onboarding\/client/);
  });
  await holdToken(page, 'refused.by.server');
  await page.getByLabel('Company name').fill('Haddad and Daughters');
  await line('8. 401 on an onboarding page: the token goes, the person stays, is told, and keeps what was typed', async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.evaluate(() => void fetch('/api/user/me'));
    await page.getByRole('combobox', { name: 'Industries' }).fill('Food and drink');
    await page.getByRole('option', { name: 'Food and drink' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Fields' }).fill('Bakeries');
    await page.getByRole('option', { name: 'Bakeries' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save and start' }).click();
    await expect(page.getByText('Your session ended.').first()).toBeVisible();
    await expect(page).toHaveURL(/\/user\/onboarding\/client/);
    await expect(page.getByLabel('Company name')).toHaveValue('Haddad and Daughters');
    expect((await stored(page)).local).toBeNull();
  });
});

test('2. Shell and error page in the browser; protected prefixes lead on', async ({ page, allowConsole }) => {
  allowConsole(/status of (404|500)/);
  await line("2. any other error gives 'Internal Server Error' (or the error's own status message) with a general error view", async () => {
    await page.goto('/');
    await expectLoaded(page);
    await wake(page);
    await page.route(/\/services\.data/, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('link', { name: 'Services' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute(/\/services\.data/);
  });
  await line("6. Role 'client': client dashboard. Every other role: freelancer dashboard, who does both too", async () => {
    await signIn(page, BOTH.email);
    await expect(page).toHaveURL(/\/freelancer\/dashboard$/);
  });
  await line('2. A toast has a type (success or error), a title and an optional message … disappears by itself after 3000 ms', async () => {
    await page.goto('/services/dashboard');
    await expectLoaded(page);
    const row = page.getByRole('article').filter({ hasText: 'On sale' }).first();
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    const toast = page.getByRole('status').getByText('Paused', { exact: true });
    await expect(toast).toBeVisible();
    const shownAt = Date.now();
    await page.mouse.move(0, 0);
    await expect(toast).toBeHidden();
    expect(Date.now() - shownAt).toBeGreaterThan(2_000);
    expect(Date.now() - shownAt).toBeLessThan(20_000);
  });
  await line('2. … or when the user presses its close button', async () => {
    const row = page.getByRole('article').filter({ hasText: 'Paused' }).first();
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Put back on sale' }).click();
    const toast = page.getByRole('status').getByText('On sale again', { exact: true });
    await expect(toast).toBeVisible();
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
    // The pointer is over it, which keeps a toast for as long as it stays: only the button can have ended it.
    await expect(toast).toBeHidden();
  });
  await line('2. A toast has a type: error, with a title and a message', async () => {
    await page.route(/\/api\/my\/services\/.+\/pause$/, (route) => route.fulfill({ status: 500, json: envelope('The shelf is stuck', 'internal') }));
    const row = page.getByRole('article').filter({ hasText: 'On sale' }).first();
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    const toast = page.locator('.toast').filter({ hasText: 'That did not work' });
    await expect(toast).toContainText('The shelf is stuck');
    await toast.getByRole('button', { name: 'Close' }).click();
  });
  await line("9. Confirmation dialogs: default labels 'OK', 'No', 'Cancel'", async () => {
    const row = page.getByRole('article').filter({ hasText: 'On sale' }).first();
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
  const isPlainPublic = ({ path, page: built }: (typeof routes)[number]): boolean => built !== null && !path.includes(':') && isPublicPath(path);
  await line('2. Public-path rule: a visitor stays on each public page, and none of them asks who they are', async () => {
    const asked: string[] = [];
    page.on('request', (request) => (request.url().includes('/api/user/') ? asked.push(request.url()) : undefined));
    for (const { path } of routes.filter(isPlainPublic)) {
      await walkOn(page, path);
      await expect.poll(() => settledAt(page)).toBe(path);
    }
    expect(asked).toEqual([]);
  });
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
  /** Keeps the part of the payments' page on its way until it is let go. */
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route(/\/assets\/payment-history-page-.*\.js$/, async (route) => {
    if (isHolding) await new Promise<void>((letGo) => held.push(letGo));
    await route.continue();
  });
  await go('Transactions');
  await at('/user/transactions_history');
  await expectLoaded(page);

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
  await line('duplicated: going where one is loads nothing anew and adds no step to the way back', async () => {
    const steps = await page.evaluate(() => history.length);
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await go('Add funds');
    await at('/user/add_fund');
    expect([await page.evaluate(() => history.length), documents]).toEqual([steps, 0]);
  });
  await line('redirected: the guard leads elsewhere and says why', async () => {
    await walkOn(page, '/gig/onboarding');
    await expect(page).toHaveURL((url) => url.pathname !== '/gig/onboarding' && url.searchParams.get('why') === 'other-role');
  });
});
