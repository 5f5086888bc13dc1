import { CARDS, simulateCardScript } from './support/card-script.ts';
import { payButton, placed, serviceWithExtras } from './support/checkout.ts';
import { CLIENT, DEMO_PASSWORD, signIn } from './support/people.ts';
import { expect, expectAccessible } from './support/test.ts';
import { STRIPE_KEY, test } from './support/with-providers.ts';

/** Paying for an order in one step where the operator has accounts at Stripe and PayPal. */
test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

test('a card that is declined is followed by another, and PayPal by a second try', async ({
  page,
  context,
  allowConsole,
  configured: { url, stripe, paypal },
}) => {
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

  await test.step('card', async () => {
    await checkout('Card');
    await expect(page).toHaveURL(/\/services\/orders\/DK-.*funding=/);
    await number.fill(CARDS.declined);
    await pay.click();
    await expect(page.getByText('Your card has been declined.')).toBeVisible();
    await number.fill(CARDS.challenged);
    await pay.click();
    await page
      .frameLocator('iframe[title="Your bank"]')
      .getByRole('button', { name: 'It is me' })
      .dispatchEvent('click');
    await placed(page);
    await expect(page.getByText(/^You paid \$[\d,.]+\. .* Payment reference AF-[A-Z0-9-]+\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Receipt (PDF)' }).first()).toBeVisible();
  });

  await test.step('PayPal, left without paying, then agreed to', async () => {
    await context.route('https://www.sandbox.paypal.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>PayPal</title>' }),
    );
    await checkout('PayPal');
    await expect(page).toHaveURL(/sandbox\.paypal\.com/);
    const order = new URL(page.url()).searchParams.get('token') ?? '';
    const { return_url: returnUrl, cancel_url: cancelUrl } = paypal.orders.get(order)?.back ?? {
      return_url: '',
      cancel_url: '',
    };
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
});
