/**
 * Milestones that are funded with new money: once, also late or twice, and what can't fund one stays in the balance.
 */
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lookUpFunding } from '#domains/wallet/server/look-up-funding.ts';
import { walletReactions } from '#domains/wallet/server/jobs.ts';
import { HOUR_MS } from '#kit/clock.ts';
import type { Money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { decideCheckout } from '#kit/server/payments/test-checkouts.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { testApp, usd, type TestApp } from '../../../app/server/test-app.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import type { ContractPage } from '../contract.ts';
import { contractTimers } from './contract-clock.ts';
import { milestonePaymentReaction } from './fund-milestone.ts';

interface Begun {
  readonly funding_id: string;
  readonly redirect_url: string;
}
let base: TestDatabase;
let app: TestApp;
let offsetMs = 0;
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  Object.assign(app.context, { clock: () => new Date(Date.now() + offsetMs) });
});
afterAll(() => app.close());
afterEach(async () => expect(await violations(base.owner)).toEqual([]));

const AS = 'otherClient';
const TOTAL = usd(10_300);
const ONE = [{ title: 'Draft', price: usd(10_000), days: 3, criteria: ['It loads'] }];
const signed = async (milestones: readonly object[] = ONE): Promise<string> => {
  const body = {
    freelancer: app.people.freelancer.username,
    title: 'A page',
    scope: 'One page.',
    milestones,
    signature: 'Other Client',
  };
  const { contract_number: number } = await app.must<{ contract_number: string }>('POST', '/api/contracts', {
    as: AS,
    body,
  });
  const page = await app.must<ContractPage>('GET', `/api/contracts/${number}`, { as: 'freelancer' });
  await app.must('POST', `/api/contracts/${number}/accept`, {
    as: 'freelancer',
    body: { signature: 'Finn', hash: page.versions[0]?.hash },
  });
  return number;
};
const begin = (number: string, payment: Money = TOTAL, key = uuidv7()) =>
  app.send<Begun>('POST', `/api/milestones/${number}-1/payment`, {
    as: AS,
    key,
    body: { provider: 'test', use_balance: false, expected_payment: payment },
  });
const begun = async (number: string): Promise<Begun> => {
  const answer = await begin(number);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data;
};
const stateOf = async (number: string) => {
  const { state, milestones } = await app.must<ContractPage>('GET', `/api/contracts/${number}`, { as: AS });
  return [state, milestones[0]?.state];
};
async function receiptOf(number: string): Promise<string> {
  const { token } = app.people[AS];
  const reply = await app.server.inject({
    method: 'GET',
    url: `/api/wallet/receipts/${number}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return (await extractText(await getDocumentProxy(new Uint8Array(reply.rawPayload)), { mergePages: true })).text;
}
const balance = async () =>
  Number((await app.must<{ spendable: Money }>('GET', '/api/mybalance', { as: AS })).spendable.amount);
const outcomeOf = async ({ funding_id: id }: Begun) =>
  (await base.owner.query<{ pays_outcome: string | null }>('select pays_outcome from funding where id = $1', [id]))
    .rows[0]?.pays_outcome ?? null;

/** The reactions to what was announced, each of them twice. */
async function react(): Promise<void> {
  for (;;) {
    const { rows } = await base.owner.query<{ id: string; name: string; facts: never }>(
      'with taken as (delete from job where subject is null returning *) select id, name, facts from taken order by id',
    );
    if (rows.length === 0) return;
    for (const { id, name, facts } of rows)
      for (const reaction of [...walletReactions, milestonePaymentReaction])
        if (reaction.event.name === name) {
          const news = { id, at: app.context.clock() };
          await Promise.all([reaction.react(facts, app.context, news), reaction.react(facts, app.context, news)]);
        }
  }
}
async function arrive(payment: Begun): Promise<void> {
  await app.context.database.transact((tx) =>
    decideCheckout(tx, payment.redirect_url.split('/').pop() ?? '', ['open', 'challenge', 'pending'], {
      state: 'paid',
    }),
  );
  await lookUpFunding(app.context, payment.funding_id);
}

it('begins the contract once the provider confirms, and charges once', async () => {
  const number = await signed();
  expect((await begin(number, usd(9_999))).body.code).toBe('price_changed');
  const payment = await begun(number);
  expect(await stateOf(number)).toEqual(['accepted', 'agreed']);
  await arrive(payment);
  await react();
  expect([await stateOf(number), await outcomeOf(payment), await balance()]).toEqual([['active', 'funded'], 'paid', 0]);
});

it('keeps the second of two payments in the balance', async () => {
  const number = await signed();
  const payments = [await begun(number), await begun(number)];
  for (const payment of payments) await arrive(payment);
  await react();
  expect(new Set(await Promise.all(payments.map(outcomeOf)))).toEqual(new Set(['already_paid', 'paid']));
  expect([await stateOf(number), await balance()]).toEqual([['active', 'funded'], 10_300]);
});

it('funds with money that came in time although its clock fires late, and keeps what comes afterwards', async () => {
  const before = await balance();
  const [inTime, late] = [await signed(), await signed()];
  const [early, tardy] = [await begun(inTime), await begun(late)];
  await arrive(early);
  offsetMs += 72 * HOUR_MS;
  while (await fireDueTimers(app.context, contractTimers, app.context.clock())) continue;
  expect([await stateOf(inTime), await stateOf(late)]).toEqual([
    ['active', 'funded'],
    ['lapsed', 'agreed'],
  ]);
  await arrive(tardy);
  await react();
  expect([await outcomeOf(early), await outcomeOf(tardy), await balance()]).toEqual([
    'paid',
    'closed',
    before + 10_300,
  ]);
});

describe('one payment for several milestones', () => {
  const BOTH = usd(30_900);
  const two = [
    { title: 'Draft', price: usd(10_000), days: 3, criteria: ['It loads'] },
    { title: 'Final', price: usd(20_000), days: 3, criteria: ['It is pretty'] },
  ];
  const start = async (number: string, places = [1, 2], payment = BOTH): Promise<Begun> => {
    const body = { provider: 'test', use_balance: false, expected_payment: payment, places };
    const answer = await app.send<Begun>('POST', `/api/contracts/${number}/payment`, { as: AS, key: uuidv7(), body });
    if (answer.status !== 201) throw new Error(answer.body.code);
    return answer.body.data;
  };
  const states = async (number: string) =>
    (await app.must<ContractPage>('GET', `/api/contracts/${number}`, { as: AS })).milestones.map(({ state }) => state);

  it('funds all of them once, also when it is looked at twice', async () => {
    const before = await balance();
    const number = await signed(two);
    await expect(start(number, [1, 2], usd(30_899))).rejects.toThrow('price_changed');
    await expect(start(number, [1, 3])).rejects.toThrow('not_found');
    const payment = await start(number);
    const { rows } = await base.owner.query<{ title: string }>(
      'select title from test_provider.checkout where id = $1',
      [payment.redirect_url.split('/').pop()],
    );
    expect(rows[0]?.title).toContain(`Your 2 milestones of ${number} on `);
    await arrive(payment);
    await react();
    expect([await states(number), await outcomeOf(payment), await balance()]).toEqual([
      ['funded', 'funded'],
      'paid',
      before,
    ]);
    const { number: reference } = await app.must<{ number: string }>(
      'GET',
      `/api/wallet/funding/${payment.funding_id}`,
      { as: AS },
    );
    for (const place of [1, 2]) {
      const receipt = await receiptOf(`${number}-${place}`);
      expect(receipt.replaceAll('\n', ' ')).toContain(`${reference}: one payment of $309.00 for 2 milestones`);
      expect(receipt).not.toContain('Wallet balance');
    }
  });

  it('stays in the balance as a whole when one of them was funded meanwhile', async () => {
    const number = await signed(two);
    const before = await balance();
    const [several, single] = [await start(number), await start(number, [2], usd(20_600))];
    await arrive(single);
    await react();
    expect(await states(number)).toEqual(['agreed', 'funded']);
    await arrive(several);
    await react();
    expect([await states(number), await outcomeOf(several), (await balance()) - before]).toEqual([
      ['agreed', 'funded'],
      'already_paid',
      30_900,
    ]);
  });
});
