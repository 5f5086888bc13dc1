import type { PersonalData } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { OTHER_SIDE } from '#kit/server/personal-data.ts';
import { once, paged } from '#kit/server/personal-export.ts';

/** Both sides read it; a client’s note is in their own part. */
const mine = statement(
  'export_proposals',
  `select p.id, n.title as project, case when p.client_id = :userId then 'client' else 'freelancer' end as your_side,
    p.state, p.currency, p.price, p.days, p.cover, p.answers, p.milestones,
     p.sent_at, p.opened_at, p.reason, p.ended_at, p.contract_number,
     (select jsonb_agg(jsonb_build_object('number', v.number, 'price', v.price, 'days', v.days, 'cover', v.cover,
       'milestones', v.milestones, 'sent_at', v.sent_at) order by v.number)
      from proposal_version v where v.proposal_id = p.id) as versions,
     (select jsonb_agg(jsonb_build_object('number', c.number, 'by', c.made_by, 'price', c.price, 'days', c.days,
       'milestones', c.milestones, 'note', c.note, 'made_at', c.made_at,
        'valid_until', c.valid_until, 'outcome', c.outcome) order by c.number) from proposal_counter c
          where c.proposal_id = p.id) as counter_offers,
     (select jsonb_agg(jsonb_build_object('at', e.at, 'move', e.move, 'by', e.party, 'to', e.state_after, 'reason',
       e.reason) order by e.id)
      from proposal_event e where e.proposal_id = p.id) as history
   from proposal p join named_project n on n.id = p.project_id
   where (p.client_id = :userId or p.freelancer_id = :userId) and (:after::uuid is null or p.id > :after) order by p.id
     limit :limit`,
);
const notes = statement(
  'export_proposal_notes',
  'select proposal_id, body, saved_at from proposal_note where user_id = :userId order by saved_at',
);
const drafts = statement(
  'export_proposal_drafts',
  `select n.title as project, d.saved_at, d.body from proposal_draft d join named_project n on n.id = d.project_id
   where d.freelancer_id = :userId order by d.saved_at`,
);
const dropDrafts = statement('proposal_drafts_erase', 'delete from proposal_draft where freelancer_id = :userId');
const dropNotes = statement('proposal_notes_erase', 'delete from proposal_note where user_id = :userId');

export const personal: PersonalData = {
  tables: {
    proposal: { fate: OTHER_SIDE, copy: 'proposals.json' },
    proposal_note: { fate: 'gone', copy: 'proposal-notes.json' },
    proposal_draft: { fate: 'gone', copy: 'proposal-drafts.json' },
  },
  exportOf: (db, userId) => ({
    parts: [
      {
        name: 'proposals',
        about: 'Proposals that you sent or received, with every version, the counter-offers and what came of it.',
        records: paged(db, mine, userId),
      },
      { name: 'proposal-drafts', about: 'Proposals that you were writing.', records: once(db, drafts, userId) },
      { name: 'proposal-notes', about: 'Your notes about proposals.', records: once(db, notes, userId) },
    ],
  }),
  erase: (tx, userId) => Promise.all([tx.rows(dropNotes, { userId }), tx.rows(dropDrafts, { userId })]),
};
