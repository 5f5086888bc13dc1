import type { PersonalData } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { Duty } from '#kit/duties.ts';
import { paged, type Export } from '#kit/server/personal-export.ts';
import { OTHER_SIDE } from '#kit/server/personal-data.ts';

/** Both sides' words are the dispute's; they were all shown to both. */
const mine = statement(
  'export_disputes',
  `select d.id, d.number, d.work_kind as work, d.work_number, d.title,
    case when d.client_id = :userId then 'client' else 'freelancer' end as your_side, d.opened_by, d.state,
     d.currency, d.price, d.wanted / 100.0 as percent_claimed, d.share / 100.0 as percent_to_freelancer, d.opened_at,
       d.ended_at,
     (select jsonb_agg(jsonb_build_object('number', f.work_number, 'title', f.title, 'price', f.price) order by f.place)
      from dispute_further f where f.dispute_id = d.id) as also_about,
     (select jsonb_agg(jsonb_build_object('at', s.said_at, 'by', s.side, 'kind', s.kind, 'items', s.items, 'text',
       s.body, 'percent', s.share / 100.0) order by s.said_at, s.id)
      from dispute_statement s where s.dispute_id = d.id) as statements,
     (select jsonb_agg(jsonb_build_object('at', c.decided_at, 'percent', c.share / 100.0, 'criteria', c.criteria,
       'statement', c.statement) order by c.round)
      from dispute_decision c where c.dispute_id = d.id) as decisions,
     (select jsonb_agg(jsonb_build_object('at', e.at, 'move', e.move, 'by', e.party, 'to', e.state_after, 'reason',
       e.reason) order by e.id)
      from dispute_event e where e.dispute_id = d.id) as history
   from dispute d where (d.client_id = :userId or d.freelancer_id = :userId) and (:after::uuid is null or d.id > :after)
     order by d.id limit :limit`,
);

const open = statement(
  'disputes_open_of',
  `select number, title, work_number, path from dispute
   where (client_id = :userId or freelancer_id = :userId) and ended_at is null order by opened_at limit 50`,
);

/** An erased account could neither answer nor appeal, and its money is frozen. */
const openDisputes = async (reads: Db | Tx, userId: string): Promise<Duty[]> =>
  (await reads.rows(open, { userId })).map(({ number, title, work_number: workNumber, path }) => ({
    kind: 'dispute',
    words: `Your dispute ${number} about “${title}” (${workNumber}) is still open.`,
    amount: null,
    path,
  }));

export const personal: PersonalData = {
  tables: { dispute: { fate: OTHER_SIDE, copy: 'disputes.json' } },
  exportOf: (db: Db, userId: string): Export => ({
    parts: [
      {
        name: 'disputes',
        about: 'Disputes you were part of: claims, answers, evidence, decisions and outcome.',
        records: paged(db, mine, userId),
      },
    ],
  }),
  dutiesBeforeLeaving: openDisputes,
};
