import { formatMoney } from '#kit/money.ts';
import { OPERATOR } from './support/app.ts';
import { offeredWork, tokenOf } from './support/orders.ts';
import { arriveAs } from './support/arrive-as.ts';
import { CLIENT, confirmItIsMe, expectLoaded, newcomer } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

test('a seller is suspended with work open: the client waits or cancels, and work resumes when the suspension is lifted', async ({
  page,
  anotherPerson,
  allowConsole,
}) => {
  // An operator's confirmation is asked for first.
  allowConsole(/status of 40[13]/);
  const seller = await newcomer(page, 'freelancer', 'set-up');
  const client = await tokenOf(page, CLIENT.email);
  const { terms, start } = await offeredWork(page, seller.token, client);
  const total = formatMoney(terms.total);
  const [waiting, cancelled] = [await start(), await start()];

  const operator = await anotherPerson();
  const command = async (button: string, confirm: string) => {
    await operator.getByRole('button', { name: button, exact: true }).click();
    await operator.getByLabel('Reason').fill('Reported three times this week.');
    await operator.getByRole('button', { name: confirm }).click();
  };
  await arriveAs(operator, OPERATOR.email, OPERATOR.password);
  await operator.goto(`/admin/people?q=${encodeURIComponent(seller.email)}`);
  await operator.getByRole('link', { name: 'Nour Haddad' }).click();
  await operator.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(operator.getByRole('list', { name: 'What happens to open orders' })).toContainText(
    '2 orders not delivered',
  );
  await expectAccessible(operator);
  await screenshot(operator, 'suspend-with-open-work');
  await operator.getByRole('button', { name: 'Cancel' }).click();

  await arriveAs(page, CLIENT.email);
  await page.goto(`/services/orders/${waiting}`);
  await expectLoaded(page);
  await command('Suspend', 'Suspend account');
  await confirmItIsMe(operator, OPERATOR.password);
  await expect(operator.getByText('Account suspended')).toBeVisible();

  // The client's open page shows it without a reload.
  await expect(page.getByRole('heading', { name: 'Your turn: wait or cancel' })).toBeVisible();
  await expect(page.getByText('On hold').first()).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'order-on-hold');
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Wait for Nour Haddad' }).click();
  await expect(page.getByRole('heading', { name: 'You chose to wait' })).toBeVisible();

  await page.goto(`/services/orders/${cancelled}`);
  await page.getByRole('button', { name: `Cancel and get ${total} back` }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
    `price ${formatMoney(terms.price)}`,
  );
  await screenshot(page, 'order-on-hold-cancel');
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: `Cancel and get ${total} back` })
    .click();
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(page.getByText('Canceled while on hold, full refund').first()).toBeVisible();

  await page.goto(`/services/orders/${waiting}`);
  await expect(page.getByRole('heading', { name: 'You chose to wait' })).toBeVisible();
  await command('Lift the suspension', 'Restore account');
  await expect(page.getByRole('heading', { name: 'Nour Haddad is working on it' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Wait for/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(page.getByText('No longer on hold, deadlines run again').first()).toBeVisible();
});
