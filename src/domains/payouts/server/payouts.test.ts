import { composed } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { settlePayouts } from '#kit/server/payments/test-payouts.ts';
import type { Tx } from '#kit/server/db/database.ts';
import type { TestDatabase } from '#kit/server/test-database.ts';
import { noteFailed } from './end-withdrawal.ts';
import { lockByNumber } from './store.ts';
import { platformAccounts, postLines, userAccounts } from '#domains/wallet/server/ledger.ts';
import { applyPayoutNews, sendOrAsk, sendPayout } from './send-payout.ts';
import { bookReconciliation, reconcile } from '#domains/wallet/server/reconcile.ts';
import { clear, hold, settle } from '#domains/wallet/server/wallet.ts';
import { payoutNews } from '#domains/wallet/events.ts';
import { processPaymentEvent, storePaymentEvent } from '#domains/wallet/server/payment-events.ts';
import { reactions, timerReactions } from '#app/server/modules.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { multipart } from '#app/server/test-multipart.ts';
import { PIXEL } from '#app/server/test-pixel.ts';
import { testApp, usd, type TestApp } from '#app/server/test-app.ts';

interface Withdrawal {
  number: string;
  state: string;
  reason: string | null;
  fee: { amount: string };
}

let app: TestApp;
let count = 0;
const who = 'freelancer';

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const owner = (sql: string, values: unknown[] = []) => app.base.database.pool.query(sql, values);
const me = () => app.people[who].id;

/** Earned, released and cleared, as an order does it. */
async function earn(cents: number): Promise<void> {
  await app.addMoney('client', usd(cents));
  const id = uuidv7();
  const reference = { type: 'order', id, label: `T-${(count += 1)}` } as const;
  const zero = money('0', 'USD');
  await app.context.database.transact(async (tx) => {
    await hold(tx, { journalId: uuidv7(), payerId: app.people.client.id, amount: usd(cents), reference });
    await settle(tx, {
      journalId: uuidv7(),
      reference,
      payeeId: me(),
      earned: usd(cents),
      serviceFee: zero,
      clientFee: zero,
      tax: zero,
    });
    await clear(tx, { journalId: uuidv7(), userId: me(), amount: usd(cents), reference });
  });
}

const balance = async () => {
  const { available, in_flight: inFlight } = await app.must<{
    available: { amount: string };
    in_flight: { amount: string };
  }>('GET', '/api/mybalance', {
    as: who,
  });
  return { available: Number(available.amount), in_flight: Number(inFlight.amount) };
};
const idOf = async (number: string): Promise<string> =>
  (await app.context.db.row(composed<{ id: string }>('select id from withdrawal where number = $1'), [number]))?.id ??
  '';
const stateOf = async (number: string): Promise<string> =>
  (await app.must<Withdrawal>('GET', `/api/payouts/withdrawals/${number}`, { as: who })).state;

async function method(
  holder = 'Test freelancer',
  kind: Record<string, unknown> = {
    kind: 'bank',
    country: 'US',
    routing: '021000021',
    account_number: String(10_000_000 + (count += 1)),
  },
) {
  return app.must<{ id: string }>('POST', '/api/payouts/methods', {
    as: who,
    body: { country: 'US', holder, ...kind },
  });
}
const ask = (
  methodId: string,
  cents: number,
  lane: 'standard' | 'express' = 'standard',
  fee = lane === 'standard' ? 100 : Math.min(Math.max(Math.round(cents / 100), 100), 1_500),
) =>
  app.send<Withdrawal>('POST', '/api/payouts/withdrawals', {
    as: who,
    body: { amount: usd(cents), method: methodId, lane, expected_fee: usd(fee) },
  });

/** Makes every timer due now. */
async function comeDue(): Promise<void> {
  await app.context.database.transact((tx) =>
    tx.rows(
      composed(
        "update job set run_at = now() - interval '1 second' where subject is not null and name like 'payouts.%'",
      ),
    ),
  );
  while (await fireDueTimers(app.context, timerReactions)) continue;
}
async function providerDecides(number: string): Promise<void> {
  const id = await idOf(number);
  await app.context.database.transact((tx) =>
    tx.rows(composed("update test_provider.payout set settles_at = now() - interval '1 second' where reference = $1"), [
      id,
    ]),
  );
  await app.context.database.transact(settlePayouts);
  await sendPayout(app.context, id);
}

const sendOrAskOf = async (tx: Tx, number: string): Promise<void> =>
  sendOrAsk(tx, (await lockByNumber(tx, number))?.id ?? '', app.context);

async function differencesOfPayouts(): Promise<string[]> {
  const id = uuidv7();
  await app.context.database.transact((tx) =>
    bookReconciliation(tx, app.context, { id, provider: 'test', askedBy: me() }),
  );
  await reconcile(app.context, id);
  const found = await owner(
    "select kind from reconciliation_difference where reconciliation_id = $1 and about = 'payout'",
    [id],
  );
  return found.rows.map((row: { kind: string }) => row.kind);
}

describe('taking earnings out', () => {
  let account: { id: string };
  beforeEach(async () => {
    await owner('update account set identity_verified_at = now(), password_reset_at = null where id = $1', [me()]);
    await earn(100_000);
  });

  it('is refused with the reason while something is in the way', async () => {
    await owner('update account set identity_verified_at = null where id = $1', [me()]);
    account = await method();
    expect((await ask(account.id, 5_000)).body).toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining('identity') as string,
    });
    await owner(
      "update account set identity_verified_at = now(), password_reset_at = now() - interval '2 hours' where id = $1",
      [me()],
    );
    expect((await ask(account.id, 5_000)).body.message).toContain('48 hours');
    await owner("update account set password_reset_at = now() - interval '49 hours' where id = $1", [me()]);
    expect((await ask(account.id, 1_999)).body.errors['amount']).toEqual(['The minimum withdrawal is $20.00.']);
    expect((await ask(account.id, 5_000, 'standard', 99)).body.code).toBe('price_changed');
    expect((await ask(account.id, 900_000)).body.code).toBe('insufficient_funds');
  });

  it('asks for documents only until they are in review, then says by when we answer', async () => {
    await owner('update account set identity_verified_at = null where id = $1', [me()]);
    const blocks = async () =>
      (await app.must<{ blocks: { why: string; until: string | null }[] }>('GET', '/api/payouts/overview', { as: who }))
        .blocks;
    expect((await blocks())[0]).toMatchObject({ why: 'identity', until: null });
    const identity = '/api/user/identity-verification';
    await app.must('POST', `${identity}/start`, { as: who, body: { document_kind: 'passport' } });
    for (const part of ['front', 'selfie'])
      await app.send('POST', `${identity}/pictures/${part}`, { as: who, ...multipart('file', 'a.png', PIXEL) });
    expect((await blocks())[0]?.why).toBe('identity');
    const { answer_by: due } = await app.must<{ answer_by: string }>('POST', `${identity}/submit`, {
      as: who,
      body: {},
    });
    expect((await blocks())[0]).toMatchObject({ why: 'identity_in_review', until: due });
    expect((await blocks()).map(({ why }) => why)).not.toContain('identity');
  });

  it('the very first waits five days, may be canceled, and then all of it is back', async () => {
    const before = await balance();
    const { data } = (await ask(account.id, 5_000)).body;
    expect(data).toMatchObject({ state: 'held', reason: expect.stringContaining('5 days') as string });
    expect(await balance()).toEqual({ available: before.available - 5_000, in_flight: before.in_flight + 5_000 });
    await app.must('POST', `/api/payouts/withdrawals/${data.number}/cancel`, { as: who });
    await app.must('POST', `/api/payouts/withdrawals/${data.number}/cancel`, { as: who });
    expect(await balance()).toEqual(before);
  });

  it('continues after the wait, is sent with its batch, and has arrived when the provider says so; then the method is proven', async () => {
    const before = await balance();
    const { data } = (await ask(account.id, 5_000)).body;
    await comeDue();
    expect(await stateOf(data.number)).toBe('approved');
    await comeDue();
    expect(await stateOf(data.number)).toBe('processing');
    const late = await app.send('POST', `/api/payouts/withdrawals/${data.number}/cancel`, { as: who });
    expect(late.status).toBe(409);
    await sendPayout(app.context, await idOf(data.number));
    await providerDecides(data.number);
    await providerDecides(data.number);
    expect(await stateOf(data.number)).toBe('paid');
    expect(await balance()).toEqual({ available: before.available - 5_000, in_flight: before.in_flight });
    // REC-11: what money arrived at counts in the verification level.
    const me = await app.must<{ verification_badges: string[]; verification_level: number }>('GET', '/api/user/me', {
      as: who,
    });
    expect(me.verification_badges).toContain('payout_method');
    expect(me.verification_level % 10).toBe(5);
    const again = (await ask(account.id, 4_000)).body.data;
    expect(again.state).toBe('approved');
  });

  it('one to a new method waits three days from its adding', async () => {
    const fresh = await method();
    expect((await ask(fresh.id, 2_500)).body.data).toMatchObject({
      state: 'held',
      reason: expect.stringContaining('3 days') as string,
    });
  });

  it('a failed one is returned in full, and the method is blocked until it is replaced', async () => {
    const before = await balance();
    const bad = await method('Fails Test freelancer');
    const { data } = (await ask(bad.id, 6_000)).body;
    await comeDue();
    await comeDue();
    await sendPayout(app.context, await idOf(data.number));
    await providerDecides(data.number);
    expect(await stateOf(data.number)).toBe('failed');
    expect(await balance()).toEqual({ ...before });
    expect((await ask(bad.id, 6_000)).body.message).toContain('does not exist');
  });

  it('an unknown outcome stays set aside until it is looked up', async () => {
    const odd = await method('Unknown Test freelancer');
    const before = await balance();
    const { data } = (await ask(odd.id, 3_000)).body;
    await comeDue();
    await comeDue();
    // Providers forget our reference after 30 days: asked after that, the question could be taken for a new order.
    const sentAt = (days: number) =>
      owner("update withdrawal set sent_at = now() - $2 * interval '1 day' where number = $1", [data.number, days]);
    const ordered = async (): Promise<number> =>
      (
        await app.context.db.rows(composed('select 1 from test_provider.payout where reference = $1'), [
          await idOf(data.number),
        ])
      ).length;
    await sentAt(26);
    await app.context.database.transact((tx) => sendOrAskOf(tx, data.number));
    await sendPayout(app.context, await idOf(data.number));
    const announced = await owner(
      "select 1 from job where name = 'wallet.operator_needed' and facts->>'words' like '%' || $1 || '%'",
      [data.number],
    );
    expect([await ordered(), announced.rows.length, await stateOf(data.number)]).toEqual([0, 1, 'processing']);
    await sentAt(1);
    await sendPayout(app.context, await idOf(data.number));
    expect(await stateOf(data.number)).toBe('processing');
    expect((await balance()).in_flight).toBe(before.in_flight + 3_000);
    await providerDecides(data.number);
    expect(await stateOf(data.number)).toBe('paid');
  });

  it('express is sent immediately for its own fee, which is refunded when the promise is missed', async () => {
    const before = await balance();
    const { data } = (await ask(account.id, 10_000, 'express')).body;
    expect(data).toMatchObject({ state: 'approved', fee: { amount: '100' } });
    await owner("update withdrawal set promised_at = now() - interval '1 minute' where number = $1", [data.number]);
    await comeDue();
    await sendPayout(app.context, await idOf(data.number));
    await providerDecides(data.number);
    expect(await balance()).toEqual({ available: before.available - 10_000 + 100, in_flight: before.in_flight });
  });

  it('one that a bank returns days later is credited in full once', async () => {
    const before = await balance();
    const { data } = (await ask(account.id, 8_000, 'express')).body;
    await comeDue();
    await sendPayout(app.context, await idOf(data.number));
    await providerDecides(data.number);
    const news = {
      about: 'payout',
      providerReference: 'po_x',
      reference: await idOf(data.number),
      state: 'returned',
      amount: usd(7_900),
      reason: 'Account closed.',
      live: false,
    } as const;
    await app.context.database.transact((tx) => applyPayoutNews(tx, news, app.context));
    await app.context.database.transact((tx) => applyPayoutNews(tx, news, app.context));
    expect(await balance()).toEqual(before);
    await owner('update payout_method set flagged = null, proven_at = now() where id = $1', [account.id]);
  });

  it('large amounts wait for an operator, who cannot decide about their own', async () => {
    await earn(500_000);
    const before = await balance();
    const first = (await ask(account.id, 250_000)).body.data;
    expect(first.state).toBe('in_review');
    await app.must('POST', `/api/admin/payouts/${first.number}/approve`, {
      as: 'operator',
      body: { reason: 'Looked at the orders behind it.' },
    });
    expect(await stateOf(first.number)).toBe('approved');
    await app.must('POST', `/api/admin/payouts/${first.number}/reject`, {
      as: 'operator',
      body: { reason: 'The holder asked us to stop it.' },
    });
    expect(await balance()).toEqual(before);
    const acts = await owner("select act from staff_acts where act like 'withdrawal.%' order by id desc limit 2");
    expect(acts.rows.map((row: { act: string }) => row.act)).toEqual(['withdrawal.reject', 'withdrawal.approve']);
  });

  it('one sent by hand is listed for the operator’s bank, with the net and the account in full, and the list is in the audit', async () => {
    const { id } = await method();
    const { number } = (await ask(id, 6_000)).body.data;
    await owner(
      `with moved as (update withdrawal set state = 'processing', provider = 'manual', live = true where number = $1
        returning id)
       insert into withdrawal_event (withdrawal_id, move, party, state_before, state_after) select id, 'send', 'system',
         $2, 'processing' from moved`,
      [number, await stateOf(number)],
    );
    const list = await app.must<{ name: string; count: number; csv: string }>('POST', '/api/admin/payouts/bank-list', {
      as: 'operator',
    });
    expect(list.count).toBe(1);
    expect(list.csv.split('\r\n')[1]).toBe(
      `${number},59.00,USD,Test freelancer,US,${10_000_000 + count},Routing number: 021000021,`,
    );
    const acts = await owner("select after from staff_acts where act = 'withdrawal.bank-list'");
    expect(acts.rows).toEqual([{ after: { withdrawals: [number] } }]);
    await app.must('POST', `/api/admin/payouts/${number}/failed`, {
      as: 'operator',
      body: { reason: 'The bank does not know it.' },
    });
    expect((await app.must<{ count: number }>('POST', '/api/admin/payouts/bank-list', { as: 'operator' })).count).toBe(
      0,
    );
    await app.must('DELETE', `/api/payouts/methods/${id}`, { as: who });
  });

  it('a debt that comes up before it is sent stops it and is repaid from it; so is one that comes up while it is in transit (MON-12)', async () => {
    const owes = async () =>
      Number((await app.must<{ owed: { amount: string } }>('GET', '/api/mybalance', { as: who })).owed.amount);
    const takeAway = async (cents: number): Promise<void> => {
      const id = uuidv7();
      const reference = { type: 'dispute', id, label: 'AF-TAKEN' } as const;
      const { currency } = usd(0);
      await app.context.database.transact(async (tx) => {
        const platform = await platformAccounts(tx, currency);
        const person = await userAccounts(tx, me(), currency);
        await postLines(tx, uuidv7(), 'take_back', currency, reference, [
          { account: platform['X.test'], amount: BigInt(cents) },
          { account: person['U.owed'], amount: -BigInt(cents) },
        ]);
      });
    };
    const proven = await method();
    await owner("update payout_method set proven_at = now(), created_at = now() - interval '9 days' where id = $1", [
      proven.id,
    ]);
    const before = await balance();
    const waiting = (await ask(proven.id, 5_000)).body.data;
    const away = (await ask(proven.id, 3_000, 'express')).body.data;
    expect([waiting.state, away.state]).toEqual(['approved', 'approved']);
    await app.context.database.transact((tx) => sendOrAskOf(tx, away.number));
    // All that is available besides, all of what comes back first, and half of what comes back then.
    await takeAway(before.available - 1_500);
    await app.context.database.transact((tx) => sendOrAskOf(tx, waiting.number));
    expect(await stateOf(waiting.number)).toBe('rejected');
    expect([await owes(), await balance()]).toEqual([1_500, { available: 0, in_flight: before.in_flight + 3_000 }]);
    await app.context.database.transact(async (tx) => {
      const withdrawal = await lockByNumber(tx, away.number);
      if (withdrawal !== null) await noteFailed(tx, withdrawal, { party: 'provider' }, 'Account closed.');
    });
    expect([await owes(), await balance()]).toEqual([0, { available: 1_500, in_flight: before.in_flight }]);
    expect(await violations((app.base as TestDatabase).owner)).toEqual([]);
  });

  it('a provider that speaks of another amount or mode moves nothing, and an operator is told (WH-4)', async () => {
    const { rows } = await owner(
      'select id from payout_method where user_id = $1 and flagged is null and removed_at is null limit 1',
      [me()],
    );
    const { number, state } = (await ask((rows[0] as { id: string }).id, 5_000)).body.data;
    const id = await idOf(number);
    const news = {
      about: 'payout',
      providerReference: '',
      reference: id,
      state: 'paid',
      amount: usd(4_900),
      reason: null,
      live: false,
    } as const;
    for (const wrong of [{ amount: usd(5_000) }, { amount: money('4900', 'EUR') }, { live: true }])
      await app.context.database.transact((tx) => applyPayoutNews(tx, { ...news, ...wrong }, app.context));
    const announced = await owner(
      "select facts ->> 'words' as words from job where name = 'wallet.operator_needed' and facts ->> 'subject' = $1",
      [id],
    );
    expect(announced.rows).toHaveLength(3);
    expect(await stateOf(number)).toBe(state);
  });

  it.each([uuidv7(), 'of-somebody-else'])(
    'news of a withdrawal nobody knows (%s) is parked, an operator is told once, and it is tried again (WH-5)',
    async (reference) => {
      const id = `evt_${uuidv7()}`;
      const news = {
        about: 'payout',
        providerReference: 'po_unknown',
        reference,
        state: 'paid',
        amount: usd(1_000),
        reason: null,
        live: false,
      } as const;
      await app.context.database.transact((tx) =>
        storePaymentEvent(tx, 'test', { id, kind: 'payout.paid', news }, Buffer.from('{}')),
      );
      const event = async () =>
        (await owner('select id, state, note from payment_event where event_id = $1', [id])).rows[0] as {
          id: string;
          state: string;
        };
      const paymentEventId = (await event()).id;
      const react = reactions.find(
        (reaction) => reaction.event.name === payoutNews.name && reaction.name === 'apply-payout-news',
      );
      for (const round of [1, 2]) {
        await app.context.database.transact((tx) => processPaymentEvent(tx, app.context, paymentEventId));
        const { rows } = await owner(
          "select facts from job where name = 'wallet.payout_news' and facts ->> 'paymentEventId' = $1 order by id desc limit 1",
          [paymentEventId],
        );
        await react?.react((rows[0] as { facts: never }).facts, app.context, { id: String(round), at: new Date() });
        expect(await event()).toMatchObject({ state: 'parked', note: `no withdrawal ${reference}` });
      }
      const announced = await owner(
        "select 1 from job where name = 'wallet.operator_needed' and facts ->> 'subject' = $1",
        [paymentEventId],
      );
      expect(announced.rowCount).toBe(1);
      expect((await owner('select 1 from job where subject = $1', [paymentEventId])).rowCount).toBe(1);
    },
  );

  it('twenty requests at once never take out more than there is', async () => {
    const { available } = await balance();
    const each = Math.floor(available / 5);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(account.id, each, 'standard')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect((await balance()).available).toBe(available - each * 5);
  });

  it('is in the provider’s books as in ours, and what is not is found', async () => {
    // Only the test made the bank's return above.
    await owner(
      "update test_provider.payout set state = 'returned' where reference in (select id::text from withdrawal where state = 'failed')",
    );
    expect(await differencesOfPayouts()).toEqual([]);
    await owner(
      "update test_provider.payout set amount = amount + 1 where id = (select id from test_provider.payout where state = 'paid' limit 1)",
    );
    expect(await differencesOfPayouts()).toEqual(['amount']);
    await owner(
      "update test_provider.payout set state = 'failed' where state = 'paid' and amount <> (select amount - fee from withdrawal where id::text = reference)",
    );
    expect(await differencesOfPayouts()).toEqual(['state']);
  });

  it('is paid only to the person', async () => {
    const answer = await app.send('POST', '/api/payouts/methods', {
      as: who,
      body: { kind: 'bank', country: 'US', holder: 'Someone Else', routing: '021000021', account_number: '999999' },
    });
    expect(answer.body.errors['holder']?.[0]).toContain('your own name');
    const { bank_details: own } = await app.must<{ bank_details: { label: string; is_default: boolean }[] }>(
      'GET',
      '/api/user/me',
      { as: who },
    );
    expect(own.length).toBeGreaterThan(0);
    for (const { label } of own) expect(label).toMatch(/^Bank account ending \d{4}$/);
    expect(own.filter((payoutMethod) => payoutMethod.is_default)).toHaveLength(1);
    const storedMethods = await owner('select sealed, label from payout_method where user_id = $1', [me()]);
    expect(JSON.stringify(storedMethods.rows)).not.toContain('021000021');
  });
});
