import { composed } from '#kit/server/db/database.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '#kit/server/make-id.ts';
import type { Payment } from '../history-contract.ts';
import type { Statement } from './yearly-statement.ts';
import { paidHistory } from './test-history.ts';
import { testApp, type Person, type TestApp } from '#app/server/test-app.ts';

let app: TestApp;
let numbers: { funding: string; order: string };
beforeAll(async () => {
  app = await testApp();
  numbers = await paidHistory(app);
});
afterAll(() => app.close());

const file = async (url: string, as: Person): Promise<Buffer> => {
  const reply = await app.server.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${app.people[as].token}` },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.headers['content-disposition']).toMatch(/^attachment/);
  return reply.rawPayload;
};
const textOf = async (url: string, as: Person): Promise<string> =>
  (await extractText(await getDocumentProxy(new Uint8Array(await file(url, as))), { mergePages: true })).text;

test('the receipt says who, what, when and how much, and that the test provider moves no money', async () => {
  const text = await textOf(`/api/wallet/receipts/${numbers.funding}`, 'client');
  for (const words of [
    `R-${numbers.funding}`,
    'Money added',
    '$1,250.00',
    app.people.client.email,
    app.context.config.brandName,
    'No real money',
  ])
    expect(text).toContain(words);
});

test('each side’s invoice has the fee the platform charged them, as the ledger has it, and nothing of the other’s', async () => {
  const [client, freelancer] = await Promise.all(
    (['client', 'freelancer'] as const).map((as) => textOf(`/api/wallet/invoices/${numbers.order}`, as)),
  );
  const row = await app.context.db.row(
    composed<{ client_fee: string; service_fee: string }>(
      'select client_fee, service_fee from orders where number = $1',
    ),
    [numbers.order],
  );
  const inWords = (units: string | undefined): string => `$${(Number(units) / 100).toFixed(2)}`;
  expect(client).toContain(`Client fee for order ${numbers.order}`);
  expect(client).toContain(`Total ${inWords(row?.client_fee)}`);
  expect(client).not.toContain('Service fee');
  expect(freelancer).toContain(`Total ${inWords(row?.service_fee)}`);
  expect(freelancer).not.toContain('Client fee');
});

test('payments list what happened to each side, filtered and paged without losing any', async () => {
  const all = await app.must<{ items: Payment[] }>('GET', '/api/wallet/payments', { as: 'client' });
  expect(all.items.map(({ kind }) => kind).toSorted()).toEqual(['added', 'paid']);
  const first = await app.must<{ items: Payment[]; next_cursor: string }>('GET', '/api/wallet/payments?limit=1', {
    as: 'client',
  });
  const second = await app.must<{ items: Payment[]; next_cursor: null }>(
    'GET',
    `/api/wallet/payments?limit=1&cursor=${encodeURIComponent(first.next_cursor)}`,
    {
      as: 'client',
    },
  );
  expect([...first.items, ...second.items]).toEqual(all.items);
  expect(second.next_cursor).toBeNull();
  const earned = await app.must<{ items: Payment[] }>('GET', '/api/wallet/payments?kind=earned', { as: 'freelancer' });
  expect(earned.items).toMatchObject([{ number: numbers.order, documents: ['invoice'] }]);
  const none = await app.must<{ items: Payment[] }>('GET', '/api/wallet/payments?to=2020-12-31', { as: 'client' });
  expect(none.items).toEqual([]);
});

test('CSV exports and the yearly statement carry the same closing balance as the wallet', async () => {
  const year = new Date().getUTCFullYear();
  const statement = await app.must<Statement>('GET', `/api/wallet/statements/${year}`, { as: 'freelancer' });
  const wallet = await app.must<Record<string, unknown>>('GET', '/api/mybalance', { as: 'freelancer' });
  for (const { bucket, closing } of statement.balances) expect(closing, bucket).toEqual(wallet[bucket]);
  const clearing = statement.balances.find(({ bucket }) => bucket === 'clearing')?.closing.amount;
  const csv = (await file(`/api/wallet/statements/${year}/csv`, 'freelancer')).toString();
  expect(csv).toContain(`Clearing,Closing balance,,${(Number(clearing) / 100).toFixed(2)},USD`);
  const document = await textOf(`/api/wallet/statements/${year}/pdf`, 'freelancer');
  expect(document).toContain(`Statement of ${year}`);
  expect(document).toContain('Service fees');
  expect((await file('/api/wallet/transactions/csv', 'freelancer')).toString()).toContain(numbers.order);
});

test('the parts of what is clearing and held add up to the balance', async () => {
  for (const bucket of ['held', 'clearing', 'in_flight'] as const) {
    for (const as of ['client', 'freelancer'] as const) {
      const parts = await app.must<{ total: { amount: string }; items: { amount: { amount: string } }[] }>(
        'GET',
        `/api/wallet/parts/${bucket}`,
        { as },
      );
      expect(parts.items.reduce((sum, { amount }) => sum + BigInt(amount.amount), 0n)).toBe(BigInt(parts.total.amount));
      expect(parts.items.every((part) => (part as { label?: string }).label !== 'Other')).toBe(true);
    }
  }
});

test('a payment its bank takes back, and gives back, is in the payments of the payer and of the person who earned it', async () => {
  const row = await app.context.db.row(composed<{ id: string }>('select id from orders where number = $1'), [
    numbers.order,
  ]);
  const dispute = uuidv7();
  await app.base.database.pool.query(
    `insert into payment_dispute (id, provider, provider_reference, funding_id, user_id, amount, currency, state,
      taken_at)
     select $1, 'test', 'dp-history', id, user_id, 3000, 'USD', 'open', now() from funding where number = $2`,
    [dispute, numbers.funding],
  );
  const share =
    'insert into taken_share (subject_id, charge_id, user_id, account, amount, currency) values ($1, $2, $3, $4, $5, $6)';
  const earner = app.people.freelancer.id;
  for (const [account, user, amount] of [
    ['U.pend', earner, 2_000],
    ['U.owed', earner, 700],
    ['R.svc', null, 300],
  ] as const)
    await app.base.database.pool.query(share, [dispute, row?.id, user, account, amount, 'USD']);
  const journal = `select ledger.post($1, $2, 'USD', 'dispute', $3, 'AF', array[least(a.id, b.id),
    greatest(a.id, b.id)], array[1, -1] )
    from ledger.account a, ledger.account b where a.name = 'X.test' and b.name = 'R.svc'`;
  await app.base.database.pool.query(journal, [uuidv7(), 'take_back', dispute]);
  const lines = async (as: Person, query = ''): Promise<string[]> =>
    (await app.must<{ items: Payment[] }>('GET', `/api/wallet/payments${query}`, { as })).items
      .filter(({ kind }) => kind === 'taken_back' || kind === 'given_back')
      .map(({ kind, number, amount, state }) => `${kind} ${number} ${amount.amount} ${state}`);
  expect(await lines('client')).toEqual([`taken_back ${numbers.funding} -3000 done`]);
  expect(await lines('freelancer')).toEqual([`taken_back ${numbers.order} -2700 done`]);
  expect(await lines('otherClient')).toEqual([]);
  expect(await textOf(`/api/wallet/receipts/${numbers.funding}`, 'client')).toContain(
    'Reversed by the bank since: $30.00.',
  );
  await app.base.database.pool.query(journal, [uuidv7(), 'give_back', dispute]);
  await app.base.database.pool.query("update payment_dispute set state = 'won', given_back_at = now() where id = $1", [
    dispute,
  ]);
  expect(await lines('client', '?kind=given_back&state=done')).toEqual([`given_back ${numbers.funding} 3000 done`]);
  expect(await lines('freelancer')).toEqual([
    `given_back ${numbers.order} 2700 done`,
    `taken_back ${numbers.order} -2700 done`,
  ]);
  expect(await lines('client', '?state=pending')).toEqual([]);
});
