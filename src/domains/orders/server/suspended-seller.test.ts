import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderReactions } from './follow-seller.ts';
import type { Money } from '#kit/money.ts';
import { PASSWORD, testApp, usd, type TestApp } from '#app/server/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('tells the operator what is open, holds it while suspended, and refunds it when the account is closed for good', async () => {
  const { id } = app.people.freelancer;
  await app.addMoney('client', usd(100_000));
  const { slug } = await app.publish();
  const { terms } = await app.must<{ terms: { total: Money } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  const place = async () => {
    const body = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
    const { order_number: orderNumber } = await app.must<{ order_number: string }>('POST', '/api/orders', {
      as: 'client',
      body,
    });
    await app.must('POST', `/api/orders/${orderNumber}/requirements`, { as: 'freelancer', body: {} });
    return orderNumber;
  };
  const [heldNumber, dropped] = [await place(), await place()];
  const follow = async (name: string) => {
    const reaction = orderReactions.find((orderReaction) => orderReaction.name === name);
    await reaction?.react({ userId: id } as never, app.context, { id: '1', at: app.context.clock() });
  };
  const room = (number: string) => app.must<Record<string, unknown>>('GET', `/api/orders/${number}`, { as: 'client' });
  const people = (call: string) =>
    app.must('POST', `/api/admin/people/${id}/${call}`, {
      as: 'operator',
      body: { reason: 'Reported three times this week.' },
    });

  const work = await app.must<Record<string, unknown>>('GET', `/api/admin/people/${id}/open-work`, { as: 'operator' });
  expect(work['undelivered']).toEqual({ orders: 2, held: usd(2 * Number(terms.total.amount)) });
  await people('suspend');
  await follow('hold-orders-of-the-suspended');
  expect(await room(heldNumber)).toMatchObject({
    on_hold: true,
    waits: false,
    other_suspended: true,
    state: 'in_progress',
    clocks: [{ kind: 'hold', turn: ['client'] }],
  });
  await app.must('POST', `/api/orders/${heldNumber}/wait`, { as: 'client' });
  expect(await room(heldNumber)).toMatchObject({ on_hold: true, waits: true, clocks: [{ kind: 'hold', turn: [] }] });
  expect(
    await app.must('POST', `/api/orders/${dropped}/cancel`, { as: 'client', body: { reason: 'No waiting.' } }),
  ).toMatchObject({ state: 'cancelled' });

  const early = await app.send('POST', `/api/admin/people/${id}/close`, {
    as: 'operator',
    body: { reason: 'Without the notice.' },
  });
  expect([early.status, early.body.message]).toEqual([
    409,
    'An account can be closed once it has been suspended for 30 days.',
  ]);
  await app.base.database.pool.query(
    "update account set suspended_at = suspended_at - interval '30 days' where id = $1",
    [id],
  );
  await people('close');
  await follow('cancel-orders-of-the-closed');
  expect(await room(heldNumber)).toMatchObject({
    on_hold: false,
    state: 'cancelled',
    timeline: expect.arrayContaining([expect.objectContaining({ move: 'cancelSellerGone' })]),
  });
  const { spendable } = await app.must<{ spendable: Money }>('GET', '/api/mybalance', { as: 'client' });
  expect(spendable).toEqual(usd(100_000));
  expect(
    (
      await app.send('POST', `/api/admin/people/${id}/restore`, {
        as: 'operator',
        body: { reason: 'It was a mistake of ours.' },
      })
    ).status,
  ).toBe(409);
  expect(
    (
      await app.send('POST', `/api/admin/people/${id}/close`, {
        as: 'operator',
        body: { reason: 'Closed once already.' },
      })
    ).status,
  ).toBe(409);
  const refused = await app.send('POST', '/api/login', {
    body: { email: app.people.freelancer.email, password: PASSWORD },
  });
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('This account is closed.')]);
});
