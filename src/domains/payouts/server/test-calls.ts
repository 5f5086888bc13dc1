import { money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { clear, hold, settle } from '#domains/wallet/server/wallet.ts';
import { OWNER_ONLY, type ExampleCall, type OtherParties } from '#kit/server/example-calls.ts';
import { usd, type TestApp } from '#app/server/test-app.ts';

/** Taking earnings out, and what operators do about it. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const owner = app.people.freelancer;
  await app.base.database.pool.query('update account set identity_verified_at = now() where id = $1', [owner.id]);
  await app.addMoney('client', usd(2_000_000));
  const reference = { type: 'order', id: uuidv7(), label: 'DK-CALL-CALL' } as const;
  const nothing = money('0', 'USD');
  await app.context.database.transact(async (tx) => {
    await hold(tx, { journalId: uuidv7(), payerId: app.people.client.id, amount: usd(2_000_000), reference });
    const shares = { earned: usd(2_000_000), serviceFee: nothing, clientFee: nothing, tax: nothing };
    await settle(tx, { journalId: uuidv7(), reference, payeeId: owner.id, ...shares });
    await clear(tx, { journalId: uuidv7(), userId: owner.id, amount: usd(2_000_000), reference });
  });
  let accounts = 10_000_000;
  const bank = () => ({
    kind: 'bank',
    country: 'US',
    holder: 'Test freelancer',
    routing: '021000021',
    account_number: String((accounts += 1)),
  });
  const add = async () =>
    (await app.must<{ id: string }>('POST', '/api/payouts/methods', { as: 'freelancer', body: bank() })).id;
  const used = await add();
  const wanted = { amount: usd(5_000), method: used, lane: 'standard', expected_fee: usd(100) };
  const ask = async (changes: Record<string, unknown> = {}) =>
    (
      await app.must<{ number: string }>('POST', '/api/payouts/withdrawals', {
        as: 'freelancer',
        body: { ...wanted, ...changes },
      })
    ).number;
  /** One that an operator sends by hand and is on its way. */
  const byHand = async () => {
    const number = await ask();
    await app.base.database.pool.query(
      "update withdrawal set state = 'processing', provider = 'manual', live = true where number = $1",
      [number],
    );
    return number;
  };
  /** An account that another person names as well. */
  const shared = async () => {
    const account = bank();
    await app.must('POST', '/api/payouts/methods', {
      as: 'otherFreelancer',
      body: { ...account, holder: 'Test otherFreelancer' },
    });
    const { rows } = await app.base.database.pool.query<{ id: string }>(
      'insert into shared_destination (id, fingerprint, label) select gen_random_uuid(), fingerprint, label from payout_method order by created_at desc limit 1 returning id',
    );
    return rows[0]?.id ?? '';
  };
  const mine = (params: Record<string, string>, body?: ExampleCall['body']): ExampleCall => ({
    as: 'freelancer',
    params,
    stranger: 'otherFreelancer',
    ...(body === undefined ? {} : { body }),
  });
  const staff = (number: string, body?: ExampleCall['body']): ExampleCall => ({
    as: 'operator',
    params: { withdrawal: number },
    ...(body === undefined ? {} : { body }),
  });
  const reason = { reason: 'Looked at what is behind it.' };
  return {
    'GET /api/wallet': { as: 'freelancer' },
    'GET /api/payouts/overview': { as: 'freelancer' },
    'GET /api/payouts/withdrawals': { as: 'freelancer', query: { limit: '2' } },
    'GET /api/payouts/withdrawals/:withdrawal': mine({ withdrawal: await ask() }),
    'POST /api/payouts/withdrawals': { as: 'freelancer', body: wanted },
    'POST /api/payouts/withdrawals/:withdrawal/cancel': mine({ withdrawal: await ask() }),
    'POST /api/payouts/methods': { as: 'freelancer', body: bank() },
    'POST /api/payouts/methods/:id/default': mine({ id: await add() }),
    'DELETE /api/payouts/methods/:id': mine({ id: await add() }),
    'GET /api/admin/people/:id/payouts': { as: 'operator', params: { id: owner.id } },
    'GET /api/admin/payouts': { as: 'operator', query: { queue: 'held', limit: '2' } },
    'GET /api/admin/payouts/shared': { as: 'operator', query: { limit: '2' } },
    'POST /api/admin/payouts/shared/:id/settle': { as: 'operator', params: { id: await shared() }, body: reason },
    'POST /api/admin/payouts/bank-list': { as: 'operator' },
    'POST /api/admin/payouts/:withdrawal/details': staff(await ask()),
    'POST /api/admin/payouts/:withdrawal/approve': staff(await ask(), reason),
    'POST /api/admin/payouts/:withdrawal/reject': staff(await ask(), reason),
    'POST /api/admin/payouts/:withdrawal/paid': staff(await byHand(), { reference: 'BANK-2026-11-21-7' }),
    'POST /api/admin/payouts/:withdrawal/failed': staff(await byHand(), reason),
  };
}

export const otherParties: OtherParties = {
  'GET /api/payouts/withdrawals/:withdrawal': OWNER_ONLY,
  'POST /api/payouts/withdrawals/:withdrawal/cancel': OWNER_ONLY,
  'POST /api/payouts/methods/:id/default': OWNER_ONLY,
  'DELETE /api/payouts/methods/:id': OWNER_ONLY,
};
