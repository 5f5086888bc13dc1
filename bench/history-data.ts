/**
 * People with a short and a long history, written directly into the tables: the ledger's own triggers check that every
 * journal balances.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { uuidv7 } from '#kit/server/make-id.ts';
import { makeToken } from '#domains/accounts/server/tokens.ts';

/** Of ten orders nine are settled and one is refunded: 21 entries on the client's own accounts. */
const ENTRIES_PER_ORDER = 2.1;
const ORDERS_AT_ONCE = 20_000;

export interface Payer {
  readonly id: string;
  readonly token: string;
  readonly entries: number;
  /** A refunded one: it has the longest trail. */
  readonly order: string;
}

async function makePerson(owner: pg.Pool, name: string): Promise<{ id: string; token: string }> {
  const [id, session, token] = [uuidv7(), uuidv7(), makeToken()];
  await owner.query(
    `with made as (insert into account (id, email, email_verified_at, role, onboarded, username, first_name, last_name,
      created_at)
       values ($1, $2 || '@example.com', now(), 'client', true, $2, 'Bench', 'Payer', now()))
     insert into session (id, user_id, token_hash, created_at, last_used_at, expires_at, address, user_agent)
     values ($3, $1, decode($4, 'hex'), now(), now(), now() + interval '1 day', '127.0.0.1', 'bench')`,
    [id, name, session, createHash('sha256').update(token).digest('hex')],
  );
  await owner.query(`select ledger.open_accounts('{U.spend,U.pend,U.avail,U.out,U.owed}', $1, 'USD')`, [id]);
  return { id, token };
}

/** A number from 0 to 2^32 as an order's: eight signs of hex without the two that read like letters. */
const numberOf = (prefix: string, n: string): string =>
  `'${prefix}-' || regexp_replace(translate(upper(lpad(to_hex(${n}), 8, '0')), '01', 'GH'), '(.{4})', '\\1-')`;

const OFFER = JSON.stringify({
  title: 'A page of words',
  slug: 'a-page-of-words',
  coverUrl: '/art/brand/1.svg',
  package: {
    tier: 'basic',
    name: 'Basic',
    scope: 'A page',
    features: [],
    price: { amount: '9700', currency: 'USD' },
    deliveryDays: 3,
    revisions: 1,
  },
});

/**
 * Orders `first` to `last` of this client, spread over five years: money added, paid into held funds, and settled or
 * given back.
 */
const PLANT = `
with one as materialized (
  select n, gen_random_uuid() as id, gen_random_uuid() as funding, gen_random_uuid() as fund, gen_random_uuid() as done,
    n % 10 = 9 as returned,
    n / 10 as returned_before, now() - ($4::bigint - n) * (interval '5 years' / $4::bigint) as at,
      ${numberOf('DK', 'n + $5::bigint')} as number, ${numberOf('AF', 'n + $5::bigint')} as payment
  from generate_series($2::bigint, $3::bigint) n
), whose as (
  select (select id from ledger.account where owner = $1 and name = 'U.spend') as spend,
    (select id from ledger.account where owner = $6 and name = 'U.pend') as pend,
    (select id from ledger.account where name = 'X.test') as outside,
      (select id from ledger.account where name = 'R.svc') as fee
), held as (
  insert into ledger.account (name, owner, currency) select 'H.order', id, 'USD' from one returning id, owner
), emptied as (
  insert into ledger.balance (account_id, currency, nature) select id, 'USD', 'held' from held
), posted as (
  insert into ledger.journal (id, kind, currency, reference_type, reference_id, reference_label, request_hash,
    created_at)
  select journal.id, kind, 'USD', type, reference, label, gen_random_uuid(), one.at from one cross join lateral (values
    (fund, 'fund', 'funding', funding, payment), (one.id, 'hold', 'order', one.id, number),
    (done, case when returned then 'refund' else 'settle' end, 'order', one.id, number)) journal
      (id, kind, type, reference, label)
), moved as (
  insert into ledger.entry (account_id, journal_id, amount, source_id, balance_after, listed_kind)
  select line.account, line.journal, line.amount, line.source, line.after,
    case when line.account in (spend, pend)
      then (array['fund', 'hold', case when returned then 'refund' else 'settle' end])[step] end from one
      join held on held.owner = one.id cross join whose cross join lateral (values
    (1, spend, fund, 10000, null::bigint, 10000 * (1 + returned_before)), (1, outside, fund, -10000, null, null),
    (2, spend, one.id, -10000, null, 10000 * returned_before), (2, held.id, one.id, 10000, spend, 10000),
      (3, held.id, done, -10000, spend, 0),
    (3, case when returned then spend end, done, 10000, null, 10000 * (1 + returned_before)),
    (3, case when not returned then pend end, done, 9000, null, 9000 * (n - returned_before + 1)),
    (3, case when not returned then fee end, done, 1000, null, null)) line
      (step, account, journal, amount, source, after)
  where line.account is not null order by n, step
), payments as (
  insert into funding (id, number, user_id, provider, live, amount, currency, state, provider_reference, expires_at,
    created_at)
  select funding, payment, $1, 'test', false, 10000, 'USD', 'succeeded', funding::text, at, at from one
), given_back as (
  insert into held_refund (journal_id, user_id, reference_type, reference_id, amount, currency, at)
  select done, $1, 'order', id, 10000, 'USD', at from one where returned
), charged as (
  insert into charge (id, kind, flow, number, title, payer_id, payee_id, currency, price, client_fee, service_fee,
    state, paid, client_fee_kept, service_fee_kept, returned,
    opened_at, settled_at, cleared_at, ended_at)
  select id, 'order', 'payment', number, 'A page of words', $1, $6, 'USD', 9700, 300, 1000,
    case when returned then 'refunded' else 'settled' end,
    case when returned then 0 else 9000 end, 0, case when returned then 0 else 1000 end,
      case when returned then 10000 else 0 end,
    at, case when returned then null else at end, case when returned then null else at end,
      case when returned then at end from one
)
insert into orders (id, number, service_id, service_version_id, client_id, freelancer_id, state, currency, price,
  client_fee, service_fee, tax, offer, delivery_days, placed_at, paid_at, completed_at, closed_at)
select id, number, $1, $1, $1, $6, case when returned then 'cancelled' else 'cleared' end, 'USD', 9700, 300, 1000, 0,
  '${OFFER}', 3, at, at,
  case when returned then null else at end, at from one`;

/** The balances the entries above lead to. */
const BALANCES = `update ledger.balance set amount = latest.balance_after from ledger.account cross join lateral (
    select balance_after from ledger.entry where account_id = account.id order by entry.id desc limit 1) latest
  where balance.account_id = account.id and account.owner = any($1)`;

let planted = 0;

/** Numbers go on from person to person, so that none is there twice. */
export async function plantPayer(owner: pg.Pool, name: string, entries: number): Promise<Payer> {
  const [{ id, token }, seller] = [await makePerson(owner, name), await makePerson(owner, `${name}-seller`)];
  await owner.query(`select ledger.open_accounts('{X.test,R.svc}', null, 'USD')`);
  const orders = Math.round(entries / ENTRIES_PER_ORDER / 10) * 10;
  for (let first = 0; first < orders; first += ORDERS_AT_ONCE) {
    await owner.query(PLANT, [id, first, Math.min(first + ORDERS_AT_ONCE, orders) - 1, orders, planted, seller.id]);
  }
  planted += orders;
  await owner.query(BALANCES, [[id, seller.id]]);
  const { rows } = await owner.query<{ number: string; entries: number }>(
    `select (select number from orders where client_id = $1 and state = 'cancelled' order by placed_at limit 1)
      as number,
       (select count(*)::int from ledger.entry join ledger.account on account.id = account_id where owner = $1)
         as entries`,
    [id],
  );
  return { id, token, entries: rows[0]?.entries ?? 0, order: rows[0]?.number ?? '' };
}
