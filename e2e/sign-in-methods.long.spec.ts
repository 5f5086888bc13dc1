import { generate } from 'otplib';
import { freePort } from '#kit/server/free-port.ts';
import { OPERATOR, startApp, type App } from './support/app.ts';
import { signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';

/** A passkey belongs to a name, and a number is none: this instance is visited as localhost. */
const PORT = await freePort();
const HERE = `http://localhost:${PORT}`;
let app: App;
test.beforeAll(async () => {
  app = await startApp({ PORT: String(PORT), HOST: 'localhost', APP_URL: HERE, DEMO: 'off', RATE_LIMITS: 'on' });
});
test.afterAll(() => app.stop());
test.use({ baseURL: HERE });

/** A security key in software, of Chromium's own making: it makes real keys and real signatures. */
async function plugIn(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, protocol: 'ctap2', transport: 'internal' },
  });
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page).toHaveURL(/\/login/);
};

test('an operator adds a passkey and a second step, and gets in with each', async ({ page, allowConsole }, info) => {
  test.skip(info.project.name !== 'desktop', 'nothing here depends on the width');
  // What is refused on purpose: the confirmation first, the code after the password, reads of a page that is being
  // left.
  allowConsole(/status of 4(01|03|22)/);
  await plugIn(page);
  await signIn(page, OPERATOR.email, OPERATOR.password, '/login?return_to=/admin/security');
  await expect(page).toHaveURL(/\/admin\/security/);

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog(page, 'Add a passkey').getByLabel('Name').fill('Office key');
  await dialog(page, 'Add a passkey').getByRole('button', { name: 'Continue' }).click();
  // In place, over the form that is kept as it is; a wrong password is told there.
  const confirming = dialog(page, 'Confirm it’s you');
  await confirming.getByLabel('Your password').fill('not my password');
  await confirming.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirming.getByText('This isn’t your current password.').first()).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'confirm-identity');
  await confirming.getByLabel('Your password').fill(OPERATOR.password);
  await confirming.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' }).getByText('Office key')).toBeVisible();
  await expect(dialog(page, 'Add a passkey')).toBeHidden();
  // A first factor brings recovery codes: from here on the password alone confirms nothing.
  const first = dialog(page, 'Your new recovery codes');
  await expect(first.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await first.getByRole('button', { name: 'I saved these codes' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  // Nothing to type at all.
  await signOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await page.goto('/admin/security');

  // The second step; this session is new, so it confirms first, by the passkey.
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(confirming.getByLabel('Your password')).toHaveCount(0);
  await confirming.getByRole('button', { name: 'Confirm with a passkey' }).click();
  const setUp = dialog(page, 'Turn on two-factor authentication');
  await expect(setUp.getByRole('img', { name: 'QR code with your secret' })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'two-factor-set-up');
  const secret = ((await setUp.locator('.font-mono').textContent()) ?? '').replaceAll(' ', '');
  // The step before this one is good as well, and leaves the present one for signing in.
  await setUp
    .getByRole('textbox', { name: 'Code' })
    .fill(await generate({ secret, epoch: Math.floor(Date.now() / 1_000) - 30 }));
  await setUp.getByRole('button', { name: 'Turn on two-factor' }).click();
  const codesDialog = dialog(page, 'Two-factor authentication is on');
  await expect(codesDialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  const recovery = (await codesDialog.getByRole('listitem').first().textContent()) ?? '';
  await screenshot(page, 'recovery-codes');
  await codesDialog.getByRole('button', { name: 'I saved these codes' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'security-settings');

  await signOut(page);
  await page.getByLabel('Email').fill(OPERATOR.email);
  await page.getByLabel('Password', { exact: true }).fill(OPERATOR.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'second-step');
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('That code is incorrect or was already used.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin/);

  // Without the phone.
  await signOut(page);
  await page.getByLabel('Email').fill(OPERATOR.email);
  await page.getByLabel('Password', { exact: true }).fill(OPERATOR.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'I can’t use my app' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin/);
});

test('too many wrong passwords: the button counts down in seconds', async ({ page, allowConsole }, info) => {
  test.skip(info.project.name !== 'desktop', 'nothing here depends on the width');
  allowConsole(/status of 4(01|29)/);
  await page.goto('/login');
  await page.locator('form[data-ready]').waitFor();
  await page.getByLabel('Email').fill('someone@example.com');
  for (let i = 0; i < 6; i += 1) {
    const answered = page.waitForResponse('**/api/login');
    await page.getByLabel('Password', { exact: true }).fill(`guess ${i}`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await answered;
  }
  await expect(page.getByText('Too many login attempts. Please try again later.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Try again in \d+ s$/ })).toBeVisible();
  await screenshot(page, 'login-limited');
});
