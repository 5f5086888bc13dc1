import { arriveAs } from './support/arrive-as.ts';
import { CLIENT, FREELANCER } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the words of the home page’s search find people and projects too, without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [name, path] of [
    ['People', '/services/people'],
    ['Projects', '/job_listing'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('main').getByRole('combobox').fill('brand');
    await page.getByRole('group', { name: 'Search elsewhere' }).getByRole('button', { name }).click();
    await expect(page).toHaveURL(`${path}?q=brand`);
  }
  await context.close();
});

test('the home page asks a client to hire and a freelancer to sell', async ({ page, anotherPerson }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign up to hire' })).toBeVisible();
  await arriveAs(page, CLIENT.email);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'View your orders' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign up to hire' })).toBeHidden();
  const other = await anotherPerson();
  await arriveAs(other, FREELANCER.email);
  await other.goto('/');
  await expect(other.getByRole('main').getByRole('link', { name: 'Create a service' })).toBeVisible();
});

test('who registers sees the version of each text they agree to, and what it says in short', async ({ page }) => {
  await page.goto('/register');
  const texts = page.getByRole('list', { name: 'What you agree to' });
  await expect(texts).toContainText(/Terms and conditions, version \d+, from /);
  await expect(texts).toContainText('User agreement, version');
  await page.getByText('Privacy in short').click();
  await expect(texts.getByRole('listitem').filter({ hasText: 'Privacy' }).getByRole('listitem').first()).toBeVisible();
});

test('on a phone the list of services starts with services, and a signed-in reader finds search everywhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services');
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getBoundingClientRect().top));
  expect(tops[0]).toBeLessThan(340);
  expect(tops[1]).toBeLessThan(560);
  for (const path of ['/job_listing', '/services/people']) {
    await page.goto(path);
    const first = await page
      .getByRole('article')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
    expect(first, path).toBeLessThan(400);
  }
  await arriveAs(page, CLIENT.email);
  await page.goto('/FAQ');
  await expect(page.getByRole('link', { name: 'Search services' })).toHaveAttribute('href', '/services');
  await page.goto('/client/dashboard');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
});
