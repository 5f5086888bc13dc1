import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { noticesByEvent, sayFor } from '#kit/notices.ts';
import { decideCheckout } from '#kit/server/payments/test-checkouts.ts';
import { fundingFailed } from '../events.ts';
import { walletNotices } from '../notices.ts';
import { fundingWorld, type FundingWorld } from './funding-world.ts';
import { lookUpFunding } from './look-up-funding.ts';

let world: FundingWorld;
beforeAll(async () => {
  world = await fundingWorld();
});
afterAll(() => world.close());
beforeEach(() => world.startAfresh());
afterEach(async () => {
  expect(await violations(world.base.owner)).toEqual([]);
});

interface FundingAnswer {
  state: string;
  reason: string | null;
  redirect_url: string | null;
}
const stateOf = async (fundingId: string): Promise<FundingAnswer> =>
  (await world.call<FundingAnswer>('GET', `/api/wallet/funding/${fundingId}`)).data;

/** An event as the provider would send it about this funding, with whatever is to be wrong about it. */
async function eventAbout(
  fundingId: string,
  state: string,
  wrong: object = {},
): Promise<{ id: string; kind: string; live: boolean; payment: object }> {
  const { rows } = await world.base.owner.query<{ id: string; amount: string }>(
    'select id, amount from test_provider.checkout where reference = $1',
    [fundingId],
  );
  const payment = {
    id: rows[0]?.id,
    reference: fundingId,
    state,
    amount: rows[0]?.amount,
    currency: 'USD',
    reason: null,
    ...wrong,
  };
  return { id: `evt_${uuidv7()}`, kind: `payment.${state}`, live: false, payment };
}
const parked = async (): Promise<string[]> =>
  (
    await world.base.owner.query<{ note: string }>(
      "select note from payment_event where state = 'parked' order by received_at",
    )
  ).rows.map((row) => row.note);
/** Each move in the history, in order: who made it, and what it changed. */
const historyOf = async (fundingId: string): Promise<string[]> =>
  (
    await world.base.owner.query<{ line: string }>(
      "select format('%s by %s: %s → %s', move, party, coalesce(state_before, 'nothing'), state_after) as line from funding_event where funding_id = $1 order by id",
      [fundingId],
    )
  ).rows.map(({ line }) => line);
/** Money the provider says it took, so that its books agree with ours in the checks. */
const bookAsPaid = (fundingId: string) =>
  world.base.owner.query("update test_provider.checkout set state = 'paid' where reference = $1", [fundingId]);

describe('a payer adds money', () => {
  test('and it is there once the provider’s signed word arrives, not when the payer returns', async () => {
    const { funding_id: fundingId, redirect_url: redirectUrl } = await world.add(50_00);
    expect(await world.choose(redirectUrl, 'pay')).toBe(`http://localhost:3000/user/add_fund?funding=${fundingId}`);
    expect([await world.spendable(), (await stateOf(fundingId)).state]).toEqual(['0', 'created']);
    await world.deliver();
    await world.react();
    expect([await world.spendable(), await stateOf(fundingId)]).toEqual([
      '5000',
      expect.objectContaining({ state: 'succeeded', redirect_url: null }),
    ]);
  });

  test.each([
    ['decline', 'The bank declined the card.'],
    ['cancel', 'The payment was canceled.'],
  ])('chooses %s and reads why nothing was charged', async (choice, reason) => {
    const { funding_id: fundingId, redirect_url: redirectUrl } = await world.add(50_00);
    await world.choose(redirectUrl, choice);
    await world.deliver();
    await world.react();
    expect([await world.spendable(), await stateOf(fundingId)]).toEqual([
      '0',
      expect.objectContaining({ state: 'failed', reason }),
    ]);
  });

  test.each([
    ['pass', 'succeeded', '5000'],
    ['fail', 'failed', '0'],
  ])('meets the bank’s 3-D Secure check: %s', async (answer, state, spendable) => {
    const { funding_id: fundingId, redirect_url: redirectUrl } = await world.add(50_00);
    const challenge = await world.choose(redirectUrl, 'challenge');
    expect(challenge).toMatch(/\/challenge$/);
    await world.choose(`http://localhost${challenge}`, answer);
    await world.deliver();
    await world.react();
    expect([(await stateOf(fundingId)).state, await world.spendable()]).toEqual([state, spendable]);
  });

  test('pays by slow transfer: pending first, credited when it arrives', async () => {
    const { funding_id: fundingId, redirect_url: redirectUrl } = await world.add(50_00);
    await world.choose(redirectUrl, 'later');
    await world.deliver();
    await world.react();
    expect([(await stateOf(fundingId)).state, await world.spendable()]).toEqual(['pending', '0']);
    await world.base.owner.query("update test_provider.checkout set settles_at = now() - interval '1 second'");
    await world.deliver();
    await world.react();
    expect([(await stateOf(fundingId)).state, await world.spendable()]).toEqual(['succeeded', '5000']);
    expect(await historyOf(fundingId)).toEqual([
      'start by payer: nothing → created',
      'pending by provider: created → pending',
      'paid by provider: pending → succeeded',
    ]);
  });

  test('says that a slow transfer never came, and where to pay again', async () => {
    const { funding_id: fundingId, redirect_url: redirectUrl } = await world.add(50_00);
    await world.choose(redirectUrl, 'later');
    await world.deliver();
    await world.react();
    await world.base.database.transact((tx) =>
      decideCheckout(tx, redirectUrl.split('/').pop() ?? '', ['pending'], {
        state: 'failed',
        reason: 'The bank refused it.',
      }),
    );
    await lookUpFunding(world.context, fundingId);
    const sql = "select facts from job where name = 'wallet.funding_failed' order by id desc limit 1";
    const facts = fundingFailed.facts.parse((await world.base.owner.query<{ facts: unknown }>(sql)).rows[0]?.facts);
    expect(facts.wasPending).toBe(true);
    const notice = noticesByEvent(walletNotices).get(fundingFailed.name);
    const compose = (eventFacts: object) =>
      notice?.compose(eventFacts as never, sayFor({ locale: 'en-US', timeZone: 'UTC' }))[0];
    expect(compose(facts)).toMatchObject({
      to: facts.userId,
      title: 'Your payment of $50.00 didn’t arrive',
      text: 'The transfer failed, so nothing was added to your balance. The bank refused it. Add funds again, or pay another way.',
      path: '/user/add_fund?amount=5000',
    });
    const ofOrder = {
      ...facts,
      pays: { type: 'order', id: facts.fundingId, label: 'DK-7K3M-92QX' },
      path: '/services/orders/DK-7K3M-92QX',
    };
    expect(compose(ofOrder)).toMatchObject({
      title: 'Your payment of $50.00 for DK-7K3M-92QX didn’t arrive',
      path: ofOrder.path,
    });
    expect(compose({ ...ofOrder, wasPending: false })).toBeUndefined();
    expect(compose({ ...ofOrder, wasPending: undefined })).toBeUndefined();
  });

  test('cannot pay a checkout twice, and pressing twice at once pays once', async () => {
    const { redirect_url: redirectUrl } = await world.add(50_00);
    await Promise.all([
      world.choose(redirectUrl, 'pay'),
      world.choose(redirectUrl, 'pay'),
      world.choose(redirectUrl, 'decline'),
    ]);
    await world.deliver();
    await world.react();
    const { rows } = await world.base.owner.query('select from test_provider.event');
    expect(rows).toHaveLength(1);
  });
});

describe('the same request again', () => {
  test('gives the same checkout; with another amount it is refused', async () => {
    const key = uuidv7();
    const first = await world.add(50_00, { key });
    expect(await world.add(50_00, { key })).toEqual(first);
    const other = await world.call(
      'POST',
      '/api/wallet/funding',
      { amount: { amount: '6000', currency: 'USD' } },
      { key },
    );
    expect(other.status).toBe(422);
  });

  test('eight at once make one funding', async () => {
    const key = uuidv7();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        world.call<{ funding_id: string }>(
          'POST',
          '/api/wallet/funding',
          { amount: { amount: '5000', currency: 'USD' } },
          { key },
        ),
      ),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.data.funding_id}`)).size).toBe(1);
    expect((await world.base.owner.query('select from funding')).rowCount).toBe(1);
  });
});

describe('limits', () => {
  const tryToAdd = (amount: string, currency = 'USD') =>
    world.call('POST', '/api/wallet/funding', { amount: { amount, currency } });

  test.each([
    ['999', 'USD', 'Add at least $10.'],
    ['500001', 'USD', 'You can add up to $5,000 in 24 hours.'],
    ['-5000', 'USD', 'Add at least $10.'],
    ['5000', 'EUR', 'Enter an amount in USD.'],
  ])('%s %s is refused in plain words', async (amount, currency, words) => {
    const answer = await tryToAdd(amount, currency);
    expect([answer.status, answer.fields['amount']]).toEqual([422, [words]]);
  });

  test('hold for the day even when many requests race', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryToAdd('100000')));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
  });

  test('a canceled checkout frees its part of the day', async () => {
    const { redirect_url: redirectUrl } = await world.add(4_500_00);
    expect((await tryToAdd('100000')).fields['amount']).toEqual([
      'You can add up to $5,000 in 24 hours, including unfinished payments. You have $500 left now.',
    ]);
    await world.choose(redirectUrl, 'cancel');
    await world.deliver();
    await world.react();
    expect((await tryToAdd('100000')).status).toBe(201);
  });
});

test('someone else’s funding does not exist', async () => {
  const { funding_id: fundingId } = await world.add(50_00);
  expect((await world.call('GET', `/api/wallet/funding/${fundingId}`, undefined, { as: 'other' })).status).toBe(404);
  expect((await world.call('GET', `/api/wallet/funding/${fundingId}`, undefined, { as: 'nobody' })).status).toBe(401);
});

describe('a webhook', () => {
  test('that is not signed by the provider, or long ago, changes nothing and is not kept (WH-1)', async () => {
    const { funding_id: fundingId } = await world.add(50_00);
    const event = await eventAbout(fundingId, 'paid');
    expect(await world.sendEvent(event, { secret: 'guessed' })).toBe(401);
    expect(await world.sendEvent(event, { at: new Date(Date.now() - 6 * MINUTE_MS) })).toBe(401);
    expect(await world.sendEvent(event, { at: new Date(Date.now() + 6 * MINUTE_MS) })).toBe(401);
    await world.react();
    expect([await world.spendable(), (await world.base.owner.query('select from payment_event')).rowCount]).toEqual([
      '0',
      0,
    ]);
  });

  test('is accepted with the old secret too while a new one replaces it (WH-1)', async () => {
    const { funding_id: fundingId } = await world.add(50_00);
    const { rows } = await world.base.owner.query<{ secret: string }>(
      "update test_provider.secret set retires_at = now() + interval '1 day' returning secret",
    );
    await world.base.owner.query("insert into test_provider.secret (secret) values ('the new one')");
    expect(await world.sendEvent(await eventAbout(fundingId, 'failed'), { secret: rows[0]?.secret ?? '' })).toBe(200);
    await world.base.owner.query("update test_provider.secret set retires_at = now() where secret <> 'the new one'");
    expect(await world.sendEvent(await eventAbout(fundingId, 'failed'), { secret: rows[0]?.secret ?? '' })).toBe(401);
  });

  test('repeated, also ten times at once, credits once (WH-3)', async () => {
    const { funding_id: fundingId } = await world.add(50_00);
    await bookAsPaid(fundingId);
    const event = await eventAbout(fundingId, 'paid');
    expect(await Promise.all(Array.from({ length: 10 }, () => world.sendEvent(event)))).toEqual(
      Array.from({ length: 10 }, () => 200),
    );
    await Promise.all([world.react(), world.react()]);
    await world.sendEvent(await eventAbout(fundingId, 'paid'));
    await world.react();
    expect(await world.spendable()).toBe('5000');
  });

  test('out of order ends the same: paid, then pending, failed and expired (WH-3)', async () => {
    const { funding_id: fundingId } = await world.add(50_00);
    await bookAsPaid(fundingId);
    for (const state of ['paid', 'pending', 'failed', 'expired'])
      await world.sendEvent(await eventAbout(fundingId, state));
    await world.react();
    expect([(await stateOf(fundingId)).state, await world.spendable()]).toEqual(['succeeded', '5000']);
  });

  test('late, after the funding expired, still credits what was really paid (WH-3)', async () => {
    const { funding_id: fundingId } = await world.add(50_00);
    await world.sendEvent(await eventAbout(fundingId, 'expired'));
    await world.react();
    await bookAsPaid(fundingId);
    await world.sendEvent(await eventAbout(fundingId, 'paid'));
    await world.react();
    expect([(await stateOf(fundingId)).state, await world.spendable()]).toEqual(['succeeded', '5000']);
  });

  test.each([
    ['amount', { amount: '5001' }, /says 5001 USD, asked for were 5000 USD/],
    ['currency', { currency: 'EUR' }, /says 5000 EUR/],
    ['payment', { id: 'tp_another' }, /is payment tp_another/],
  ])('with another %s is parked for a person, and credits nothing (WH-4)', async (_what, wrong, note) => {
    const { funding_id: fundingId } = await world.add(50_00);
    expect(await world.sendEvent(await eventAbout(fundingId, 'paid', wrong))).toBe(200);
    await world.react();
    expect([await world.spendable(), await parked()]).toEqual(['0', [expect.stringMatching(note)]]);
  });

  test('in live mode about a test payment is parked (WH-4)', async () => {
    const { funding_id: fundingId } = await world.add(50_00);
    await world.sendEvent({ ...(await eventAbout(fundingId, 'paid')), live: true });
    await world.react();
    expect([await world.spendable(), await parked()]).toEqual([
      '0',
      [expect.stringMatching(/live news about a test payment/)],
    ]);
  });

  test('about something we do not know yet is kept and tried again (WH-5)', async () => {
    const fundingId = uuidv7();
    const early = {
      id: 'evt_early',
      kind: 'payment.failed',
      live: false,
      payment: {
        id: 'tp_early',
        reference: fundingId,
        state: 'failed',
        amount: '5000',
        currency: 'USD',
        reason: 'Declined',
      },
    };
    expect(await world.sendEvent(early)).toBe(200);
    await world.react();
    expect(await parked()).toEqual([`no funding ${fundingId}`]);
    await world.base.owner.query(
      "insert into funding (id, number, user_id, provider, live, amount, currency, expires_at) values ($1, 'AF-TEST', $2, 'test', false, 5000, 'USD', now() + interval '1 hour')",
      [fundingId, world.payer.userId],
    );
    await world.pass(HOUR_MS);
    expect([await parked(), (await stateOf(fundingId)).state]).toEqual([[], 'failed']);
  });

  test('of a kind that is not about a payment is stored and ignored (WH-5)', async () => {
    expect(await world.sendEvent({ id: 'evt_other', kind: 'account.updated', live: false, payment: null })).toBe(200);
    await world.react();
    expect(await parked()).toEqual([]);
  });

  test('stored by a process that then dies is processed by the next (WH-2)', async () => {
    const { funding_id: fundingId } = await world.add(50_00);
    await bookAsPaid(fundingId);
    await world.sendEvent(await eventAbout(fundingId, 'paid'));
    // Nothing of the first process is left but the database: the event and its announcement.
    expect(await world.spendable()).toBe('0');
    await world.react();
    expect(await world.spendable()).toBe('5000');
  });

  test('that is not accepted is sent again until it is (WH-2)', async () => {
    const { redirect_url: redirectUrl } = await world.add(50_00);
    await world.choose(redirectUrl, 'pay');
    await world.base.owner.query('alter table payment_event rename to away');
    await world.deliver();
    await world.base.owner.query('alter table away rename to payment_event');
    expect(await world.spendable()).toBe('0');
    await world.base.owner.query('update test_provider.event set next_try_at = now()');
    await world.deliver();
    await world.react();
    expect(await world.spendable()).toBe('5000');
  });
});

test('when every webhook is lost, asking the provider credits what was paid', async () => {
  const { funding_id: fundingId, redirect_url: redirectUrl } = await world.add(50_00);
  await world.choose(redirectUrl, 'pay');
  await world.base.owner.query('update test_provider.event set delivered_at = now()');
  await world.pass(10 * MINUTE_MS);
  expect([(await stateOf(fundingId)).state, await world.spendable()]).toEqual(['succeeded', '5000']);
});

test('a checkout nobody finished expires on both sides', async () => {
  const { funding_id: fundingId, redirect_url: redirectUrl } = await world.add(50_00);
  await world.base.owner.query("update test_provider.checkout set expires_at = now() - interval '1 second'");
  await world.choose(redirectUrl, 'pay');
  await world.deliver();
  await world.react();
  expect([(await stateOf(fundingId)).state, await world.spendable()]).toEqual(['expired', '0']);
});

test('a checkout that was never opened is ended by us', async () => {
  const { funding_id: fundingId } = await world.add(50_00);
  await world.base.owner.query(
    "update funding set provider_reference = null, expires_at = now() - interval '1 second' where id = $1",
    [fundingId],
  );
  await lookUpFunding(world.context, fundingId);
  expect(await stateOf(fundingId)).toMatchObject({ state: 'expired', reason: 'The checkout was not opened.' });
  expect(await historyOf(fundingId)).toEqual([
    'start by payer: nothing → created',
    'expired by system: created → expired',
  ]);
});
