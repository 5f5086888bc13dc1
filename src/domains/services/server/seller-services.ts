import { instant } from '#kit/server/db/json-instant.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { cardsFrom } from './stored.ts';

const bySeller = statement(
  'service_cards_of_seller',
  `select string_agg(card, ',') as cards from (
     select c.card from service_card c join person_card p on p.user_id = c.seller_id where p.username = $1 order by c.score desc, c.service_id desc limit 100
   ) listed`,
);

const absence = statement(
  'absence_of_seller',
  `select json_build_object('until', ${instant('q.away_until')}, 'note', q.away_note)::text as "away!"
   from seller_capacity q join person_card p on p.user_id = q.user_id where p.username = $1 and q.closed = 'away'`,
);

/** What one person has on sale, as JSON text in the shape of the contract's `data`. */
export async function cardsOfSeller(db: Db, username: string): Promise<string> {
  const [row, away] = await Promise.all([db.row(bySeller, [username]), db.row(absence, [username])]);
  return `{"items":[${cardsFrom(row?.cards ?? '')}],"away":${away?.away ?? 'null'}}`;
}
