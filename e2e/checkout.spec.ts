import { CARDS, simulateCardScript } from './support/card-script.ts';
import { CLIENT, DEMO_PASSWORD, expectLoaded, newcomer, signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';
import { STRIPE_KEY, test as configuredTest } from './support/with-providers.ts';

/** Paying for an order in one step: what is chosen stays, through declines, checks, and ways to pay. */
test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

/** A service of the demo world with three packages and extras. */
async function serviceWithExtras(page: Page, base = ''): Promise<string> {
  const list = (await (await page.request.get(`${base}/api/services?limit=40`)).json()) as { data: { items: { slug: string }[] } };
  for (const { slug } of list.data.items) {
    const { data } = (await (await page.request.get(`${base}/api/services/by-slug/${slug}`)).json()) as {
      data: { content: { packages: unknown[]; extras: unknown[] } };
    };
    if (data.content.packages.length === 3 && data.content.extras.length > 0) return slug;
  }
  throw new Error('no service has three packages and extras');
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$[\d,.]+ and place order$/ });
const placed = (page: Page) => expect(page.getByRole('heading', { name: /^Order DK-[\w-]+ is placed$/ })).toBeVisible();

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
  await expect(page.getByText('This does not look like a VAT number of Germany.').first()).toBeVisible();
  await page.getByLabel('VAT number').fill('123 456 789');
  await expectAccessible(page);
  await screenshot(page, 'checkout');
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await payButton(page).click();
  await page.getByRole('button', { name: 'Use a card that is declined' }).click();
  await expect(page.getByText('The payment did not go through')).toBeVisible();
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
  await placed(page);
  // The payment that has just paid is on its way nowhere else.
  expect(await page.getByText('is still on its way').count()).toBe(0);
  await expectAccessible(page);
  await screenshot(page, 'order-placed');
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);

  const headers = { authorization: `Bearer ${buyer.token}` };
  const { data } = (await (await page.request.get('/api/orders?side=buying', { headers })).json()) as { data: { items: { state: string }[] } };
  expect(data.items.map(({ state }) => state).toSorted()).toEqual(['awaiting_requirements', 'cancelled']);
});

configuredTest(
  'a card that is declined is followed by another, and PayPal by a second try',
  async ({ page, context, allowConsole, configured: { url, stripe, paypal } }) => {
    allowConsole(/status of 403/);
    await simulateCardScript(context, stripe, STRIPE_KEY);
    await signIn(page, CLIENT.email, DEMO_PASSWORD, `${url}/login`);
    const slug = await serviceWithExtras(page, url);
    const number = page.frameLocator('iframe[title="Card"]').getByLabel('Card number');
    const pay = page.getByRole('button', { name: /^Pay \$[\d,.]+$/ });
    const checkout = async (way: string): Promise<void> => {
      await page.goto(`${url}/services/orders/new?service=${slug}&package=basic`);
      await page.getByRole('radio', { name: way }).check();
      await payButton(page).click();
    };

    await configuredTest.step('card', async () => {
      await checkout('Card');
      await expect(page).toHaveURL(/\/services\/orders\/DK-.*funding=/);
      await number.fill(CARDS.declined);
      await pay.click();
      await expect(page.getByText('Your card has been declined.')).toBeVisible();
      await number.fill(CARDS.challenged);
      await pay.click();
      await page.frameLocator('iframe[title="Your bank"]').getByRole('button', { name: 'It is me' }).dispatchEvent('click');
      await placed(page);
    });

    await configuredTest.step('PayPal, left without paying, then agreed to', async () => {
      await context.route('https://www.sandbox.paypal.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>PayPal</title>' }),
      );
      await checkout('PayPal');
      await expect(page).toHaveURL(/sandbox\.paypal\.com/);
      const order = new URL(page.url()).searchParams.get('token') ?? '';
      const { return_url: returnUrl, cancel_url: cancelUrl } = paypal.orders.get(order)?.back ?? { return_url: '', cancel_url: '' };
      await page.goto(`${cancelUrl}&token=${order}`);
      await expect(page.getByText('You left PayPal without paying')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Continue at PayPal' }).click();
      await expect(page).toHaveURL(/sandbox\.paypal\.com/);
      paypal.approve(order);
      await page.goto(`${returnUrl}&token=${order}&PayerID=P1`);
      await placed(page);
      await expect(page).toHaveURL(/funding=[0-9a-f-]+$/);
    });
    expect(stripe.complaints).toEqual([]);
  },
);
