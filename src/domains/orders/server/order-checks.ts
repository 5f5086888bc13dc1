import type { Check } from '#kit/server/check.ts';
import { otherEnds } from '#kit/server/timeline-checks.ts';
import { SETTLED } from '#domains/wallet/server/wallet.ts';

/** States in which exactly the frozen total is held; in every other state nothing is (src/domains/orders/order.ts). */
const HOLDING = "('awaiting_requirements', 'in_progress', 'delivered', 'in_revision', 'cancel_requested', 'disputed')";

/**
 * What is released of each order, of 10000: all of a completed one, of a canceled one what a dispute or an operator
 * gave or both agreed on.
 */
const RELEASED = `(select orders.*, case when state in ('completed', 'cleared') then 10000 else coalesce(released_share, agreed.share, 0) end as share
  from orders left join work_split agreed on agreed.work_id = orders.id and agreed.outcome = 'accepted' and state = 'cancelled')`;
/** Rounded as `share` of src/kit/money.ts does: a half goes up. */
const shareOf = (amount: string): string => `round(${amount} * share / 10000.0)`;
const EARNED = `(${shareOf('price')} - ${shareOf('service_fee')})`;

export const orderChecks: readonly Check[] = [
  {
    name: 'order-holds-what-its-state-says',
    means: 'An order is in progress without held money, or money is held for a closed order (MON-9).',
    sql: `select format('order %s (%s) of %s holds %s', number, state, total, held) as what from (
            select orders.*, coalesce((
              select balance.amount from ledger.account join ledger.balance on balance.account_id = account.id
              where account.owner = orders.id and account.name = 'H.order' and account.currency = orders.currency), 0)
                as held
            from orders) kept
          where held <> case when state in ${HOLDING} then total else 0 end`,
  },
  {
    name: 'completed-order-paid-its-terms',
    means: 'The released amount differs from the terms of the order.',
    sql: `select format('order %s: earned %s, service fee %s, client fee %s, tax %s', number, earned, service, client,
      taxed) as what from (
            select kept.*, parts.* from ${RELEASED} kept, lateral (
              select coalesce(sum(amount) filter (where name = 'U.pend' and owner = freelancer_id), 0) as earned,
                coalesce(sum(amount) filter (where name = 'R.svc'), 0) as service,
                coalesce(sum(amount) filter (where name = 'R.buy'), 0) as client,
                coalesce(sum(amount) filter (where name = 'L.tax'), 0) as taxed
              from ledger.journal join ledger.entry on entry.journal_id = journal.id
                join ledger.account on account.id = entry.account_id
              where journal.reference_id = kept.id and ${SETTLED}
            ) parts where state in ('completed', 'cleared', 'cancelled')) settled
          where earned <> ${EARNED} or service <> ${shareOf('service_fee')} or client <> ${shareOf('client_fee')}
            or taxed <> ${shareOf('tax')}`,
  },
  {
    name: 'cleared-order-cleared-its-earnings',
    means: 'Earnings became available too early, or weren’t made available after clearance.',
    sql: `select format('order %s (%s): %s cleared', number, state, cleared) as what from (
            select kept.*, coalesce((
              select sum(entry.amount) from ledger.journal join ledger.entry on entry.journal_id = journal.id
                join ledger.account on account.id = entry.account_id
              where journal.reference_id = kept.id and journal.kind = 'clear' and account.name = 'U.avail'
                and account.owner = freelancer_id), 0) as cleared,
              coalesce((select sum(amount) from taken_share where charge_id = kept.id and account = 'U.pend'), 0)
                as taken,
              coalesce((select sum(amount) from early_clearance_kept where charge_id = kept.id), 0) as early
            from ${RELEASED} kept) paid
          where cleared <> case when state = 'cleared' or state = 'cancelled'
            and cleared_at is not null then ${EARNED} - taken - early else 0 end
          or taken + early > case when state in ('completed', 'cleared', 'cancelled') then ${EARNED}
            else price - service_fee end`,
  },
  {
    name: 'early-clearance-is-posted',
    means: 'Earnings were cleared early with a different amount or fee than recorded.',
    sql: `select format('early clearance %s: %s for %s written down, %s for %s posted', journal_id,
      early_clearance.amount, fee, posted.amount, posted.paid) as what
          from early_clearance full join (
            select journal.id as journal_id, -sum(entry.amount) filter (where name = 'U.pend') as amount,
              coalesce(sum(entry.amount) filter (where name = 'R.exp'), 0) as paid
            from ledger.journal join ledger.entry on entry.journal_id = journal.id
              join ledger.account on account.id = entry.account_id
            where journal.kind = 'clear_early' group by journal.id) posted using (journal_id)
          where early_clearance.amount is distinct from posted.amount or fee is distinct from posted.paid`,
  },
  {
    name: 'paid-order-has-its-charge',
    means: 'Histories, receipts or invoices don’t match the order, or don’t show it.',
    sql: `select format('order %s (%s)', kept.number, kept.state) as what
          from (select *, case when state <> 'disputed'
            and ${shareOf('price')} + ${shareOf('client_fee')} + ${shareOf('tax')} > 0
            then coalesce(completed_at, closed_at) end as released_at
                from ${RELEASED} known) kept
            left join charge on charge.id = kept.id and charge.kind = 'order' and charge.number = kept.number
          where (kept.paid_at is not null or charge.id is not null) and (charge.id is null
            or (charge.payer_id, charge.payee_id, charge.currency, charge.price, charge.client_fee, charge.service_fee,
              charge.tax, charge.state)
              is distinct from (kept.client_id, kept.freelancer_id, kept.currency, kept.price, kept.client_fee,
                kept.service_fee, kept.tax,
                case when kept.released_at is not null then 'settled'
                  when kept.state = 'cancelled' then 'refunded' else 'held' end)
            or (charge.opened_at, charge.due_at, charge.settled_at, charge.clears_at) is distinct
              from (kept.paid_at, kept.due_at, kept.released_at,
              case when kept.state <> 'disputed' then kept.clears_at end)
            or (charge.cleared_at is not null) <> (kept.cleared_at is not null))`,
  },
  {
    name: 'cancelled-order-refunded',
    means: 'A canceled order kept client money without an agreement.',
    sql: `select format('order %s: paid %s, back %s', number, total, back) as what from (
            select kept.*, coalesce((
              select sum(entry.amount) from ledger.journal join ledger.entry on entry.journal_id = journal.id
                join ledger.account on account.id = entry.account_id
              where journal.reference_id = kept.id and journal.kind = 'refund'
                and account.name in ('U.spend', 'U.avail') and account.owner = client_id), 0) as back
            from ${RELEASED} kept where state = 'cancelled') over
          where back <> case when paid_at is null then 0 else total - ${shareOf('price')} - ${shareOf('client_fee')} -
            ${shareOf('tax')} end`,
  },
  {
    name: 'order-matches-its-timeline',
    means: 'The timeline doesn’t end in the order’s state.',
    sql: otherEnds({ table: 'orders', events: 'work_event', key: 'work_id', called: 'order' }),
  },
  {
    name: 'parts-belong-to-their-order',
    // Each kind of paid work has its own table; the next one adds it here.
    means:
      'A timeline entry, delivery or file belongs to no work, or a file lists people who aren’t part of its order.',
    sql: `select format('%s %s is of no work', what, id) as what from (
            select 'event' as what, id::text, work_id from work_event union all
            select 'delivery', id::text, work_id from work_delivery union all
            select 'offer to split', id::text, work_id from work_split union all
            select 'revision', id::text, work_id from work_revision_request union all
            select 'extension', id::text, work_id from work_extension_request union all
            select 'extra', id::text, work_id from work_addition) part
          where not exists (select from orders where orders.id = work_id)
            and not exists (select from contract_milestone where contract_milestone.id = work_id)
            and not exists (select from contract where contract.id = work_id)
          union all
          select format('file %s of order %s is said to be of %s, %s and %s', file.id, orders.number, work_number,
            file.client_id, file.freelancer_id)
          from work_file file left join orders on orders.id = work_id
          where work_kind = 'order' and (orders.number, orders.client_id, orders.freelancer_id) is distinct
            from (work_number, file.client_id, file.freelancer_id)`,
  },
  {
    name: 'order-waits-for-its-answer',
    means:
      'An order waits for a cancellation request that doesn’t exist, or has an open request without waiting for it.',
    sql: `select format('order %s is %s, its request is %s', number, state, coalesce(asked.id::text, 'missing')) as what
          from orders full join (select * from work_split where outcome is null) asked on asked.work_id = orders.id
          where orders.id is not null and state <> 'disputed'
            and (state = 'cancel_requested') <> (asked.id is not null)`,
  },
  {
    name: 'revisions-are-counted',
    means: 'An order counts other revisions than were requested, or works on one that doesn’t exist (ORD-7).',
    sql: `select format('order %s (%s): %s revisions used, %s requested, %s open', number, state, revisions_used,
      requested, open) as what
          from (select orders.*, coalesce(interrupted_state, state) = 'in_revision' as revising, asked.*
            from orders, lateral (
            select count(*) filter (where outcome is distinct from 'withdrawn') as requested,
              count(*) filter (where outcome is null) as open
            from work_revision_request where work_id = orders.id) asked) counted
          where revisions_used <> requested or open <> case when revising then 1 else 0 end
            or revisions_used > (offer->'package'->>'revisions')::int + revisions_added`,
  },
  {
    name: 'added-extras-are-paid',
    means: 'The price of an order isn’t its package with its extras, or an extra was added without its money (ORD-15).',
    sql: `select format('order %s: price %s, offer %s, added %s, revisions added %s of %s', number, price, offered,
      added, revisions_added, revisions) as what
          from (select orders.*, (offer->'package'->'price'->>'amount')::bigint
              + coalesce((select sum((one->'price'->>'amount')::bigint) from jsonb_array_elements(offer->'extras') one),
                0) as offered, more.*
            from orders, lateral (
              select coalesce(sum(added.price), 0) as added, count(*) filter (where kind = 'revision') as revisions
              from work_addition added where work_id = orders.id and outcome = 'accepted') more) summed
          where price <> offered + added or revisions_added <> revisions
          union all
          select format('extra %s: %s held', extra.id, held) from work_addition extra left join lateral (
            select sum(amount) as held from ledger.entry join ledger.account on account.id = entry.account_id
            where entry.journal_id = extra.id and account.name = 'H.order' and account.owner = extra.work_id) posted
              on true
          where (outcome is not distinct from 'accepted') <> (held is not null) or held <> price + client_fee + tax`,
  },
  {
    name: 'tips-are-paid',
    means: 'A tip was given without its money, or its money without a tip (ORD-16).',
    sql: `select format('tip %s of order %s', coalesce(tip.id, charge.id), orders.number) as what
          from order_tip tip full join (select * from charge where kind = 'tip') charge on charge.id = tip.id left
            join orders on orders.id = tip.order_id
          where tip.id is null or charge.id is null or tip.amount > orders.price
            or (charge.payer_id, charge.payee_id, charge.currency, charge.total, charge.service_fee_kept, charge.state,
              charge.clears_at)
              is distinct from (orders.client_id, orders.freelancer_id, tip.currency, tip.amount, tip.service_fee,
                'settled', tip.clears_at)
            or (charge.cleared_at is null) <> (tip.cleared_at is null)
            or tip.cleared_at is null and not exists (select from job where subject = tip.id and name = 'tip-clears')`,
  },
  {
    name: 'offers-wait-while-they-can-be-accepted',
    means: 'An offer to the client waits for an answer although it can’t be accepted.',
    sql: `select format('order %s is %s', number, state) as what from orders
      join work_addition asked on asked.work_id = orders.id
          where outcome is null and (state not in ('in_progress', 'delivered') or on_hold_at is not null)`,
  },
  {
    name: 'extension-waits-while-work-runs',
    means: 'A request for more time waits for an answer although the work doesn’t run.',
    sql: `select format('order %s is %s', number, state) as what from orders
      join work_extension_request asked on asked.work_id = orders.id
          where outcome is null and (state not in ('in_progress', 'in_revision') or on_hold_at is not null)`,
  },
  {
    name: 'running-order-has-its-timer',
    means: 'A deadline is missing its timer.',
    sql: `select format('order %s (%s), clock at %s', number, state, clock_at) as what from orders
          where clock_at is not null
            and (state not in ('cleared', 'cancelled', 'expired', 'disputed') or state = 'cancelled'
            and clears_at is not null and cleared_at is null)
          and not exists (select from job where subject = orders.id and name = 'order-clock')`,
  },
  {
    name: 'suspended-sellers-orders-are-on-hold',
    means:
      'A deadline runs while the freelancer is suspended, or an order is on hold although they aren’t (decision 041).',
    // Reactions and their repeat a minute later have done it long before.
    sql: `select format('order %s (%s): %s', number, state,
      case when on_hold_at is null then 'its seller is suspended' else 'its seller is not suspended' end) as what
          from orders join account on account.id = freelancer_id
          where state in ('awaiting_requirements', 'in_progress', 'in_revision')
          and (on_hold_at is null and suspended_at < now() - interval '15 minutes'
            or on_hold_at is not null and suspended_at is null
              and not exists (select from suspension
                where user_id = freelancer_id and lifted_at > now() - interval '15 minutes'))`,
  },
  {
    name: 'disputed-order-has-its-dispute',
    means: 'An order is in dispute without an open dispute, or has one without being stopped (ORD-13).',
    sql: `select format('order %s is %s, its dispute is %s', number, state, coalesce(open.number_of, 'missing')) as what
          from orders full join (select work_id, number as number_of from work_dispute where ended_at is null) open
            on open.work_id = orders.id
          where orders.id is not null and (state = 'disputed') <> (open.work_id is not null)`,
  },
  {
    name: 'custom-offers-have-their-orders',
    means:
      'An accepted custom offer has no order on its terms, or an order was made of one that wasn’t accepted (OFR-7).',
    sql: `select format('custom offer %s is %s, its order is %s', coalesce(sold.number, made.custom), sold.state,
      coalesce(made.number, 'missing')) as what
          from (select * from custom_offer_sold where state = 'ordered') sold
          full join (select id, number, offer->'custom_offer'->>'number' as custom,
            (offer->'custom_offer'->>'version')::int as version,
              (offer->'custom_offer'->>'id')::uuid as custom_id from orders
            where offer ? 'custom_offer' and (paid_at is not null or state = 'pending_payment')) made
              on made.custom_id = sold.id and made.id = sold.order_id
          where made.id is null or sold.id is null or made.version <> sold.version`,
  },
  {
    name: 'deadlines-do-not-keep-failing',
    means: 'An automatic step keeps failing. It is retried once an hour.',
    sql: `select format('%s of %s, %s tries: %s', name, subject, attempts, last_error) as what from job
      where lane = 'timers' and attempts >= 8`,
  },
  {
    name: 'finished-orders-can-be-reviewed',
    means: 'A completed order has no review period, or an open order has one.',
    sql: `select format('order %s (%s)', orders.number, state) as what from orders full
      join (select * from review_round where kind = 'order') round on work_id = orders.id
          where (state in ('completed', 'cleared')) is distinct from (work_id is not null)
            -- What was completed before it was disputed keeps its reviews, however that ends.
            and not (work_id is not null
              and exists (select from work_dispute where work_dispute.work_id = orders.id and was_released))
          or work_id is not null and orders.completed_at is not null
            and (opened_at, round.client_id, round.freelancer_id, subject_id) is distinct
            from (completed_at, orders.client_id, orders.freelancer_id, service_id)`,
  },
  {
    name: 'orders-refer-to-what-exists',
    means: 'An order has no owner or no service.',
    sql: `select format('order %s', number) as what from orders
          where not exists (select from account where id = client_id)
            or not exists (select from account where id = freelancer_id)
          or not exists (select from service_version where id = service_version_id and service_id = orders.service_id)`,
  },
  {
    name: 'queues-are-counted',
    // Counted by the queue of jobs, a moment after what changed it.
    means: 'What the pages of a freelancer say about their queue is not how many orders are open (SVC-22).',
    sql: `select format('freelancer %s: %s open orders, %s counted', user_id, open, open_orders) as what
          from seller_capacity, lateral (
            select count(*) filter (where state in ('awaiting_requirements', 'in_progress', 'in_revision')) as open,
              max((select max(at) from work_event where work_id = orders.id)) as changed_at
            from orders where freelancer_id = user_id) queue
          where open <> open_orders and (changed_at is null or changed_at < now() - interval '10 minutes')`,
  },
];
