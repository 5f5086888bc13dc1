/**
 * Bonuses paid with new money: given once when it comes, for no more than its payer saw; else it stays in the balance
 * and they are announced.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { waitsForPaymentFirst } from '#domains/wallet/server/test-lock-order.ts';
import { lookUpFunding } from '#domains/wallet/server/look-up-funding.ts';
import { walletReactions } from '#domains/wallet/server/jobs.ts';
import { DAY_MS } from '#kit/clock.ts';
import type { Money } from '#kit/money.ts';
import { decideCheckout } from '#kit/server/payments/test-checkouts.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { testApp, usd, type TestApp } from '../../../app/server/test-app.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import type { ContractPage } from '../contract.ts';
import { bonusPaymentReaction } from './pay-bonus.ts';

interface Begun {
  readonly funding_id: string;
  readonly redirect_url: string;
}
let base: TestDatabase;
let app: TestApp;
let number: string;
let offsetMs = 0;
const announced: string[] = [];
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  Object.assign(app.context, { clock: () => new Date(Date.now() + offsetMs) });
});
afterAll(() => app.close());
beforeEach(async () => {
  offsetMs = 0;
  announced.length = 0;
  await base.owner.query("update funding set created_at = created_at - interval '2 days'");
  number = await released();
});
afterEach(async () => expect(await violations(base.owner)).toEqual([]));

const AS = 'otherClient';
const post = <Data>(url: string, body: object = {}, as: 'otherClient' | 'freelancer' = AS) =>
  app.must<Data>('POST', url, { as, body });
const page = () => app.must<ContractPage>('GET', `/api/contracts/${number}`, { as: AS });
/** A contract with $100 released: a bonus of up to $20 has no client fee. */
async function released(): Promise<string> {
  const { contract_number: contractNumber } = await post<{ contract_number: string }>('/api/contracts', {
    freelancer: app.people.freelancer.username,
    title: 'A page',
    scope: 'One page.',
    milestones: [{ title: 'Draft', price: usd(10_000), days: 3, criteria: ['It loads'] }],
    signature: 'Other Client',
  });
  const offer = await app.must<ContractPage>('GET', `/api/contracts/${contractNumber}`, { as: 'freelancer' });
  await post(
    `/api/contracts/${contractNumber}/accept`,
    { signature: 'Finn', hash: offer.versions[0]?.hash },
    'freelancer',
  );
  await app.addMoney(AS, usd(10_300));
  await post(`/api/milestones/${contractNumber}-1/fund`, { expected_total: usd(10_300) });
  await post(
    `/api/milestones/${contractNumber}-1/submit`,
    { note: 'Here it is.', link: 'https://example.com/files', files: [], met: [0] },
    'freelancer',
  );
  await post(`/api/milestones/${contractNumber}-1/approve`);
  return contractNumber;
}
const wish = (cents: number, total = cents) => ({
  amount: usd(cents),
  expected_total: usd(total),
  note: 'Thank you',
  provider: 'test',
  use_balance: false,
  expected_payment: usd(total),
});
const begin = (cents: number, total = cents) =>
  post<Begun>(`/api/contracts/${number}/bonus/payment`, wish(cents, total));
const balance = async () =>
  Number((await app.must<{ spendable: Money }>('GET', '/api/mybalance', { as: AS })).spendable.amount);

const choose = ({ redirect_url: url }: Begun) =>
  app.context.database.transact((tx) => decideCheckout(tx, url.split('/').pop() ?? '', ['open'], { state: 'paid' }));
/** The provider's news, and each reaction to it, twice and together. */
async function confirmed({ funding_id: id }: Begun): Promise<string | null> {
  await Promise.all([lookUpFunding(app.context, id), lookUpFunding(app.context, id)]);
  for (;;) {
    const { rows } = await base.owner.query<{ id: string; name: string; facts: never }>(
      'with taken as (delete from job where subject is null returning *) select id, name, facts from taken order by id',
    );
    if (rows.length === 0) break;
    for (const event of rows) {
      announced.push(event.name);
      for (const reaction of [...walletReactions, bonusPaymentReaction])
        if (reaction.event.name === event.name) {
          const news = { id: event.id, at: app.context.clock() };
          await Promise.all([
            reaction.react(event.facts, app.context, news),
            reaction.react(event.facts, app.context, news),
          ]);
        }
    }
  }
  const { rows } = await base.owner.query<{ pays_outcome: string | null }>(
    'select pays_outcome from funding where id = $1',
    [id],
  );
  return rows[0]?.pays_outcome ?? null;
}
async function paid(begun: Begun): Promise<string | null> {
  await choose(begun);
  return confirmed(begun);
}

it('is given when the money has come, once, with its client fee', async () => {
  const before = await balance();
  // The smallest client fee, for the $10 above a fifth of what was released.
  expect(await paid(await begin(3_000, 3_100))).toBe('paid');
  expect((await page()).bonuses).toMatchObject([
    { number: `${number}-B1`, amount: usd(3_000), client_fee: usd(100), note: 'Thank you' },
  ]);
  expect([await balance(), announced.filter((name) => name === 'contract.bonus_given').length]).toEqual([before, 1]);
});

it('is not begun for what could not be given', async () => {
  const code = async (body: object, as: 'otherClient' | 'freelancer' | 'client' = AS) =>
    (await app.send('POST', `/api/contracts/${number}/bonus/payment`, { as, body })).body.code;
  expect(await code(wish(1_000), 'freelancer')).toBe('forbidden');
  expect(await code(wish(1_000), 'client')).toBe('not_found');
  expect(await code(wish(10_001))).toBe('invalid_input');
  expect(await code(wish(3_000))).toBe('price_changed');
});

it('of two payments for the same bonus one gives it, and the other stays in the balance', async () => {
  const before = await balance();
  const [first, second] = [await begin(1_000), await begin(1_500)];
  await choose(first);
  expect([await paid(second), await confirmed(first)]).toEqual(['paid', 'already_paid']);
  expect((await page()).bonuses).toMatchObject([{ amount: usd(1_500) }]);
  expect([await balance(), announced.includes('contract.bonus_payment_kept')]).toEqual([before + 1_000, true]);
});

it('given from the balance meanwhile, it ends the payment under way', async () => {
  const begun = await begin(1_000);
  await app.addMoney(AS, usd(1_000));
  await post(`/api/contracts/${number}/bonus`, { amount: usd(1_000), expected_total: usd(1_000), note: '' });
  await confirmed(begun);
  expect(await app.must('GET', `/api/wallet/funding/${begun.funding_id}`, { as: AS })).toMatchObject({
    state: 'expired',
  });
});

it('waits for a payment of the same bonus before it touches the balance', async () => {
  const begun = await begin(1_000);
  await app.addMoney(AS, usd(1_000));
  const body = { amount: usd(1_000), expected_total: usd(1_000), note: '' };
  await waitsForPaymentFirst(base, begun.funding_id, () => post(`/api/contracts/${number}/bonus`, body));
});

it('is not begun or given from the balance once the freelancer is suspended or leaves', async () => {
  await app.addMoney(AS, usd(1_000));
  const { id } = app.people.freelancer;
  for (const standing of ['suspended_at', 'closing_at']) {
    await base.owner.query(`update account set ${standing} = now() where id = $1`, [id]);
    for (const [path, body] of [
      ['bonus', { amount: usd(1_000), expected_total: usd(1_000), note: '' }],
      ['bonus/payment', wish(1_000)],
    ] as const)
      expect((await app.send('POST', `/api/contracts/${number}/${path}`, { as: AS, body })).body.code).toBe(
        'wrong_state',
      );
    await base.owner.query(`update account set ${standing} = null where id = $1`, [id]);
  }
  expect((await page()).bonuses).toEqual([]);
});

it('stays in the balance when it can no longer be given', async () => {
  const before = await balance();
  await post(`/api/contracts/${number}/end`, { reason: 'All is done.' });
  const begun = await begin(1_000);
  offsetMs = 31 * DAY_MS;
  expect(await paid(begun)).toBe('closed');
  offsetMs = 0;
  expect([(await page()).bonuses, await balance(), announced.includes('contract.bonus_payment_kept')]).toEqual([
    [],
    before + 1_000,
    true,
  ]);
});
