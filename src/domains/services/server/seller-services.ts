import type { DataOf } from '#kit/endpoint.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { servicesOfSeller } from '../contract.ts';
import { cardsFrom } from './stored.ts';

const bySeller = statement(
  'service_cards_of_seller',
  `select json_agg(card::json) as cards from (
     select c.card from service_card c join person_card p on p.user_id = c.seller_id
     where p.username = :username order by c.score desc, c.service_id desc limit 100
   ) listed`,
);

const absence = statement(
  'absence_of_seller',
  `select q.away_until as "away_until!", q.away_note
   from seller_capacity q join person_card p on p.user_id = q.user_id
     where p.username = :username and q.closed = 'away'`,
);

/** What one person has on sale. */
export async function cardsOfSeller(db: Db, username: string): Promise<DataOf<typeof servicesOfSeller>> {
  const [row, away] = await Promise.all([db.row(bySeller, { username }), db.row(absence, { username })]);
  return {
    items: cardsFrom(row?.cards),
    away: away === undefined ? null : { until: away.away_until.toISOString(), note: away.away_note },
  };
}
