import type { Check } from '#kit/server/check.ts';
import { SETTLED } from '#domains/wallet/server/wallet.ts';

export const disputeChecks: readonly Check[] = [
  {
    name: 'open-dispute-holds-the-whole',
    means: 'The money of an open dispute isn’t held, or not all of it (DSP-1).',
    sql: `select format('dispute %s about %s %s of %s holds %s', number, work_kind, work_number, total, held) as what from (
            select dispute.*, price + client_fee + tax as total, coalesce((
              select balance.amount from ledger.account join ledger.balance on balance.account_id = account.id
              where account.owner = work_id and account.name = 'H.' || work_kind and account.currency = dispute.currency), 0) as held
            from dispute where ended_at is null) frozen
          where held <> total`,
  },
  {
    name: 'ended-dispute-split-its-share',
    means: 'A dispute ended without the money being split as decided (MON-7).',
    sql: `select format('dispute %s: %s of 10000; %s earned for %s, %s back for %s', number, share, earned, owed, back, total - released) as what from (
            select dispute.*, price + client_fee + tax as total, round(price * share / 10000.0) - round(service_fee * share / 10000.0) as owed,
              round(price * share / 10000.0) + round(client_fee * share / 10000.0) + round(tax * share / 10000.0) as released, posted.*
            from dispute, lateral (
              select coalesce(sum(amount) filter (where ${SETTLED} and name = 'U.pend' and owner = freelancer_id), 0) as earned,
                coalesce(sum(amount) filter (where kind = 'refund' and name in ('U.spend', 'U.avail') and owner = client_id), 0) as back
              from ledger.journal join ledger.entry on entry.journal_id = journal.id join ledger.account on account.id = entry.account_id
              where journal.reference_id = work_id) posted
            where share is not null) split
          where earned <> owed or back <> total - released`,
  },
  {
    name: 'running-dispute-has-its-timer',
    means: 'A deadline of a dispute is missing its timer.',
    sql: `select format('dispute %s (%s), clock at %s', number, state, clock_at) as what from dispute
          where ended_at is null and (clock_at is null or not exists (select from timer where subject = dispute.id and kind = 'dispute-clock'))`,
  },
  {
    name: 'dispute-matches-its-timeline',
    means: 'The timeline of a dispute skips a step or doesn’t end in its state.',
    sql: `select format('dispute %s is %s, its timeline ends at %s', number, state, last) as what from (
            select number, state, (select state_after from dispute_event where dispute_id = dispute.id order by id desc limit 1) as last from dispute) told
          where last is distinct from state
          union all
          select format('event %s starts at %s after %s', id, state_before, before) from (
            select *, lag(state_after) over (partition by dispute_id order by id) as before from dispute_event) step where state_before is distinct from before`,
  },
  {
    name: 'appeal-has-another-reviewer',
    means: 'The same person decided a dispute and its appeal (DSP-8).',
    sql: `select format('dispute %s', number) as what from dispute join dispute_decision first on first.dispute_id = dispute.id and first.round = 1
          join dispute_decision second on second.dispute_id = dispute.id and second.round = 2 where first.decided_by = second.decided_by
          union all
          select format('dispute %s (%s) has %s decisions', number, state, made) from (
            select number, state, share, decided_at, (select count(*) from dispute_decision where dispute_id = dispute.id) as made from dispute) told
          where (made > 0) <> (decided_at is not null)`,
  },
];
