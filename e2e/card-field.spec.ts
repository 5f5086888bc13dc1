import { CARDS, standInForCardScript } from './support/card-script.ts';
import { CLIENT, DEMO_PASSWORD, signIn } from './support/people.ts';
import { expect, expectAccessible, type Page } from './support/test.ts';
import { STRIPE_KEY, test } from './support/with-providers.ts';

/** Stripe's card field on our own pages, as a browser meets it: its script, its frames, its bank, and our policy about them. */
test.skip(({ isMobile }) => isMobile, 'The field fills whatever width it gets.');
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
  const provider = await standInForCardScript(context, stripe, STRIPE_KEY);
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
      return ((await answer.json()) as { data: { redirectUrl: string } }).data.redirectUrl;
    }, `${amount}00`);

  await test.step('only these two pages admit the provider', async () => {
    const policyOf = async (path: string): Promise<string> => (await page.request.get(url + path)).headers()['content-security-policy'] ?? '';
    for (const path of ['/user/add_fund_stripe', '/user/addpayment'])
      expect(await policyOf(path)).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
    for (const path of ['/user/add_fund', '/user/payment', '/']) expect(await policyOf(path)).not.toContain('stripe');
  });

  await test.step('a blocked script is said, and loading again goes on', async () => {
    provider.block(true);
    await page.goto(`${url}/user/add_fund`);
    await page.getByLabel('Amount', { exact: true }).fill('80');
    await pay(page, '$80.00').click();
    await expect(page).toHaveURL(/\/user\/add_fund_stripe\?funding=/);
    await expect(page.getByText('The card provider cannot be reached from this browser.')).toBeVisible();
    provider.block(false);
    await page.getByRole('button', { name: 'Load the page again' }).click();
  });

  await test.step('a declined card can be followed by another, which the bank wants confirmed', async () => {
    await number(page).fill(CARDS.declined);
    await pay(page, '$80.00').click();
    await expect(page.getByText('Your card has been declined.')).toBeVisible();
    await number(page).fill(CARDS.challenged);
    await pay(page, '$80.00').click();
    await page.frameLocator('iframe[title="Your bank"]').getByRole('button', { name: 'It is not me' }).click();
    await expect(page.getByText('Your bank could not confirm that it is you.')).toBeVisible();
    await pay(page, '$80.00').click();
    await page.frameLocator('iframe[title="Your bank"]').getByRole('button', { name: 'It is me' }).click();
    await expect(page.getByText('$80.00 added')).toBeVisible();
  });

  await test.step('a payment whose answer was lost is looked up instead of paid twice', async () => {
    await page.goto(await begin('45'));
    await number(page).fill(CARDS.cutOff);
    await pay(page, '$45.00').click();
    await expect(page.getByText('$45.00 added')).toBeVisible();
  });

  await test.step('a field that finds no network says so', async () => {
    provider.cutNext();
    await page.goto(await begin('30'));
    await expect(page.getByText('The card field did not load')).toBeVisible();
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

  await test.step('coming back from a bank’s own page asks the server, and the secret leaves the address', async () => {
    const address = await begin('20');
    const [made] = [...stripe.intents.values()].filter(({ amount }) => amount === 2_000);
    stripe.confirm(made?.id ?? '');
    await page.goto(`${address}&payment_intent=${made?.id}&payment_intent_client_secret=${made?.client_secret}&redirect_status=succeeded`);
    await expect(page.getByText('$20.00 added')).toBeVisible();
    await expect(page).toHaveURL(/add_fund_stripe\?funding=[0-9a-f-]+$/);
  });
  expect(stripe.complaints).toEqual([]);
});
