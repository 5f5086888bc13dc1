import { CLIENT, codeFor, expectLoaded, forgetWhoIsHere, newcomer, signIn } from '../support/people.ts';
import { envelope, holdToken, stored } from '../support/stored-session.ts';
import { expect, test } from '../support/test.ts';

/**
 * docs/product as a browser lives it: sessions, many lines on one page. Newer builds and the service worker are in
 * e2e/life.spec.ts; what needs no browser is in src/app/server/conformance and
 * src/domains/accounts/web/session.test.ts.
 */
test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

const line = test.step;

test('4. Session: start, login, what is kept, and logout', async ({ page, anotherPerson, allowConsole }) => {
  allowConsole(/status of (401|500|503)/);
  const requests: string[] = [];
  const startedWith: string[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { pathname: path, origin } = new URL(request.url());
    if (path.startsWith('/api/')) hosts.add(origin);
    if (path.startsWith('/api/'))
      requests.push(`${path} ${request.headers()['authorization'] === undefined ? 'bare' : 'Bearer'}`);
  });

  await line('4. Login success stores the token, fills the user, tries to load the full profile', async () => {
    await signIn(page, CLIENT.email);
    await expectLoaded(page);
    expect(requests).toContain('/api/login bare');
    for (const path of ['/api/user/me', '/api/mybalance'])
      await expect.poll(() => requests, path).toContain(`${path} Bearer`);
  });
  await line('3. Derived values: display name (first and last name) and initials stand in the shell', async () => {
    await expect(page.getByRole('complementary').first().getByText('Greta Nyström')).toBeVisible();
    const withoutPicture = await anotherPerson();
    const { email, password } = await newcomer(withoutPicture, 'client', 'set-up');
    await signIn(withoutPicture, email, password);
    const me = withoutPicture.getByRole('complementary').first();
    await expect(me.getByText('Nour Haddad')).toBeVisible();
    await expect(me.locator('.avatar')).toHaveText('NH');
  });
  await line(
    '3. Only isLoggedIn, id, first_name, last_name, username, email, role and avatar are persisted locally',
    async () => {
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
      expect([local !== null, session], '9. Token kept in local storage; the other storage copy is cleared').toEqual([
        true,
        null,
      ]);
    },
  );
  await line(
    '4. On start a stored token is read; if present, the profile is fetched, and notifications and balance are loaded',
    async () => {
      requests.length = 0;
      await page.context().addCookies([{ name: 'probe', value: 'sent', url: new URL('/', page.url()).href }]);
      const profile = page.waitForRequest('/api/user/me');
      await page.reload();
      await expectLoaded(page);
      expect(
        (await (await profile).allHeaders())['cookie'],
        '7. All calls go to one API host with cookies sent',
      ).toContain('probe=sent');
      expect([...hosts]).toEqual([new URL(page.url()).origin]);
      for (const path of ['/api/user/me', '/api/mybalance'])
        await expect.poll(() => requests, path).toContain(`${path} Bearer`);
      expect(requests.filter((request) => request.endsWith('bare'))).toEqual([]);
      startedWith.push(...requests);
    },
  );
  await line(
    '4. A 401 on the profile fetch clears the session; other errors keep the session (warning only)',
    async () => {
      await page.route('/api/user/me', (route) => route.fulfill({ status: 500, json: envelope('Down', 'internal') }));
      await page.reload();
      await expectLoaded(page);
      await expect(page).toHaveURL(/\/client\/dashboard/);
      expect((await stored(page)).local).not.toBeNull();
      await page.unroute('/api/user/me');
    },
  );
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
    requests.length = 0;
    await page.goto('/client/dashboard');
    await expectLoaded(page);
    expect(requests).toContain('/api/user/me Bearer');
  });
  await line(
    '4. Logout calls the server (failure ignored), then clears the token and sets every profile field to empty',
    async () => {
      await page.route('/api/logout', (route) => route.fulfill({ status: 500, json: envelope('Down', 'internal') }));
      await page.getByRole('button', { name: 'Sign out' }).first().click();
      await expect(page).toHaveURL(/\/login/);
      expect(await stored(page)).toEqual({ local: null, session: null, kept: null });
      await page.unroute('/api/logout');
    },
  );
  await line('4. A stored token past its expiry is treated as absent and auth is cleared', async () => {
    await page.evaluate(() => {
      localStorage.setItem('docket-token', 'dk_old');
      localStorage.setItem('docket-token-stored-at', String(Date.now() - 31 * 86_400_000));
    });
    requests.length = 0;
    await page.goto('/client/dashboard');
    await expect(page).toHaveURL(/\/login\?why=sign-in/);
    expect([(await stored(page)).local, requests.filter((request) => request.startsWith('/api/user'))]).toEqual([
      null,
      [],
    ]);
  });
  await line(
    '8. 401 on a non-public page: stored token removed from both storages and redirect to /login',
    async () => {
      await signIn(page, CLIENT.email);
      await expectLoaded(page);
      await holdToken(page, 'refused.by.server', 'session');
      await holdToken(page, 'refused.by.server');
      // The page also reads on its own: when such a read is refused first, the link is gone already.
      const link = page.getByRole('link', { name: 'Wallet', exact: true }).first();
      await link.click({ timeout: 20_000 }).catch(() => expect(page).toHaveURL(/\/login/));
      await expect(page).toHaveURL(/\/login\?why=session-ended&return_to=/);
      expect(await stored(page)).toMatchObject({ local: null, session: null });
    },
  );
  await line('4. … notifications start with every session', async () => {
    expect(startedWith).toContain('/api/notifications Bearer');
  });
});

test('4. A 401 on a profile refresh: log out and go to /login; unless the path contains /onboarding the page is left', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const { email, password } = await newcomer(page, 'client');
  await signIn(page, email, password);
  await line('4. Verifying the e-mail sets the e-mail-verified marker', async () => {
    await expect(page).toHaveURL(/\/user\/verifyemail/);
    await page.getByLabel('Code').fill(await codeFor(page, email));
    await expect(page).toHaveURL(/\/user\/onboarding\/client/);
  });
  await holdToken(page, 'refused.by.server');
  await page.getByLabel('Company or your name').fill('Haddad and Daughters');
  await line(
    '8. 401 on an onboarding page: the token goes, the person stays, is told, and keeps what was typed',
    async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.evaluate(() => void fetch('/api/user/me'));
      await page.getByRole('combobox', { name: 'Industries' }).fill('Food and drink');
      await page.getByRole('option', { name: 'Food and drink' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Specialties' }).fill('Bakeries');
      await page.getByRole('option', { name: 'Bakeries' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Save and start' }).click();
      await expect(page.getByText('Your session ended.').first()).toBeVisible();
      await expect(page).toHaveURL(/\/user\/onboarding\/client/);
      await expect(page.getByLabel('Company or your name')).toHaveValue('Haddad and Daughters');
      expect((await stored(page)).local).toBeNull();
    },
  );
});
