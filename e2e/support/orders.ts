import { goodDraft } from '#domains/services/test-draft.ts';
import type { Money } from '#kit/money.ts';
import { addFunds, api } from './api.ts';
import { DEMO_PASSWORD, freshName } from './people.ts';
import type { Page } from './test.ts';

export async function tokenOf(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/login', { data: { email, password: DEMO_PASSWORD } });
  return ((await answer.json()) as { data: { api_token: string } }).data.api_token;
}

export interface OfferedWork {
  readonly slug: string;
  readonly terms: { readonly price: Money; readonly total: Money };
  /** Orders it and starts the work; gives the order's number. */
  start(): Promise<string>;
}

/** A new service of this freelancer, which this client can order. All by the API. */
export async function offeredWork(
  page: Page,
  sellerToken: string,
  clientToken: string,
  over: Parameters<typeof goodDraft>[0] = {},
): Promise<OfferedWork> {
  const { id } = await api<{ id: string }>(page, 'post', '/api/my/services', sellerToken, {});
  await api(page, 'put', `/api/my/services/${id}`, sellerToken, {
    ...goodDraft(over),
    title: `Shop sign lettering ${freshName()}`,
  });
  const { slug } = await api<{ slug: string }>(page, 'post', `/api/my/services/${id}/publish`, sellerToken);
  const { terms } = await api<Pick<OfferedWork, 'terms'>>(
    page,
    'get',
    `/api/orders/quote?service=${slug}&package=basic`,
    clientToken,
  );
  return {
    slug,
    terms,
    start: async () => {
      await addFunds(page, clientToken, terms.total);
      const purchase = { service: slug, package: 'basic', expected_total: terms.total, pay_with: 'wallet' };
      const { order_number: orderNumber } = await api<{ order_number: string }>(
        page,
        'post',
        '/api/orders',
        clientToken,
        purchase,
      );
      await api(page, 'post', `/api/orders/${orderNumber}/requirements`, sellerToken, {});
      return orderNumber;
    },
  };
}
