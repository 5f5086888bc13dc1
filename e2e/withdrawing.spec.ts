import { OPERATOR } from './support/app.ts';
import { arriveAs } from './support/arrive-as.ts';
import { confirmItIsMe, expectLoaded, FREELANCER } from './support/people.ts';
import { expect, screenshot, test } from './support/test.ts';

test('a freelancer adds an account, asks for earnings, sees why they wait and takes them back; an operator sees the queue', async ({
  page,
  anotherPerson,
  allowConsole,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'nothing here depends on the width');
  // Confirmation that is asked for first.
  allowConsole(/status of 403/);
  await arriveAs(page, FREELANCER.email);

  await page.goto('/user/withdraw');
  await expectLoaded(page);
  await page.getByRole('link', { name: 'Add a payout method' }).click();
  await page.getByLabel('Country of the bank').selectOption('GB');
  await page.getByLabel('Sort code').fill('20-00-0');
  await page.getByLabel('Account number').fill('55779911');
  // Judged when the field is left, before anything is sent.
  await expect(page.getByText(/isn’t a valid Sort code/)).toBeVisible();
  await screenshot(page, 'payout-method-form');
  await page.getByLabel('Sort code').fill('20-00-00');
  await expect(page.getByText(/isn’t a valid Sort code/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add payout method', exact: true }).click();
  await confirmItIsMe(page);
  // Back where the account was missing.
  await expect(page).toHaveURL(/\/user\/withdraw$/);
  await expect(page.getByText('Bank account ending 9911').first()).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill('45');
  await expect(page.getByText('$44.00')).toBeVisible();
  await screenshot(page, 'withdraw-form');
  await page.getByRole('button', { name: 'Review' }).click();
  await screenshot(page, 'withdraw-review');
  await page.getByRole('button', { name: 'Withdraw $45.00' }).click();
  await expect(page.getByText(/Withdrawal requested\. Reference WD-\S+/)).toBeVisible();
  await expect(page.getByText(/We hold your first withdrawal for 5 days/).first()).toBeVisible();
  const number = new URL(page.url()).searchParams.get('withdrawal') ?? '';
  await screenshot(page, 'withdraw-held');
  await page.goto('/user/wallet');
  await expect(
    page.getByRole('list', { name: 'Pending payouts' }).getByRole('listitem').filter({ hasText: number }),
  ).toContainText(/Expected by .* · On hold/);
  await expect(page.getByText(/^Earliest payout/).first()).toBeVisible();
  await screenshot(page, 'wallet-held');
  await page.getByRole('link', { name: number }).first().click();
  await expect(page).toHaveURL(new RegExp(`withdrawal=${number}`));

  const operator = await anotherPerson();
  await arriveAs(operator, OPERATOR.email, OPERATOR.password);
  await operator.goto('/admin/payouts?queue=held');
  const row = operator.getByRole('listitem').filter({ hasText: number });
  await row.getByRole('button', { name: `Account details: ${number}` }).click();
  await row.getByRole('button', { name: 'Show account details' }).click();
  await confirmItIsMe(operator, OPERATOR.password);
  await expect(row.getByText('55779911')).toBeVisible();
  await screenshot(operator, 'admin-payouts');

  await page
    .getByRole('button', { name: `Cancel ${number}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();
  // In what happened to it, and above the form.
  await expect(page.getByText(/We hold your first withdrawal/)).toHaveCount(2);
  await expect(page.getByText(`$45.00 of ${number} is available again.`)).toBeVisible();
});
