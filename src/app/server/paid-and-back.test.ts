/**
 * Every payment through the whole redirect: each provider, each thing that is paid, back to a page that knows it, its
 * reference and its receipt.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ContractPage } from '#domains/contracts/contract.ts';
import type { Workroom } from '#domains/orders/contract.ts';
import { tipNumberOf } from '#domains/orders/tip.ts';
import type { Money } from '#kit/money.ts';
import type { ProviderName } from '#kit/server/payments/provider.ts';
import { cardFieldPolicy } from '#kit/server/payments/card-field-policy.ts';
import type { StripeConfig } from '#kit/server/payments/payment-config.ts';
import { withSearch } from '#kit/with-search.ts';
import { pathTo, routes } from '#routes';
import { violations } from '../../../db/checks/run-checks.ts';
import { usd, type TestApp } from './test-app.ts';
import { providerApp, type Begun, type ProviderApp } from './test-provider-payments.ts';

let world: ProviderApp;
let app: TestApp;
let slug: string;
beforeAll(async () => {
  world = await providerApp();
  ({ app } = world);
  ({ slug } = await app.publish());
});
afterAll(() => world.close());
afterEach(async () => {
  expect([...world.stripe.complaints.splice(0), ...world.paypal.complaints.splice(0)]).toEqual([]);
  expect(await violations(world.base.owner)).toEqual([]);
  // Each payment has the whole limit of a day for itself, and begins without a balance.
  await world.base.owner.query("update funding set created_at = created_at - interval '2 days'");
});

const AS = 'otherClient';
const post = <Data>(url: string, body: object = {}, as: 'otherClient' | 'freelancer' = AS) =>
  app.must<Data>('POST', url, { as, body });
const read = <Data>(url: string) => app.must<Data>('GET', url, { as: AS });

const policyAt = (path: string): string =>
  cardFieldPolicy({ scriptUrl: 'https://js.stripe.com/endive/stripe.js', apiBase: world.stripe.url } as StripeConfig)(
    path,
    "frame-src 'none'",
  );

async function pay(provider: ProviderName, begun: Begun): Promise<readonly string[]> {
  // The page that the card field stands on admits its frames.
  if (provider === 'card') expect(policyAt(new URL(begun.redirect_url).pathname)).toContain('https://js.stripe.com');
  return world.pay(provider, begun, AS);
}

/** What the page asks first when someone comes back, and what is then announced. */
async function comeBack(
  begun: Begun,
): Promise<{ number: string; outcome: string | null; next: string | null; state: string }> {
  await post(`/api/wallet/funding/${begun.funding_id}/look-up`);
  await world.react();
  return read(`/api/wallet/funding/${begun.funding_id}`);
}

/** The screen of ours that an address opens, with what its query says. */
function screenAt(address: string): { screen: string | undefined; search: Record<string, string> } {
  const url = new URL(address, app.context.config.appUrl);
  expect(url.origin).toBe(app.context.config.appUrl);
  expect(address.split('?')).toHaveLength(2);
  const matches = ({ path }: { readonly path: string }) =>
    new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`).test(url.pathname);
  return {
    screen: routes.find((route) => route.path === url.pathname)?.name ?? routes.find(matches)?.name,
    search: Object.fromEntries(url.searchParams),
  };
}

async function hasReceipt(number: string): Promise<void> {
  const { status, text } = await app.send('GET', `/api/wallet/receipts/${number}`, { as: AS });
  expect([number, status, text.slice(0, 5)]).toEqual([number, 200, '%PDF-']);
}

async function quoted(query: Record<string, string>): Promise<Money> {
  return (await read<{ terms: { total: Money } }>(withSearch('/api/orders/quote', { service: slug, ...query }))).terms
    .total;
}
const way = (provider: ProviderName, payment: Money) => ({ provider, use_balance: false, expected_payment: payment });

async function paidOrder(provider: ProviderName, wish: object, total: Money): Promise<void> {
  const begun = await post<Begun & { order_number: string }>('/api/orders/checkout', {
    service: slug,
    extras: [],
    ...wish,
    expected_total: total,
    ...way(provider, total),
  });
  const { order_number: number, funding_id: funding } = begun;
  for (const address of await pay(provider, begun)) {
    const { screen, search } = screenAt(address);
    expect([screen, search['funding'], new URL(address).pathname]).toEqual([
      'order',
      funding,
      pathTo('order', { orderNumber: number }),
    ]);
  }
  expect(await comeBack(begun)).toMatchObject({ outcome: 'paid', number: expect.stringMatching(/^AF-/) });
  expect(await read<Workroom>(`/api/orders/${number}`)).toMatchObject({
    state: 'awaiting_requirements',
    terms: { total },
  });
  await hasReceipt(number);
}

async function customOffer(): Promise<{ number: string; total: Money }> {
  const scope = 'A logo with three sketches and a version for embroidery.';
  const { offer_number: number } = await post<{ offer_number: string }>('/api/custom-offers', {
    service: slug,
    scope,
    budget: null,
    wanted_on: null,
  });
  await post(
    `/api/custom-offers/${number}/offers`,
    { scope, price: usd(24_000), delivery_days: 6, revisions: 2, valid_days: 7 },
    'freelancer',
  );
  return { number, total: usd(24_720) };
}

async function signedContract(): Promise<string> {
  const { contract_number: number } = await post<{ contract_number: string }>('/api/contracts', {
    freelancer: app.people.freelancer.username,
    title: 'A page',
    scope: 'One page.',
    milestones: [{ title: 'Draft', price: usd(10_000), days: 3, criteria: ['It loads'] }],
    signature: 'Other Client',
  });
  const page = await app.must<ContractPage>('GET', `/api/contracts/${number}`, { as: 'freelancer' });
  await post(`/api/contracts/${number}/accept`, { signature: 'Finn', hash: page.versions[0]?.hash }, 'freelancer');
  return number;
}

/** What is added to work: its payment carries it out. */
async function paidInPlace(
  provider: ProviderName,
  url: string,
  wish: object,
  back: { screen: string; search: Record<string, string> },
): Promise<void> {
  const begun = await post<Begun>(url, wish);
  for (const address of await pay(provider, begun)) {
    const { screen, search } = screenAt(address);
    expect(screen).toBe(back.screen);
    expect(search).toMatchObject({ ...back.search, funding: begun.funding_id });
  }
  expect(await comeBack(begun)).toMatchObject({ outcome: 'paid' });
}

/** Money that is only added. */
async function topUp(provider: ProviderName, amount: Money): Promise<void> {
  const begun = await post<Begun>('/api/wallet/funding', { amount, provider });
  const own = { test: 'add-funds', card: 'add-funds-stripe', paypal: 'add-funds-paypal' }[provider];
  for (const address of await pay(provider, begun)) {
    const { screen, search } = screenAt(address);
    expect([screen, search['funding']]).toEqual([own, begun.funding_id]);
  }
  const state = await comeBack(begun);
  expect(state).toMatchObject({ state: 'succeeded', next: null, pays: null });
  await hasReceipt(state.number);
}

async function runningOrder(): Promise<string> {
  const total = await quoted({ package: 'basic' });
  await app.addMoney(AS, total);
  const { order_number: number } = await post<{ order_number: string }>('/api/orders', {
    service: slug,
    package: 'basic',
    extras: [],
    expected_total: total,
    pay_with: 'wallet',
  });
  await post(`/api/orders/${number}/requirements`, {}, 'freelancer');
  return number;
}
async function completedOrder(): Promise<string> {
  const number = await runningOrder();
  await post(`/api/orders/${number}/deliver`, { note: 'Here it is.', link: 'https://example.com/files' }, 'freelancer');
  await post(`/api/orders/${number}/approve`);
  return number;
}

describe.each<ProviderName>(['test', 'card', 'paypal'])('paid by %s', (provider) => {
  test('an order comes back to the order, which is paid', async () => {
    await paidOrder(provider, { package: 'basic' }, await quoted({ package: 'basic' }));
  });

  test('a custom offer comes back to its order, which is paid', async () => {
    const { number, total } = await customOffer();
    await paidOrder(provider, { custom_offer: { number, version: 1 } }, total);
  });

  test('a milestone comes back to its funding page, which shows it funded', async () => {
    const milestone = `${await signedContract()}-1`;
    const begun = await post<Begun>(`/api/milestones/${milestone}/payment`, way(provider, usd(10_300)));
    for (const address of await pay(provider, begun)) {
      const { screen, search } = screenAt(address);
      expect(screen).toBe('project-payment');
      expect(search).toMatchObject({ milestone, funding: begun.funding_id });
    }
    expect(await comeBack(begun)).toMatchObject({ outcome: 'paid' });
    expect(await read(`/api/milestones/${milestone}`)).toMatchObject({
      milestone: { state: 'funded', terms: { total: usd(10_300) } },
    });
    await hasReceipt(milestone);
  });

  test('a top-up comes back to its page', () => topUp(provider, usd(5_000)));

  test('an extra comes back to its order, which has it', async () => {
    const number = await runningOrder();
    const extra = (await read<Workroom>(`/api/orders/${number}`)).addable[0];
    if (extra === undefined) throw new Error('the service has an extra');
    const wish = { extra: extra.id, expected_total: extra.total, ...way(provider, extra.total) };
    const back = { screen: 'order', search: { pay: 'extra', extra: extra.id } };
    await paidInPlace(provider, `/api/orders/${number}/extras/payment`, wish, back);
    expect((await read<Workroom>(`/api/orders/${number}`)).additions).toMatchObject([
      { listed_id: extra.id, outcome: 'accepted' },
    ]);
    await hasReceipt(number);
  });

  test('a tip comes back to its order, which has it', async () => {
    const number = await completedOrder();
    const wish = { amount: usd(1_200), note: 'Thank you', ...way(provider, usd(1_200)) };
    const back = { screen: 'order', search: { pay: 'tip', amount: '1200' } };
    await paidInPlace(provider, `/api/orders/${number}/tip/payment`, wish, back);
    expect((await read<Workroom>(`/api/orders/${number}`)).tip).toMatchObject({
      amount: usd(1_200),
      note: 'Thank you',
    });
    await hasReceipt(tipNumberOf(number));
  });

  test('a bonus comes back to its contract, which has it', async () => {
    const number = await signedContract();
    await app.addMoney(AS, usd(10_300));
    await post(`/api/milestones/${number}-1/fund`, { expected_total: usd(10_300) });
    await post(
      `/api/milestones/${number}-1/submit`,
      { note: 'Here it is.', link: 'https://example.com/files', files: [], met: [0] },
      'freelancer',
    );
    await post(`/api/milestones/${number}-1/approve`);
    const wish = { amount: usd(2_000), expected_total: usd(2_000), note: 'Thank you', ...way(provider, usd(2_000)) };
    const back = { screen: 'contract', search: { pay: 'bonus', amount: '2000' } };
    await paidInPlace(provider, `/api/contracts/${number}/bonus/payment`, wish, back);
    const { bonuses } = await read<ContractPage>(`/api/contracts/${number}`);
    expect(bonuses).toMatchObject([{ number: `${number}-B1`, amount: usd(2_000), note: 'Thank you' }]);
    await hasReceipt(bonuses[0]?.number ?? '');
  });
});
