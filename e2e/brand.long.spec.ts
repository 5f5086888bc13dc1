import { OPERATOR, startApp, type App } from './support/app.ts';
import { confirmItIsMe, expectLoaded, signIn } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { wake } from './support/walk.ts';

test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

let app: App;
test.beforeAll(async () => {
  app = await startApp({ BRAND_NAME: 'Atelier Nord', DEMO: 'off' });
});
test.afterAll(() => app.stop());

test('an instance with a name of its own shows it in titles and in the logo, before and after the page wakes', async ({
  page,
}) => {
  await page.goto(`${app.url}/services`);
  await expect(page).toHaveTitle('Services · Atelier Nord');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Atelier Nord' });
  await expect(logo).toBeVisible();
  await wake(page);
  await expect(logo).toBeVisible();
  await expect(page).toHaveTitle('Services · Atelier Nord');

  await signIn(page, OPERATOR.email, OPERATOR.password, `${app.url}/login`);
  await page.goto(`${app.url}/admin/security`);
  await expectLoaded(page);
  await expect(page).toHaveTitle('Your security · Atelier Nord');
});

test.describe('the brand that an owner sets', () => {
  let own: App;
  test.beforeAll(async () => {
    own = await startApp();
  });
  test.afterAll(() => own.stop());
  const WHY = 'Decided at the meeting of the month.';

  test('name, colors, announcement and maintenance reach strangers within seconds', async ({
    page,
    anotherPerson,
    allowConsole,
  }) => {
    // A confirmation is asked for first, and while it is closed strangers get a 503.
    allowConsole(/status of (403|422|503)/);
    const stranger = await anotherPerson();
    await signIn(page, OPERATOR.email, OPERATOR.password, `${own.url}/login`);
    await page.goto(`${own.url}/admin/brand`);
    await expectLoaded(page);
    await expectAccessible(page);

    const identity = page.getByRole('region', { name: 'Name and legal entity' });
    await identity.getByLabel('Name (optional)').fill('Lantern & Row');
    await expect(page.getByRole('img', { name: 'Preview in the dark theme' })).toContainText('Lantern & Row');
    await identity.getByLabel('Reason').fill(WHY);
    await identity.getByRole('button', { name: 'Save' }).click();
    await confirmItIsMe(page, OPERATOR.password);
    await expect(page.getByText('Pages and emails use it within seconds.')).toBeVisible();
    await expect(async () => {
      await stranger.goto(`${own.url}/services`);
      await expect(stranger).toHaveTitle('Services · Lantern & Row', { timeout: 500 });
    }).toPass();

    const colors = page.getByRole('region', { name: 'Colors' });
    await colors.getByLabel('Dark theme').fill('#1e1b4b');
    await expect(colors.getByText('Some text would be hard to read')).toBeVisible();
    await colors.getByLabel('Reason').fill(WHY);
    await colors.getByRole('button', { name: 'Save colors' }).click();
    await expect(colors.getByText(/at least 4.5 to 1 is needed/).first()).toBeVisible();
    await colors.getByLabel('Light theme').fill('#4c1d95');
    await colors.getByLabel('Dark theme').fill('#c4b5fd');
    await expect(colors.getByText('Everything is readable in both themes')).toBeVisible();
    await colors.getByRole('button', { name: 'Save colors' }).click();
    await expect(page.getByText('Colors saved')).toBeVisible();
    const mainColor = () =>
      stranger.evaluate(
        () => getComputedStyle(document.querySelector('.btn-primary') ?? document.body).backgroundColor,
      );
    await stranger.emulateMedia({ colorScheme: 'light' });
    await expect(async () => {
      await stranger.goto(`${own.url}/services`);
      expect(await mainColor()).toBe('rgb(76, 29, 149)');
    }).toPass();

    await page.getByRole('button', { name: 'Write announcement' }).click();
    const dialog = page.getByRole('dialog', { name: 'Announcement' });
    await dialog.getByLabel('Text', { exact: true }).fill('Payouts are a day late this week.');
    await dialog.getByLabel('Link (optional)', { exact: true }).fill('/FAQ');
    await dialog.getByLabel('From').fill('2026-01-01T00:00');
    await dialog.getByLabel('To', { exact: true }).fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 16));
    await dialog.getByLabel('Reason').fill(WHY);
    await dialog.getByRole('button', { name: 'Save announcement' }).click();
    await expect(page.getByText('Announcement saved')).toBeVisible();
    const announcement = stranger.getByRole('complementary', { name: 'Announcement' });
    await expect(async () => {
      await stranger.goto(`${own.url}/services`);
      await expect(announcement).toContainText('Payouts are a day late this week.', { timeout: 500 });
    }).toPass();
    await expectAccessible(stranger);
    await wake(stranger);
    await announcement.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(announcement).toBeHidden();
    await stranger.goto(`${own.url}/FAQ`);
    await expect(announcement).toBeHidden();

    await page.getByRole('button', { name: 'Start maintenance' }).click();
    const closing = page.getByRole('dialog', { name: 'Start maintenance' });
    await closing.getByLabel('Message').fill('We move to new machines.');
    await closing.getByLabel('Expected until').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 16));
    await closing.getByLabel('Reason').fill(WHY);
    await closing.getByRole('button', { name: 'Close the site' }).click();
    await expect(page.getByText('The site is closed to everyone but operators')).toBeVisible();
    await expect(async () => {
      const answer = await stranger.goto(`${own.url}/services`);
      expect([answer?.status(), answer?.headers()['retry-after'] === undefined]).toEqual([503, false]);
    }).toPass();
    await expect(stranger.getByText('We move to new machines.')).toBeVisible();
    await page.reload();
    await expectLoaded(page);
    await page.getByRole('button', { name: 'End maintenance' }).click();
    await page.getByLabel('Reason').last().fill(WHY);
    await page.getByRole('dialog').getByRole('button', { name: 'End maintenance' }).click();
    await expect(page.getByText('The site is open.')).toBeVisible();
  });
});
