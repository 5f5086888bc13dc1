import { payButton, serviceWithExtras } from './support/checkout.ts';
import { arriveAs } from './support/arrive-as.ts';
import {
  BOTH,
  CLIENT,
  codeFor,
  DEMO_PASSWORD,
  expectLoaded,
  FREELANCER,
  freshName,
  newcomer,
  signIn,
} from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';

/** What someone was going to is resumed by the step that completes (decision 084). */
test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

const PASSWORD = 'rowing boats in the rain';

/** Presses Order for the middle package with its first extra, as nobody. */
async function pressOrder(page: Page): Promise<string> {
  const slug = await serviceWithExtras(page);
  await page.goto(`/services/${slug}?package=standard`);
  await page.getByRole('group', { name: 'Extras' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Order for/ }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/login' && url.searchParams.get('return_to')?.includes(slug) === true,
  );
  return slug;
}

const waitingOrder = (page: Page) => page.getByText(/^Your order of “.+” is ready to place$/);

/** Email first, both ways on one screen; the code is asked for in the same place. */
async function createAccount(page: Page, waiting = waitingOrder(page)): Promise<string> {
  const email = `${freshName()}@example.com`;
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('radio', { name: 'No, create one' })).toBeChecked();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Tomas');
  await page.getByLabel('Last name').fill('Brandt');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const registration = page.waitForRequest('/api/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  const body = (await registration).postDataJSON() as object;
  expect(body).toMatchObject({ role: 'client', password: PASSWORD, password_confirmation: PASSWORD });
  // Nothing is sent that nobody saw.
  expect(Object.keys(body)).not.toContain('country_id');
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
  await expect(page).toHaveTitle(/^Verify your email/);
  await expect(page).toHaveURL(/\/login\?/);
  await expect(waiting).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  return email;
}

async function setUpCompany(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/user\/onboarding\/client/);
  await expect(waitingOrder(page)).toBeVisible();
  await expect(page.getByLabel('Company or your name')).toHaveValue('Tomas Brandt');
  // An industry and a specialty, guessed from what is bought, in one line.
  await expect(page.getByText(/^Industry:\s*\S.*, \S.*Change$/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

async function atCheckout(page: Page, slug: string): Promise<void> {
  await expect(page).toHaveURL(
    (url) => url.pathname === '/services/orders/new' && url.searchParams.get('service') === slug,
  );
  await expectLoaded(page);
  await expect(page.getByRole('group', { name: 'Package' }).getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByRole('group', { name: 'Extras' }).getByRole('checkbox').first()).toBeChecked();
  await expect(payButton(page)).toBeEnabled();
  await expect(waitingOrder(page)).toHaveCount(0);
}

test('a stranger presses Order, creates an account, and lands at the checkout with package and extras', async ({
  page,
}) => {
  const slug = await pressOrder(page);
  const email = await createAccount(page);
  await page.getByLabel('Code').fill(await codeFor(page, email));
  await setUpCompany(page);
  await atCheckout(page, slug);
});

test('the link of the email, opened on another device, leads to the same checkout', async ({ page, anotherPerson }) => {
  const slug = await pressOrder(page);
  const email = await createAccount(page);
  await codeFor(page, email);
  const outbox = await page.request.get(`/demo/outbox?to=${encodeURIComponent(email)}`);
  const link = /\/user\/verifyemail\?token=[^"\s<]+/.exec(await outbox.text())?.[0]?.replaceAll('&amp;', '&') ?? '';
  const other = await anotherPerson();
  await other.goto(link);
  await other.locator('form[data-ready]').waitFor();
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await setUpCompany(other);
  await atCheckout(other, slug);
});

test('a forgotten password leads back to the order', async ({ page }) => {
  const slug = await pressOrder(page);
  await page.getByRole('radio', { name: 'Yes, sign in' }).check();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/forgot-password' && url.searchParams.get('return_to')?.includes(slug) === true,
  );
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/login' && url.searchParams.get('return_to')?.includes(slug) === true,
  );
});

test('someone with an account presses Order, signs in on the same screen, and lands at the checkout', async ({
  page,
}) => {
  const slug = await pressOrder(page);
  await page.getByLabel('Email').fill(CLIENT.email);
  await page.getByRole('radio', { name: 'Yes, sign in' }).check();
  await expect(page.getByLabel('Email')).toHaveValue(CLIENT.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await atCheckout(page, slug);
});

test('the entrance of an order suggests username and country once they are opened, and sends nothing about an email', async ({
  page,
}) => {
  await pressOrder(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.getByLabel('Email').fill(CLIENT.email);
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('Brandt');
  const fold = page.locator('details').filter({ hasText: 'Username and country' });
  await expect(fold.locator('summary')).toHaveText('Username and countryzoe-brandt');
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await fold.locator('summary').click();
  await expect(page.getByLabel('Username')).toHaveValue('zoe-brandt');
  await expect(fold.locator('summary')).toContainText('zoe-brandt · United States');
  await page.getByLabel('Country').selectOption({ label: 'Germany' });
  await expect(fold.locator('summary')).toContainText('Germany');
  await expectAccessible(page);
  await screenshot(page, 'order-entrance');
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
});

test('a username that is refused opens its fold, which stays open while it is corrected', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 4\d\d/);
  await pressOrder(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('heading', { name: 'All fields are required' })).toBeVisible();
  await page.getByLabel('Email').fill(`${freshName()}@example.com`);
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('Brandt');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(summary.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const fold = page.locator('details').filter({ hasText: 'Username and country' });
  await fold.locator('summary').click();
  await page.getByLabel('Username').fill('a!');
  await fold.locator('summary').click();
  await expect(page.getByLabel('Username')).toBeHidden();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Username').fill('zoe-brandt');
  await expect(page.getByLabel('Username')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a code that is typed while another one is checked is sent when it is typed again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 4\d\d/);
  await pressOrder(page);
  const email = await createAccount(page);
  const code = await codeFor(page, email);
  const wrong = code === '000000' ? '111111' : '000000';
  const answered = Promise.withResolvers<void>();
  await page.route('/api/user/verify-email', async (route) => {
    if (route.request().postData()?.includes(wrong) === true) await answered.promise;
    await route.continue();
  });
  const first = page.waitForRequest('/api/user/verify-email');
  await page.getByLabel('Code').fill(wrong);
  await first;
  await page.getByLabel('Code').fill(code);
  answered.resolve();
  await expect(page.getByRole('alert').getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await page.getByLabel('Code').fill('');
  await page.getByLabel('Code').fill(code);
  await expect(page).toHaveURL(/\/user\/onboarding\/client/);
});

test('from registering to the code the form keeps its place, and the code has the focus', async ({ page }) => {
  await page.goto('/client/register');
  const before = await page.getByRole('main').boundingBox();
  const email = `${freshName()}@example.com`;
  await page.getByLabel('First name').fill('Tomas');
  await page.getByLabel('Last name').fill('Brandt');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/user\/verifyemail/);
  await expect(page.getByLabel('Code')).toBeFocused();
  const after = await page.getByRole('main').boundingBox();
  expect([after?.x, after?.y, after?.width]).toEqual([before?.x, before?.y, before?.width]);
  await expectAccessible(page);
  await screenshot(page, 'verify-email');
  await page.reload();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
});

test('a stranger who wants to post a project has the same screen', async ({ page }) => {
  await page.goto('/post_project');
  const waiting = page.getByText('You were about to post a project');
  const email = await createAccount(page, waiting);
  await page.getByLabel('Code').fill(await codeFor(page, email));
  await expect(page).toHaveURL(
    (url) => url.pathname === '/user/onboarding/client' && url.searchParams.get('return_to') === '/post_project',
  );
  await expect(page.getByRole('button', { name: 'Save and start' })).toBeVisible();
  await expect(page.getByLabel('Company or your name')).toHaveValue('');
  // Down here there is little room below the field: its list leaves label and hint in view.
  await page.setViewportSize({ width: 1280, height: 640 });
  const field = page.getByRole('combobox', { name: 'Industries' });
  await field.click();
  const list = await page.getByRole('listbox').locator('..').boundingBox();
  const label = await page.locator('label').filter({ hasText: 'Industries' }).boundingBox();
  if (list === null || label === null) throw new Error('The list or its label is not there.');
  expect(list.y + list.height).toBeLessThanOrEqual(label.y);
});

test('leaving the step of the code by a reload loses neither the account nor the order', async ({ page }) => {
  const slug = await pressOrder(page);
  const email = await createAccount(page);
  await page.reload();
  await expect(page).toHaveURL(/\/user\/verifyemail/);
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(await codeFor(page, email));
  await page.getByRole('button', { name: /^(Continue to payment|Save and start)$/ }).waitFor();
  expect(decodeURIComponent(decodeURIComponent(page.url()))).toContain(slug);
});

test('someone who signed in in another tab sees what waits, and continues there', async ({ page }) => {
  const slug = await pressOrder(page);
  const address = page.url();
  await arriveAs(page, CLIENT.email);
  await page.goto(address);
  await expect(page).toHaveURL(/\/client\/dashboard\?why=signed-in&return_to=/);
  await expectLoaded(page);
  await expect(waitingOrder(page)).toBeVisible();
  await screenshot(page, 'intent-at-home');
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Review and pay' }).click();
  await atCheckout(page, slug);
});

test('a hostile address leads nowhere else', async ({ page }) => {
  for (const hostile of ['//evil.example', 'https://evil.example', '/\\evil.example', '/.//evil.example']) {
    await page.goto(`/login?return_to=${encodeURIComponent(hostile)}`);
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  }
  await signIn(page, CLIENT.email, undefined, '/login?return_to=%2F.%2F%2Fevil.example');
  await expect(page).toHaveURL(/\/client\/dashboard$/);
});

test('a freelancer who presses Order starts buying too, and lands at the checkout', async ({ page }) => {
  const seller = await newcomer(page, 'freelancer', 'set-up');
  await signIn(page, seller.email, seller.password);
  const slug = await serviceWithExtras(page);
  await page.goto(`/services/orders/new?service=${slug}&package=standard&extras=extra-1`);
  await expectLoaded(page);
  await expectAccessible(page);
  await screenshot(page, 'start-buying-too');
  await page.getByRole('link', { name: 'Start buying too' }).click();
  await expect(page).toHaveURL(/\/user\/switch-role\?to=both&return_to=/);
  await expect(waitingOrder(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save roles' }).click();
  await atCheckout(page, slug);
});

test('a client at the freelancers’ services is offered to sell too, and asked nothing that is refused', async ({
  page,
}) => {
  await signIn(page, CLIENT.email, undefined, '/login?return_to=%2Fservices%2Fdashboard');
  await expect(page).toHaveURL(/\/services\/dashboard$/);
  await expectLoaded(page);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Start selling too' })).toHaveAttribute(
    'href',
    /switch-role\?to=both&return_to=%2Fservices%2Fdashboard$/,
  );
  await screenshot(page, 'start-selling-too');
});

test('the owner of a service edits, shares and pauses it where others order', async ({ page, anotherPerson }) => {
  const list = (await (await page.request.get(`/api/services?q=&limit=40`)).json()) as {
    data: { items: { slug: string; seller: { username: string } }[] };
  };
  const slug = list.data.items.find(({ seller }) => seller.username === FREELANCER.username)?.slug ?? '';
  await arriveAs(page, FREELANCER.email);
  await page.goto(`/services/${slug}`);
  const bar = page.getByRole('group', { name: 'Your service' });
  await expect(bar.getByRole('link', { name: 'Edit service' })).toHaveAttribute(
    'href',
    /\/services\/dashboard\/edit\//,
  );
  await expect(page.getByRole('button', { name: /^Order/ })).toHaveCount(0);
  await expectAccessible(page);
  await screenshot(page, 'own-service');
  await page.setViewportSize({ width: 320, height: 720 });
  await expect(bar).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await bar.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await bar.getByRole('button', { name: 'Pause' }).click();
  await expect(page).toHaveURL(/\/services\/dashboard$/);
  const visitor = await anotherPerson();
  expect((await visitor.request.get(`/api/services/by-slug/${slug}`)).status()).toBe(404);
  // As it was, for the tests after this one.
  const row = page.getByRole('article').filter({ hasText: 'Paused' }).first();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Resume' }).click();
  await expect.poll(async () => (await visitor.request.get(`/api/services/by-slug/${slug}`)).status()).toBe(200);
});

test('someone who does both has one home, with what they sell and what they buy', async ({ page }) => {
  await signIn(page, BOTH.email);
  await expect(page).toHaveURL(/\/freelancer\/dashboard/);
  await expectLoaded(page);
  await expect(page.getByRole('heading', { name: 'Orders to deliver' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Active purchases' })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'home-of-both');
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
});

test('Sign in and Join of a public page come back to it', async ({ page }) => {
  const slug = await serviceWithExtras(page);
  await page.goto(`/services/${slug}?package=standard`);
  const carried = `return_to=${encodeURIComponent(`/services/${slug}?package=standard`)}`;
  await expect(page.getByRole('link', { name: 'Join free' })).toHaveAttribute('href', `/register?${carried}`);
  await signIn(
    page,
    CLIENT.email,
    undefined,
    (await page.getByRole('link', { name: 'Sign in' }).first().getAttribute('href')) ?? '',
  );
  await expect(page).toHaveURL(
    (url) => url.pathname === `/services/${slug}` && url.searchParams.get('package') === 'standard',
  );
  await page.goto('/');
  await expect(page.locator('a[href="/login"]').first()).toBeAttached();
});

test('without scripts they come back to it too', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(process.env['DOCKET_URL'] === undefined ? {} : { baseURL: process.env['DOCKET_URL'] }),
  });
  const page = await context.newPage();
  await page.goto('/services?sort=rating');
  await page.getByRole('link', { name: 'Join free' }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/register' && url.searchParams.get('return_to') === '/services?sort=rating',
  );
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toHaveAttribute('href', /return_to=/);
  await context.close();
});

test('verifying an identity leads back to the withdrawal with its amount', async ({ page }) => {
  await arriveAs(page, 'linnea.sjostrom@example.com');
  await page.goto('/user/withdraw?amount=4000');
  await page.getByRole('link', { name: 'View your verification' }).click();
  await expect(page.getByText('You were about to withdraw')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back to where you left off' }).click();
  await expect(page).toHaveURL(/\/user\/withdraw\?amount=4000$/);
});

test('a declined top-up keeps the amount for the second try', async ({ page }) => {
  const payer = await newcomer(page, 'client', 'set-up');
  await arriveAs(page, payer.email, payer.password);
  await page.goto('/user/add_fund');
  await page.getByLabel('Amount', { exact: true }).fill('64');
  await page.getByRole('button', { name: 'Pay $64.00' }).click();
  await page.getByRole('button', { name: 'Use a card that is declined' }).click();
  await expect(page.getByText('Payment not completed')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $64.00' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('$64.00 added')).toBeVisible();
});
