/** MON-18: whatever would refuse a withdrawal's request refuses its sending; what is not sent yet can be canceled. */
import { composed } from '#kit/server/db/statement.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#kit/actor.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import type { TestDatabase } from '#kit/server/test-database.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { applyPayoutNews, sendOrAsk, sendPayout } from './send-payout.ts';
import { lookAgainAt } from './stop-withdrawal.ts';
import { lockIdentity } from '#domains/accounts/server/accounts.ts';
import { platformAccounts, postLines, userAccounts } from '#domains/wallet/server/ledger.ts';
import { testBank } from '#domains/wallet/server/test-bank.ts';
import { adjust, balances, clear, hold, settle } from '#domains/wallet/server/wallet.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { timerReactions } from '#app/server/modules.ts';
import { testApp, usd, type TestApp } from '#app/server/test-app.ts';

const who = 'freelancer';
let app: TestApp;
let method: string;
let account = 30_000_000;
beforeAll(async () => {
  app = await testApp();
  await sql('update account set identity_verified_at = now() where id = $1', [me()]);
  method = await provenMethod();
  await earn(200_000);
});
afterAll(async () => {
  expect(await violations((app.base as TestDatabase).owner)).toEqual([]);
  await app.close();
});

const sql = (text: string, values: unknown[] = []) => app.base.database.pool.query(text, values);
const me = () => app.people[who].id;

async function earn(cents: number): Promise<void> {
  const id = uuidv7();
  await app.context.database.transact(async (tx) => {
    const reference = { type: 'adjustment', id, label: 'Correction' } as const;
    await adjust(tx, {
      journalId: id,
      userId: me(),
      account: 'U.avail',
      direction: 'credit',
      amount: usd(cents),
      reference,
    });
    await tx.rows(
      composed(`insert into ledger_adjustment (id, kind, state, user_id, account, amount, currency, reason, proposed_by,
        decided_by, decided_at, posted_journal_id)
       values ($1, 'credit', 'posted', $2, 'U.avail', $3, 'USD', 'Earned elsewhere', gen_random_uuid(),
         gen_random_uuid(), now(), $1)`),
      [id, me(), cents],
    );
  });
}
async function provenMethod(): Promise<string> {
  const body = {
    kind: 'bank',
    country: 'US',
    holder: 'Test freelancer',
    routing: '021000021',
    account_number: String((account += 1)),
  };
  const { id } = await app.must<{ id: string }>('POST', '/api/payouts/methods', { as: who, body });
  await sql('update payout_method set proven_at = now() where id = $1', [id]);
  return id;
}

interface Withdrawal {
  number: string;
  state: string;
  reason: string | null;
  may_cancel: boolean;
}
async function approved(to = method): Promise<{ id: string; number: string }> {
  const body = { amount: usd(2_500), method: to, lane: 'express', expected_fee: usd(100) };
  const {
    number,
    state,
    may_cancel: mayCancel,
  } = await app.must<Withdrawal>('POST', '/api/payouts/withdrawals', { as: who, body });
  expect([state, mayCancel]).toEqual(['approved', true]);
  const { rows } = await sql('select id from withdrawal where number = $1', [number]);
  return { id: (rows[0] as { id: string }).id, number };
}
const stateOf = async (id: string): Promise<Withdrawal> =>
  (await sql('select number, state, reason from withdrawal where id = $1', [id])).rows[0] as Withdrawal;
const send = (id: string) => app.context.database.transact((tx) => sendOrAsk(tx, id, app.context));
const comeDue = async (): Promise<void> => {
  await sql("update job set run_at = now() - interval '1 second' where subject is not null and name like 'payouts.%'");
  while (await fireDueTimers(app.context, timerReactions)) continue;
};
const waitingForALock =
  'select 1 from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted';
const ordered = async (id: string): Promise<number> =>
  (await sql('select 1 from test_provider.payout where reference = $1', [id])).rowCount ?? 0;
const cancel = (number: string) =>
  app.send<Withdrawal>('POST', `/api/payouts/withdrawals/${number}/cancel`, { as: who });

describe('an approved withdrawal', () => {
  const set = (assignment: string) => () => sql(`update account set ${assignment} where id = $1`, [me()]);
  const change = () =>
    sql(
      "insert into email_change (id, user_id, from_email, to_email, changed_at, undo_until) values (gen_random_uuid(), $1, 'old@example.com', 'new@example.com', now(), now() + interval '7 days')",
      [me()],
    );
  const causes: readonly [string, () => Promise<unknown>, () => Promise<unknown>, string][] = [
    ['the suspension of its owner', set('suspended_at = now()'), set('suspended_at = null'), 'suspended'],
    ['a closing account', set('closing_at = now()'), set('closing_at = null'), 'being deleted'],
    [
      'a password reset',
      set('password_reset_at = now()'),
      set("password_reset_at = now() - interval '49 hours'"),
      '48 hours',
    ],
    ['a changed email address', change, () => sql('update email_change set undone_at = now()'), '7 days'],
    [
      'a lapsed identity',
      set('identity_verified_at = null'),
      set('identity_verified_at = now()'),
      'Verify your identity',
    ],
    ['another name', set("last_name = 'Else'"), set("last_name = 'freelancer'"), 'in your name'],
  ];
  it.each(causes)(
    'is held by %s with the reason, and goes out once that is over',
    async (_cause, begin, end, reason) => {
      const { id } = await approved();
      await begin();
      await send(id);
      expect(await stateOf(id)).toMatchObject({ state: 'held', reason: expect.stringContaining(reason) as string });
      await comeDue();
      await sendPayout(app.context, id);
      expect([(await stateOf(id)).state, await ordered(id)]).toEqual(['held', 0]);
      const announced = await sql(
        "select 1 from job where name = 'payouts.stopped' and facts ->> 'withdrawalId' = $1",
        [id],
      );
      expect(announced.rowCount).toBe(1);
      await end();
      await lookAgainAt(me(), app.context);
      await comeDue();
      expect(await stateOf(id)).toMatchObject({ state: 'processing', reason: null });
      await sendPayout(app.context, id);
      expect(await ordered(id)).toBe(1);
    },
  );

  it('whose method stopped working is returned, with the reason', async () => {
    const to = await provenMethod();
    const { id } = await approved(to);
    await sql("update payout_method set flagged = 'The last payment was returned: closed.' where id = $1", [to]);
    await send(id);
    expect(await stateOf(id)).toMatchObject({
      state: 'rejected',
      reason: expect.stringContaining('available again') as string,
    });
  });

  it('is canceled by its owner until it is sent; then the refusal gives its state', async () => {
    const first = await approved();
    expect((await cancel(first.number)).body.data.state).toBe('cancelled');
    await comeDue();
    expect([(await stateOf(first.id)).state, await ordered(first.id)]).toEqual(['cancelled', 0]);
    const second = await approved();
    await send(second.id);
    const late = await cancel(second.number);
    expect([late.status, late.body.data]).toEqual([409, { state: 'processing' }]);
  });

  it.each(['cancelled', 'suspended'] as const)('that is %s while it is sent either leaves or stays', async (what) => {
    for (let round = 0; round < 8; round += 1) {
      const { id, number } = await approved();
      const other =
        what === 'cancelled' ? cancel(number) : sql('update account set suspended_at = now() where id = $1', [me()]);
      const [answer] = await Promise.all([other, send(id)]);
      await sendPayout(app.context, id);
      const { state } = await stateOf(id);
      expect([state, await ordered(id)]).toEqual(
        state === 'processing' ? [state, 1] : [what === 'cancelled' ? 'cancelled' : 'held', 0],
      );
      if (what === 'cancelled') expect((answer as { status: number }).status).toBe(state === 'processing' ? 409 : 200);
      await sql('update account set suspended_at = null where id = $1', [me()]);
      await lookAgainAt(me(), app.context);
      await comeDue();
    }
  });

  it('that was marked as sending before a kill is sent once, whatever came up since', async () => {
    const { id } = await approved();
    await send(id);
    await sql('update account set suspended_at = now() where id = $1', [me()]);
    await send(id);
    await Promise.all([sendPayout(app.context, id), sendPayout(app.context, id)]);
    await sql('update account set suspended_at = null where id = $1', [me()]);
    expect([(await stateOf(id)).state, await ordered(id)]).toEqual(['processing', 1]);
  });

  it('sent by hand is not listed for the bank when something came up before the list', async () => {
    const [clean, stopped] = [await approved(), await approved()];
    for (const { id } of [clean, stopped]) {
      await sql("update withdrawal set provider = 'manual', live = true where id = $1", [id]);
      await send(id);
    }
    const list = () => app.must<{ csv: string }>('POST', '/api/admin/payouts/bank-list', { as: 'operator' });
    await sql('update withdrawal set listed_at = now() where id = $1', [clean.id]);
    await sql('update account set suspended_at = now() where id = $1', [me()]);
    const { csv } = await list();
    await sql('update account set suspended_at = null where id = $1', [me()]);
    expect([csv.includes(clean.number), csv.includes(stopped.number), (await stateOf(stopped.id)).state]).toEqual([
      true,
      false,
      'held',
    ]);
    for (const number of [clean.number])
      await app.must('POST', `/api/admin/payouts/${number}/failed`, {
        as: 'operator',
        body: { reason: 'The bank does not know it.' },
      });
    await sql('update payout_method set flagged = null, proven_at = now() where id = $1', [method]);
    await cancel(stopped.number);
  });
});

it('a payout that arrives while its owner moves money waits for them, without a deadlock', async () => {
  const { id } = await approved();
  await send(id);
  await sendPayout(app.context, id);
  const news = {
    about: 'payout',
    providerReference: '',
    reference: id,
    amount: usd(2_400),
    state: 'paid',
    reason: null,
    live: false,
  } as const;
  const owner: Actor = {
    userId: me(),
    sessionId: uuidv7(),
    role: 'freelancer',
    isOperator: false,
    emailVerified: true,
    onboarded: true,
  };
  const tries = { owner: 0, arrival: 0 };
  let arrival: Promise<void> | undefined;
  await app.context.database.transact(async (tx) => {
    tries.owner += 1;
    await lockIdentity(tx, me());
    arrival ??= app.context.database.transact((other) => {
      tries.arrival += 1;
      return applyPayoutNews(other, news, app.context);
    });
    await expect.poll(async () => (await sql(waitingForALock)).rowCount).toBe(1);
    await requestWithdrawal(
      tx,
      owner,
      { amount: usd(2_500), method, lane: 'express', expected_fee: usd(100) },
      app.context,
    );
  });
  await arrival;
  expect([tries, (await stateOf(id)).state]).toEqual([{ owner: 1, arrival: 1 }, 'paid']);
});

it('a debt that comes up is repaid from it, and the rest is available', async () => {
  const { id } = await approved();
  const { available } = await app.must<{ available: { amount: string } }>('GET', '/api/mybalance', { as: who });
  const owed = BigInt(available.amount) + 500n;
  await app.context.database.transact(async (tx) => {
    const [platform, person] = [await platformAccounts(tx, 'USD'), await userAccounts(tx, me(), 'USD')];
    await postLines(tx, uuidv7(), 'take_back', 'USD', { type: 'dispute', id: uuidv7(), label: 'AF-TAKEN' }, [
      { account: platform['X.test'], amount: owed },
      { account: person['U.owed'], amount: -owed },
    ]);
  });
  await send(id);
  expect((await stateOf(id)).state).toBe('rejected');
  const after = await app.must<{ available: { amount: string }; owed: { amount: string } }>('GET', '/api/mybalance', {
    as: who,
  });
  expect([after.available.amount, after.owed.amount]).toEqual(['2000', '0']);
});

beforeEach(async () => void (await sql('update email_change set undone_at = coalesce(undone_at, now())')));

describe('earnings from a payment that a bank asks about', () => {
  it('stay until the bank decides, and everything else can leave', async () => {
    await earn(20_000);
    const bank = testBank(app.base as TestDatabase);
    const payer = app.people.otherClient.id;
    const payment = await bank.payIn(payer, usd(10_000));
    const reference = { type: 'order', id: uuidv7(), label: 'DK-ASKED' };
    await app.context.database.transact(async (tx) => {
      const terms = {
        title: 'A mark',
        payeeId: me(),
        price: usd(10_000),
        clientFee: usd(0),
        serviceFee: usd(0),
        tax: usd(0),
        openedAt: new Date(),
      };
      await hold(tx, { journalId: reference.id, payerId: payer, amount: usd(10_000), reference, terms });
      const parts = { earned: usd(10_000), serviceFee: usd(0), clientFee: usd(0), tax: usd(0) };
      await settle(tx, { journalId: uuidv7(), reference, payeeId: me(), ...parts });
      await clear(tx, { journalId: uuidv7(), userId: me(), amount: usd(10_000), reference });
    });
    const request = async (amount: number) =>
      app.send<Withdrawal>('POST', '/api/payouts/withdrawals', {
        as: who,
        body: { amount: usd(amount), method, lane: 'standard', expected_fee: usd(100) },
      });
    const { id } = await approved();
    const available = Number((await balances(app.context.db, me(), 'USD')).available.amount);
    await bank.hear(payment, 'asked');
    const refused = await request(available - 9_999);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('$100.00 that you earned from it stays'),
    ]);
    const allowed = await request(available - 10_000);
    expect(allowed.status).toBe(201);
    await cancel(allowed.body.data.number);
    // The rest of the balance covers it, so what was approved before leaves.
    await send(id);
    expect((await stateOf(id)).state).toBe('processing');
    const { id: all } = await approved();
    await setAsideAllBut(9_000);
    await send(all);
    expect(await stateOf(all)).toMatchObject({
      state: 'held',
      reason: expect.stringContaining('until the bank decides') as string,
    });
    await bank.hear(payment, 'won');
    await comeDue();
    await comeDue();
    expect((await stateOf(all)).state).toBe('processing');
  });
});

/** Spends the balance on something else, so that less is left than has to stay. */
async function setAsideAllBut(cents: number): Promise<void> {
  const available = Number((await balances(app.context.db, me(), 'USD')).available.amount);
  const reference = { type: 'order', id: uuidv7(), label: 'DK-SPENT' };
  await app.context.database.transact((tx) =>
    hold(tx, { journalId: reference.id, payerId: me(), amount: usd(available - cents), reference }),
  );
}
