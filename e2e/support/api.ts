import type { Money } from '#kit/money.ts';
import { CLIENT, DEMO_PASSWORD } from './people.ts';
import { expect, type Page } from './test.ts';

/** A call of the API beside the page, as the person whose token it is; gives what the envelope holds. */
export async function api<Data>(
  page: Page,
  method: 'get' | 'post' | 'put',
  path: string,
  token?: string,
  data?: object,
): Promise<Data> {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(method === 'get' ? {} : { 'idempotency-key': crypto.randomUUID() }),
  };
  const answer = await page.request[method](path, { headers, ...(data === undefined ? {} : { data }) });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

interface Listed {
  readonly slug: string;
  readonly seller: { readonly username: string };
}

/** Of the demo world, with the address its seller signs in with. */
export async function cheapestService(page: Page): Promise<{ readonly slug: string; readonly sellerEmail: string }> {
  const [service] = (await api<{ items: readonly Listed[] }>(page, 'get', '/api/services?sort=price_low')).items;
  if (service === undefined) throw new Error('nothing is on sale');
  return { slug: service.slug, sellerEmail: `${service.seller.username.replace('-', '.')}@example.com` };
}

/** Adds as much to a wallet: what other tests left in it decides nothing. */
export async function addFunds(page: Page, token: string, amount: Money): Promise<void> {
  const begun = await api<{ funding_id: string; redirect_url: string }>(page, 'post', '/api/wallet/funding', token, {
    amount,
  });
  await page.request.post(new URL(begun.redirect_url).pathname, { form: { choice: 'pay' }, maxRedirects: 0 });
  const state = async (): Promise<string> =>
    (await api<{ state: string }>(page, 'get', `/api/wallet/funding/${begun.funding_id}`, token)).state;
  await expect.poll(state).toBe('succeeded');
}

/** The demo client orders its smallest package, paid from the wallet; gives the order's number. */
export async function orderAsClient(page: Page, slug: string): Promise<string> {
  const { api_token: token } = await api<{ api_token: string }>(page, 'post', '/api/login', undefined, {
    email: CLIENT.email,
    password: DEMO_PASSWORD,
  });
  const { terms } = await api<{ terms: { total: Money } }>(
    page,
    'get',
    `/api/orders/quote?service=${slug}&package=basic`,
    token,
  );
  await addFunds(page, token, terms.total);
  const body = { service: slug, package: 'basic', expected_total: terms.total, pay_with: 'wallet' };
  return (await api<{ order_number: string }>(page, 'post', '/api/orders', token, body)).order_number;
}
