import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '#routes';
import { drawSome, isWhole, SEED } from '#kit/server/test-draw.ts';
import { unlinked } from '../tools/linked-screens.ts';
import { inWords, judgeEntrance, judgeScreens, type Cost, type SeenScreen } from '../tools/screen-budget.ts';
import { api } from './support/api.ts';
import { OPERATOR } from './support/app.ts';
import { expectStill, fromAfar, noteShifts } from './support/layout-shift.ts';
import { arriveAs } from './support/arrive-as.ts';
import { BOTH, CLIENT, DEMO_PASSWORD, expectLoaded, FREELANCER, newcomer } from './support/people.ts';
import { scriptsOf } from './support/scripts-of.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  showTheme,
  test,
  type Page,
  type Theme,
} from './support/test.ts';
import { NARROWEST, onPhone } from './support/widths.ts';

const PICTURES = path.join(import.meta.dirname, '../test-results/pictures');

/** A screen and where to see it; several addresses of one screen have names of their own after a slash. */
type Stop = readonly [name: string, address: string | ((page: Page) => Promise<string>)];

/** The links of a page, which several stops choose from. */
const linksOf = new WeakMap<Page, Map<string, readonly string[]>>();

/** The first link of this form on a page: what is on sale and who ordered what is the demo world's business. */
const firstLink =
  (on: string, pattern: RegExp, within = 'main') =>
  async (page: Page): Promise<string> => {
    const known = linksOf.get(page) ?? new Map<string, readonly string[]>();
    linksOf.set(page, known);
    const links = known.get(on + within) ?? (await linksIn(page, on, within));
    known.set(on + within, links);
    const found = links.find((link) => pattern.test(link));
    expect(found, `a link like ${pattern} on ${on}`).toBeDefined();
    return found ?? on;
  };

async function linksIn(page: Page, on: string, within: string): Promise<readonly string[]> {
  await page.goto(on);
  await expectLoaded(page);
  return page.locator(`${within} a[href]`).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

const order = (list: string, state: string): Stop[1] =>
  firstLink(`${list}?state=${state}`, /^\/services\/orders\/[A-Z]/);
const doneOrder = firstLink('/services/orders?state=done', /^\/services\/orders\/[A-Z]/);
/** A card: the list links to people too. */
const service = firstLink('/services', /^\/services\/[a-z0-9-]+$/, 'main article');
/** Posted by the client of the walk. */
const PROJECT = '/projects/winter-boxes-for-three-kinds-of-rye-crackers';
const editor = firstLink('/services/dashboard', /^\/services\/dashboard\/edit\/[^?]+$/);
const step = (name: string) => async (page: Page) => `${await editor(page)}?step=${name}`;

const PUBLIC: readonly Stop[] = [
  ['home', '/'],
  ['services', '/services'],
  ['services/search', '/services?q=logo&sort=price_low&max_price=900'],
  ['services/nothing-found', '/services?q=zzqxy'],
  ['freelancers', '/services/people'],
  ['top-ranked', '/services/top-ranked'],
  ['compare-services', '/services/compare'],
  ['category', '/services/categories/brand-design'],
  ['service', service],
  ['project', PROJECT],
  ['job', PROJECT.replace('/projects/', '/job_listing/')],
  ['job-listing', '/job_listing'],
  ['job-listing/narrowed', '/job_listing?q=pakaging&min_budget=100'],
  ['gigs', '/gigs'],
  ['gig', async (page) => (await service(page)).replace('/services/', '/gigs/')],
  ['profile', `/user/profile/${FREELANCER.username}`],
  ['profile/client', `/user/profile/${CLIENT.username}`],
  ['login', '/login'],
  ['register', '/register'],
  ['register-freelancer', '/gig/register'],
  ['register-client', '/client/register'],
  ['google-callback', '/googlecallback'],
  ['account-deletion', '/account_deletion'],
  ['fees', '/feesandcharges'],
  ['about', '/about'],
  ['contact', '/contact_us'],
  ['contact/illegal', '/contact_us?topic=report'],
  ['contact/copyright', '/contact_us?topic=copyright'],
  ['contact/counter', '/contact_us?topic=counter&notice=TK-0000-0000'],
  ['contact/no-ticket', '/contact_us?ticket=TK-0000-0000&token=x'],
  ['careers', '/careers'],
  ['career', firstLink('/careers', /^\/careers\/.+/)],
  ['faq', '/FAQ'],
  ['faq/found', '/FAQ?q=refund'],
  ['terms', '/termsandconditions'],
  ['terms/compared', '/termsandconditions?from=1&to=1'],
  ['privacy', '/privacy'],
  ['agreement', '/agreement'],
  ['agreement-academic', '/Agreement/academic'],
  ['agreement-university', '/Agreement/uniagreement'],
  ['gig-terms', '/termgig'],
  ['how-to-find', '/howToFind'],
  ['how-to-hire', '/howToHire'],
  ['fees/worked-out', '/feesandcharges?price=120&level=top&way=express'],
  ['forgot-password', '/forgot-password'],
  ['reset-password', '/resetpassword?token=not-a-link'],
  ['reset-password/no-link', '/resetpassword'],
  ['operator-setup', '/operator/setup'],
  ['cv-templates', '/cvbuilder/templates'],
  ['cv-template1', '/cvbuilder/template1'],
  ['cv-template2', '/cvbuilder/template2'],
  ['cv-template3', '/cvbuilder/template3'],
  ['cv-template4', '/cvbuilder/template4'],
  ['cv-print', '/cvbuilder/pmk'],
];
const BUYING: readonly Stop[] = [
  ['client-dashboard', '/client/dashboard'],
  ['dashboard', '/user/dashboard'],
  ['buying-orders', '/services/orders'],
  ['order/delivered', order('/services/orders', 'delivered')],
  ['order/done', order('/services/orders', 'done')],
  [
    'order/checkout',
    async (page) => `/services/orders/new?service=${(await service(page)).split('/').at(-1)}&package=standard`,
  ],
  ['order-bought', async (page) => `${await doneOrder(page)}/bought`],
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
  ['transactions/filtered', '/user/transactions_history?in=spendable'],
  ['wallet', '/user/wallet'],
  ['payment-history', '/user/payment_history'],
  ['account-deletion/client', '/account_deletion'],
  ['switch-role', '/user/switch-role'],
  ['custom-offers', '/user/custom-offers'],
  ['custom-offer', firstLink('/user/custom-offers', /^\/user\/custom-offers\/CO-/)],
  ['post-project', '/post_project'],
  ['manage-projects', '/manage-projects'],
  ['manage-project', PROJECT.replace('/projects/', '/manage-projects/')],
  ['manage-project/board', `${PROJECT.replace('/projects/', '/manage-projects/')}?view=board`],
  ['manage-project/brief', `${PROJECT.replace('/projects/', '/manage-projects/')}?tab=brief`],
  ['manage-project/activity', `${PROJECT.replace('/projects/', '/manage-projects/')}?tab=activity`],
  ['edit-project', PROJECT.replace('/projects/', '/projects/edit/')],
  ['invite-to-project', PROJECT.replace('/projects/', '/projects/invite/')],
  ['ask-custom-offer', async (page) => `/user/custom-offers/new?service=${(await service(page)).split('/').at(-1)}`],
  ['contracts', '/contracts'],
  ['milestones', '/milestones'],
  ['contract', firstLink('/contracts', /^\/contracts\/CT-/)],
  ['contract/running', firstLink('/milestones?state=review', /^\/contracts\/CT-/)],
  [
    'contract/money',
    async (page) => `${await firstLink('/contracts?state=running', /^\/contracts\/CT-/)(page)}?tab=money`,
  ],
  [
    'project-payment',
    async (page) =>
      firstLink(
        await firstLink('/milestones?state=funding', /^\/contracts\/CT-/)(page),
        /^\/project_payment\?milestone=CT-/,
      )(page),
  ],
  ['milestones/hire', `/milestones?hire=${FREELANCER.username}`],
  ['saved', '/user/saved'],
  ['saved-searches', '/user/saved/searches'],
  ['my-reviews', '/user/reviews'],
  ['my-reports', '/user/reports'],
  ['report', async (page) => firstLink(await service(page), /^\/user\/report\//)(page)],
  ['messages', '/messages'],
  ['messages/conversation', firstLink('/messages', /^\/messages\?conversation=/)],
  ['messages/new', `/messages?with=person:${BOTH.username}`],
  ['messages-phone', '/messagesmobile'],
  ['messages/search', '/messages?q=the'],
  ['messages-archive', '/messagesold'],
  ['notifications', '/user/notifications'],
  ['notification-settings', '/user/notification'],
  ['verify-phone', '/user/phone-verification'],
  ['verify-identity', '/user/identityverification'],
  ['profile-settings/client', '/user/profile_setting'],
  ['settings-account/client', '/user/profile_setting/account'],
  ['settings-security/client', '/user/profile_setting/security'],
  ['home/signed-in', '/'],
];
const SELLING: readonly Stop[] = [
  ['freelancer-dashboard', '/freelancer/dashboard'],
  ['dashboard-prefix', '/dashboard'],
  ['settings-prefix', '/settings'],
  ['billing-prefix', '/billing'],
  ['selling-orders', '/services/dashboard/orders'],
  ['order/to-deliver', order('/services/dashboard/orders', 'working')],
  ['contracts/freelancer', '/contracts'],
  ['milestones/freelancer', '/milestones'],
  ['contract/closed', firstLink('/milestones?state=closed', /^\/contracts\/CT-/)],
  ['browse-projects', '/browse_projects'],
  ['browse-projects/narrowed', '/browse_projects?q=pakaging&min_budget=100&funded=true'],
  ['found-project', PROJECT.replace('/projects/', '/browse_projects/')],
  ['proposals', '/user/proposals'],
  ['proposal', firstLink('/user/proposals?tab=ended', /^\/user\/proposals\/[0-9a-f-]{36}/)],
  ['invitations', '/user/invitations'],
  ['make-custom-offer', `/user/custom-offers/make?with=${CLIENT.username}`],
  ['my-services', '/services/dashboard'],
  ['service-analytics', '/services/dashboard/analytics'],
  ['service-analytics/one', firstLink('/services/dashboard', /^\/services\/dashboard\/analytics\/.+/)],
  ['selling-orders/board', '/services/dashboard/orders?view=board'],
  ['selling-orders/calendar', '/services/dashboard/orders?view=calendar'],
  ['service-reviews', '/services/reviews'],
  ['create-service', '/services/dashboard/create'],
  ['edit-service', editor],
  ['edit-service/packages', step('packages')],
  ['edit-service/requirements', step('requirements')],
  ['edit-service/media', step('media')],
  ['edit-service/publish', step('publish')],
  ['service-preview', async (page) => `${await editor(page)}/preview`],
  ['service-versions', async (page) => `${await editor(page)}/versions`],
  ['service-version', async (page) => `${await editor(page)}/versions/1`],
  ['profile-settings', '/user/profile_setting'],
  ['settings-account', '/user/profile_setting/account'],
  ['settings-security', '/user/profile_setting/security'],
  ['settings-privacy', '/user/profile_setting/privacy'],
  ['settings-data', '/user/profile_setting/data'],
  ['academic', '/academic'],
  ['public-profile', '/user/publicprofile'],
  ['public-profile/signed-in', '/user/publicprofile?as=signed_in'],
  ['select-skill', '/user/selectskill'],
  ['transactions/freelancer', '/user/transactions_history'],
  ['wallet/freelancer', '/user/wallet'],
  ['payment-history/freelancer', '/user/payment_history?kind=earned'],
  ['withdraw', '/user/withdraw'],
  ['express-withdrawal', '/user/express-withdrawal'],
  ['payment-methods/add-payout', '/user/payment?add=payout'],
  ['cv-create', '/cvbuilder/createcv'],
  ['cv-create/editor', firstLink('/cvbuilder/createcv', /[?&]cv=/)],
];

/** The demo world's supervisor. */
const TEACHING: readonly Stop[] = [
  ['freelancer-dashboard/both', '/freelancer/dashboard'],
  ['academic/supervisor', '/academic'],
  ['agreement-university/signed', '/Agreement/uniagreement'],
  ['cohort', firstLink('/academic', /^\/academic\/cohorts\/.+/)],
];

/** A new student reads it before joining. */
const toJoin = async (page: Page): Promise<string> => {
  const { api_token: token } = await api<{ api_token: string }>(page, 'post', '/api/login', undefined, {
    email: BOTH.email,
    password: DEMO_PASSWORD,
  });
  const { cohorts } = await api<{ cohorts: { id: string }[] }>(page, 'get', '/api/academic', token);
  const { code } = await api<{ code: string }>(page, 'get', `/api/academic/cohorts/${cohorts[0]?.id}`, token);
  return `/academic/join/${code}`;
};

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
  ['admin-orders', '/admin/orders'],
  ['admin-contracts', '/admin/contracts'],
  ['admin-contract', firstLink('/admin/contracts', /^\/admin\/contracts\/CT-/)],
  ['admin-projects', '/admin/projects'],
  ['admin-people', '/admin/people'],
  ['admin-verifications', '/admin/verifications'],
  ['admin-verification', firstLink('/admin/verifications', /^\/admin\/verifications\/[0-9a-f-]{36}$/)],
  ['admin-tickets', '/admin/tickets'],
  ['admin-tickets/closed', '/admin/tickets?queue=closed'],
  ['admin-ticket', firstLink('/admin/tickets', /^\/admin\/tickets\/TK-/)],
  ['admin-macros', '/admin/tickets/answers'],
  ['admin-registration', '/admin/registration'],
  ['admin-pages', '/admin/pages'],
  ['admin-page', '/admin/pages/terms'],
  ['admin-brand', '/admin/brand'],
  ['admin-openings', '/admin/careers'],
  ['admin-new-opening', '/admin/careers/new'],
  ['admin-opening', firstLink('/admin/careers', /^\/admin\/careers\/edit\/.+/)],
  ['admin-services', '/admin/services'],
  ['admin-services/projects', '/admin/services?queue=projects'],
  ['admin-services/rules', '/admin/services?queue=rules'],
  ['admin-service-review', firstLink('/admin/services', /^\/admin\/services\/[0-9a-f-]{36}$/)],
  ['admin-reports', '/admin/reports'],
  ['admin-institutions', '/admin/institutions'],
  ['admin-institutions/confirmed', '/admin/institutions?queue=confirmed'],
  ['admin-disputes', '/admin/disputes'],
  ['admin-disputes/running', '/admin/disputes?queue=running'],
  ['admin-dispute', firstLink('/admin/disputes?queue=running', /^\/admin\/disputes\/.+/)],
  ['admin-chargebacks', '/admin/chargebacks'],
  ['admin-suggestions', '/admin/suggestions'],
  ['admin-security', '/admin/security'],
  ['admin-person', firstLink('/admin/people', /^\/admin\/people\/[0-9a-f-]{36}$/)],
];

/** The queue of proofs is empty in a new demo world, so someone sends one in. */
async function sendProof(page: Page): Promise<void> {
  const { token } = await newcomer(page, 'freelancer', 'set-up');
  const buffer = await readFile(path.join(import.meta.dirname, 'support/cover.png'));
  const send = async (part: string, body: object): Promise<void> => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
    const answer = await page.request.post(`/api/user/identity-verification/${part}`, { headers, ...body });
    expect(answer.ok(), `${part}: ${await answer.text()}`).toBe(true);
  };
  await send('start', { data: { document_kind: 'passport' } });
  for (const part of ['front', 'selfie'])
    await send(`pictures/${part}`, { multipart: { file: { name: `${part}.png`, mimeType: 'image/png', buffer } } });
  await send('submit', { data: {} });
}

const NEWCOMERS: readonly {
  role: 'client' | 'freelancer';
  upTo: 'registered' | 'verified' | 'set-up';
  stops: readonly Stop[];
}[] = [
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
      ['wallet/new', '/user/wallet'],
    ],
  },
  {
    role: 'freelancer',
    upTo: 'set-up',
    stops: [
      ['freelancer-dashboard/new', '/freelancer/dashboard'],
      ['my-services/new', '/services/dashboard'],
      ['wallet/new-freelancer', '/user/wallet'],
      ['join-cohort', toJoin],
    ],
  },
];

type Width = 'desktop' | 'phone';

/**
 * What a screen is judged in: `npm test` draws one for each address, and looks at all four of a domain that changed.
 */
interface Look {
  readonly width: Width;
  readonly theme: Theme;
}
const LOOKS: readonly Look[] = [
  { width: 'desktop', theme: 'light' },
  { width: 'desktop', theme: 'dark' },
  { width: 'phone', theme: 'dark' },
  { width: 'phone', theme: 'light' },
];
const screenOf = (stop: string): string => stop.split('/')[0] ?? stop;
const domainOf = (screen: string): string | undefined =>
  /^domains\/([\w-]+)\//.exec(routes.find(({ name }) => name === screen)?.page ?? '')?.[1];
const looksAt = (stop: string): readonly Look[] => {
  const domain = domainOf(screenOf(stop));
  return isWhole(domain) ? LOOKS : drawSome(`walk ${stop}`, LOOKS, 1);
};

async function judgeLook(page: Page, name: string, { width, theme }: Look): Promise<void> {
  await showTheme(page, theme);
  if (process.env['PICTURES'] !== 'none')
    await page.screenshot({
      path: path.join(PICTURES, `${name.replace('/', '-')}-${width}-${theme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

interface JudgedScreen extends SeenScreen {
  /** Where one gets from here, at each width it was seen in. */
  readonly links: Readonly<Partial<Record<Width, readonly string[]>>>;
}

const linksOn = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]')
    .evaluateAll((all) => all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''));

/** On a phone most places are in the menu, and the filters of a list behind a button. */
async function linksOnPhone(page: Page): Promise<string[]> {
  const filters = page.getByRole('main').getByRole('button', { name: 'Filters' });
  if (await filters.isVisible()) {
    await filters.click();
    const links = await linksOn(page);
    await page.keyboard.press('Escape');
    return [...links, ...(await linksInMenu(page))];
  }
  return linksInMenu(page);
}

async function linksInMenu(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Quick' }).getByRole('button', { name: 'Menu' });
  if (!(await menu.isVisible())) return linksOn(page);
  await menu.click();
  const opened = page.getByRole('dialog', { name: 'Menu' });
  await expect(opened).toBeVisible();
  const links = await linksOn(page);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  return links;
}

/**
 * Loads the address as it comes from another city, judges what is there when nothing moves any more, and gives its
 * scripts.
 */
async function judgeLoaded(
  page: Page,
  name: string,
  address: string,
  looks: readonly Look[],
  titles: Map<string, string>,
): Promise<SeenScreen['scripts']> {
  await fromAfar(page, async () => {
    await page.goto(address);
    await expectLoaded(page);
    await page.waitForLoadState('networkidle');
  });
  await expectStill(page);
  const scripts = await scriptsOf(page);
  await expect(page.locator('h1')).toHaveCount(1);
  const title = await page.title();
  const screen = screenOf(name);
  expect(title, 'the title of the page').not.toBe('');
  for (const [other, otherTitle] of titles)
    if (!isSameScreen(other, screen)) expect(otherTitle, `${name} and ${other} have a title each`).not.toBe(title);
  titles.set(screen, title);
  for (const look of looks) await judgeLook(page, name, look);
  return scripts;
}

async function judge(
  page: Page,
  [name, address]: Stop,
  titles: Map<string, string>,
  seen: JudgedScreen[],
): Promise<void> {
  await test.step(name, async () => {
    const at = typeof address === 'string' ? address : await address(page);
    const looks = looksAt(name);
    const looksOfWidth = (width: Width): Look[] => looks.filter((look) => look.width === width);
    const [wide, narrow] = [looksOfWidth('desktop'), looksOfWidth('phone')];
    const links: Partial<Record<Width, readonly string[]>> = {};
    let scripts: SeenScreen['scripts'] = [];
    if (wide.length > 0) {
      scripts = await judgeLoaded(page, name, at, wide, titles);
      links.desktop = await linksOn(page);
    }
    if (narrow.length > 0)
      await onPhone(page, async (narrowTo) => {
        scripts = await judgeLoaded(page, name, at, narrow, titles);
        await narrowTo(NARROWEST);
        await expectNoSidewaysScroll(page);
        links.phone = await linksOnPhone(page);
      });
    seen.push({ name, scripts, links });
    await showTheme(page, 'light');
  });
}

/** Addresses of doubled screens (SCN-9). */
const DOUBLED = [
  ['client-dashboard', 'freelancer-dashboard', 'dashboard', 'dashboard-prefix'],
  ['onboarding-freelancer', 'gig-onboarding'],
  ['change-password', 'password-change'],
  ['service', 'gig'],
  ['settings-prefix', 'profile-settings'],
  ['billing-prefix', 'payment-methods'],
  ['job', 'project'],
];
const isSameScreen = (a: string, b: string): boolean =>
  a === b || DOUBLED.some((names) => names.includes(a) && names.includes(b));

async function judgeAll(page: Page, stops: readonly Stop[]): Promise<JudgedScreen[]> {
  const titles = new Map<string, string>();
  const seen: JudgedScreen[] = [];
  const faults: string[] = [];
  await noteShifts(page);
  // A walk takes minutes: one run names every screen at fault, not the first alone.
  for (const stop of stops)
    try {
      await judge(page, stop, titles, seen);
    } catch (error) {
      if (!(error instanceof Error) || page.isClosed()) throw error;
      faults.push(
        `${stop[0]} (${looksAt(stop[0])
          .map(({ width, theme }) => `${width}, ${theme}`)
          .join('; ')}): ${error.message}`,
      );
      await showTheme(page, 'light');
    }
  expect.soft(faults.join('\n\n'), `screens at fault, TEST_SEED=${SEED}`).toBe('');
  return seen;
}

/** Each of them can be reached from another one: at either width where both were looked at. */
function expectLinked(screens: readonly JudgedScreen[]): void {
  const widths: readonly (readonly Width[])[] = isWhole() ? [['desktop'], ['phone']] : [['desktop', 'phone']];
  for (const among of widths) {
    const linked = screens.map(({ name, links }) => ({ name, links: among.flatMap((width) => links[width] ?? []) }));
    expect.soft(unlinked(linked), `screens without a link to them, ${among.join(' or ')}`).toEqual([]);
  }
}

function expectWithinBudget(costs: readonly Cost[]): void {
  expect(costs.length, 'screens with a budget').toBeGreaterThan(0);
  console.log(costs.map(inWords).join('\n'));
  const tooHeavy = costs.filter(({ isTooMuch }) => isTooMuch).map(inWords);
  expect.soft(tooHeavy, `scripts on the wire: ${tooHeavy.join('; ')}`).toEqual([]);
}

test.describe('every built screen', () => {
  // Side by side where there are two workers: they look, and change hardly anything.
  test.describe.configure({ mode: 'parallel', timeout: 3_600_000 });

  test('as a visitor sees it', async ({ page }) => {
    const seen = await judgeAll(page, PUBLIC);
    expectWithinBudget(judgeEntrance(seen));
    expectLinked(seen);
  });

  test('as a visitor sees a wrong address', async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    await judgeAll(page, [['not-found', '/no/such/page']]);
  });

  test('as a client sees it', async ({ page }) => {
    await arriveAs(page, CLIENT.email);
    const seen = await judgeAll(page, BUYING);
    expectWithinBudget(judgeScreens(seen));
    expectLinked(seen);
  });

  test('as a freelancer sees it', async ({ page }) => {
    await arriveAs(page, FREELANCER.email);
    const seen = await judgeAll(page, SELLING);
    expectWithinBudget(judgeScreens(seen));
    expectLinked(seen);
  });

  test('as someone who does both sees it', async ({ page }) => {
    await arriveAs(page, BOTH.email);
    const seen = await judgeAll(page, TEACHING);
    // The first screen of either role alone has a budget: this one has the panels of both.
    expectWithinBudget(judgeScreens(seen).slice(1));
  });

  test('as newcomers see it', async ({ anotherPerson }) => {
    for (const { role, upTo, stops } of NEWCOMERS) {
      const page = await anotherPerson();
      const { email, password } = await newcomer(page, role, upTo);
      await arriveAs(page, email, password);
      await judgeAll(page, stops);
    }
  });

  test('as an operator sees it', async ({ page }) => {
    await sendProof(page);
    await arriveAs(page, OPERATOR.email, OPERATOR.password);
    const seen = await judgeAll(page, OPERATING);
    expectWithinBudget(judgeScreens(seen));
    expectLinked(seen);
  });

  test('is among these', () => {
    const judged = new Set(
      [...PUBLIC, ...BUYING, ...SELLING, ...TEACHING, ...NEWCOMERS.flatMap(({ stops }) => stops), ...OPERATING].map(
        ([name]) => name.split('/')[0],
      ),
    );
    expect(
      routes.filter((screen) => screen.page !== null && !judged.has(screen.name)).map((screen) => screen.name),
    ).toEqual([]);
  });
});
