import { OPERATOR, startApp, type App } from './support/app.ts';
import { expectLoaded, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { wake } from './support/walk.ts';

test.skip(({ isMobile }) => isMobile, 'Nothing here depends on the width.');

let app: App;
test.beforeAll(async () => {
  app = await startApp({ BRAND_NAME: 'Atelier Nord', DEMO: 'off' });
});
test.afterAll(() => app.stop());

test('an instance with a name of its own shows it in titles and in the logo, before and after the page wakes', async ({ page }) => {
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
