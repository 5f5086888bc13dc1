import { OPERATOR } from './support/app.ts';
import { BOTH, CLIENT, expectLoaded, FREELANCER, signIn } from './support/people.ts';
import { expect, expectAccessible, screenshot, test, type Page } from './support/test.ts';
import { PHONE, WIDE } from './support/widths.ts';

/** The shell around every screen behind sign-in: it fits, it is there at once, and it follows the side. */
test.skip(({ isMobile }) => isMobile, 'The sidebar is there from 1024 px.');

const sidebar = (page: Page) => page.getByRole('complementary').first();
const places = (page: Page) => sidebar(page).getByRole('link');

/** Every place that is shown is in view, above the foot. */
async function expectFit(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  const hidden = await sidebar(page)
    .locator('nav')
    .evaluate((nav) => {
      const room = nav.parentElement?.parentElement?.getBoundingClientRect();
      return [...nav.querySelectorAll('a')].filter(
        (link) => link.checkVisibility() && link.getBoundingClientRect().bottom > (room?.bottom ?? 0) + 0.5,
      ).length;
    });
  expect(hidden, 'places below the fold').toBe(0);
}

for (const [who, email] of [
  ['a client', CLIENT.email],
  ['a freelancer', FREELANCER.email],
] as const)
  test(`${who} sees every place of the sidebar at 800 px, and help`, async ({ page }) => {
    await signIn(page, email);
    await expectLoaded(page);
    await expectFit(page);
    await places(page).getByText('Help', { exact: true }).click();
    await expect(page).toHaveURL(/\/FAQ$/);
  });

test('someone who does both has both on their home, and switches between the places of each side', async ({ page }) => {
  await signIn(page, BOTH.email);
  await expectLoaded(page);
  await expect(page.getByRole('region', { name: 'Buying' })).toContainText('Spendable');
  await expect(page.getByRole('region', { name: 'Selling' })).toContainText('Available');
  const side = (name: string) => sidebar(page).getByRole('button', { name, exact: true });
  await expect(side('Selling')).toHaveAttribute('aria-pressed', 'true');
  await expect(places(page).getByText('My services')).toBeVisible();
  await expectFit(page);
  await side('Buying').click();
  await expect(places(page).getByText('Post a project')).toBeVisible();
  await expect(places(page).getByText('My services')).toHaveCount(0);
  await expectFit(page);
  await expectAccessible(page);
  await screenshot(page, 'home-of-both');
  // A screen of one side shows its own; what both have keeps the side chosen last.
  await page.goto('/services/dashboard');
  await expectLoaded(page);
  await expect(side('Selling')).toHaveAttribute('aria-pressed', 'true');
  await places(page).getByText('Messages').click();
  await expect(side('Selling')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/services/dashboard');
  await side('Buying').click();
  await expect(page).toHaveURL(/\/freelancer\/dashboard$/);
  await expect(places(page).getByText('Post a project')).toBeVisible();
});

test('someone who does both switches sides in the menu of a narrow screen, which stays open', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, BOTH.email);
  await expectLoaded(page);
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const buying = menu.getByRole('button', { name: 'Buying', exact: true });
  await buying.click();
  await expect(menu.getByText('Post a project')).toBeVisible();
  await expect(buying).toBeFocused();
});

test('staff with every role see what waits without scrolling, and open the other groups', async ({ page }) => {
  await signIn(page, OPERATOR.email, OPERATOR.password);
  await expectLoaded(page);
  await expectFit(page);
  await expect(places(page).getByText('Ledger')).toBeHidden();
  await sidebar(page).getByText('Books', { exact: true }).click();
  await places(page).getByText('Ledger').click();
  await expectLoaded(page);
  await expect(places(page).getByText('Corrections')).toBeVisible();
  await expect(places(page).getByText('Verifications')).toBeHidden();
  await expectFit(page);
  await page.goto('/admin/brand');
  await expectLoaded(page);
  await expect(places(page).getByText('Your security')).toBeVisible();
  await expectFit(page);
  await expect(sidebar(page).getByRole('link', { name: 'Help' })).toBeVisible();
});

test('a full load shows the sidebar with the reader’s places before their session is read', async ({ page }) => {
  await signIn(page, CLIENT.email);
  await expectLoaded(page);
  const seen = await places(page).evaluateAll((links) =>
    links.map((link) => [link.getAttribute('href'), link.getBoundingClientRect().y]),
  );
  // The answer that says who this is never comes.
  await page.route('**/api/user/me', () => new Promise(() => undefined));
  await page.goto('/client/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Opening' })).toBeAttached();
  const first = await places(page).evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility())
      .map((link) => [link.getAttribute('href'), link.getBoundingClientRect().y]),
  );
  // Without the link at the foot, which names the role.
  const inNavigation = seen.filter(([href]) => href !== '/user/switch-role');
  expect(first).toEqual(inNavigation);
  await expect(sidebar(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

test('someone who does both finds the side of the page in the first paint', async ({ page }) => {
  await signIn(page, BOTH.email);
  await expectLoaded(page);
  await page.route('**/api/user/me', () => new Promise(() => undefined));
  await page.goto('/manage-projects');
  await expect(places(page).getByText('Your projects')).toBeVisible();
  await expect(sidebar(page).getByRole('button', { name: 'Buying', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/services/dashboard');
  await expect(places(page).getByText('My services')).toBeVisible();
  await expect(places(page).getByText('Your projects')).toBeHidden();
});
