import { composed } from '#kit/server/db/database.ts';
import type { ExampleCall } from '#kit/server/example-calls.ts';
import { usd, type TestApp } from '#app/server/test-app.ts';

/** A completed funding and an approved order: documents exist only for what happened. */
export async function paidHistory(app: TestApp): Promise<{ funding: string; order: string }> {
  const client = app.people.client.id;
  const funding = 'AF-2345-6789';
  await app.base.database.pool.query(
    `insert into funding (id, number, user_id, provider, live, amount, currency, state, provider_reference, expires_at)
     values (gen_random_uuid(), $1, $2, 'test', false, 125000, 'USD', 'succeeded', 'tp-history', now())`,
    [funding, client],
  );
  await app.addMoney('client', usd(100_000));
  const { slug } = await app.publish();
  const quote = await app.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  const body = { service: slug, package: 'basic', extras: [], expected_total: quote.terms.total, pay_with: 'wallet' };
  const { order_number: order } = await app.must<{ order_number: string }>('POST', '/api/orders', {
    as: 'client',
    body,
  });
  await app.must('POST', `/api/orders/${order}/requirements`, { as: 'freelancer', body: {} });
  await app.must('POST', `/api/orders/${order}/deliver`, {
    as: 'freelancer',
    body: { note: 'Here it is.', link: 'https://example.com/files' },
  });
  await app.must('POST', `/api/orders/${order}/approve`, { as: 'client', body: {} });
  return { funding, order };
}

/** What people read back of their money, and the documents about it. */
export async function historyCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const { funding, order } = await paidHistory(app);
  const days = { from: '2020-01-01', to: '2100-12-31' };
  const row = await app.context.db.row(composed<{ id: string }>('select id from orders where number = $1'), [order]);
  const movements = { ...days, bucket: 'spendable', kind: 'hold', number: order, reference: row?.id ?? '' };
  const year = { year: String(new Date().getUTCFullYear()) };
  return {
    'GET /api/wallet/payments': { as: 'client', query: { ...days, kind: 'paid', state: 'done', limit: '2' } },
    'GET /api/wallet/payments/csv': { as: 'client', query: { ...days, kind: 'added' } },
    'GET /api/wallet/transactions': { as: 'client', query: { ...movements, limit: '2' } },
    'GET /api/wallet/transactions/csv': { as: 'client', query: movements },
    'GET /api/wallet/receipts/:number': { as: 'client', params: { number: funding }, stranger: 'otherClient' },
    'GET /api/wallet/invoices/:number': { as: 'client', params: { number: order }, stranger: 'otherClient' },
    'GET /api/wallet/parts/:bucket': { as: 'client', params: { bucket: 'held' } },
    'GET /api/wallet/statements/:year': { as: 'client', params: year },
    'GET /api/wallet/statements/:year/pdf': { as: 'client', params: year },
    'GET /api/wallet/statements/:year/csv': { as: 'client', params: year },
  };
}
