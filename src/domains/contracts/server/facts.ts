/**
 * What contracts know of people's work (src/kit/server/person-facts.ts). A contract counts once, when it ended with
 * something released.
 */
import { statement } from '#kit/server/db/database.ts';
import type { PersonFacts } from '#kit/server/person-facts.ts';
import { contractPath } from '../charge-kind.ts';
import { HOLDING_STATES, WORKING_STATES } from '../milestone.ts';
import { CONTRACT_WORDS } from '../words.ts';
import { milestoneName } from '../milestone-name.ts';

const sellersAfter = statement(
  'contract_sellers_after',
  `select distinct freelancer_id from contract
    where freelancer_id > coalesce(:after::uuid, '00000000-0000-0000-0000-000000000000')
    and state in ('completed', 'cancelled')
   order by freelancer_id limit :most`,
);

/**
 * On time: none of its milestones was handed in late. Canceled after a late one counts against it. Between linked
 * accounts nothing counts (AUT-15).
 */
const DEALINGS = `select freelancer_id, client_id, count(*) filter (where state = 'completed')::int as completed,
    count(*) filter (where state = 'completed' and not was_late)::int as on_time,
    count(*) filter (where state = 'completed' or was_late)::int as judged,
      max(ended_at) filter (where state = 'completed') as last_completed_at
  from (select contract.*,
    exists (select from contract_milestone where contract_id = contract.id and late_at is not null) as was_late
    from contract where state in ('completed', 'cancelled')) over
  where not exists (select from linked_account l where l.user_id = freelancer_id and l.other_id = client_id)`;
const sold = statement(
  'contract_dealings_sold',
  `${DEALINGS} and freelancer_id = any (:ids::uuid[]) group by freelancer_id, client_id`,
);
const bought = statement(
  'contract_dealings_bought',
  `${DEALINGS} and client_id = :id group by freelancer_id, client_id`,
);

const soldIn = statement(
  'contract_sold_in',
  `select c.freelancer_id, count(distinct c.id)::int as "done!", coalesce(sum(m.earned), 0)::text as "earned!"
   from contract c join named_project p on p.id = c.project_id left join contract_milestone m on m.contract_id = c.id
   where c.freelancer_id = any (:ids::uuid[]) and c.state = 'completed' and p.category = any (:categories::text[])
     and c.currency = :currency
       and not exists (select from linked_account l where l.user_id = c.freelancer_id and l.other_id = c.client_id)
   group by c.freelancer_id`,
);
const earned = statement(
  'contract_earned_by',
  `select coalesce(sum(m.earned), 0)::text as "earned!" from contract c join contract_milestone m on m.contract_id = c.id
   where c.freelancer_id = :id and c.state = 'completed' and c.currency = :currency
     and not exists (select from linked_account l where l.user_id = c.freelancer_id and l.other_id = c.client_id)`,
);
const forProject = statement(
  'contracts_for_project',
  `select c.number, c.title, c.freelancer_id, c.state, c.currency,
     coalesce(sum(m.price) filter (where m.rest_of is null and m.state <> 'dropped'), 0)::text as "agreed!",
     coalesce(sum(m.total) filter (where m.state = any (:holdingStates)), 0)::text as "held!",
     coalesce(sum(m.released_price) filter (where m.state in ('released', 'cleared')), 0)::text as "released!"
   from contract c left join contract_milestone m on m.contract_id = c.id where c.project_id = :projectId group by c.id
     order by c.offered_at desc, c.id desc`,
);

/** Anyone could read what a public project was about; what two people agreed on otherwise stays theirs. */
const finished = statement(
  'contract_finished_of',
  `select c.id, case when p.visibility = 'public' then p.title end as title, c.ended_at as "finished_at!",
     not exists (select from contract_milestone m where m.contract_id = c.id and m.late_at is not null) as "on_time!"
   from contract c left join named_project p on p.id = c.project_id
   where c.freelancer_id = :id and c.state = 'completed'
     and not exists (select from linked_account l where l.user_id = c.freelancer_id and l.other_id = c.client_id)
   order by c.ended_at desc, c.id desc limit :most`,
);

/** While the contract is paused or about to end, no time to work runs. */
const due = statement(
  'milestone_due_of',
  `select m.number, c.title as contract, m.title, c.number as contract_number, m.due_at as "due_at!"
    from contract_milestone m join contract c on c.id = m.contract_id
   where m.freelancer_id = :id and m.state = any (:workingStates) and m.due_at is not null and c.state = 'active'
     order by m.due_at, m.id limit 500`,
);

const affected = statement(
  'contracts_open_work',
  `select count(*) filter (where sells and state = any (:workingStates))::int as working,
    coalesce(sum(total) filter (where sells and state = any (:workingStates)), 0)::text as working_held,
     count(*) filter (where sells and not state = any (:workingStates))::int as in_review,
       coalesce(sum(total) filter (where sells and not state = any (:workingStates)), 0)::text as in_review_held,
     count(*) filter (where not sells)::int as bought,
       coalesce(sum(total) filter (where not sells), 0)::text as bought_held
   from (select state, total, freelancer_id = :id as sells from contract_milestone
         where (freelancer_id = :id or client_id = :id) and currency = :currency and state = any (:holdingStates))
           open`,
);

export const contractFacts: PersonFacts = {
  sellersAfter: async (reads, after, most) =>
    (await reads.rows(sellersAfter, { after, most })).map(({ freelancer_id: id }) => id),
  sold: (reads, ids) => reads.rows(sold, { ids }),
  soldIn: (reads, { ids, categories, currency }) => reads.rows(soldIn, { ids, categories, currency }),
  contractsFor: async (reads, projectId) =>
    (await reads.rows(forProject, { projectId, holdingStates: HOLDING_STATES })).map(({ state, ...holdings }) => ({
      ...holdings,
      path: contractPath(holdings.number),
      state: CONTRACT_WORDS[state],
    })),
  bought: (reads, id) => reads.rows(bought, { id }),
  earned: async (reads, id, currency) => (await reads.rows(earned, { id, currency })).map((sum) => BigInt(sum.earned)),
  finished: async (reads, id, most) =>
    (await reads.rows(finished, { id, most })).map((row) => ({ kind: 'contract', ...row })),
  due: async (reads, id) =>
    (await reads.rows(due, { id, workingStates: WORKING_STATES })).map(
      ({ number, contract, title, contract_number: contractNumber, due_at: at }) => ({
        number,
        title: milestoneName(contract, title),
        path: contractPath(contractNumber),
        at,
      }),
    ),
  openWork: async (reads, id, currency) =>
    (await reads.rows(affected, { id, currency, holdingStates: HOLDING_STATES, workingStates: WORKING_STATES })).map(
      (row) => ({
        unpaid: 0,
        undelivered: { count: row.working, held: BigInt(row.working_held) },
        delivered: { count: row.in_review, held: BigInt(row.in_review_held) },
        bought: { count: row.bought, held: BigInt(row.bought_held) },
      }),
    ),
};
