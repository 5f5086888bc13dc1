/** What proposals tell the list of a client's projects, in the meaning that their desk has (desk.ts). */
import { statement } from '#kit/server/db/database.ts';
import type { PersonFacts } from '#kit/server/person-facts.ts';

const UNDECIDED = "p.state in ('submitted', 'shortlisted', 'interviewing')";
const waiting = statement(
  'proposals_waiting_for_client',
  `select p.project_id,
     count(*) filter (where ${UNDECIDED} and c.made_by = 'freelancer' and c.valid_until > $2 /* now */)::int as countered,
     count(*) filter (where ${UNDECIDED} and c.number is null and t.has_agreed)::int as agreed,
     count(*) filter (where p.state = 'submitted' and p.opened_at is null)::int as unread,
     count(*) filter (where p.state = 'offered')::int as offered,
     count(*) filter (where p.state in ('shortlisted', 'interviewing') or (p.state = 'submitted' and t.has_talked))::int as chosen,
     count(*) filter (where p.state = 'submitted' and not t.has_talked)::int as fresh
   from proposal p left join proposal_counter c on c.proposal_id = p.id and c.outcome is null
   cross join lateral (select count(*) > 0 as has_talked, count(*) filter (where a.outcome = 'accepted') > 0 as has_agreed
     from proposal_counter a where a.proposal_id = p.id) t
   where p.project_id = any ($1::uuid[]) group by p.project_id`,
);

export const proposalFacts: PersonFacts = {
  proposalsFor: async (reads, projectIds, now) => (projectIds.length === 0 ? [] : reads.rows(waiting, [projectIds, now])),
};
