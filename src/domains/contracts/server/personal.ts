import type { Duty } from '#kit/duties.ts';
import type { PersonalData } from '#kit/server/context.ts';
import { hasClientAbilities, isFreelancerRole } from '#kit/actor.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { OTHER_SIDE } from '#kit/server/personal-data.ts';
import { paged, type Export } from '#kit/server/personal-export.ts';
import { contractPath } from '../charge-kind.ts';

/** Both sides signed the terms and share what happened, so both have all of it. */
const mine = statement(
  'export_contracts',
  `select c.id, c.number, c.title, case when c.client_id = :userId then 'client' else 'freelancer' end as your_side,
    c.state, c.currency, c.offered_at, c.valid_until, c.accepted_at,
     c.began_at, c.ended_at,
     (select jsonb_agg(jsonb_build_object('version', v.version, 'terms', v.terms, 'sha256', encode(v.hash, 'hex'),
       'proposed_by', v.proposed_by, 'proposed_at', v.proposed_at,
        'client_name', v.client_name, 'client_signed_at', v.client_signed_at, 'freelancer_name', v.freelancer_name,
          'freelancer_signed_at', v.freelancer_signed_at,
        'outcome', v.outcome) order by v.version) from contract_version v where v.contract_id = c.id) as terms,
     (select jsonb_agg(jsonb_build_object('number', m.number, 'title', m.title, 'criteria', m.criteria, 'state',
       m.state, 'price', m.price, 'client_fee', m.client_fee,
        'service_fee', m.service_fee, 'funded_at', m.funded_at, 'due_at', m.due_at, 'submitted_at', m.submitted_at,
          'released_at', m.released_at, 'released', m.released_price,
        'earned', m.earned,
        'history', (select jsonb_agg(jsonb_build_object('at', e.at, 'move', e.move, 'by', e.party, 'to', e.state_after,
          'reason', e.reason) order by e.id)
          from work_timeline e where e.work_id = m.id),
        'submissions', (select
          jsonb_agg(jsonb_build_object('version', d.version, 'note', d.note, 'link', d.link, 'at', d.delivered_at)
          order by d.version)
          from work_handover d where d.work_id = m.id)) order by m.place)
      from contract_milestone m where m.contract_id = c.id) as milestones,
     (select jsonb_agg(jsonb_build_object('number', b.number, 'amount', b.amount, 'client_fee', b.client_fee, 'note',
       b.note, 'given_at', b.given_at) order by b.given_at)
      from contract_bonus b where b.contract_id = c.id) as bonuses,
     (select jsonb_agg(jsonb_build_object('at', e.at, 'move', e.move, 'by', e.party, 'to', e.state_after, 'reason',
       e.reason) order by e.id)
      from work_timeline e where e.work_id = c.id) as history
   from contract c where (c.client_id = :userId or c.freelancer_id = :userId)
     and (:after::uuid is null or c.id > :after) order by c.id limit :limit`,
);

const running = statement(
  'contracts_running_of',
  `select number, title, client_id = :userId as "buys!" from contract
   where (client_id = :userId or freelancer_id = :userId) and state in ('active', 'paused', 'end_requested')
   order by offered_at limit 50`,
);
const dutiesOf = async (reads: Db | Tx, userId: string) =>
  (await reads.rows(running, { userId })).map(({ number, title, buys }) => ({
    buys,
    duty: {
      kind: 'contract',
      words: `Your contract “${title}” (${number}) is still open.`,
      amount: null,
      path: contractPath(number),
    } satisfies Duty,
  }));

export const personal: PersonalData = {
  tables: {
    contract: { fate: OTHER_SIDE, copy: 'contracts.json' },
    contract_milestone: { fate: OTHER_SIDE, copy: 'contracts.json' },
    contract_bonus: { fate: OTHER_SIDE, copy: 'contracts.json' },
    contract_version: { fate: OTHER_SIDE, copy: 'contracts.json' },
  },
  exportOf: (db: Db, userId: string): Export => ({
    parts: [
      {
        name: 'contracts',
        about: 'Contracts that you offered or signed: the signed terms, milestones, submissions and history.',
        records: paged(db, mine, userId),
      },
    ],
  }),
  dutiesBeforeLeaving: async (reads, userId) => (await dutiesOf(reads, userId)).map(({ duty }) => duty),
  dutiesOfRoleChange: async (reads, userId, from, to) => {
    const all = await dutiesOf(reads, userId);
    const givesUp = (buys: boolean): boolean =>
      buys ? hasClientAbilities(from) && !hasClientAbilities(to) : isFreelancerRole(from) && !isFreelancerRole(to);
    const filterDuties = (blocks: boolean) => all.flatMap(({ buys, duty }) => (givesUp(buys) === blocks ? [duty] : []));
    return { blocking: filterDuties(true), open: filterDuties(false) };
  },
};
