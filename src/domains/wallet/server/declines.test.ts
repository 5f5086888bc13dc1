import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { violations } from '../../../../db/checks/run-checks.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { recordDecline } from './declines.ts';
import { fundingWorld, type FundingWorld } from './funding-world.ts';

let world: FundingWorld;
beforeAll(async () => {
  world = await fundingWorld({ RATE_LIMITS: 'on' });
});
afterAll(() => world.close());
beforeEach(() => world.startAfresh());
afterEach(async () => {
  expect(await violations(world.base.owner)).toEqual([]);
});

type Begun = { funding_id: string; redirect_url: string };
const begin = (body: object = {}) =>
  world.call<Begun>('POST', '/api/wallet/funding', { amount: { amount: '1000', currency: 'USD' }, ...body });
const settle = async () => {
  await world.deliver();
  await world.react();
};
/** The status of trying to start one payment. */
async function tryToPay(choice: 'decline' | 'cancel' | 'pay' = 'decline'): Promise<number> {
  const { status, data } = await begin();
  if (status !== 201) return status;
  await world.choose(data.redirect_url, choice);
  await settle();
  return status;
}
const many = async (count: number, choice?: 'decline' | 'cancel' | 'pay'): Promise<number[]> => {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push(await tryToPay(choice));
  return statuses;
};
/** Moves everything this much into the past. */
const pass = (minutes: number) =>
  world.base.owner.query('update payment_decline set at = at - make_interval(mins => $1)', [minutes]);
const anotherPerson = () => void (world.payer = { ...world.payer, userId: uuidv7() });
const secondsToWait = async (): Promise<number> => {
  const answer = await fetch(`${world.origin}/api/wallet/funding`, {
    method: 'POST',
    headers: { authorization: 'Bearer payer', 'idempotency-key': uuidv7(), 'content-type': 'application/json' },
    body: JSON.stringify({ amount: { amount: '1000', currency: 'USD' } }),
  });
  await answer.arrayBuffer();
  return answer.status === 429 ? Number(answer.headers.get('retry-after')) : 0;
};
const flags = async () =>
  (
    await world.base.owner.query<{ subject: string; seen: number }>(
      'select subject, seen from operator_flag order by subject',
    )
  ).rows;
const declineOf = (person: string, attempt: string, card: string | null) =>
  world.context.database.transact((tx) =>
    recordDecline(
      tx,
      { provider: 'card', userId: person, subject: `pi_${attempt}`, decline: { attempt, card } },
      world.context,
    ),
  );

test('of 24 declined payments in a row only the first 3 are tried', async () => {
  expect(await many(24)).toEqual(Array.from({ length: 24 }, (_, n) => (n < 3 ? 201 : 429)));
});

describe('the pause', () => {
  test('grows with every further decline: 5 minutes, an hour, a day, and is over when 24 hours have passed', async () => {
    await many(3);
    expect(await secondsToWait()).toBeGreaterThan(290);
    await pass(5);
    expect(await many(3)).toEqual([201, 429, 429]);
    await pass(5);
    expect(await many(2)).toEqual([201, 429]);
    expect(await secondsToWait()).toBeGreaterThan(3_500);
    for (const _one of [6, 7, 8]) {
      await pass(60);
      expect(await many(2)).toEqual([201, 429]);
    }
    expect(await secondsToWait()).toBeGreaterThan(86_000);
    await pass(24 * 60);
    expect(await tryToPay('pay')).toBe(201);
  });

  test('says in words when to try again, and that nothing was charged', async () => {
    await many(3);
    const { status, message } = await begin();
    expect([status, message]).toEqual([
      429,
      'Several payments were declined, so payments are paused. Try again in 5 minutes. You were not charged.',
    ]);
  });

  test('is not shortened by a payment that succeeds, and canceling is no decline', async () => {
    expect(await many(5, 'cancel')).toEqual([201, 201, 201, 201, 201]);
    await many(2);
    await tryToPay('pay');
    expect(await many(2)).toEqual([201, 429]);
  });

  test('ends the checkouts that are still open, and says why', async () => {
    const { data: open } = await begin();
    await many(3);
    await settle();
    expect(
      (await world.call<{ state: string; reason: string }>('GET', `/api/wallet/funding/${open.funding_id}`)).data,
    ).toMatchObject({
      state: 'expired',
      reason: 'Canceled after several declined payments. You were not charged.',
    });
    await world.choose(open.redirect_url, 'pay');
    await settle();
    expect(await world.spendable()).toBe('0');
  });

  test('answers a repeated request as before', async () => {
    const key = uuidv7();
    const first = await world.add(1_000, { key });
    await many(3);
    expect(await world.add(1_000, { key })).toEqual(first);
  });
});

test('no more than 8 checkouts are open at once, however many begin together', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => begin()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
  expect(answers.find(({ status }) => status === 429)?.message).toMatch(
    /^You have 8 unfinished payments\. .* try again in 30 minutes\.$/,
  );
});

test('one address is limited, no matter who pays from it', async () => {
  for (let person = 0; person < 5; person += 1) {
    anotherPerson();
    expect(await many(2)).toEqual([201, 201]);
  }
  anotherPerson();
  expect(await tryToPay()).toBe(429);
});

test('a saved card that others were declined with is refused, another way of paying is not', async () => {
  const method = uuidv7();
  await world.base.owner.query(
    `insert into payment_method (id, user_id, provider, live, provider_reference, kind, label, last4, fingerprint)
     values ($1, $2, 'test', false, $3, 'card', 'Visa', '4242', 'same card')`,
    [method, world.payer.userId, `pm_${method}`],
  );
  for (const attempt of ['a', 'b', 'c']) await declineOf(uuidv7(), attempt, 'same card');
  expect((await begin({ method })).status).toBe(429);
  expect((await begin()).status).toBe(201);
});

test('cards refused while being saved count too, for saving and for paying', async () => {
  const save = () => world.call<{ redirect_url: string }>('POST', '/api/wallet/payment-methods', { provider: 'test' });
  for (let n = 0; n < 3; n += 1) {
    const { data } = await save();
    await fetch(`${world.origin}${new URL(data.redirect_url).pathname}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ card: 'refused' }),
    });
    await settle();
  }
  expect([(await save()).status, (await begin()).status]).toEqual([429, 429]);
});

test('an attempt that is reported twice, or twice at once, counts once', async () => {
  await Promise.all(Array.from({ length: 6 }, () => declineOf(world.payer.userId, 'same attempt', null)));
  expect((await world.base.owner.query('select from payment_decline')).rowCount).toBe(1);
});

describe('an operator', () => {
  const announced = async () =>
    (await world.base.owner.query("select from job where name = 'wallet.operator_needed'")).rowCount;
  test('is notified once per episode, however many declines follow at once', async () => {
    const person = world.payer.userId;
    for (let n = 0; n < 4; n += 1) await declineOf(person, `attempt ${n}`, `card ${n}`);
    expect(await flags()).toEqual([]);
    await Promise.all(Array.from({ length: 6 }, (_, n) => declineOf(person, `later ${n}`, `card ${n + 4}`)));
    expect([await flags(), await announced()]).toEqual([[{ subject: `user:${person}`, seen: 6 }], 1]);
    await world.base.owner.query("update operator_flag set last_at = last_at - interval '25 hours'");
    await declineOf(person, 'the next day', null);
    expect(await announced()).toBe(2);
  });

  test('sees one card that many people are declined with', async () => {
    for (let n = 0; n < 5; n += 1) await declineOf(uuidv7(), `attempt ${n}`, 'one card');
    expect(await flags()).toEqual([{ subject: 'card:one card', seen: 1 }]);
  });
});
