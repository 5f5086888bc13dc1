import { decideMethod } from '#kit/server/payments/test-methods.ts';
import { decideCheckout } from '#kit/server/payments/test-checkouts.ts';
import { disputeCheckout } from '#kit/server/payments/test-returns.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import type { Call } from '../test-calls.ts';
import { usd, type TestApp } from '../test-app.ts';

/** Methods to pay with, money sent back, and what operators see of it. */
export async function moneyCalls(app: TestApp): Promise<Record<string, Call>> {
  const { database, payments } = app.context;
  const start = () => app.must<{ fundingId: string; redirectUrl: string }>('POST', '/api/wallet/funding', { as: 'client', body: { amount: usd(5_000) } });
  const paid = await start();
  const checkout = paid.redirectUrl.split('/').pop() ?? '';
  await database.transact((tx) => decideCheckout(tx, checkout, ['open'], { state: 'paid' }));
  await app.must('POST', `/api/wallet/funding/${paid.fundingId}/look-up`, { as: 'client' });
  await database.transact((tx) => disputeCheckout(tx, checkout, usd(1_000)));
  const save = async (): Promise<string> => {
    const { redirectUrl } = await app.must<{ redirectUrl: string }>('POST', '/api/wallet/payment-methods', { as: 'client', body: { provider: 'test' } });
    await database.transact((tx) => decideMethod(tx, redirectUrl.split('/').pop() ?? '', { label: 'Visa', last4: '4242', expires: '2029-11' }));
    const { methods } = await app.must<{ methods: { id: string }[] }>('POST', '/api/wallet/payment-methods/refresh', { as: 'client' });
    return methods.at(-1)?.id ?? '';
  };
  const [kept, removed] = [await save(), await save()];
  const eventId = uuidv7();
  await database.transact((tx) =>
    tx.rows(
      "insert into payment_event (id, provider, event_id, kind, body, state, note) values ($1, 'test', 'evt_call', 'payment.paid', '{}', 'parked', 'no funding')",
      [eventId],
    ),
  );
  const flagId = uuidv7();
  await database.transact((tx) =>
    tx.rows("insert into operator_flag (id, kind, subject, words) values ($1, 'card_testing', 'card:x', '5 declines')", [flagId]),
  );
  const disputeId = uuidv7();
  await database.transact((tx) =>
    tx.rows(
      `insert into payment_dispute (id, provider, provider_reference, funding_id, user_id, amount, currency, state) values ($1, 'test', 'dp_call', $2, $3, 1000, 'USD', 'asked')`,
      [disputeId, paid.fundingId, app.people.client.id],
    ),
  );
  const fundingId = (await start()).fundingId;
  return {
    'POST /api/wallet/funding/:fundingId/look-up': { as: 'client', params: { fundingId }, stranger: 'otherClient' },
    'POST /api/wallet/funding/:fundingId/card-field': { as: 'client', params: { fundingId }, stranger: 'otherClient' },
    'POST /api/wallet/funding/:fundingId/refund': {
      as: 'client',
      params: { fundingId: paid.fundingId },
      body: { amount: usd(1_000) },
      stranger: 'otherClient',
    },
    'GET /api/wallet/fundings': { as: 'client' },
    'GET /api/wallet/payment-methods': { as: 'client' },
    'POST /api/wallet/payment-methods': { as: 'client', body: { provider: payments.test?.name ?? 'card' } },
    'POST /api/wallet/payment-methods/refresh': { as: 'client' },
    'PUT /api/wallet/payment-methods/:methodId/default': { as: 'client', params: { methodId: kept }, stranger: 'otherClient' },
    'DELETE /api/wallet/payment-methods/:methodId': { as: 'client', params: { methodId: removed }, stranger: 'otherClient' },
    'GET /api/admin/reconciliations': { as: 'operator', query: { limit: '2' } },
    'POST /api/admin/reconciliations': { as: 'operator', body: { provider: 'test', days: 8 } },
    'GET /api/admin/payment-providers': { as: 'operator' },
    'GET /api/admin/payment-events': { as: 'operator', query: { limit: '2' } },
    'POST /api/admin/payment-events/:eventId/retry': { as: 'operator', params: { eventId } },
    'GET /api/admin/flags': { as: 'operator', query: { limit: '2' } },
    'POST /api/admin/flags/:id/resolve': { as: 'operator', params: { id: flagId }, body: { reason: 'Checked with the person.' } },
    'GET /api/admin/disputes': { as: 'operator', query: { limit: '2' } },
    'GET /api/admin/disputes/:disputeId/evidence': { as: 'operator', params: { disputeId } },
  };
}
