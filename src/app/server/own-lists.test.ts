/** People who did thousands of things here: their lists read what they show, and count the rest from an index alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownStatements } from '#kit/server/db/statement.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import './modules.ts';

let base: TestDatabase;
const PEOPLE = 20;
/** Eight signs of hex without the two that read like letters. */
const NUMBER = String.raw`'DK-' || regexp_replace(translate(upper(lpad(to_hex(n), 8, '0')), '01', 'GH'), '(.{4})', '\1-')`;
const person = (n: string): string => `md5('person ' || (${n}) % ${PEOPLE})::uuid`;

beforeAll(async () => {
  base = await testDatabase();
  const { owner } = base;
  await owner.query(`insert into orders (id, number, service_id, service_version_id, client_id, freelancer_id, state,
    currency, price, client_fee, service_fee, tax, offer,
      delivery_days, placed_at, paid_at, completed_at, closed_at)
    select md5('order ' || n)::uuid, ${NUMBER}, gen_random_uuid(), gen_random_uuid(), ${person('n')},
      ${person('n + 1')},
      case when n % 100 = 0 then 'pending_payment' else 'cleared' end, 'USD', 9700, 300, 1000, 0,
      jsonb_build_object('title', repeat('A page of words ', 20)), 3, now(), paid_at, paid_at, paid_at
    from generate_series(1, 40000) n, lateral (select case when n % 100 > 0 then now() end as paid_at) paid`);
  await owner.query(`insert into review_round (work_id, kind, number, title, path, client_id, freelancer_id, opened_at,
    closes_at, shown_at)
    select id, 'order', number, 'A page of words', '/', client_id, freelancer_id, now(), now(),
      case when number not like '%GG' then now() end from orders`);
  await owner.query('analyze orders, review_round');
});
afterAll(() => base.close());

/** As it is planned for anyone, after `changes` that are taken back. */
async function planOf(name: string, changes = ''): Promise<string> {
  const text = knownStatements().get(name)?.text ?? '';
  const values = Array.from({ length: new Set(text.match(/\$\d+/g)).size }, () => 'null').join(', ');
  // Prepared, because the oldest PostgreSQL explains no statement without its values.
  const answers = await base.owner.query(
    `begin; set local plan_cache_mode = force_generic_plan; ${changes}; prepare one as ${text}; explain (costs off) execute one (${values}); deallocate one; rollback`,
  );
  return JSON.stringify(answers);
}

/** Whatever the tables' sizes: what is left is an index, alone where it has all that is asked for. */
const BY_INDEX = 'set local enable_seqscan = off; set local enable_bitmapscan = off; drop index charge_of_payer';
it.each([
  ['projects_mine_counts', 'project_of_client on project'],
  ['order_counts buying', 'orders_bought on orders'],
  ['order_counts selling', 'orders_sold on orders'],
  ['wallet_spent', 'charge_spent on charge'],
  ['wallet_payer_standing', 'charge_spent on charge'],
])('%s counts from an index alone', async (name, index) => {
  expect(await planOf(name, BY_INDEX)).toContain(`Index Only Scan using ${index}`);
});

it.each([
  ['buying', 'client'],
  ['selling', 'freelancer'],
])('orders under way, %s, are found without those that ended', async (side, column) => {
  const plan = await planOf(`orders_under_way ${side}`);
  expect(plan).toContain(`orders_open_of_${column}`);
  expect(plan).toContain(`review_round_open_of_${column}`);
  expect(plan).toContain('Index Scan using orders_pkey on orders');
});

it('orders under way between two people are found without those that ended', async () => {
  const plan = await planOf('orders_with_steps');
  expect(plan).toMatch(/orders_open_of_(client|freelancer)/);
  expect(plan).toMatch(/review_round_open_of_(client|freelancer)/);
  expect(plan).toContain('Index Scan using orders_pkey on orders');
  expect(plan).not.toMatch(/orders_(bought|sold)/);
});
