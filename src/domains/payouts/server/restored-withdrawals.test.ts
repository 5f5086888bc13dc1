/** JOB-4: after a restore no money is returned that the original instance may have sent. */
import { composed } from '#kit/server/db/statement.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendOrSettle } from './ask-if-here.ts';
import { endHold, sendOrAsk } from './send-payout.ts';
import { adjust } from '#domains/wallet/server/wallet.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import type { TestDatabase } from '#kit/server/test-database.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { testApp, usd, type TestApp } from '#app/server/test-app.ts';

const who = 'freelancer';
const DAY_MS = 86_400_000;
let app: TestApp;
let account = 40_000_000;
beforeAll(async () => {
  app = await testApp();
  await sql('update account set identity_verified_at = now() where id = $1', [me()]);
  const id = uuidv7();
  await app.context.database.transact(async (tx) => {
    const reference = { type: 'adjustment', id, label: 'Correction' } as const;
    await adjust(tx, {
      journalId: id,
      userId: me(),
      account: 'U.avail',
      direction: 'credit',
      amount: usd(200_000),
      reference,
    });
    await tx.rows(
      composed(`insert into ledger_adjustment (id, kind, state, user_id, account, amount, currency, reason, proposed_by,
        decided_by, decided_at, posted_journal_id)
       values ($1, 'credit', 'posted', $2, 'U.avail', 200000, 'USD', 'Earned elsewhere', gen_random_uuid(),
         gen_random_uuid(), now(), $1)`),
      [id, me()],
    );
  });
});
beforeEach(async () => {
  restore(null);
  await sql('update payout_method set removed_at = now(), is_default = false where removed_at is null');
});
afterAll(async () => {
  expect(await violations((app.base as TestDatabase).owner)).toEqual([]);
  await app.close();
});

const sql = (text: string, values: unknown[] = []) => app.base.database.pool.query(text, values);
const me = () => app.people[who].id;
/** From now on this is the copy of a backup taken then. */
const restore = (takenAt: Date | null): void => void Object.assign(app.context, { restoredFrom: takenAt });

async function approved(): Promise<{ id: string; number: string; method: string }> {
  const bank = {
    kind: 'bank',
    country: 'US',
    holder: 'Test freelancer',
    routing: '021000021',
    account_number: String((account += 1)),
  };
  const { id: method } = await app.must<{ id: string }>('POST', '/api/payouts/methods', { as: who, body: bank });
  await sql('update payout_method set proven_at = now() where id = $1', [method]);
  const body = { amount: usd(2_500), method, lane: 'express', expected_fee: usd(100) };
  const { number, state } = await app.must<{ number: string; state: string }>('POST', '/api/payouts/withdrawals', {
    as: who,
    body,
  });
  expect(state).toBe('approved');
  const { rows } = await sql('select id from withdrawal where number = $1', [number]);
  return { id: (rows[0] as { id: string }).id, number, method };
}
/** What the original instance did after the backup: only the provider knows it. */
const sendElsewhere = (id: string) =>
  sql(
    `insert into test_provider.payout (id, reference, amount, currency, receiver, state, becomes, settles_at)
     values ('po_' || $1::text, $1::text, 2400, 'USD', 'test freelancer', 'paid', 'paid', now())`,
    [id],
  );
const stateOf = async (id: string) =>
  ((await sql('select state from withdrawal where id = $1', [id])).rows[0] as { state: string }).state;
const cancel = (number: string) => app.send('POST', `/api/payouts/withdrawals/${number}/cancel`, { as: who });
const decide = (number: string, what: string, more = {}) =>
  app.send('POST', `/api/admin/payouts/${number}/${what}`, {
    as: 'operator',
    body: { reason: 'The account was closed.', ...more },
  });
const byHand = (id: string) => sql("update withdrawal set provider = 'manual', live = true where id = $1", [id]);
const send = (id: string) => app.context.database.transact((tx) => sendOrAsk(tx, id, app.context));

describe('a withdrawal from before the backup', () => {
  it('that was sent since is not canceled: it is recorded as sent, and the owner is told', async () => {
    const { id, number } = await approved();
    await sendElsewhere(id);
    restore(new Date());
    expect(await cancel(number)).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    expect(await stateOf(id)).toBe('paid');
  });

  it('that was sent since is not refused by an operator either, whatever they confirm', async () => {
    const { id, number } = await approved();
    await sendElsewhere(id);
    restore(new Date());
    expect(await decide(number, 'reject', { not_sent: true })).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
    expect(await stateOf(id)).toBe('paid');
  });

  it('unknown to its provider is canceled as before', async () => {
    const { id, number } = await approved();
    restore(new Date());
    expect((await cancel(number)).status).toBe(200);
    expect(await stateOf(id)).toBe('cancelled');
  });

  it('whose provider may have forgotten it waits for an operator who checked', async () => {
    const { id, number } = await approved();
    await sql("update withdrawal set requested_at = now() - interval '40 days' where id = $1", [id]);
    restore(new Date(Date.now() - 26 * DAY_MS));
    expect(await cancel(number)).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    expect(await decide(number, 'reject')).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    expect((await decide(number, 'reject', { not_sent: true })).status).toBe(200);
    expect(await stateOf(id)).toBe('rejected');
  });

  it('sent by hand is returned only by an operator who confirms that it was not sent, which is recorded', async () => {
    const [waiting, listed] = [await approved(), await approved()];
    await byHand(waiting.id);
    await byHand(listed.id);
    await send(listed.id);
    restore(new Date());
    expect(await cancel(waiting.number)).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    expect(await decide(waiting.number, 'reject')).toMatchObject({ status: 409 });
    expect(await decide(listed.number, 'failed', { not_sent: false })).toMatchObject({ status: 409 });
    const { csv } = await app.must<{ csv: string }>('POST', '/api/admin/payouts/bank-list', { as: 'operator' });
    expect(csv).toContain('Check first');
    expect((await decide(waiting.number, 'reject', { not_sent: true })).status).toBe(200);
    expect((await decide(listed.number, 'failed', { not_sent: true })).status).toBe(200);
    const staffActs = await sql(
      "select 1 from staff_acts where after ->> 'not_sent' = 'true' and subject_id = any($1)",
      [[waiting.id, listed.id]],
    );
    expect(staffActs.rowCount).toBe(2);
  });

  it('that a removed method would end waits until its provider was asked', async () => {
    const [sent, here] = [await approved(), await approved()];
    await sendElsewhere(sent.id);
    restore(new Date());
    for (const { id, method } of [sent, here]) {
      await sql("update payout_method set flagged = 'The last payment was returned: closed.' where id = $1", [method]);
      await send(id);
      expect(await stateOf(id)).toBe('held');
      await app.context.database.transact((tx) => endHold(tx, id, app.context));
      expect(await stateOf(id)).toBe('held');
      await sendOrSettle(app.context, id);
    }
    expect(await stateOf(sent.id)).toBe('paid');
    expect(await stateOf(here.id)).toBe('rejected');
  });
});

it('a withdrawal requested after the backup is canceled without asking the provider', async () => {
  restore(new Date(Date.now() - DAY_MS));
  const { id, number } = await approved();
  await byHand(id);
  expect((await cancel(number)).status).toBe(200);
});
