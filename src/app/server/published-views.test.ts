import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownStatements } from '#kit/server/db/statement.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { testApp, type TestApp } from './test-app.ts';

/**
 * Statements over published views on tables of some size: PostgreSQL puts the view into the statement, so the tables'
 * own indexes serve.
 */
let app: TestApp;
let base: TestDatabase;
const BIG = ['account', 'charge', 'early_clearance', 'taken_share', 'file_scan'];

beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  const { owner } = base;
  const copies = (table: string, except: string, values: string, many: number) =>
    owner.query(`do $$ declare rest text; begin
      select string_agg(quote_ident(attname), ', ' order by attnum) into rest from pg_attribute
        where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname not in (${except
          .split(', ')
          .map((name) => `'${name}'`)
          .join(', ')});
      execute format('insert into ${table} (${except}, %s) select ${values.replaceAll("'", "''")}, %s from generate_series(1, ${many}) n cross join (select * from ${table} limit 1) one', rest, rest);
    end $$`);
  await copies(
    'account',
    'id, email, username',
    "gen_random_uuid(), 'person' || n || '@example.com', 'person' || n",
    20_000,
  );
  await owner.query(`insert into charge (id, kind, flow, number, title, payer_id, payee_id, currency, price, state,
    paid, settled_at, clears_at, cleared_at)
    select gen_random_uuid(), 'order', 'payment', 'N' || n, 'T', a.id, b.id, 'USD', 100, 'settled', 100, now(), now(),
      case when n % 50 > 0 then now() end
    from generate_series(1, 60000) n join (select id, row_number() over () as place from account) a
      on a.place = n % 20000 + 1
      join (select id, row_number() over (order by id desc) as place from account) b on b.place = n % 20000 + 1`);
  await owner.query(
    "insert into early_clearance (journal_id, charge_id, user_id, amount, fee, currency) select gen_random_uuid(), id, payee_id, 10, 1, 'USD' from charge limit 20000",
  );
  await owner.query(
    "insert into taken_share (subject_id, charge_id, user_id, account, amount, currency) select gen_random_uuid(), id, payee_id, 'U.pend', 5, 'USD' from charge limit 20000",
  );
  await owner.query(
    "insert into file_scan (id, storage_key, name, added_at, state, scanned_at) select gen_random_uuid(), 'orders/' || n, 'f', now(), 'clean', now() from generate_series(1, 20000) n",
  );
  await owner.query('analyze');
});
afterAll(() => app.close());

/** Every big table that a plan reads whole. */
async function readWhole(text: string): Promise<string[]> {
  // Its parameters have no values: only a text on its own is explained without them.
  const { rows } = await base.owner.query(`explain (generic_plan, verbose, format json) ${text}`);
  return [...JSON.stringify(rows).matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)","Schema":"public"/g)]
    .map((match) => match[1] ?? '')
    .filter((table) => BIG.includes(table));
}

it.each([
  'early_clearing',
  'early_clearing_one',
  'early_open',
  'wallet_clearing_next',
  'service_offer_by_slug',
  'service_offer_by_id',
  'order_page_suspended',
  'work_files',
  'people_shown',
  'sitemap_profiles',
  'sitemap_services',
  'case_one',
  'case_files',
  'adjustment_person',
  'journal_entries',
])('%s reads no big table whole', async (name) => {
  const text = knownStatements().get(name)?.text;
  expect(text).toBeDefined();
  expect(await readWhole(text ?? '')).toEqual([]);
});

it('would notice one', async () => {
  expect(await readWhole("select id from account_contact where name = 'x'")).toEqual(['account']);
});
