import { OPERATOR } from './support/app.ts';
import { confirmItIsMe, expectLoaded, FREELANCER, signIn } from './support/people.ts';
import { expect, screenshot, test } from './support/test.ts';

test('a freelancer adds an account, asks for earnings, sees why they wait and takes them back; an operator sees the queue', async ({
  page,
  anotherPerson,
  allowConsole,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'nothing here depends on the width');
  // Confirmation that is asked for first, and a sort code of five digits.
  allowConsole(/status of 4(03|22)/);
  await signIn(page, FREELANCER.email);

  await page.goto('/user/withdraw');
  await expectLoaded(page);
  await page.getByRole('link', { name: 'Add a payout method' }).click();
  await page.getByLabel('Country of the bank').selectOption('GB');
  await page.getByLabel('Sort code').fill('20-00-0');
  await page.getByLabel('Account number').fill('55779911');
  await page.getByRole('button', { name: 'Add payout method', exact: true }).click();
  await confirmItIsMe(page);
  await expect(page.getByText(/not a valid Sort code/).first()).toBeVisible();
  await screenshot(page, 'payout-method-form');
  await page.getByLabel('Sort code').fill('20-00-00');
  await page.getByRole('button', { name: 'Add payout method', exact: true }).click();
  await expect(page.getByText('Bank account ending 9911').first()).toBeVisible();

  await page.goto('/user/withdraw');
  await page.getByLabel('Amount', { exact: true }).fill('45');
  await expect(page.getByText('$44.00')).toBeVisible();
  await screenshot(page, 'withdraw-form');
  await page.getByRole('button', { name: 'Review' }).click();
  await screenshot(page, 'withdraw-review');
  await page.getByRole('button', { name: 'Withdraw $45.00' }).click();
  await expect(page.getByText(/Your withdrawal WD-\S+ is asked for/)).toBeVisible();
  await expect(page.getByText(/A first withdrawal waits 5 days/).first()).toBeVisible();
  const number = new URL(page.url()).searchParams.get('withdrawal') ?? '';
  await screenshot(page, 'withdraw-held');

  const operator = await anotherPerson();
  await signIn(operator, OPERATOR.email, OPERATOR.password);
  await operator.goto('/admin/payouts?queue=held');
  const row = operator.getByRole('listitem').filter({ hasText: number });
  await row.getByRole('button', { name: `Account details: ${number}` }).click();
  await row.getByRole('button', { name: 'Show the account' }).click();
  await confirmItIsMe(operator, OPERATOR.password);
  await expect(row.getByText('55779911')).toBeVisible();
  await screenshot(operator, 'admin-payouts');

  await page
    .getByRole('button', { name: `Cancel ${number}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel the withdrawal' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/A first withdrawal waits/)).toHaveCount(1);
  await expect(page.getByText(`$45.00 of ${number} is available again.`)).toBeVisible();
});
