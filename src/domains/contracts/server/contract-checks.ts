import { SETTLED } from '#domains/wallet/server/wallet.ts';
import type { Check } from '#kit/server/check.ts';
import { otherEnds } from '#kit/server/timeline-checks.ts';

export const contractChecks: readonly Check[] = [
  {
    name: 'contract-matches-its-timeline',
    means: 'The timeline of a contract or a milestone doesn’t end in its state.',
    sql: `${otherEnds({ table: 'contract', events: 'work_event', key: 'work_id', called: 'contract' })} union all
          ${otherEnds({ table: 'contract_milestone', events: 'work_event', key: 'work_id', called: 'milestone' })}`,
  },
  {
    name: 'contract-terms-are-what-was-signed',
    means: 'Signed terms differ from their hash, or a contract runs without both signatures (CTR-1).',
    sql: `select format('contract %s, version %s: another text than its hash', contract_id, version) as what
      from contract_version where sha256(convert_to(terms, 'UTF8')) <> hash
          union all
          select format('contract %s (%s) at version %s is not signed by both', number, contract.state,
            contract.version) from contract
            left join contract_version signed on signed.contract_id = contract.id and signed.version = contract.version
          where signed.version is null or (accepted_at is not null and signed.outcome is distinct from 'accepted')`,
  },
  {
    name: 'running-contract-has-its-timer',
    means: 'A deadline of a contract or a milestone is missing its timer.',
    sql: `select format('%s (%s), clock at %s', number, state, clock_at) as what from contract
          where clock_at is not null and state in ('offered', 'accepted', 'active', 'paused', 'end_requested')
            and not exists (select from job where subject = contract.id and name = 'contract-clock')
          union all
          select format('%s (%s), clock at %s', number, state, clock_at) from contract_milestone
          where clock_at is not null
            and state in ('funded', 'submitted', 'changes_requested', 'split_offered', 'released')
            and not exists (select from job where subject = contract_milestone.id and name = 'milestone-clock')`,
  },
  {
    name: 'milestones-are-of-their-contract',
    means: 'A milestone names other people than its contract, or its contract has none.',
    sql: `select format('milestone %s', milestone.number) as what from contract_milestone milestone
      join contract on contract.id = contract_id
          where (milestone.client_id, milestone.freelancer_id, milestone.currency) is distinct
            from (contract.client_id, contract.freelancer_id, contract.currency)
            or milestone.number <> contract.number || '-' || place
          union all
          select format('contract %s has no milestone', number) from contract
            where not exists (select from contract_milestone where contract_id = contract.id)
          union all
          select format('contract %s', number) from contract where not exists (select from account where id = client_id)
            or not exists (select from account where id = freelancer_id)`,
  },
  {
    name: 'milestone-holds-what-its-state-says',
    means: 'A milestone is worked on without held money, or money is held for one that is over (MLS-2).',
    sql: `select format('milestone %s (%s) of %s holds %s', number, state, total, held) as what from (
            select contract_milestone.*, coalesce((
              select balance.amount from ledger.account join ledger.balance on balance.account_id = account.id
              where account.owner = contract_milestone.id and account.name = 'H.milestone'
                and account.currency = contract_milestone.currency), 0) as held
            from contract_milestone) kept
          where held <> case when state in ('funded', 'submitted', 'changes_requested', 'split_offered', 'disputed')
            then total else 0 end`,
  },
  {
    name: 'milestone-released-what-it-says',
    means: 'The money that was released or refunded of a milestone differs from its row and its fees (MLS-5, MLS-7).',
    sql: `select format('milestone %s (%s): earned %s of %s, service fee %s, client fee %s, tax %s, back %s of %s',
      number, state, posted_earned, earned, service, client, taxed, back, total) as what
          from (select milestone.*, parts.*, coalesce(released_price, 0) as part
            from contract_milestone milestone, lateral (
              select coalesce(sum(amount) filter (where name = 'U.pend' and owner = freelancer_id and ${SETTLED}), 0)
                as posted_earned,
                coalesce(sum(amount) filter (where name = 'R.svc' and ${SETTLED}), 0) as service,
                coalesce(sum(amount) filter (where name = 'R.buy' and ${SETTLED}), 0) as client,
                coalesce(sum(amount) filter (where name = 'L.tax' and ${SETTLED}), 0) as taxed,
                coalesce(sum(amount) filter (where journal.kind = 'refund' and name in ('U.spend', 'U.avail')
                  and owner = client_id), 0) as back
              from ledger.journal join ledger.entry on entry.journal_id = journal.id
                join ledger.account on account.id = entry.account_id
              where journal.reference_id = milestone.id) parts
            where state in ('released', 'cleared', 'returned')) over
          where posted_earned <> coalesce(earned, 0) or posted_earned + service <> part
            or back <> total - part - client - taxed
            or abs(service - round(service_fee * part / price::numeric)) > 1
              or abs(client - round(client_fee * part / price::numeric)) > 1
            or state = 'returned' and back <> total`,
  },
  {
    name: 'cleared-milestone-cleared-its-earnings',
    means: 'Earnings of a milestone became available too early, or weren’t made available after clearance (MLS-6).',
    sql: `select format('milestone %s (%s): %s cleared', number, state, cleared) as what from (
            select milestone.*, coalesce((
              select sum(entry.amount) from ledger.journal join ledger.entry on entry.journal_id = journal.id
                join ledger.account on account.id = entry.account_id
              where journal.reference_id = milestone.id and journal.kind = 'clear' and account.name = 'U.avail'
                and account.owner = freelancer_id), 0) as cleared,
              coalesce((select sum(amount) from taken_share where charge_id = milestone.id and account = 'U.pend'), 0)
                as taken,
              coalesce((select sum(amount) from early_clearance_kept where charge_id = milestone.id), 0) as early
            from contract_milestone milestone) paid
          where cleared <> case when state = 'cleared' then earned - taken - early else 0 end`,
  },
  {
    name: 'milestone-has-its-charge',
    means: 'Histories, receipts or invoices don’t match the milestone, or don’t show it.',
    sql: `select format('milestone %s (%s)', kept.number, kept.state) as what
          from (select *, case when state in ('released', 'cleared') then 'settled'
            when state = 'returned' then 'refunded' else 'held' end as charged from contract_milestone) kept
            left join charge on charge.id = kept.id and charge.kind = 'milestone' and charge.number = kept.number
          where (kept.funded_at is not null or charge.id is not null) and (charge.id is null
            or (charge.payer_id, charge.payee_id, charge.currency, charge.price, charge.client_fee, charge.service_fee,
              charge.tax, charge.state, charge.opened_at)
              is distinct from (kept.client_id, kept.freelancer_id, kept.currency, kept.price, kept.client_fee,
                kept.service_fee, kept.tax, kept.charged, kept.funded_at)
            or charge.clears_at is distinct from case when kept.state <> 'disputed' then kept.clears_at end
              or (charge.cleared_at is not null) <> (kept.cleared_at is not null))`,
  },
  {
    name: 'rest-is-what-was-not-released',
    means:
      'A milestone that was released in part has no rest of exactly what was left, or a rest has no such milestone (decision 122).',
    sql: `select format('milestone %s is the rest of %s', rest.number, coalesce(whole.number, 'nothing')) as what
          from contract_milestone rest left join contract_milestone whole on whole.id = rest.rest_of
            and whole.contract_id = rest.contract_id
            left join charge on charge.id = whole.id
          where rest.rest_of is not null
            and (whole.id is null or whole.state not in ('released', 'cleared', 'disputed')
            or rest.price <> whole.price - whole.released_price or rest.total <> charge.returned)
          union all
          select format('milestone %s has %s rests', whole.number,
            (select count(*) from contract_milestone rest where rest.rest_of = whole.id)) from contract_milestone whole
          where (select count(*) from contract_milestone rest where rest.rest_of = whole.id) > 1`,
  },
  {
    name: 'milestone-waits-for-its-answer',
    means: 'A milestone waits for a request that doesn’t exist, or has one without waiting for it.',
    sql: `select format('milestone %s is %s, its request is %s', number, state, coalesce(asked.id::text, 'missing'))
      as what
          from contract_milestone milestone full join (select * from work_split where outcome is null) asked
            on asked.work_id = milestone.id
          where milestone.id is not null and state <> 'disputed'
            and (state = 'split_offered') <> (asked.id is not null)`,
  },
  {
    name: 'disputed-milestone-has-its-dispute',
    means: 'A milestone is in dispute without an open dispute, or has one without being stopped (MLS-8).',
    sql: `select format('milestone %s is %s, its dispute is %s', milestone.number, state,
      coalesce(open.dispute, 'missing')) as what
          from contract_milestone milestone left
            join (select work_id, number as dispute from work_dispute where ended_at is null) open
            on open.work_id = milestone.id
          where (state = 'disputed') <> (open.work_id is not null)`,
  },
  {
    name: 'completed-contract-can-be-reviewed',
    means: 'A completed contract has no review period, or another contract has one.',
    sql: `select format('contract %s (%s)', number, state) as what from contract left
      join review_window on work_id = contract.id
          where (state = 'completed') <> (work_id is not null)`,
  },
  {
    name: 'money-runs-in-running-contracts',
    means:
      'Money is held for a milestone of a contract that doesn’t run, or a contract runs that was never funded (CTR-1).',
    sql: `select format('milestone %s (%s) of a contract that is %s', milestone.number, milestone.state, contract.state)
      as what
          from contract_milestone milestone join contract on contract.id = contract_id
          where milestone.state in ('funded', 'submitted', 'changes_requested', 'split_offered', 'disputed')
            and contract.state not in ('active', 'paused', 'end_requested')
            -- What was released before it ended can be disputed while it clears.
            and not (milestone.state = 'disputed' and milestone.released_at is not null
              and contract.state = 'completed')
          union all
          select format('contract %s (%s)', number, state) from contract
          where (began_at is not null) <> exists (select from contract_milestone
            where contract_id = contract.id and funded_at is not null)`,
  },
  {
    name: 'stopped-contracts-stand-still',
    means: 'A deadline to work or to review runs although the contract is paused or about to end (CTR-2, CTR-4).',
    sql: `select format('milestone %s (%s) of a contract that is %s, clock at %s', milestone.number, milestone.state,
      contract.state, milestone.clock_at) as what
          from contract_milestone milestone join contract on contract.id = contract_id
          where milestone.clock_at is not null
            and (contract.state = 'paused' and milestone.state in ('funded', 'changes_requested', 'submitted')
            or contract.state = 'end_requested' and milestone.state in ('funded', 'changes_requested'))`,
  },
  {
    name: 'ends-wait-for-something',
    means:
      'A request to end a contract waits although no money is held, or one that was agreed waits for no dispute (CTR-4).',
    sql: `select format('contract %s, asked by %s, agreed at %s', number, end_asked_by, end_agreed_at) as what
      from contract
          where state = 'end_requested' and not exists (select from contract_milestone where contract_id = contract.id
            and contract_milestone.state = any
              (case when end_agreed_at is null then array['funded', 'submitted', 'changes_requested', 'split_offered',
              'disputed'] else array['disputed'] end))`,
  },
  {
    name: 'bonuses-are-paid',
    means: 'A bonus was given without its money, or its money without a bonus (MLS-10).',
    sql: `select format('bonus %s of contract %s', coalesce(bonus.number, charge.number), contract.number) as what
          from contract_bonus bonus full join (select * from charge where kind = 'bonus') charge on charge.id = bonus.id
            left join contract on contract.id = bonus.contract_id
          where bonus.id is null or charge.id is null
            or (charge.number, charge.payer_id, charge.payee_id, charge.currency, charge.total, charge.client_fee,
              charge.service_fee_kept, charge.state, charge.clears_at)
              is distinct from (bonus.number, contract.client_id, contract.freelancer_id, bonus.currency,
                bonus.amount + bonus.client_fee, bonus.client_fee, bonus.service_fee, 'settled', bonus.clears_at)
            or (charge.cleared_at is null) <> (bonus.cleared_at is null)
            or bonus.cleared_at is null
              and not exists (select from job where subject = bonus.id and name = 'bonus-clears')`,
  },
  {
    name: 'milestones-are-those-of-the-terms',
    means: 'A milestone differs from what both signed of it, or one that both signed is missing (CTR-3).',
    sql: `select format('contract %s, version %s: milestone %s', contract.number, contract.version,
      coalesce(milestone.place, signed.place)) as what
          from contract join contract_version on contract_id = contract.id
            and contract_version.version = contract.version
            cross join lateral (select (one->>'place')::int as place, one->>'title' as title,
              (one->'price'->>'amount')::bigint as price, (one->>'days')::int as days, one->'criteria' as criteria
              from jsonb_array_elements(contract_version.terms::jsonb->'milestones') one) signed
            left join contract_milestone milestone on milestone.contract_id = contract.id
              and milestone.place = signed.place
          where milestone.id is null
            or (milestone.title, milestone.price, milestone.days::int, milestone.criteria) is distinct
            from (signed.title, signed.price, signed.days, signed.criteria)`,
  },
  {
    name: 'projects-count-their-contracts',
    means: 'A project’s counts of offers, hires or running contracts are wrong (PRJ-4, PRJ-5, PRJ-8).',
    sql: `select format('project %s: %s offers, %s hires, %s running; of contracts %s, %s, %s', id, offers, hires,
      running, of.offered, of.begun, of.open) as what
          from project cross join lateral (
            select count(*) as all, count(*) filter (where contract.state in ('offered', 'accepted')) as offered,
              count(*) filter (where began_at is not null) as begun,
              count(*) filter (where contract.state in ('active', 'paused', 'end_requested')) as open
            from contract where project_id = project.id) of
          where of.all > 0 and (offers, hires, running) is distinct from (of.offered, of.begun, of.open)`,
  },
  {
    name: 'paid-for-projects-is-what-was-released',
    means: 'The amount that budget hints use differs from what a contract released (PRJ-17).',
    sql: `select format('contract %s: %s kept, %s released', coalesce(ended.number, contract_id::text), amount,
      released) as what from (
            select id, number, (select sum(released_price) from contract_milestone where contract_id = contract.id)
              as released
            from contract where project_id is not null and ended_at is not null) ended full
              join project_paid on contract_id = ended.id
          where coalesce(amount, 0) <> coalesce(released, 0)`,
  },
  {
    name: 'changes-wait-for-their-answer',
    means: 'A contract waits for an answer to terms that don’t exist, or terms wait without it (CTR-3).',
    sql: `select format('contract %s, asked by %s', number, change_asked_by) as what from contract
          where (change_asked_by is not null) <> exists (select from contract_version asked
            where contract_id = contract.id and asked.version > contract.version
              and asked.outcome is null and asked.proposed_by = contract.change_asked_by) or change_asked_by is not null
                and state <> 'active'`,
  },
];
