import type { Money } from '#kit/money.ts';
import { CLIENT, DEMO_PASSWORD, expectLoaded, signIn } from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'What is live is live at any width.');

async function api<Data>(page: Page, method: 'get' | 'post', path: string, token?: string, data?: object): Promise<Data> {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(method === 'get' ? {} : { 'idempotency-key': crypto.randomUUID() }),
  };
  const answer = await page.request[method](path, { headers, ...(data === undefined ? {} : { data }) });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

interface Listed {
  readonly items: readonly { readonly slug: string; readonly title: string; readonly seller: { readonly username: string } }[];
}

test('a new order appears on a dashboard that is already open, without a reload', async ({ page }) => {
  const { items } = await api<Listed>(page, 'get', '/api/services?sort=price_low');
  const [service] = items;
  if (service === undefined) throw new Error('nothing is on sale');
  await signIn(page, `${service.seller.username.replace('-', '.')}@example.com`);
  await page.goto('/freelancer/dashboard');
  await expectLoaded(page);
  let loads = 0;
  page.on('load', () => (loads += 1));

  const { api_token: token } = await api<{ api_token: string }>(page, 'post', '/api/login', undefined, { email: CLIENT.email, password: DEMO_PASSWORD });
  const { terms } = await api<{ terms: { total: Money } }>(page, 'get', `/api/orders/quote?service=${service.slug}&package=basic`, token);
  const { orderNumber } = await api<{ orderNumber: string }>(page, 'post', '/api/orders', token, {
    service: service.slug,
    package: 'basic',
    expected_total: terms.total,
    pay_with: 'wallet',
  });

  await expect(page.locator(`a[href="/services/orders/${orderNumber}"]`).filter({ visible: true }).first()).toBeVisible();
  expect(loads).toBe(0);
});
