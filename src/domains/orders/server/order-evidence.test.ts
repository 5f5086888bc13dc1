import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideCheckout } from '#kit/server/payments/test-checkouts.ts';
import { disputeCheckout } from '#kit/server/payments/test-returns.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testApp, usd, type Person, type TestApp } from '#app/server/test-app.ts';
import { multipart } from '#app/server/test-multipart.ts';
import { readZip } from '#app/server/test-zip.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('the pack for a payer’s bank holds what the timeline of the order says: terms, answers, deliveries, approval and files with their hashes', async () => {
  const { slug } = await app.publish();
  const { terms } = await app.must<{ terms: { total: { amount: string } } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  const funded = usd(Number(terms.total.amount));
  const { funding_id: fundingId, redirect_url: redirectUrl } = await app.must<{
    funding_id: string;
    redirect_url: string;
  }>('POST', '/api/wallet/funding', {
    as: 'client',
    body: { amount: funded },
  });
  const checkout = redirectUrl.split('/').pop() ?? '';
  await app.context.database.transact((tx) => decideCheckout(tx, checkout, ['open'], { state: 'paid' }));
  await app.must('POST', `/api/wallet/funding/${fundingId}/look-up`, { as: 'client' });
  const body = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
  const { order_number: orderNumber } = await app.must<{ order_number: string }>('POST', '/api/orders', {
    as: 'client',
    body,
  });
  const step = (name: string, as: Person, payload: unknown) =>
    app.must('POST', `/api/orders/${orderNumber}/${name}`, { as, body: payload });
  const sent = { as: 'client', ...multipart('file', 'brief.txt', Buffer.from('Blue, please.')) } as const;
  const brief = await app.must<{ id: string }>('POST', `/api/orders/${orderNumber}/files?purpose=requirements`, sent);
  await step('requirements', 'client', { answers: [{ id: 'name', text: 'Small Ships' }], files: [brief.id] });
  await step('deliver', 'freelancer', { note: 'Here it is.', link: 'https://example.com/files' });
  await step('approve', 'client', {});
  await app.context.database.transact((tx) => disputeCheckout(tx, checkout));
  const disputeId = uuidv7();
  await app.base.database.pool.query(
    "insert into payment_dispute (id, provider, provider_reference, funding_id, user_id, amount, currency, state) values ($1, 'test', 'dp_pack', $2, $3, $4, 'USD', 'asked')",
    [disputeId, fundingId, app.people.client.id, funded.amount],
  );
  const headers = { authorization: `Bearer ${app.people.operator.token}` };
  const answer = await app.server.inject({
    method: 'GET',
    url: `/api/admin/chargebacks/${disputeId}/evidence`,
    headers,
  });
  expect(answer.statusCode).toBe(200);
  const pack = readZip(answer.rawPayload);
  const packed = JSON.parse(String(pack.get(`${orderNumber}/order.json`))) as Record<string, unknown> & {
    timeline: { move: string; at: string }[];
  };
  const { rows } = await app.base.database.pool.query<{ move: string; at: Date }>(
    'select move, at from work_event join orders on orders.id = work_id where number = $1 order by work_event.id',
    [orderNumber],
  );
  expect(packed.timeline.map(({ move, at }) => [move, at])).toEqual(
    rows.map(({ move, at }) => [move, at.toISOString()]),
  );
  expect(packed).toMatchObject({
    number: orderNumber,
    agreed: { terms: { total: terms.total } },
    requirements: [{ text: 'Small Ships' }],
    deliveries: [
      {
        version: 1,
        note: 'Here it is.',
        link: 'https://example.com/files',
        proof: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    ],
    approvedBy: 'the client',
    files: [{ name: 'brief.txt', purpose: 'requirements', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string }],
  });
  const timeline = String(pack.get(`${orderNumber}/timeline.txt`));
  for (const { at } of rows) expect(timeline).toContain(at.toISOString());
  expect([...pack].filter(([name]) => name.includes('/files/')).map(([, bytes]) => String(bytes))).toEqual([
    'Blue, please.',
  ]);
});
