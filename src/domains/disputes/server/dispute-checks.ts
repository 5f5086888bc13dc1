import type { Check } from '#kit/server/check.ts';
import { timelineCheck, timerCheck } from '#kit/server/timeline-checks.ts';
import { SETTLED } from '#domains/wallet/server/wallet.ts';

/** Each piece of work of each dispute. */
const PARTS = `(select dispute.id, number, state, share, ended_at, client_id, freelancer_id, currency, work_kind, part.* from dispute, lateral (
    select work_id, work_number, price, client_fee, service_fee, tax union all
    select further.work_id, further.work_number, further.price, further.client_fee, further.service_fee, further.tax from dispute_further further where dispute_id = dispute.id) part) disputed`;

export const disputeChecks: readonly Check[] = [
  {
    name: 'open-dispute-holds-the-whole',
    means: 'The money of an open dispute isn’t held, or not all of it (DSP-1).',
    sql: `select format('dispute %s about %s %s of %s holds %s', number, work_kind, work_number, total, held) as what
      from (
            select disputed.*, price + client_fee + tax as total, coalesce((
              select balance.amount from ledger.account join ledger.balance on balance.account_id = account.id
              where account.owner = work_id and account.name = 'H.' || work_kind
                and account.currency = disputed.currency), 0) as held
            from ${PARTS} where ended_at is null) frozen
          where held <> total`,
  },
  {
    name: 'ended-dispute-split-its-share',
    means: 'A dispute ended without the money being split as decided (MON-7).',
    sql: `select format('dispute %s: %s of 10000; %s earned for %s, %s back for %s', number, share, earned, owed, back,
      total - released) as what from (
            select disputed.*, price + client_fee + tax as total,
              round(price * share / 10000.0) - round(service_fee * share / 10000.0) as owed,
              round(price * share / 10000.0) + round(client_fee * share / 10000.0) + round(tax * share / 10000.0)
                as released, posted.*
            from ${PARTS}, lateral (
              select coalesce(sum(amount) filter (where ${SETTLED} and name = 'U.pend' and owner = freelancer_id), 0)
                as earned,
                coalesce(sum(amount) filter
                  (where kind = 'refund' and name in ('U.spend', 'U.avail') and owner = client_id), 0) as back
              from ledger.journal join ledger.entry on entry.journal_id = journal.id
                join ledger.account on account.id = entry.account_id
              where journal.reference_id = work_id) posted
            where share is not null) split
          where earned <> owed or back <> total - released`,
  },
  {
    name: 'one-dispute-at-a-time',
    means: 'A piece of work is in two open disputes, or a case names work of other people (DSP-1).',
    sql: `select format('%s is in %s open disputes', work_number, count(*)) as what from ${PARTS} where ended_at is null
      group by work_id, work_number having count(*) > 1
          union all
          select format('dispute %s names %s of other people', dispute.number, further.work_number)
            from dispute_further further join dispute on dispute.id = dispute_id
            join charge on charge.id = further.work_id
          where (charge.payer_id, charge.payee_id, charge.currency, charge.kind) is distinct
            from (client_id, freelancer_id, dispute.currency, work_kind)`,
  },
  timerCheck({ table: 'dispute', running: 'ended_at is null', timer: 'dispute-clock', called: 'dispute' }),
  timelineCheck({ table: 'dispute', events: 'dispute_event', key: 'dispute_id', called: 'dispute' }),
  {
    name: 'appeal-has-another-reviewer',
    means: 'The same person decided a dispute and its appeal (DSP-8).',
    sql: `select format('dispute %s', number) as what from dispute
      join dispute_decision first on first.dispute_id = dispute.id and first.round = 1
          join dispute_decision second on second.dispute_id = dispute.id and second.round = 2
            where first.decided_by = second.decided_by
          union all
          select format('dispute %s (%s) has %s decisions', number, state, made) from (
            select number, state, share, decided_at,
              (select count(*) from dispute_decision where dispute_id = dispute.id) as made from dispute) told
          where (made > 0) <> (decided_at is not null)`,
  },
];
