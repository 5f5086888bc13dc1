import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '#routes';
import { OPERATOR } from './support/app.ts';
import { BOTH, CLIENT, expectLoaded, FREELANCER, newcomer, signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, showTheme, test, type Page, type Theme } from './support/test.ts';

const PICTURES = path.join(import.meta.dirname, '../test-results/pictures');
const NARROWEST = 320;

/** A screen and where to see it; several addresses of one screen have names of their own after a slash. */
type Stop = readonly [name: string, address: string | ((page: Page) => Promise<string>)];

/** The first link of this form on a page: what is on sale and who ordered what is the demo world's business. */
const firstLink =
  (on: string, pattern: RegExp) =>
  async (page: Page): Promise<string> => {
    await page.goto(on);
    await expectLoaded(page);
    const links = await page.locator('main a[href]').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const found = links.find((link) => pattern.test(link));
    expect(found, `a link like ${pattern} on ${on}`).toBeDefined();
    return found ?? on;
  };
const order = (list: string, state: string): Stop[1] => firstLink(`${list}?state=${state}`, /^\/services\/orders\/[A-Z]/);
const doneOrder = firstLink('/services/orders?state=done', /^\/services\/orders\/[A-Z]/);
const service = firstLink('/services', /^\/services\/[a-z0-9-]+$/);
const editor = firstLink('/services/dashboard', /^\/services\/dashboard\/edit\/[^?]+$/);
const step = (name: string) => async (page: Page) => `${await editor(page)}?step=${name}`;

const PUBLIC: readonly Stop[] = [
  ['home', '/'],
  ['services', '/services'],
  ['services/search', '/services?q=logo&sort=price_low&max_price=900'],
  ['services/nothing-found', '/services?q=zzqxy'],
  ['category', '/services/categories/brand-design'],
  ['service', service],
  ['profile', `/user/profile/${FREELANCER.username}`],
  ['profile/client', `/user/profile/${CLIENT.username}`],
  ['login', '/login'],
  ['register', '/register'],
  ['register-freelancer', '/gig/register'],
  ['register-client', '/client/register'],
  ['google-callback', '/googlecallback'],
  ['account-deletion', '/account_deletion'],
  ['fees', '/feesandcharges'],
  ['fees/worked-out', '/feesandcharges?price=120&level=top&way=express'],
  ['forgot-password', '/forgot-password'],
  ['reset-password', '/resetpassword?token=not-a-link'],
  ['reset-password/no-link', '/resetpassword'],
  ['operator-setup', '/operator/setup'],
];
const BUYING: readonly Stop[] = [
  ['client-dashboard', '/client/dashboard'],
  ['dashboard', '/user/dashboard'],
  ['buying-orders', '/services/orders'],
  ['order/delivered', order('/services/orders', 'delivered')],
  ['order/done', order('/services/orders', 'done')],
  ['order/checkout', async (page) => `/services/orders/new?service=${(await service(page)).split('/').at(-1)}&package=standard`],
  ['order-review', async (page) => `${await doneOrder(page)}/review`],
  ['add-funds', '/user/add_fund'],
  ['add-funds-stripe', '/user/add_fund_stripe'],
  ['add-funds-paypal', '/user/add_fund_paypal'],
  ['payment-methods', '/user/payment'],
  ['add-payment-method', '/user/addpayment'],
  ['client-bio', '/user/clientbio'],
  ['select-industry', '/user/selectindustry'],
  ['change-password', '/user/change-password'],
  ['password-change', '/user/password_change'],
  ['transactions', '/user/transactions_history'],
  ['transactions/parts', '/user/transactions_history?parts=held&in=spendable'],
  ['payment-history', '/user/payment_history'],
  ['account-deletion/client', '/account_deletion'],
  ['switch-role', '/user/switch-role'],
  ['notifications', '/user/notifications'],
  ['notification-settings', '/user/notification'],
  ['verify-phone', '/user/phone-verification'],
  ['verify-identity', '/user/identityverification'],
];
const SELLING: readonly Stop[] = [
  ['freelancer-dashboard', '/freelancer/dashboard'],
  ['dashboard-prefix', '/dashboard'],
  ['settings-prefix', '/settings'],
  ['billing-prefix', '/billing'],
  ['selling-orders', '/services/dashboard/orders'],
  ['order/to-deliver', order('/services/dashboard/orders', 'working')],
  ['my-services', '/services/dashboard'],
  ['create-service', '/services/dashboard/create'],
  ['edit-service', editor],
  ['edit-service/packages', step('packages')],
  ['edit-service/requirements', step('requirements')],
  ['edit-service/media', step('media')],
  ['edit-service/publish', step('publish')],
  ['profile-settings', '/user/profile_setting'],
  ['public-profile', '/user/publicprofile'],
  ['public-profile/signed-in', '/user/publicprofile?as=signed_in'],
  ['select-skill', '/user/selectskill'],
  ['transactions/freelancer', '/user/transactions_history?parts=clearing'],
  ['payment-history/freelancer', '/user/payment_history?kind=earned'],
  ['withdraw', '/user/withdraw'],
  ['express-withdrawal', '/user/express-withdrawal'],
  ['payment-methods/add-payout', '/user/payment?add=payout'],
];

const OPERATING: readonly Stop[] = [
  ['admin', '/admin'],
  ['admin-reconciliation', '/admin/reconciliation'],
  ['admin-flags', '/admin/flags'],
  ['admin-ledger', '/admin/ledger'],
  ['admin-journal', firstLink('/admin/ledger', /^\/admin\/ledger\/[0-9a-f-]{36}$/)],
  ['admin-ledger-checks', '/admin/checks'],
  ['admin-background-work', '/admin/background-work'],
  ['admin-adjustments', '/admin/adjustments'],
  ['admin-payouts', '/admin/payouts'],
  ['admin-fees', '/admin/fees'],
  ['admin-people', '/admin/people'],
  ['admin-verifications', '/admin/verifications'],
  ['admin-verification', firstLink('/admin/verifications', /^\/admin\/verifications\/[0-9a-f-]{36}$/)],
  ['admin-security', '/admin/security'],
  ['admin-policy-reports', '/admin/security-reports'],
  ['admin-person', firstLink('/admin/people', /^\/admin\/people\/[0-9a-f-]{36}$/)],
];

/** The queue of proofs is empty in a new demo world, so somebody sends one in. */
async function sendProof(page: Page): Promise<void> {
  const { token } = await newcomer(page, 'freelancer', 'set-up');
  const buffer = await readFile(path.join(import.meta.dirname, 'support/cover.png'));
  const send = async (part: string, body: object): Promise<void> => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
    const answer = await page.request.post(`/api/user/identity-verification/${part}`, { headers, ...body });
    expect(answer.ok(), `${part}: ${await answer.text()}`).toBe(true);
  };
  await send('start', { data: { document_kind: 'passport' } });
  for (const part of ['front', 'selfie']) await send(`files/${part}`, { multipart: { file: { name: `${part}.png`, mimeType: 'image/png', buffer } } });
  await send('submit', { data: {} });
}

const NEWCOMERS: readonly { role: 'client' | 'freelancer'; upTo: 'registered' | 'verified' | 'set-up'; stops: readonly Stop[] }[] = [
  { role: 'client', upTo: 'registered', stops: [['verify-email', '/user/verifyemail']] },
  { role: 'client', upTo: 'verified', stops: [['onboarding-client', '/user/onboarding/client']] },
  {
    role: 'freelancer',
    upTo: 'verified',
    stops: [
      ['onboarding-freelancer', '/user/onboarding/gig'],
      ['gig-onboarding', '/gig/onboarding'],
    ],
  },
  {
    role: 'client',
    upTo: 'set-up',
    stops: [
      ['client-dashboard/new', '/client/dashboard'],
      ['buying-orders/new', '/services/orders'],
      ['notifications/new', '/user/notifications'],
      ['transactions/new', '/user/transactions_history'],
    ],
  },
  {
    role: 'freelancer',
    upTo: 'set-up',
    stops: [
      ['freelancer-dashboard/new', '/freelancer/dashboard'],
      ['my-services/new', '/services/dashboard'],
    ],
  },
];

/** Nothing is judged twice: light on the wide screen, dark on the phone. With PICTURES=all there is one of each theme at each width. */
async function judge(page: Page, [name, address]: Stop, titles: Map<string, string>): Promise<void> {
  await test.step(name, async () => {
    const at = typeof address === 'string' ? address : await address(page);
    await page.goto(at);
    await expectLoaded(page);
    const width = page.viewportSize()?.width ?? 0;
    const isPhone = width < 768;
    await expect(page.locator('h1')).toHaveCount(1);
    const title = await page.title();
    const screen = name.split('/')[0] ?? name;
    expect(title, 'the title of the page').not.toBe('');
    for (const [other, otherTitle] of titles) if (!isSameScreen(other, screen)) expect(otherTitle, `${name} and ${other} have a title each`).not.toBe(title);
    titles.set(screen, title);
    const own: Theme = isPhone ? 'dark' : 'light';
    const themes: readonly Theme[] = process.env['PICTURES'] === 'all' ? ['light', 'dark'] : [own];
    for (const theme of themes) {
      await showTheme(page, theme);
      await page.screenshot({
        path: path.join(PICTURES, `${name.replace('/', '-')}-${isPhone ? 'phone' : 'desktop'}-${theme}.png`),
        fullPage: true,
        animations: 'disabled',
      });
      if (theme === own) await expectAccessible(page);
    }
    await showTheme(page, 'light');
    await expectNoSidewaysScroll(page);
    if (isPhone) {
      await page.setViewportSize({ width: NARROWEST, height: 640 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width, height: 740 });
    }
  });
}

/** Addresses of doubled screens (SCN-9). */
const DOUBLED = [
  ['client-dashboard', 'freelancer-dashboard', 'dashboard', 'dashboard-prefix'],
  ['onboarding-freelancer', 'gig-onboarding'],
  ['change-password', 'password-change'],
  ['settings-prefix', 'profile-settings'],
  ['billing-prefix', 'payment-methods'],
];
const isSameScreen = (a: string, b: string): boolean => a === b || DOUBLED.some((names) => names.includes(a) && names.includes(b));

async function judgeAll(page: Page, stops: readonly Stop[]): Promise<void> {
  const titles = new Map<string, string>();
  for (const stop of stops) await judge(page, stop, titles);
}

test.describe('every built screen', () => {
  test.describe.configure({ timeout: 400_000 });

  test('as a visitor sees it', async ({ page }) => {
    await judgeAll(page, PUBLIC);
  });

  test('as a visitor sees a wrong address', async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    await judgeAll(page, [['not-found', '/no/such/page']]);
  });

  test('as a client sees it', async ({ page }) => {
    await signIn(page, CLIENT.email);
    await judgeAll(page, BUYING);
  });

  test('as a freelancer sees it', async ({ page }) => {
    await signIn(page, FREELANCER.email);
    await judgeAll(page, SELLING);
  });

  test('as somebody who does both sees it', async ({ page }) => {
    await signIn(page, BOTH.email);
    await judgeAll(page, [['freelancer-dashboard/both', '/freelancer/dashboard']]);
  });

  test('as newcomers see it', async ({ anotherPerson }) => {
    for (const { role, upTo, stops } of NEWCOMERS) {
      const page = await anotherPerson();
      const { email, password } = await newcomer(page, role, upTo);
      await signIn(page, email, password);
      await judgeAll(page, stops);
    }
  });

  test('as an operator sees it', async ({ page }) => {
    await sendProof(page);
    await signIn(page, OPERATOR.email, OPERATOR.password);
    await judgeAll(page, OPERATING);
  });

  test('is among these', () => {
    const judged = new Set([...PUBLIC, ...BUYING, ...SELLING, ...NEWCOMERS.flatMap(({ stops }) => stops), ...OPERATING].map(([name]) => name.split('/')[0]));
    expect(routes.filter((screen) => screen.page !== null && !judged.has(screen.name)).map((screen) => screen.name)).toEqual([]);
  });
});
