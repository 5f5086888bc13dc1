import { CARDS, simulateCardScript } from './support/card-script.ts';
import { CLIENT, DEMO_PASSWORD, signIn } from './support/people.ts';
import { expect, expectAccessible, type Page } from './support/test.ts';
import { STRIPE_KEY, test } from './support/with-providers.ts';

/**
 * Stripe's card field on our own pages in a browser: its script, its frames, its bank's page, and our policy for them.
 */
test.skip(({ isMobile }) => isMobile, 'The field fills whatever width it gets.');
/** The press takes its own frame away, and a pointer's click may then wait for the frame for ever. */
const answerBank = (page: Page, answer: string): Promise<void> =>
  page.frameLocator('iframe[title="Your bank"]').getByRole('button', { name: answer }).dispatchEvent('click');

test.describe.configure({ timeout: 90_000 });

const number = (page: Page) => page.frameLocator('iframe[title="Card"]').getByLabel('Card number');
const pay = (page: Page, amount: string) => page.getByRole('button', { name: `Pay ${amount}`, exact: true });

test('a client pays by card through a refusal, a bank check and a lost answer, and saves a card', async ({
  page,
  context,
  allowConsole,
  configured: { url, stripe },
}) => {
  // What is cut or refused on purpose.
  allowConsole(/ERR_INTERNET_DISCONNECTED|status of 403/);
  const provider = await simulateCardScript(context, stripe, STRIPE_KEY);
  await signIn(page, CLIENT.email, DEMO_PASSWORD, `${url}/login`);

  /** By the API, as the form does it in the first step that needs one. */
  const begin = (amount: string): Promise<string> =>
    page.evaluate(async (minor) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('docket-token') ?? ''}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      const body = JSON.stringify({ amount: { amount: minor, currency: 'USD' }, provider: 'card' });
      const answer = await fetch('/api/wallet/funding', { method: 'POST', headers, body });
      return ((await answer.json()) as { data: { redirect_url: string } }).data.redirect_url;
    }, `${amount}00`);

  await test.step('only the pages with its field admit the provider', async () => {
    const policyOf = async (path: string): Promise<string> =>
      (await page.request.get(url + path)).headers()['content-security-policy'] ?? '';
    for (const path of ['/user/add_fund_stripe', '/user/addpayment', '/services/orders/DK-7K3M-92QX'])
      expect(await policyOf(path)).toContain(
        'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
      );
    for (const path of ['/user/add_fund', '/user/payment', '/services/orders/new', '/'])
      expect(await policyOf(path)).not.toContain('stripe');
  });

  await test.step('a blocked script is reported, and loading again continues', async () => {
    provider.block(true);
    await page.goto(`${url}/user/add_fund`);
    await expect(page.getByRole('link', { name: 'Add funds by card' })).toHaveAttribute(
      'href',
      '/user/add_fund_stripe',
    );
    await page.getByLabel('Amount', { exact: true }).fill('80');
    await pay(page, '$80.00').click();
    await expect(page).toHaveURL(/\/user\/add_fund_stripe\?funding=/);
    await expect(page.getByText('This browser can’t reach the card provider.')).toBeVisible();
    provider.block(false);
    await page.getByRole('button', { name: 'Reload the page' }).click();
  });

  await test.step('a declined card can be followed by another, which the bank wants confirmed', async () => {
    await number(page).fill(CARDS.declined);
    await pay(page, '$80.00').click();
    await expect(page.getByText('Your card has been declined.')).toBeVisible();
    await number(page).fill(CARDS.challenged);
    await pay(page, '$80.00').click();
    await answerBank(page, 'It is not me');
    await expect(page.getByText('Your bank could not confirm that it is you.')).toBeVisible();
    await pay(page, '$80.00').click();
    await answerBank(page, 'It is me');
    await expect(page.getByText('$80.00 added')).toBeVisible();
  });

  await test.step('a payment whose answer is lost is looked up instead of paid twice', async () => {
    await page.goto(await begin('45'));
    await number(page).fill(CARDS.cutOff);
    await pay(page, '$45.00').click();
    await expect(page.getByText('$45.00 added')).toBeVisible();
  });

  await test.step('a field without a network says so', async () => {
    provider.cutNext();
    await page.goto(await begin('30'));
    await expect(page.getByText('The card form didn’t load')).toBeVisible();
  });

  await test.step('a card is saved, offered, and pays without being typed', async () => {
    await page.goto(`${url}/user/addpayment`);
    await page.getByRole('button', { name: 'Enter your card' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.or(page.locator('iframe[title="Card"]'))).toBeVisible();
    if (await dialog.isVisible()) {
      await dialog.getByLabel(/password/i).fill(DEMO_PASSWORD);
      await dialog.getByRole('button', { name: /confirm/i }).click();
    }
    await number(page).fill(CARDS.good);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText('Visa ending in 4242')).toBeVisible();
    await page.goto(`${url}/user/add_fund`);
    await page.getByLabel('Amount', { exact: true }).fill('25');
    await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
    await pay(page, '$25.00').click();
    await expect(page).toHaveURL(/\/user\/add_fund_stripe/);
    await pay(page, '$25.00').click();
    await expect(page.getByText('$25.00 added')).toBeVisible();
  });

  await test.step('returning from a bank’s own page asks the server, and the secret leaves the address', async () => {
    const address = await begin('20');
    const [intent] = [...stripe.intents.values()].filter(({ amount }) => amount === 2_000);
    stripe.confirm(intent?.id ?? '');
    await page.goto(
      `${address}&payment_intent=${intent?.id}&payment_intent_client_secret=${intent?.client_secret}&redirect_status=succeeded`,
    );
    await expect(page.getByText('$20.00 added')).toBeVisible();
    await expect(page).toHaveURL(/add_fund_stripe\?funding=[0-9a-f-]+$/);
  });
  expect(stripe.complaints).toEqual([]);
});
