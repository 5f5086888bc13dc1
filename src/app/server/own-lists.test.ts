/** People who did thousands of things here: their lists read what they show, and count the rest from an index alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownStatements, withoutMarks } from '#kit/server/db/statement.ts';
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
  await owner.query(`insert into orders (id, number, service_id, service_version_id, client_id, freelancer_id, state, currency, price, client_fee, service_fee, tax, offer,
      delivery_days, placed_at, paid_at, completed_at, closed_at)
    select md5('order ' || n)::uuid, ${NUMBER}, gen_random_uuid(), gen_random_uuid(), ${person('n')}, ${person('n + 1')}, 'cleared', 'USD', 9700, 300, 1000, 0,
      jsonb_build_object('title', repeat('A page of words ', 20)), 3, now(), now(), now(), now() from generate_series(1, 40000) n`);
  await owner.query(`insert into review_round (work_id, kind, number, title, path, client_id, freelancer_id, opened_at, closes_at, shown_at)
    select id, 'order', number, 'A page of words', '/', client_id, freelancer_id, now(), now(), case when number not like '%GG' then now() end from orders`);
  await owner.query(`insert into charge (id, kind, flow, number, title, payer_id, payee_id, currency, price, state, paid, settled_at, clears_at)
    select id, 'order', 'payment', number, 'A page of words', client_id, freelancer_id, 'USD', 9700, 'settled', 9700, now(), now() from orders`);
  await owner.query(`insert into project (id, client_id, state, draft, draft_saved_at, created_at, currency)
    select gen_random_uuid(), ${person('n')}, 'draft', jsonb_build_object('title', repeat('A page of words ', 20)), now(), now(), 'USD' from generate_series(1, 40000) n`);
  await owner.query('vacuum analyze orders, review_round, charge, project');
});
afterAll(() => base.close());

/** As it is planned for anyone. */
async function planOf(name: string): Promise<string> {
  const text = withoutMarks(knownStatements().get(name) ?? '');
  const values = Array.from({ length: new Set(text.match(/\$\d+/g)).size }, () => 'null').join(', ');
  // Prepared, because the oldest PostgreSQL explains no statement without its values.
  const answers = await base.owner.query(
    `begin; set local plan_cache_mode = force_generic_plan; prepare one as ${text}; explain (costs off) execute one (${values}); deallocate one; rollback`,
  );
  return JSON.stringify(answers);
}

it.each([
  ['projects_mine_counts', 'project_of_client on project'],
  ['order_counts buying', 'orders_bought on orders'],
  ['order_counts selling', 'orders_sold on orders'],
  ['wallet_spent', 'charge_spent on charge'],
  ['wallet_payer_standing', 'charge_spent on charge'],
])('%s counts from an index alone', async (name, index) => {
  expect(await planOf(name)).toContain(`Index Only Scan using ${index}`);
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
