import type { PersonalData } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { OTHER_SIDE } from '#kit/server/personal-data.ts';
import { paged, type Export } from '#kit/server/personal-export.ts';

/** Both sides read the request and every version, so both have all of it. */
const mine = statement(
  'export_custom_offers',
  `select c.id, c.number, c.title as service,
    case when c.client_id = :userId then 'client' else 'freelancer' end as your_side, c.state, c.scope as request,
    c.currency,
     c.budget, to_char(c.wanted_on, 'YYYY-MM-DD') as wanted_on, c.asked_at, c.order_number, c.ended_at,
     (select jsonb_agg(jsonb_build_object('version', v.version, 'scope', v.scope, 'price', v.price, 'delivery_days',
       v.delivery_days, 'revisions', v.revisions,
        'sent_at', v.sent_at, 'valid_until', v.valid_until) order by v.version) from custom_offer_version v
          where v.offer_id = c.id) as offers,
     (select jsonb_agg(jsonb_build_object('at', e.at, 'move', e.move, 'by', e.party, 'to', e.state_after, 'reason',
       e.reason) order by e.id)
      from custom_offer_event e where e.offer_id = c.id) as history
   from custom_offer c where (c.client_id = :userId or c.freelancer_id = :userId)
     and (:after::uuid is null or c.id > :after) order by c.id limit :limit`,
);

export const personal: PersonalData = {
  tables: { custom_offer: { fate: OTHER_SIDE, copy: 'custom-offers.json' } },
  exportOf: (db: Db, userId: string): Export => ({
    parts: [
      {
        name: 'custom-offers',
        about: 'Custom offers that you requested or made, with every version and what came of it.',
        records: paged(db, mine, userId),
      },
    ],
  }),
};
