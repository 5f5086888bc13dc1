import type { TestProvider } from '#kit/server/test-oidc-provider.ts';
import { expectLoaded, freshName } from './support/people.ts';
import { expect, expectAccessible, screenshot, type Page } from './support/test.ts';
import { test } from './support/with-providers.ts';

/** Through the real pages, to a real OpenID provider on this machine and back. */
test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');
test.describe.configure({ mode: 'serial', timeout: 90_000 });

let provider: TestProvider;
let url: string;

test.beforeAll(({ configured }) => {
  provider = configured.google;
  provider.person = {
    sub: 'ines',
    email: 'ines.moreau@example.com',
    email_verified: true,
    given_name: 'Inès',
    family_name: 'Moreau',
  };
  url = configured.url;
});

async function continueWithGoogle(page: Page, from = '/login'): Promise<void> {
  await page.goto(url + from);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: /^Continue as/ }).click();
}

/** The token is in no address and in no document at any step. */
function watchAddresses(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  return seen;
}

test('someone new chooses a role, and is known the next time', async ({ page, anotherPerson }) => {
  const seen = watchAddresses(page);
  await continueWithGoogle(page);
  await expect(page.getByRole('heading', { name: 'One last question' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Inès');
  await expect(
    page.getByRole('list', { name: 'What you agree to' }).getByRole('link', { name: /^Terms/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'google-role');
  await page.getByText('Sell my work', { exact: true }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/user\/onboarding\/gig/);
  const token = await page.evaluate(() => localStorage.getItem('docket-token'));
  expect(token).toMatch(/^dk_/);
  expect(seen.filter((address) => address.includes(token ?? 'dk_'))).toEqual([]);
  expect(await page.content()).not.toContain(token);

  const elsewhere = await anotherPerson();
  await continueWithGoogle(elsewhere, '/login?return_to=%2Fuser%2Fonboarding%2Fgig');
  await expect(elsewhere).toHaveURL(/\/user\/onboarding\/gig/);
});

test('an existing account needs its password first', async ({ page, allowConsole }) => {
  allowConsole(/status of 401/);
  const email = `${freshName()}@example.com`;
  const password = 'a quiet plain phrase';
  const post = async (path: string, data: object, token = ''): Promise<{ api_token?: string }> => {
    const answer = await page.request.post(url + path, { data, headers: { authorization: `Bearer ${token}` } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: { api_token?: string } }).data;
  };
  await post('/api/register', {
    email,
    password,
    password_confirmation: password,
    first_name: 'Nour',
    last_name: 'Haddad',
    role: 'client',
  });
  const { api_token: token } = await post('/api/login', { email, password });
  let code = '';
  await expect
    .poll(async () => {
      const outbox = await (await page.request.get(`${url}/demo/outbox?to=${encodeURIComponent(email)}`)).text();
      return (code = /(\d{3} \d{3}) is your \S+ code/.exec(outbox)?.[1] ?? '');
    })
    .not.toBe('');
  await post('/api/user/verify-email', { code }, token);
  provider.person = { sub: 'nour', email, email_verified: true, given_name: 'Nour', family_name: 'Haddad' };
  await continueWithGoogle(page);
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password for that account').fill('not this one');
  await page.getByRole('button', { name: 'Sign in and link Google' }).click();
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();
  await page.getByLabel('Password for that account').fill(password);
  await page.getByRole('button', { name: 'Sign in and link Google' }).click();
  await expect(page).toHaveURL(/\/user\/onboarding\/client/);
});

test('a callback that nobody started says why it leads nowhere', async ({ page }) => {
  await page.goto(`${url}/googlecallback?code=made-up&state=made-up`);
  await expectLoaded(page);
  await expect(page.getByText('This sign-in started in another tab, or is already complete.')).toBeVisible();
  await expect(page).toHaveURL(`${url}/googlecallback`);
  await expectAccessible(page);
});

test('someone new keeps what they were going to, there and back', async ({ page }) => {
  provider.person = {
    sub: 'lena',
    email: 'lena.brandt@example.com',
    email_verified: true,
    given_name: 'Lena',
    family_name: 'Brandt',
  };
  await continueWithGoogle(page, '/register?return_to=%2Fuser%2Fwithdraw');
  await page.getByText('Sell my work', { exact: true }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(
    (at) => at.pathname === '/user/onboarding/gig' && at.searchParams.get('return_to') === '/user/withdraw',
  );
  await expect(page.getByText('You were about to withdraw')).toBeVisible();
});
