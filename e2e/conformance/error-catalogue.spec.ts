import { CLIENT, DEMO_PASSWORD } from '../support/people.ts';
import { envelope, fillLogin, holdToken, stored } from '../support/stored-session.ts';
import { expect, test } from '../support/test.ts';
import { wake } from '../support/walk.ts';

/** What a browser shows for each refusal of docs/product. */
test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

const line = test.step;

test('8. Error catalogue: login, registration and username check say what CALL-14 to CALL-18 say', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of (401|422|429|500|502)|ERR_FAILED/);
  await page.goto('/login');
  await page.locator('form[data-ready]').waitFor();

  await line("5. Login: email and password required ('Email and password are required')", async () => {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Email and password are required').first()).toBeVisible();
  });
  const answers = [
    [
      'Login: server field errors are passed on',
      422,
      envelope('Look again', 'invalid_input', { email: ['Nobody reads that box.'] }),
      'Nobody reads that box.',
    ],
    ['Login: … the local message', null, null, 'No connection. Check your network and try again.'],
    [
      "Login: 401 'Invalid email or password'",
      401,
      envelope('whatever', 'wrong_credentials'),
      'Invalid email or password',
    ],
    [
      'Login: 422 the server message',
      422,
      envelope('That address looks wrong', 'invalid_input'),
      'That address looks wrong',
    ],
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
      await page.route('/api/login', (route) =>
        status === null ? route.abort() : route.fulfill({ status, headers: { 'retry-after': '1' }, json: body }),
      );
      const asking = page.waitForRequest('/api/login');
      await fillLogin(page, ` ${CLIENT.email.toUpperCase()} `);
      expect((await asking).postDataJSON(), '5. Login: email trimmed and lowercased').toEqual({
        email: CLIENT.email,
        password: DEMO_PASSWORD,
      });
      await expect(page.getByText(words).first()).toBeVisible();
      await page.unroute('/api/login');
      expect((await stored(page)).local, 'on failure all auth is cleared').toBeNull();
    });

  await line(
    "8. Token storage is re-checked up to 3 times, then fails with 'Token storage verification failed after retries'",
    async () => {
      await page.reload();
      await page.locator('form[data-ready]').waitFor();
      await page.evaluate(() => {
        const write = Storage.prototype.setItem;
        Storage.prototype.setItem = function lossy(key, value) {
          if (key === 'docket-token')
            document.documentElement.dataset['writes'] = `${document.documentElement.dataset['writes'] ?? ''}x`;
          else write.call(this, key, value);
        };
      });
      await fillLogin(page);
      await expect(page.getByText('Token storage verification failed after retries').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-writes', 'xxx');
      await expect(page).toHaveURL(/\/login$/);
    },
  );

  await page.goto('/client/register');
  const register = async (again: string): Promise<void> => {
    await page.getByLabel('First name').fill('Nour');
    await page.getByLabel('Last name').fill('Haddad');
    await page.getByLabel('Email').fill('nour@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a quiet plain phrase');
    await page.getByLabel('Confirm password').fill(again);
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  await line(
    "5. Registration: first name, last name, email, password required ('All fields are required')",
    async () => {
      await wake(page);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { name: 'All fields are required' })).toBeVisible();
    },
  );
  await line("5. Registration: password equals confirmation ('Passwords do not match')", async () => {
    await register('another phrase');
    await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  });
  await line(
    "8. Registration failure: the server message or 'Registration failed', with server field errors",
    async () => {
      await page.route('/api/register', (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      );
      const asking = page.waitForRequest('/api/register');
      await register('a quiet plain phrase');
      expect(
        Object.keys((await asking).postDataJSON() as object).toSorted(),
        '5. country_id and username sent only when given',
      ).toEqual(['email', 'first_name', 'last_name', 'password', 'password_confirmation', 'role']);
      await expect(page.getByText('Registration failed').first()).toBeVisible();
      await page.route('/api/register', (route) =>
        route.fulfill({
          status: 422,
          json: envelope('Taken', 'invalid_input', { email: ['This email address already has an account.'] }),
        }),
      );
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('This email address already has an account.').first()).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    },
  );
  await line(
    "5. Username check: at least 3 characters, else unavailable with 'Username must be at least 3 characters long'",
    async () => {
      await page.getByLabel('Username').fill(' ab ');
      await expect(page.getByText('Username must be at least 3 characters long')).toBeVisible();
    },
  );
  await line(
    "8. Username check failure: unavailable with the server message or 'Failed to check username'",
    async () => {
      await page.route('/api/check-username', (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '' }),
      );
      await page.getByLabel('Username').fill('someone');
      await expect(page.getByText('Failed to check username')).toBeVisible();
      await page.route('/api/check-username', (route) =>
        route.fulfill({ status: 500, json: envelope('The list of names sleeps', 'internal') }),
      );
      await page.getByLabel('Username').fill('someone-else');
      await expect(page.getByText('The list of names sleeps')).toBeVisible();
    },
  );
  await line('8. 401 on a public page for other paths: logged only', async () => {
    await holdToken(page, 'kept.as.it.is');
    await page.route('/api/check-username', (route) =>
      route.fulfill({ status: 401, json: envelope('Sign in first', 'unauthenticated') }),
    );
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.getByLabel('Username').fill('someone-third');
    expect((await logged).text()).toContain('/api/check-username');
    await expect(page).toHaveURL(/\/client\/register$/);
    expect((await stored(page)).local).toBe('kept.as.it.is');
  });
});
