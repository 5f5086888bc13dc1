import type { Check } from '#kit/server/check.ts';

/**
 * Checks of the seals, the audit, providers' fees and stored answers, which the money commands do not check themselves.
 */
export const booksChecks: readonly Check[] = [
  {
    name: 'no-journal-is-passed-by',
    means: 'A posting isn’t sealed, so it has no proof and its removal would go unnoticed.',
    sql: `select format('journal %s of %s', journal.id, created_at) as what from ledger.journal, ledger.seal_state
          where cluster = (select system_identifier::text from pg_control_system())
          and transaction < upto and not exists (select from ledger.seal where journal_id = journal.id)`,
  },
  {
    name: 'sealed-journals-are-unchanged',
    means: 'A posting was altered or removed after it was sealed.',
    sql: `select format('journal %s in block %s', seal.journal_id, seal.block) as what from ledger.seal
          left join ledger.sealed_leaves(array(select journal_id from ledger.seal)) now
            on now.journal_id = seal.journal_id where now.leaf is distinct from seal.leaf`,
  },
  {
    name: 'blocks-equal-their-seals',
    means: 'The chain of seals was altered: a block doesn’t match its postings and the previous block.',
    sql: `select format('block %s of %s', number, day) as what from (
            select b.*, lag(hash, 1, ''::bytea) over w as before, lag(number, 1, 0::bigint) over w as last,
              lag(day) over w as day_before, leaves from ledger.seal_block b
            left join (select block, array_agg(leaf order by place) as leaves from ledger.seal group by block) made
              on made.block = b.number
            window w as (order by number)
          ) chain where number <> last + 1 or previous <> before or day < day_before or journals is distinct
            from cardinality(leaves)
          or root is distinct from ledger.merkle_root(leaves)
            or hash <> ledger.block_hash(number, day, journals, root, previous)`,
  },
  {
    name: 'days-equal-their-blocks',
    means: 'A published root hash doesn’t match the blocks of its day.',
    sql: `select format('day %s', day) as what from (
            select d.*, lag(hash, 1, ''::bytea) over (order by day) as before, made.* from ledger.seal_day d left join (
              select day as of, array_agg(hash order by number) as hashes, sum(journals) as sealed
                from ledger.seal_block group by day) made on made.of = d.day
          ) chain where previous <> before or blocks is distinct from cardinality(hashes) or journals is distinct
            from sealed
          or root is distinct from ledger.merkle_root(hashes)
            or hash <> ledger.day_hash(day, blocks, journals, root, previous, staff_acts)
          union all
          select format('day %s is not closed', day) from ledger.seal_block
            where day < (select max(day) from ledger.seal_day)
          and not exists (select from ledger.seal_day where seal_day.day = seal_block.day) group by day`,
  },
  {
    name: 'audit-is-whole',
    means: 'An audit log entry was altered, removed or inserted.',
    sql: `select format('act %s at place %s', act_id, place) as what from (
            select link.*, lag(hash, 1, ''::bytea) over w as before, lag(place, 1, 0::bigint) over w as last,
              case when entry.id is not null then staff_act_hash(entry, previous) end as now
            from staff_act_links link left join staff_acts entry on entry.id = link.act_id window w as (order by place)
          ) chain where place <> last + 1 or previous <> before or hash is distinct from now
          union all
          select format('act %s is not bound', id) from staff_acts
            where at < (select max(bound.at) from staff_act_links join staff_acts bound on bound.id = act_id) - interval
            '1 hour'
          and not exists (select from staff_act_links where act_id = staff_acts.id)
          union all
          select format('the audit ends before what was published on %s', day) from ledger.seal_day
          where staff_acts <> ''::bytea and not exists (select from staff_act_links where hash = seal_day.staff_acts)`,
  },
  {
    name: 'provider-totals-equal-their-payments',
    means: 'The ledger’s total from a provider doesn’t match the payments the provider confirmed.',
    sql: `select format('%s %s: the ledger says %s, its payments make %s', provider, currency, booked, paid) as what
      from (
            select provider, currency, sum(booked) as booked, sum(paid) as paid from (
              select case name when 'X.card' then 'card' when 'X.paypal' then 'paypal' else 'test' end as provider,
                account.currency, -entry.amount as booked, 0 as paid
              from ledger.entry join ledger.account on account.id = entry.account_id left
                join ledger.reversal on reversal.journal_id = entry.journal_id
              join ledger.journal on journal.id = coalesce(reversal.reversed_id, entry.journal_id)
              where name in ('X.card', 'X.paypal', 'X.test') and journal.kind = 'fund'
                and exists (select from funding where funding.id = journal.reference_id)
              and reversal.journal_id is null
              union all
              select provider, currency, 0, amount from funding where state = 'succeeded'
            ) line group by provider, currency
          ) total where booked <> paid`,
  },
  {
    name: 'answers-name-what-exists',
    means: 'An idempotency key refers to a missing order, or two keys refer to the same order.',
    sql: `with told as (
            select user_id, key, coalesce(answer::jsonb -> 'data' ->> 'order_number',
              answer::jsonb -> 'data' ->> 'orderNumber') as number from idempotency
              where endpoint = 'POST /api/orders' and status = 201)
          select format('order %s, key %s of %s', number, key, user_id) as what from told
          where not exists (select from orders where orders.number = told.number and client_id = told.user_id)
          union all
          select format('order %s under %s keys', number, count(*)) from told group by number having count(*) > 1`,
  },
  {
    name: 'corrections-had-two-people',
    means: 'A correction was posted without a second operator’s approval, or for the operator’s own account (ADM-1).',
    sql: `select format('correction %s, journal %s', id, posted_journal_id) as what from ledger_adjustment
          where state = 'posted'
            and (decided_by = proposed_by or decided_by is null or user_id in (proposed_by, decided_by)
            or not exists (select from ledger.journal where journal.id = posted_journal_id))
          union all
          select format('journal %s', id) from ledger.journal
            where kind = 'adjust' and not exists (select from ledger_adjustment where posted_journal_id = journal.id)`,
  },
];
