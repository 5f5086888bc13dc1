import { composed } from '#kit/server/db/database.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WalletTransaction } from '../contract.ts';
import type { Payment } from '../history-contract.ts';
import type { Money } from '#kit/money.ts';
import { paidHistory } from './test-history.ts';
import { testApp, usd, type Person, type TestApp } from '#app/server/test-app.ts';

let app: TestApp;
let done: string;
let cancelled: string;
let open: string;
beforeAll(async () => {
  app = await testApp();
  done = (await paidHistory(app)).order;
  const { slug } = await app.publish();
  await app.addMoney('client', usd(100_000));
  const quote = await app.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  const body = { service: slug, package: 'basic', extras: [], expected_total: quote.terms.total, pay_with: 'wallet' };
  const place = async () =>
    (await app.must<{ order_number: string }>('POST', '/api/orders', { as: 'client', body })).order_number;
  cancelled = await place();
  open = await place();
  await app.must('POST', `/api/orders/${cancelled}/cancel`, { as: 'client', body: { reason: 'Not needed any more.' } });
});
afterAll(() => app.close());

type Rows = { items: WalletTransaction[]; next_cursor: string | null };
const trail = (query: string, as: Person = 'client') =>
  app.must<Rows>('GET', `/api/wallet/transactions?${query}`, { as });
const receipt = (number: string, as: Person) =>
  app.server.inject({
    method: 'GET',
    url: `/api/wallet/receipts/${number}`,
    headers: { authorization: `Bearer ${app.people[as].token}` },
  });
const inWords = ({ amount }: Money): string => `$${(Math.abs(Number(amount)) / 100).toFixed(2)}`;

test('an order’s number gives its whole trail to each side, their own part only, and nothing to a stranger', async () => {
  const client = await trail(`number=${done}`);
  expect(client.items.map(({ kind }) => kind)).toEqual(['hold']);
  const freelancer = await trail(`number=${done}`, 'freelancer');
  expect(freelancer.items.map(({ kind, bucket }) => `${kind} ${bucket}`)).toEqual(['settle clearing']);
  expect((await trail(`number=${done}`, 'otherClient')).items).toEqual([]);
  expect((await trail(`number=${cancelled}`)).items.map(({ kind }) => kind)).toEqual(['refund', 'hold']);
  expect((await trail(`number=${cancelled}&kind=refund`)).items).toHaveLength(1);
  expect((await trail('number=DK-2222-2222')).items).toEqual([]);
});

test('filtered, paged and in one file, the balance continues from movement to movement', async () => {
  const all = await trail('bucket=spendable&limit=100');
  const oldestFirst = all.items.toReversed();
  for (const [place, row] of oldestFirst.entries()) {
    const before = place === 0 ? 0n : BigInt(oldestFirst[place - 1]?.balance.amount ?? 0);
    expect(BigInt(row.balance.amount)).toBe(before + BigInt(row.amount.amount));
  }
  const paged: WalletTransaction[] = [];
  let cursor = '';
  do {
    const page = await trail(`bucket=spendable&limit=2${cursor}`);
    paged.push(...page.items);
    cursor = page.next_cursor === null ? '' : `&cursor=${encodeURIComponent(page.next_cursor)}`;
  } while (cursor !== '');
  expect(paged).toEqual(all.items);
  const csv = await app.server.inject({
    method: 'GET',
    url: `/api/wallet/transactions/csv?bucket=spendable&number=${cancelled}`,
    headers: { authorization: `Bearer ${app.people.client.token}` },
  });
  expect(csv.body.trim().split('\n')).toHaveLength(3);
});

test('a refund returns the fee with the price, and says so in the list and on the receipt', async () => {
  const { items } = await app.must<{ items: Payment[] }>('GET', '/api/wallet/payments', { as: 'client' });
  const paid = items.find(({ kind, number }) => kind === 'paid' && number === cancelled);
  const returned = items.find(({ kind, number }) => kind === 'refunded' && number === cancelled);
  if (!paid?.fee || !returned?.fee) throw new Error('the order and its refund have fees');
  expect(BigInt(returned.amount.amount)).toBe(-BigInt(paid.amount.amount));
  expect(BigInt(returned.fee.amount)).toBe(-BigInt(paid.fee.amount));
  expect(returned.documents).toEqual(['receipt']);
  const reply = await receipt(cancelled, 'client');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(reply.rawPayload)), { mergePages: true });
  expect(text).toContain(`with ${inWords(paid.fee)} of the client fee`);
  expect(text).toContain('Net paid $0.00');
});

test('the receipt of an order is the payer’s: price, fee and total as they were paid', async () => {
  const row = await app.context.db.row(
    composed<{ price: string; client_fee: string; total: string }>(
      'select price, client_fee, total from orders where number = $1',
    ),
    [done],
  );
  const reply = await receipt(done, 'client');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(reply.rawPayload)), { mergePages: true });
  for (const amount of [row?.price, row?.client_fee, row?.total])
    expect(text).toContain(inWords({ amount: amount ?? '', currency: 'USD' }));
  expect((await receipt(done, 'freelancer')).statusCode).toBe(404);
  expect((await receipt(done, 'otherClient')).statusCode).toBe(404);
});

test('what is held is made of the open orders, and of nothing else', async () => {
  const parts = await app.must<{ total: Money; items: { label: string; amount: Money }[] }>(
    'GET',
    '/api/wallet/parts/held',
    { as: 'client' },
  );
  expect(parts.items.map(({ label, amount }) => [label, amount])).toEqual([[open, parts.total]]);
  expect(BigInt(parts.total.amount)).toBeGreaterThan(0n);
});

test('every screen that shows a balance shows what the ledger says', async () => {
  for (const as of ['client', 'freelancer'] as const) {
    const wallet = await app.must<Record<string, Money>>('GET', '/api/mybalance', { as });
    const ledger = await app.context.db.rows(
      composed<{
        name: string;
        amount: string;
      }>(`select name, abs(amount)::text as amount from ledger.account join ledger.balance on account_id = id
        where owner = $1
       union all select 'H', coalesce(sum(entry.amount), 0)::text from ledger.entry
         join ledger.account on source_id = account.id where account.owner = $1`),
      [app.people[as].id],
    );
    const amountOf = (name: string): string => ledger.find((account) => account.name === name)?.amount ?? '0';
    const expected = {
      spendable: 'U.spend',
      held: 'H',
      clearing: 'U.pend',
      available: 'U.avail',
      in_flight: 'U.out',
      owed: 'U.owed',
    };
    const screens = [
      wallet,
      (await app.must<{ money: Record<string, Money> }>('GET', `/api/dashboard/${as}`, { as })).money,
    ];
    if (as === 'freelancer')
      screens.push(await app.must<Record<string, Money>>('GET', '/api/payouts/overview', { as }));
    for (const [place, shown] of screens.entries())
      for (const [bucket, account] of Object.entries(expected)) {
        if (place === 0 || shown[bucket] !== undefined)
          expect(shown[bucket]?.amount, `${as}: ${bucket} of screen ${place}`).toBe(amountOf(account));
      }
  }
});
