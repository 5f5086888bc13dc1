import type { Check } from '#kit/server/check.ts';

export const proposalChecks: readonly Check[] = [
  {
    name: 'proposal-matches-its-timeline',
    means: 'The timeline of a proposal skips a step or doesn’t end in its state.',
    sql: `select format('proposal %s is %s, its timeline ends at %s', id, state, last) as what from (
            select id, state, (select state_after from proposal_event where proposal_id = proposal.id order by id desc
              limit 1) as last from proposal) kept
          where last is distinct from state
          union all
          select format('event %s starts at %s after %s', id, state_before, before) from (
            select *, lag(state_after) over (partition by proposal_id order by id) as before from proposal_event) step
              where state_before is distinct from before`,
  },
  {
    name: 'proposal-has-its-versions',
    means: 'A version of a proposal is missing (PRP-2).',
    sql: `select format('proposal %s is at version %s of %s', id, version, versions) as what from (
            select id, version, (select count(*) from proposal_version v where v.proposal_id = proposal.id) as versions
              from proposal) kept where version <> versions`,
  },
  {
    name: 'open-counter-offer-has-its-timer',
    means: 'A counter-offer waits for an answer without a timer, or its proposal is already decided (PRP-4).',
    sql: `select format('counter-offer %s of proposal %s (%s)', number, proposal_id, state) as what
          from proposal_counter join proposal on proposal.id = proposal_id
          where outcome is null and (state not in ('submitted', 'shortlisted', 'interviewing')
            or not exists (select from job where subject = proposal_id and name = 'proposal-counter-clock'))`,
  },
  {
    name: 'projects-count-their-proposals',
    means:
      'The number of proposals or the band of prices that a project shows isn’t that of its live proposals (PRP-9).',
    sql: `select format('project %s shows %s proposals of %s, band from %s', id, proposals, live, band_low) as what
      from (
            select project.id, proposals, band_low, band_high,
              (select count(*) from proposal where project_id = project.id
              and proposal.state in ('submitted', 'shortlisted', 'interviewing', 'offered', 'accepted')) as live
                from project) kept
          where proposals <> live or (band_low is not null) <> (live >= 5)
            or (band_low is null) <> (band_high is null)`,
  },
  {
    name: 'proposal-milestones-add-up',
    means: 'The milestones of a proposal or of a counter-offer don’t add up to its price (PRP-4, PRP-14).',
    sql: `select format('proposal %s at %s, milestones %s', id, price, whole) as what from (
            select id, price, milestones,
              (select sum((part->>'amount')::bigint) from jsonb_array_elements(milestones) part) as whole from proposal
            union all
            select proposal_id, price, milestones,
              (select sum((part->>'amount')::bigint) from jsonb_array_elements(milestones) part) from proposal_counter)
              kept
          where milestones <> '[]' and whole is distinct from price`,
  },
  {
    name: 'agreed-counter-offer-is-a-version',
    means: 'An accepted counter-offer is not what the proposal was changed to (PRP-4).',
    sql: `select format('counter-offer %s of proposal %s', c.number, c.proposal_id) as what from proposal_counter c
          where c.outcome = 'accepted' and not exists (
            select from proposal_version v
              where v.proposal_id = c.proposal_id and (v.price, v.days, v.sent_at) = (c.price, c.days, c.settled_at))`,
  },
];
