import { OPERATOR } from './support/app.ts';
import { arriveAs } from './support/arrive-as.ts';
import { CLIENT, DEMO_PASSWORD, expectLoaded } from './support/people.ts';
import { expect, screenshot, test } from './support/test.ts';

test('a client saves a card, adds money with it, sends part back, and an operator sees the books agree', async ({
  page,
  anotherPerson,
  allowConsole,
}, { project }) => {
  test.skip(project.name === 'phone', 'the end-to-end test does not depend on width');
  // What the server answers until the person has confirmed that it is them.
  allowConsole(/403 \(Forbidden\)/);
  await arriveAs(page, CLIENT.email);

  await page.goto('/user/payment');
  await expectLoaded(page);
  await page.getByRole('link', { name: 'Add payment method' }).click();
  await page.getByRole('button', { name: 'Choose a test card' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/password/i).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: /confirm/i }).click();
  await page.getByRole('button', { name: 'Save a Visa card' }).click();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expect(page.getByText('Default', { exact: true })).toBeVisible();
  await screenshot(page, 'payment-methods');

  await page.goto('/user/add_fund');
  await page.getByLabel('Amount', { exact: true }).fill('60');
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await screenshot(page, 'add-funds');
  await page.getByRole('button', { name: 'Pay $60.00' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('$60.00 added')).toBeVisible();

  const row = page.getByRole('listitem').filter({ hasText: '$60.00' }).first();
  await row.getByRole('button', { name: /Return money from/ }).click();
  await page.getByLabel('Amount to return').fill('10');
  // Confirmed a moment ago, and confirmation lasts five minutes.
  await page.getByRole('button', { name: 'Return money', exact: true }).click();
  await expect(row.getByText(/\$10\.00 (is being |being )?returned/)).toBeVisible();
  await screenshot(page, 'add-funds-receipts');

  const operator = await anotherPerson();
  await arriveAs(operator, OPERATOR.email, OPERATOR.password);
  await operator.goto('/admin/reconciliation');
  await operator.getByRole('button', { name: 'Compare with Test provider now' }).click();
  await expect(async () => {
    await operator.reload();
    await expectLoaded(operator);
    for (const words of ['started manually', 'Books agree'])
      expect(await operator.getByText(words).first().isVisible(), words).toBe(true);
  }).toPass();
  await screenshot(operator, 'reconciliation');
});
