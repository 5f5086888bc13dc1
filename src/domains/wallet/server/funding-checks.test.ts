import { afterAll, beforeAll, expect, test } from 'vitest';
import { fundingWorld, type FundingWorld } from './funding-world.ts';
import { fundingChecks } from './funding-checks.ts';
import { violations } from '../../../../db/checks/run-checks.ts';

let world: FundingWorld;
beforeAll(async () => {
  world = await fundingWorld();
  const { redirect_url: redirectUrl } = await world.add(50_00);
  await world.choose(redirectUrl, 'pay');
  await world.deliver();
  await world.react();
});
afterAll(() => world.close());

const faults: Record<string, string> = {
  'funding-is-credited-once': "update funding set state = 'failed'",
  'credited-funding-was-paid': "update test_provider.checkout set state = 'failed'",
  'refund-moved-what-it-says':
    "insert into funding_refund (id, number, funding_id, user_id, origin, amount, currency, state) select gen_random_uuid(), 'RF-ALONE', id, user_id, 'payer', 100, 'USD', 'succeeded' from funding",
  'dispute-moved-what-it-says':
    "insert into payment_dispute (id, provider, provider_reference, funding_id, user_id, amount, currency, state) select gen_random_uuid(), 'test', 'dp_alone', id, user_id, 100, 'USD', 'open' from funding",
  'no-payment-loses-more-than-was-paid':
    "with taken as (insert into payment_dispute (id, provider, provider_reference, funding_id, user_id, amount, currency, state, taken_at) select gen_random_uuid(), 'test', 'dp_over', id, user_id, 5000, 'USD', 'lost', now() from funding returning id) insert into taken_share (subject_id, user_id, account, amount, currency) select id, null, 'U.spend', 5001, 'USD' from taken",
  'payment-paid-for-what-it-was-made':
    "update funding set pays_kind = 'order', pays_id = gen_random_uuid(), pays_number = 'DK-ALONE', pays_outcome = 'paid'",
  'paid-checkout-is-credited':
    "update test_provider.event set created_at = now() - interval '2 hours'; update funding set state = 'pending'",
};

test('a sound instance has no violations', async () => {
  expect(await violations(world.base.owner, fundingChecks)).toEqual([]);
});

test('every check of payments is proven by a fault', () => {
  expect(Object.keys(faults).toSorted()).toEqual(fundingChecks.map(({ name }) => name).toSorted());
});

test.each(fundingChecks)('$name finds its fault', async (check) => {
  const client = await world.base.owner.connect();
  try {
    await client.query('begin');
    await client.query(faults[check.name] ?? '');
    expect((await client.query(check.sql)).rows.length).toBeGreaterThan(0);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
