import { arriveAs } from './support/arrive-as.ts';
import { DEMO_PASSWORD, expectLoaded } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Away in the demo world. */
const AWAY = 'rahel.tesfaye@example.com';

test('an absence is said on cards and pages, and ends when the freelancer ends it', async ({
  page,
  anotherPerson,
  isMobile,
}) => {
  test.skip(isMobile, 'width makes no difference');
  await arriveAs(page, AWAY, DEMO_PASSWORD);
  await page.goto('/services/dashboard');
  await expectLoaded(page);
  const orders = page.getByRole('region', { name: /^Availability/ });
  await expect(orders.getByText('You are away until')).toBeVisible();
  const reader = await anotherPerson();
  await reader.goto('/services?q=contract+review');
  const card = reader.getByRole('article').filter({ hasText: /Away/ }).first();
  await card.getByRole('link').first().click();
  await expect(reader.getByText('This freelancer takes no orders meanwhile.')).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Save and get notified' }).first()).toBeVisible();
  const there = reader.url();

  await orders.getByRole('button', { name: 'Set time away or a limit' }).click();
  await page.getByLabel('Message to clients').fill('I am at a conference.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(async () => {
    await reader.goto(there);
    await expect(reader.getByText('I am at a conference.').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await orders.getByRole('button', { name: 'Set time away or a limit' }).click();
  await page.getByLabel('Back on').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(orders.getByText('Taking orders')).toBeVisible();
  // A document is kept for a moment.
  await expect(async () => {
    await reader.goto(there);
    await expect(reader.getByRole('button', { name: /^Order for/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('the search box of the home page suggests by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no arrow keys');
  await page.goto('/');
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search services' });
  await box.focus();
  // As fast as a person: the page wakes meanwhile.
  await page.keyboard.type('brand des', { delay: 200 });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /suggestion/ })).toBeAttached();
  const category = list.getByRole('option').filter({ hasText: 'Category' }).first();
  for (let press = 0; press < 12 && (await category.getAttribute('aria-selected')) !== 'true'; press += 1)
    await page.keyboard.press('ArrowDown');
  await expect(category).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\/categories\//);
});
