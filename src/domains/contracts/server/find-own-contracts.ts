import { statement } from '#kit/server/db/database.ts';
import type { OwnFinder } from '#kit/server/own-search.ts';
import { pathTo } from '#routes';
import { CONTRACT_WORDS } from '../words.ts';

/** Of the newest of each side: a search costs the same however many someone has. */
const titled = statement(
  'contracts_own_found',
  `select number as "number!", title as "title!", state as "state!" from (
     (select number, title, state, offered_at, id from contract where client_id = :userId
       order by offered_at desc, id desc limit 500)
     union all (select number, title, state, offered_at, id from contract where freelancer_id = :userId
       order by offered_at desc, id desc limit 500)) mine
   where title ilike :text or number like :number order by offered_at desc, id desc limit :most`,
);

export const ownContracts: OwnFinder = {
  kind: 'contracts',
  async find(db, wanted, most) {
    const rows = await db.rows(titled, { ...wanted, most });
    return rows.map(({ number, title, state }) => ({
      title,
      detail: `${number} · ${CONTRACT_WORDS[state].label}`,
      path: pathTo('contract', { contractNumber: number }),
    }));
  },
};
