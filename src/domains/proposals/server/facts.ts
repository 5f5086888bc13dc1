/**
 * What proposals tell lists of projects: to a client what waits, in the meaning of their desk; to a freelancer that
 * they proposed.
 */
import { statement } from '#kit/server/db/database.ts';
import type { PersonFacts } from '#kit/server/person-facts.ts';
import { HAS_AGREED, IS_UNDECIDED } from './negotiated.ts';

const HAS_TALKED = 'exists (select from proposal_counter a where a.proposal_id = p.id)';
const waiting = statement(
  'proposals_waiting_for_client',
  `select p.project_id,
     count(*) filter (where ${IS_UNDECIDED} and c.made_by = 'freelancer' and c.valid_until > :now)::int as countered,
     count(*) filter (where ${HAS_AGREED})::int as agreed,
     count(*) filter (where p.state = 'submitted' and p.opened_at is null)::int as unread,
     count(*) filter (where p.state = 'offered')::int as offered,
     count(*) filter (where p.state in ('shortlisted', 'interviewing')
       or (p.state = 'submitted' and ${HAS_TALKED}))::int as chosen,
     count(*) filter (where p.state = 'submitted' and not ${HAS_TALKED})::int as fresh
   from proposal p left join proposal_counter c on c.proposal_id = p.id and c.outcome is null
   where p.project_id = any (:projectIds::uuid[]) group by p.project_id`,
);

const mine = statement(
  'proposals_for_projects',
  `select distinct on (project_id) project_id, id from proposal
   where freelancer_id = :userId and project_id = any (:projectIds::uuid[]) and state <> 'withdrawn'
   order by project_id, sent_at desc`,
);

const proposers = statement('proposal_proposers', 'select freelancer_id from proposal where project_id = :projectId');

export const proposalFacts: PersonFacts = {
  proposersOf: async (reads, projectId) =>
    (await reads.rows(proposers, { projectId })).map(({ freelancer_id: id }) => id),
  proposedFor: async (reads, userId, projectIds) =>
    projectIds.length === 0 ? [] : reads.rows(mine, { userId, projectIds }),
  proposalsFor: async (reads, projectIds, now) =>
    projectIds.length === 0 ? [] : reads.rows(waiting, { projectIds, now }),
};
