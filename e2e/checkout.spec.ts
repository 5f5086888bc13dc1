import { api } from './support/api.ts';
import { payButton, placed, serviceWithExtras } from './support/checkout.ts';
import { offeredWork, tokenOf } from './support/orders.ts';
import { expectLoaded, FREELANCER, newcomer, signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';

/** Paying for an order in one step: what is chosen stays, through declines, checks, and ways to pay. */
test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

test('a client changes the package, is declined, changes again, and pays once', async ({ page }) => {
  const buyer = await newcomer(page, 'client', 'set-up');
  await signIn(page, buyer.email, buyer.password);
  const slug = await serviceWithExtras(page);
  await page.goto(`/services/orders/new?service=${slug}&package=basic`);
  await expectLoaded(page);
  const before = await payButton(page).textContent();
  await page.getByRole('group', { name: 'Package' }).getByRole('radio').nth(1).check();
  await page.getByRole('group', { name: 'Extras' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/package=standard&extras=/);
  await expect(payButton(page)).toBeEnabled();
  await expect(payButton(page)).not.toHaveText(before ?? '');

  await page.getByText('Company, VAT number and purchase order').click();
  await page.getByLabel('Name or company').fill('Haddad and Daughters GmbH');
  await page.getByLabel('Country').selectOption({ label: 'Germany' });
  await page.getByLabel('VAT number').fill('12345');
  await payButton(page).click();
  await expect(page.getByText('This doesn’t look like a VAT number from Germany.').first()).toBeVisible();
  await page.getByLabel('VAT number').fill('123 456 789');
  await expectAccessible(page);
  await screenshot(page, 'checkout');
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await payButton(page).click();
  await page.getByRole('button', { name: 'Use a card that is declined' }).click();
  await expect(page.getByText('Payment failed')).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'checkout-declined');

  // Everything that was chosen is there, and can be changed: the first order is replaced.
  await page.getByRole('link', { name: 'Change package or extras' }).click();
  await expect(page.getByRole('group', { name: 'Extras' }).getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByLabel('VAT number')).toHaveValue('DE123456789');
  await page.getByRole('group', { name: 'Extras' }).getByRole('checkbox').first().uncheck();
  await expect(page).not.toHaveURL(/extras=/);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Pay by slow transfer' }).click();
  // The money comes later; nobody has to do anything.
  await expect(page.getByText('Checking with the payment provider')).toBeVisible();
  // Nothing asks to pay beside it.
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
  await expect(page.getByText('Checking payment', { exact: true })).toBeVisible();
  for (const words of [/left to pay/, 'Pay to start', 'Unpaid']) expect(await page.getByRole('main').getByText(words).count(), String(words)).toBe(0);
  await placed(page);
  // The payment that has just paid is on its way nowhere else.
  expect(await page.getByText('is still pending').count()).toBe(0);
  await expectAccessible(page);
  await screenshot(page, 'order-placed');
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);

  const headers = { authorization: `Bearer ${buyer.token}` };
  const { data } = (await (await page.request.get('/api/orders?side=buying', { headers })).json()) as { data: { items: { state: string }[] } };
  expect(data.items.map(({ state }) => state).toSorted()).toEqual(['awaiting_requirements', 'cancelled']);
});

test('an extra and a tip that the balance does not cover lead to Add funds and straight back to the question', async ({ page }) => {
  const client = await newcomer(page, 'client', 'set-up');
  const sellerToken = await tokenOf(page, FREELANCER.email);
  const work = await offeredWork(page, sellerToken, client.token);
  const number = await work.start();
  const room = `/services/orders/${number}`;
  await signIn(page, client.email, client.password);
  await page.goto(room);
  await expectLoaded(page);
  // The balance is empty: everything was paid for the order.
  await page.getByRole('button', { name: 'Add Shop sign drawing for $15.45' }).click();
  await expect(page.getByText('You need $15.45 more')).toBeVisible();
  await page.getByRole('link', { name: 'Add $15.45' }).click();
  await expect(page).toHaveURL(/\/user\/add_fund\?/);
  await expectLoaded(page);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('15.45');
  await page.getByRole('button', { name: 'Pay $15.45' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  const question = page.getByRole('alertdialog', { name: 'Add “Shop sign drawing”?' });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${room}\\?added=[0-9a-f-]+$`));
  await question.getByRole('button', { name: 'Pay $15.45' }).click();
  await expect(page.getByText('Extra added')).toBeVisible();
  // What stays when the toast is gone: what was paid, its reference and its receipt, and the payment it came from.
  await expect(page.getByText('You paid $15.45 for “Shop sign drawing”')).toBeVisible();
  await expect(page.getByText(`It is held with the rest of the order. Reference ${number}.`)).toBeVisible();
  await expect(page.getByText('$15.45 added to your balance')).toBeVisible();

  await api(page, 'post', `/api/orders/${number}/deliver`, sellerToken, { note: 'Here it is.', link: 'https://example.com/sign', files: [] });
  await api(page, 'post', `/api/orders/${number}/approve`, client.token, {});
  await page.goto(room);
  await expectLoaded(page);
  await page.getByRole('button', { name: 'Give a tip' }).click();
  const tip = page.getByRole('dialog');
  await tip.getByLabel('Amount').fill('12');
  await tip.getByRole('link', { name: 'Add $12.00' }).click();
  await page.getByRole('button', { name: 'Pay $12.00' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(new RegExp(`${room}\\?added=[0-9a-f-]+$`));
  await expect(page.getByRole('dialog').getByLabel('Amount')).toHaveValue('12.00');
  await page.getByRole('dialog').getByRole('button', { name: 'Give $12.00' }).click();
  await expect(page.getByRole('heading', { name: /^You tipped .+ \$12\.00$/ })).toBeVisible();
  await expect(page.getByText(`Reference ${number.replace('DK', 'TI')}`)).toBeVisible();
});
