import { composed } from '#kit/server/db/statement.ts';
import { decideMethod } from '#kit/server/payments/test-methods.ts';
import { decideCheckout } from '#kit/server/payments/test-checkouts.ts';
import { disputeCheckout } from '#kit/server/payments/test-returns.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { OWNER_ONLY, type ExampleCall, type OtherParties } from '#kit/server/example-calls.ts';
import { usd, type TestApp } from '#app/server/test-app.ts';
import { historyCalls } from './test-history.ts';

/** Methods to pay with, money sent back, and what operators see of it. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const { database, payments } = app.context;
  const start = () =>
    app.must<{ funding_id: string; redirect_url: string }>('POST', '/api/wallet/funding', {
      as: 'client',
      body: { amount: usd(5_000) },
    });
  const paid = await start();
  const checkout = paid.redirect_url.split('/').pop() ?? '';
  await database.transact((tx) => decideCheckout(tx, checkout, ['open'], { state: 'paid' }));
  await app.must('POST', `/api/wallet/funding/${paid.funding_id}/look-up`, { as: 'client' });
  await database.transact((tx) => disputeCheckout(tx, checkout, usd(1_000)));
  const save = async (): Promise<string> => {
    const { redirect_url: redirectUrl } = await app.must<{ redirect_url: string }>(
      'POST',
      '/api/wallet/payment-methods',
      {
        as: 'client',
        body: { provider: 'test' },
      },
    );
    await database.transact((tx) =>
      decideMethod(tx, redirectUrl.split('/').pop() ?? '', { label: 'Visa', last4: '4242', expires: '2029-11' }),
    );
    const { methods } = await app.must<{ methods: { id: string }[] }>('POST', '/api/wallet/payment-methods/refresh', {
      as: 'client',
    });
    return methods.at(-1)?.id ?? '';
  };
  const [methodId, removed] = [await save(), await save()];
  const eventId = uuidv7();
  await database.transact((tx) =>
    tx.rows(
      composed(
        "insert into payment_event (id, provider, event_id, kind, body, state, note) values ($1, 'test', 'evt_call', 'payment.paid', '{}', 'parked', 'no funding')",
      ),
      [eventId],
    ),
  );
  const flagId = uuidv7();
  await database.transact((tx) =>
    tx.rows(
      composed(
        "insert into operator_flag (id, kind, subject, words) values ($1, 'card_testing', 'card:x', '5 declines')",
      ),
      [flagId],
    ),
  );
  const chargebackId = uuidv7();
  await database.transact((tx) =>
    tx.rows(
      composed(
        `insert into payment_dispute (id, provider, provider_reference, funding_id, user_id, amount, currency, state)
          values ($1, 'test', 'dp_call', $2, $3, 1000, 'USD', 'asked')`,
      ),
      [chargebackId, paid.funding_id, app.people.client.id],
    ),
  );
  const fundingId = (await start()).funding_id;
  return {
    ...(await historyCalls(app)),
    'GET /api/mybalance': { as: 'client' },
    'GET /api/wallet/billing-details': { as: 'client' },
    'GET /api/wallet/funding-options': { as: 'client' },
    'POST /api/wallet/funding': { as: 'client', body: { amount: usd(5_000), provider: 'test', next: '/services' } },
    'GET /api/wallet/funding/:funding_id': { as: 'client', params: { funding_id: fundingId }, stranger: 'otherClient' },
    'POST /api/payments/webhooks/:provider': {
      as: null,
      refusedAs: 'unauthenticated',
      params: { provider: 'test' },
      headers: { 'test-provider-signature': 't=1,v1=00' },
      body: { id: 'evt_1' },
    },
    'POST /api/wallet/funding/:funding_id/look-up': {
      as: 'client',
      params: { funding_id: fundingId },
      stranger: 'otherClient',
    },
    'POST /api/wallet/funding/:funding_id/card-field': {
      as: 'client',
      refusedAs: 'not_found',
      params: { funding_id: fundingId },
      stranger: 'otherClient',
    },
    'POST /api/wallet/funding/:funding_id/refund': {
      as: 'client',
      params: { funding_id: paid.funding_id },
      body: { amount: usd(1_000) },
      stranger: 'otherClient',
    },
    'GET /api/wallet/fundings': { as: 'client' },
    'GET /api/wallet/payment-methods': { as: 'client' },
    'POST /api/wallet/payment-methods': { as: 'client', body: { provider: payments.test?.name ?? 'card' } },
    'POST /api/wallet/payment-methods/refresh': { as: 'client' },
    'PUT /api/wallet/payment-methods/:method_id/default': {
      as: 'client',
      params: { method_id: methodId },
      stranger: 'otherClient',
    },
    'DELETE /api/wallet/payment-methods/:method_id': {
      as: 'client',
      params: { method_id: removed },
      stranger: 'otherClient',
    },
    'GET /api/admin/reconciliations': { as: 'operator', query: { limit: '2' } },
    'POST /api/admin/reconciliations': { as: 'operator', body: { provider: 'test', days: 8 } },
    'GET /api/admin/payment-providers': { as: 'operator' },
    'GET /api/admin/payment-events': { as: 'operator', query: { limit: '2' } },
    'POST /api/admin/payment-events/:event_id/retry': { as: 'operator', params: { event_id: eventId } },
    'GET /api/admin/people/:id/wallet': { as: 'operator', params: { id: app.people.client.id } },
    'GET /api/admin/flags': { as: 'operator', query: { limit: '2' } },
    'POST /api/admin/flags/:id/resolve': {
      as: 'operator',
      params: { id: flagId },
      body: { reason: 'Checked with the person.' },
    },
    'GET /api/admin/chargebacks': { as: 'operator', query: { limit: '2' } },
    'GET /api/admin/chargebacks/:chargeback_id/evidence': { as: 'operator', params: { chargeback_id: chargebackId } },
  };
}

export const otherParties: OtherParties = {
  'GET /api/wallet/receipts/:number': OWNER_ONLY,
  'GET /api/wallet/invoices/:number': 'buyer and seller share the invoice of their order',
  'GET /api/wallet/funding/:funding_id': OWNER_ONLY,
  'POST /api/wallet/funding/:funding_id/look-up': OWNER_ONLY,
  'POST /api/wallet/funding/:funding_id/card-field': OWNER_ONLY,
  'POST /api/wallet/funding/:funding_id/refund': OWNER_ONLY,
  'PUT /api/wallet/payment-methods/:method_id/default': OWNER_ONLY,
  'DELETE /api/wallet/payment-methods/:method_id': OWNER_ONLY,
};
