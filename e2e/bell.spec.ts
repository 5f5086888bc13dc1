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
  readonly items: readonly { readonly slug: string; readonly seller: { readonly username: string } }[];
}

const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ }).filter({ visible: true });
const unreadAt = async (page: Page): Promise<number> => Number(/(\d+)\S* unread/.exec((await bell(page).textContent()) ?? '')?.[1] ?? 0);

test('an order rings at the bell of the one who sells, opens from there, and is read on another tab too', async ({ page, context }) => {
  const { items } = await api<Listed>(page, 'get', '/api/services?sort=price_low');
  const [service] = items;
  if (service === undefined) throw new Error('nothing is on sale');
  await signIn(page, `${service.seller.username.replace('-', '.')}@example.com`);
  await page.goto('/user/notifications');
  await expectLoaded(page);
  const second = await context.newPage();
  await second.goto('/freelancer/dashboard');
  await expectLoaded(second);
  const before = await unreadAt(page);
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

  for (const tab of [page, second]) await expect.poll(() => unreadAt(tab)).toBe(before + 1);
  await page.locator(`main a[href^="/services/orders/${orderNumber}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/services/orders/${orderNumber}`));
  for (const tab of [page, second]) await expect.poll(() => unreadAt(tab)).toBe(before);
  expect(loads).toBe(0);
});
