/** MON-19: limits look at rolling sums of a person and of a destination, never at one request. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { adjust } from '#domains/wallet/server/wallet.ts';
import { timerReactions } from '#app/server/modules.ts';
import { testApp, usd, type TestApp } from '#app/server/test-app.ts';

type Seller = 'freelancer' | 'otherFreelancer';
interface Withdrawal {
  number: string;
  state: string;
  reason: string | null;
}
interface Shared {
  id: string;
  settled_at: string | null;
  people: { id: string }[];
}

let app: TestApp;
let account = 40_000_000;
beforeAll(async () => {
  app = await testApp();
  for (const who of ['freelancer', 'otherFreelancer'] as const) {
    await sql('update account set identity_verified_at = now() where id = $1', [app.people[who].id]);
    const { id: userId } = app.people[who];
    await app.context.database.transact((tx) =>
      adjust(tx, {
        journalId: uuidv7(),
        userId,
        account: 'U.avail',
        direction: 'credit',
        amount: usd(9_000_000),
        reference: { type: 'adjustment', id: uuidv7(), label: 'Correction' },
      }),
    );
  }
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) => app.base.database.pool.query(text, values);
async function method(who: Seller, number = (account += 1), isProven = true): Promise<string> {
  const body = {
    kind: 'bank',
    country: 'US',
    holder: `Test ${who}`,
    routing: '021000021',
    account_number: String(number),
  };
  const { id } = await app.must<{ id: string }>('POST', '/api/payouts/methods', { as: who, body });
  if (isProven) await sql('update payout_method set proven_at = now() where id = $1', [id]);
  return id;
}
const ask = async (who: Seller, to: string, cents: number): Promise<Withdrawal> =>
  app.must<Withdrawal>('POST', '/api/payouts/withdrawals', {
    as: who,
    body: { amount: usd(cents), method: to, lane: 'standard', expected_fee: usd(100) },
  });
const states = (all: readonly Withdrawal[]): string[] => all.map(({ state }) => state).toSorted();
/** Moves all requests so far this much into the past. */
const pass = (hours: number) =>
  sql(
    "update withdrawal set requested_at = requested_at - $1 * interval '1 hour', approved_at = approved_at - $1 * interval '1 hour'",
    [hours],
  );
const forget = () => pass(24 * 30);

describe('a withdrawal is reviewed', () => {
  it('when those of 24 hours together reach the sum for which one would be reviewed', async () => {
    const to = await method('freelancer');
    const all = await Promise.all([1, 2, 3].map(() => ask('freelancer', to, 199_900)));
    expect(states(all)).toEqual(['approved', 'in_review', 'in_review']);
    expect(all.find(({ state }) => state === 'in_review')?.reason).toContain('24 hours');
    await pass(25);
    await forget();
    expect((await ask('freelancer', to, 199_900)).state).toBe('approved');
  });

  it('when those of 7 days together reach a larger sum', async () => {
    await forget();
    const to = await method('freelancer');
    for (const expected of ['approved', 'approved', 'in_review']) {
      await pass(25);
      expect((await ask('freelancer', to, 199_900)).state).toBe(expected);
    }
    await pass(24 * 4);
    expect((await ask('freelancer', to, 50_000)).state).toBe('in_review');
  });

  it('also when they waited together and continue at the same time', async () => {
    await forget();
    const to = await method('freelancer', undefined, false);
    const held = await Promise.all([1, 2, 3].map(() => ask('freelancer', to, 199_900)));
    expect(states(held)).toEqual(['held', 'held', 'held']);
    await sql("update payout_method set created_at = now() - interval '9 days'");
    await pass(24 * 8);
    await sql("update job set run_at = now() - interval '1 second' where name = 'payouts.hold'");
    while (await fireDueTimers(app.context, timerReactions)) continue;
    const { rows } = await sql('select state from withdrawal where number = any($1)', [
      held.map(({ number }) => number),
    ]);
    expect(states(rows as Withdrawal[])).toEqual(['approved', 'in_review', 'in_review']);
  });
});

describe('one account of two people', () => {
  const shared = async () =>
    (await app.must<{ items: Shared[] }>('GET', '/api/admin/payouts/shared', { as: 'operator' })).items;

  it('is shown to operators with both, waits for them, and counts as one destination afterwards', async () => {
    await forget();
    const number = (account += 1);
    const mine = await method('freelancer', number);
    expect(await shared()).toEqual([]);
    const theirs = await method('otherFreelancer', number);
    const [found] = await shared();
    expect(found?.people.map(({ id }) => id).toSorted()).toEqual(
      [app.people.freelancer.id, app.people.otherFreelancer.id].toSorted(),
    );
    const announced = await sql(
      "select 1 from job where name = 'wallet.operator_needed' and facts ->> 'what' = 'shared_destination'",
    );
    expect(announced.rowCount).toBe(1);

    const waiting = await ask('otherFreelancer', theirs, 5_000);
    expect([waiting.state, waiting.reason]).toEqual(['in_review', expect.not.stringMatching(/other|shared|two/i)]);
    await app.must('POST', `/api/admin/payouts/shared/${found?.id}/settle`, {
      as: 'operator',
      body: { reason: 'A couple with one account, both known.' },
    });
    expect((await shared())[0]?.settled_at).not.toBeNull();
    await forget();
    expect((await ask('freelancer', mine, 150_000)).state).toBe('approved');
    expect((await ask('otherFreelancer', theirs, 60_000)).state).toBe('in_review');
    expect((await ask('otherFreelancer', await method('otherFreelancer'), 60_000)).state).toBe('approved');
  });

  it('is notified again when a third joins, and removing it hides nothing', async () => {
    const number = (account += 1);
    const mine = await method('freelancer', number);
    await app.must('DELETE', `/api/payouts/methods/${mine}`, { as: 'freelancer' });
    await method('otherFreelancer', number);
    expect((await shared()).filter(({ settled_at: settledAt }) => settledAt === null)).toHaveLength(1);
  });
});

it('the limit on adding funds looks at the last 24 hours, not at the calendar day', async () => {
  const add = (cents: number) =>
    app.send('POST', '/api/wallet/funding', { as: 'client', body: { amount: usd(cents) } });
  expect((await add(400_000)).status).toBe(201);
  await sql("update funding set created_at = now() - interval '23 hours', expires_at = now() + interval '1 hour'");
  expect((await add(200_000)).body.errors['amount']?.[0]).toContain('24 hours');
  await sql("update funding set created_at = now() - interval '25 hours'");
  expect((await add(200_000)).status).toBe(201);
});
