import { statement } from '#kit/server/db/database.ts';
import type { TalkedAbout } from '#domains/messaging/server/messaging.ts';
import { contractsBetween } from './next-steps.ts';
import { contractEventsBetween, newestContractEvents } from './talk-events.ts';

const mine = statement(
  'contract_talked_about',
  `select number, title, case when client_id = :readerId then freelancer_id else client_id end as "other_id!",
     (freelancer_id = :readerId or state not in ('offered', 'declined', 'withdrawn', 'lapsed')) as "is_known!"
   from contract where number = :number and (client_id = :readerId or freelancer_id = :readerId)`,
);

const ended = statement(
  'contract_ended_among',
  'select number as ref from contract where number = any(:refs::text[]) and ended_at is not null',
);

/** Each freelancer with a contract for the project that runs. */
const team = statement(
  'contract_team_of_project',
  `select p.slug as "slug!", p.title as "title!", p.client_id as "client_id!",
    array_agg(distinct c.freelancer_id) as "freelancer_ids!"
   from named_project p join contract c on c.project_id = p.id and c.client_id = p.client_id and c.began_at is not null
     and c.ended_at is null
   where p.slug = :slug group by p.slug, p.title, p.client_id`,
);

const signed = statement(
  'contracts_between',
  `select exists (select from contract where (client_id, freelancer_id) in ((:clientId, :other), (:other, :clientId))
     and state not in ('offered', 'declined', 'withdrawn', 'lapsed')) as "found!"`,
);

const running = statement(
  'contracts_running_between',
  `select exists (select from contract c join contract_milestone m on m.contract_id = c.id
    where (c.client_id, c.freelancer_id) in ((:clientId, :other), (:other, :clientId))
     and m.state in ('funded', 'submitted', 'changes_requested', 'split_offered', 'disputed', 'released')) as "found!"`,
);

const people = statement(
  'contract_people',
  `select distinct id as "id!" from (
     (select freelancer_id as id from contract
       where client_id = :userId and state not in ('offered', 'declined', 'withdrawn', 'lapsed')
      order by offered_at desc limit 200)
     union all (select client_id from contract
       where freelancer_id = :userId and state not in ('offered', 'declined', 'withdrawn', 'lapsed')
      order by offered_at desc limit 200)) c`,
);

/**
 * Its two sides, from the offer on. An offer does not make its client known: the freelancer may never answer (LIM-64).
 */
export const contractTalkedAbout: TalkedAbout = {
  name: 'contract',
  async read(reads, number, readerId) {
    const row = await reads.row(mine, { number, readerId });
    return row === undefined
      ? null
      : { kind: 'contract', ref: row.number, title: row.title, otherId: row.other_id, isKnown: row.is_known };
  },
  async teamOf(reads, slug, readerId) {
    const row = await reads.row(team, { slug });
    if (row === undefined || (row.client_id !== readerId && !row.freelancer_ids.includes(readerId))) return null;
    return { ref: row.slug, title: row.title, clientId: row.client_id, freelancerIds: row.freelancer_ids };
  },
  endedAmong: async (db, refs) => (await db.rows(ended, { refs })).map(({ ref }) => ref),
  mayDispute: async (reads, userId, other) => (await reads.row(running, { clientId: userId, other }))?.found === true,
  haveWork: async (reads, userId, other) => (await reads.row(signed, { clientId: userId, other }))?.found === true,
  workedWith: async (db, userId) => (await db.rows(people, { userId })).map(({ id }) => id),
  happenedBetween: contractEventsBetween,
  newestWith: newestContractEvents,
  workBetween: contractsBetween,
};
