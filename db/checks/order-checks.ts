import type { Check } from './check.ts';

/** States in which exactly the frozen total is held; in every other state nothing is (src/domains/orders/order.ts). */
const HOLDING = "('awaiting_requirements', 'in_progress', 'delivered', 'in_revision', 'cancel_requested', 'disputed')";

export const orderChecks: readonly Check[] = [
  {
    name: 'order-holds-what-its-state-says',
    means: 'Work goes on without money behind it, or money lies held for an order that is over (MON-9).',
    sql: `select format('order %s (%s) of %s holds %s', number, state, total, held) as what from (
            select orders.*, coalesce((
              select balance.amount from ledger.account join ledger.balance on balance.account_id = account.id
              where account.owner = orders.id and account.name = 'H.order' and account.currency = orders.currency), 0) as held
            from orders) kept
          where held <> case when state in ${HOLDING} then total else 0 end`,
  },
  {
    name: 'completed-order-paid-its-terms',
    means: 'What was released differs from what was agreed when the order was placed.',
    sql: `select format('order %s: earned %s, service fee %s, client fee %s, tax %s', number, earned, service, client, taxed) as what from (
            select orders.*, parts.* from orders, lateral (
              select coalesce(sum(amount) filter (where name = 'U.pend' and owner = freelancer_id), 0) as earned,
                coalesce(sum(amount) filter (where name = 'R.svc'), 0) as service,
                coalesce(sum(amount) filter (where name = 'R.buy'), 0) as client,
                coalesce(sum(amount) filter (where name = 'L.tax'), 0) as taxed
              from ledger.journal join ledger.entry on entry.journal_id = journal.id join ledger.account on account.id = entry.account_id
              where journal.reference_id = orders.id and journal.kind = 'settle'
            ) parts where state in ('completed', 'cleared')) settled
          where earned <> price - service_fee or service <> service_fee or client <> client_fee or taxed <> tax`,
  },
  {
    name: 'cleared-order-cleared-its-earnings',
    means: 'Earnings became available too early, or were kept back after clearance.',
    sql: `select format('order %s (%s): %s cleared', number, state, cleared) as what from (
            select orders.*, coalesce((
              select sum(entry.amount) from ledger.journal join ledger.entry on entry.journal_id = journal.id join ledger.account on account.id = entry.account_id
              where journal.reference_id = orders.id and journal.kind = 'clear' and account.name = 'U.avail' and account.owner = freelancer_id), 0) as cleared,
              coalesce((select sum(amount) from taken_share where order_id = orders.id and account = 'U.pend'), 0) as taken,
              coalesce((select sum(amount) from early_clearance where order_id = orders.id), 0) as early
            from orders) paid
          where cleared <> case when state = 'cleared' then price - service_fee - taken - early else 0 end or taken + early > price - service_fee`,
  },
  {
    name: 'early-clearance-is-posted',
    means: 'Earnings were cleared early by another amount, or for another fee, than is written down.',
    sql: `select format('early clearance %s: %s for %s written down, %s for %s posted', journal_id, early_clearance.amount, fee, posted.amount, posted.paid) as what
          from early_clearance full join (
            select journal.id as journal_id, -sum(entry.amount) filter (where name = 'U.pend') as amount, coalesce(sum(entry.amount) filter (where name = 'R.exp'), 0) as paid
            from ledger.journal join ledger.entry on entry.journal_id = journal.id join ledger.account on account.id = entry.account_id
            where journal.kind = 'clear_early' group by journal.id) posted using (journal_id)
          where early_clearance.amount is distinct from posted.amount or fee is distinct from posted.paid`,
  },
  {
    name: 'cancelled-order-refunded',
    means: 'A cancelled order kept part of the client’s money.',
    sql: `select format('order %s: paid %s, back %s', number, total, back) as what from (
            select orders.*, coalesce((
              select sum(entry.amount) from ledger.journal join ledger.entry on entry.journal_id = journal.id join ledger.account on account.id = entry.account_id
              where journal.reference_id = orders.id and journal.kind = 'refund' and account.name in ('U.spend', 'U.avail') and account.owner = client_id), 0) as back
            from orders where state = 'cancelled') over
          where back <> case when paid_at is null then 0 else total end`,
  },
  {
    name: 'order-matches-its-timeline',
    means: 'The timeline people see does not lead to the state the order is in, or skips a step.',
    sql: `select format('order %s is %s, its timeline ends at %s', number, state, last) as what from (
            select number, state, (select state_after from order_event where order_id = orders.id order by id desc limit 1) as last from orders) told
          where last is distinct from state
          union all
          select format('order %s: event %s starts at %s after %s', order_id, id, state_before, before) from (
            select *, lag(state_after) over (partition by order_id order by id) as before from order_event) step
          where state_before is distinct from before`,
  },
  {
    name: 'running-order-has-its-timer',
    means: 'A deadline will never fire.',
    sql: `select format('order %s (%s), clock at %s', number, state, clock_at) as what from orders
          where clock_at is not null and state not in ('cancelled', 'expired', 'disputed', 'cancel_requested')
          and not exists (select from timer where subject = orders.id and kind = 'order-clock')`,
  },
  {
    name: 'suspended-sellers-orders-are-on-hold',
    means: 'A deadline runs against a seller who cannot work, or an order waits for a seller who can (decision 041).',
    // Reactions and their repeat a minute later have done it long before.
    sql: `select format('order %s (%s): %s', number, state, case when on_hold_at is null then 'its seller is suspended' else 'its seller is not suspended' end) as what
          from orders join account on account.id = freelancer_id
          where state in ('awaiting_requirements', 'in_progress', 'in_revision')
          and (on_hold_at is null and suspended_at < now() - interval '15 minutes'
            or on_hold_at is not null and suspended_at is null
              and not exists (select from suspension where user_id = freelancer_id and lifted_at > now() - interval '15 minutes'))`,
  },
  {
    name: 'deadlines-do-not-keep-failing',
    means: 'Something that had to happen by itself fails again and again; it is tried once an hour until its cause is gone.',
    sql: `select format('%s of %s, %s tries: %s', kind, subject, tries, last_error) as what from timer where tries >= 8`,
  },
  {
    name: 'reviews-are-earned-and-shown-together',
    means: 'A review without a completed order, or seen before the other side could write theirs.',
    sql: `select format('review %s of order %s (%s)', review.id, number, state) as what from review join orders on orders.id = review.order_id
          where state not in ('completed', 'cleared') or (shown_at is null) <> (reviews_shown_at is null) or not author = any(reviewed_by)
          or author_id <> case author when 'client' then client_id else freelancer_id end`,
  },
  {
    name: 'ratings-equal-their-reviews',
    means: 'A service shows more or fewer stars than it was given.',
    sql: `select format('service %s: %s from %s, its reviews make %s from %s', service.id, rating_sum, rating_count, stars, written) as what
          from service, lateral (
            select coalesce(sum(round((communication + quality + value) * 100 / 3.0)), 0) as stars, count(*) as written
            from review where service_id = service.id and author = 'client' and shown_at is not null) given
          where rating_sum <> stars or rating_count <> written`,
  },
  {
    name: 'orders-refer-to-what-exists',
    means: 'An order belongs to nobody or to no service.',
    sql: `select format('order %s', number) as what from orders
          where not exists (select from account where id = client_id) or not exists (select from account where id = freelancer_id)
          or not exists (select from service_version where id = service_version_id and service_id = orders.service_id)`,
  },
];
