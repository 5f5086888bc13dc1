import { api } from './support/api.ts';
import { payButton, placed, serviceWithExtras } from './support/checkout.ts';
import { offeredWork, tokenOf } from './support/orders.ts';
import { arriveAs } from './support/arrive-as.ts';
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
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of this order' }).getByRole('link', { name });
  for (const words of [/left to pay/, 'Pay to start', 'Unpaid'])
    expect(await page.getByRole('main').getByText(words).count(), String(words)).toBe(0);
  await tab('Activity').click();
  await expect(tab('Activity')).toHaveAttribute('aria-current', 'page');
  expect(await page.getByRole('main').getByText('Pay to start').count()).toBe(0);
  await tab('Work').click();
  await placed(page);
  // The payment that has just paid is on its way nowhere else.
  expect(await page.getByText('is still pending').count()).toBe(0);
  await expectAccessible(page);
  await screenshot(page, 'order-placed');
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);

  const headers = { authorization: `Bearer ${buyer.token}` };
  const { data } = (await (await page.request.get('/api/orders?side=buying', { headers })).json()) as {
    data: { items: { state: string }[] };
  };
  expect(data.items.map(({ state }) => state).toSorted()).toEqual(['awaiting_requirements', 'cancelled']);
});

test('a client without a balance pays an extra and a tip by card in place', async ({ page }) => {
  const client = await newcomer(page, 'client', 'set-up');
  const sellerToken = await tokenOf(page, FREELANCER.email);
  const work = await offeredWork(page, sellerToken, client.token);
  const number = await work.start();
  const room = `/services/orders/${number}`;
  await arriveAs(page, client.email, client.password);
  await page.goto(room);
  await expectLoaded(page);

  // The balance is empty: everything was paid for the order.
  await page.getByRole('button', { name: 'Add Shop sign drawing for $15.45' }).click();
  const extra = page.getByRole('dialog', { name: 'Add “Shop sign drawing”?' });
  await expect(extra.getByRole('button', { name: /^Pay/ })).toHaveCount(1);
  await extra.getByRole('button', { name: 'Pay $15.45' }).click();
  await page.getByRole('button', { name: 'Use a card that is declined' }).click();
  await expect(page.getByText('Payment failed')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(room);
  await extra.getByRole('button', { name: 'Pay $15.45' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('“Shop sign drawing” is paid and part of your order')).toBeVisible();
  await expect(page.getByText(new RegExp(`Reference ${number}\\. Payment reference AF-[A-Z0-9-]+\\.$`))).toBeVisible();

  await api(page, 'post', `/api/orders/${number}/deliver`, sellerToken, {
    note: 'Here it is.',
    link: 'https://example.com/sign',
    files: [],
  });
  await api(page, 'post', `/api/orders/${number}/approve`, client.token, {});
  await page.goto(room);
  await expectLoaded(page);
  await page.getByRole('button', { name: 'Give a tip' }).click();
  const tip = page.getByRole('dialog');
  await expect(tip.getByRole('button', { name: /^10% · / })).toHaveAttribute('aria-pressed', 'true');
  const preset = tip.getByRole('button', { name: /^15% · / });
  const [, amount = ''] = (await preset.textContent())?.split(' · ') ?? [];
  await preset.click();
  await tip.getByLabel('Note').fill('Thank you for the quick work.');
  await expect(tip.getByRole('button', { name: /^Pay/ })).toHaveCount(1);
  await expectAccessible(page);
  await screenshot(page, 'tip-in-place');
  // Less than the smallest payment: the rest stays in the balance, and the dialog says so.
  await expect(tip.getByText('Stays in your balance (the smallest payment is $10.00)')).toBeVisible();
  await tip.getByRole('button', { name: 'Pay $10.00' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL((url) => url.pathname === room && url.searchParams.has('funding'));
  // Shown once: at the top now, in its own panel whenever the order is opened later.
  await expect(page.getByText(new RegExp(`^You tipped .+ \\${amount}$`))).toHaveCount(1);
  await expect(
    page.getByText(new RegExp(`Reference ${number.replace('DK', 'TI')}\\. Payment reference AF-[A-Z0-9-]+\\.$`)),
  ).toBeInViewport();
  await expectAccessible(page);
  await page.goto(room);
  await expectLoaded(page);
  await expect(page.getByRole('heading', { name: new RegExp(`^You tipped .+ \\${amount}$`) })).toBeVisible();
  await expect(page.getByText('Thank you for the quick work.')).toBeVisible();

  // Each payment says what it was for, and what is paid is not offered again.
  await page.goto('/user/add_fund');
  await expectLoaded(page);
  const payments = page.getByRole('region', { name: 'Recent payments' });
  await expect(payments.getByRole('link', { name: `For tip ${number.replace('DK', 'TI')}` })).toBeVisible();
  await expect(payments.getByRole('listitem').filter({ hasText: 'Not charged' })).toHaveCount(1);
  await expect(payments.getByRole('link', { name: 'Try again' })).toHaveCount(0);
});

test('on a phone the button that pays stays in view, and on a laptop the button that orders does', async ({ page }) => {
  const buyer = await newcomer(page, 'client', 'set-up');
  await signIn(page, buyer.email, buyer.password);
  const slug = await serviceWithExtras(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/services/orders/new?service=${slug}&package=basic`);
  await expectLoaded(page);
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Quick' })).toBeHidden();
  await page.getByText('We hold the money.').scrollIntoViewIfNeeded();
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await screenshot(page, 'checkout-on-a-phone');

  // More than fits beside the page.
  const extras = ['Rush delivery', 'Source files', 'A dark version', 'A style guide', 'A second language'].map(
    (name, place) => ({
      id: `extra-${place}`,
      name,
      price: { amount: '1500', currency: 'USD' },
      added_days: 1,
    }),
  );
  const { slug: long } = await offeredWork(page, await tokenOf(page, FREELANCER.email), buyer.token, { extras });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/services/${long}`);
  const order = page.getByRole('button', { name: /^Order for \$/ });
  await expect(order).toBeInViewport({ ratio: 1 });
  await page.mouse.move(400, 500);
  for (const step of [100, 300, 600]) {
    await page.mouse.wheel(0, step);
    await expect(order).toBeInViewport({ ratio: 1 });
  }
  // What does not fit scrolls inside.
  await page.getByRole('checkbox', { name: /^A second language/ }).check();
  await expect(order).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
