import { statement, type Db } from '#kit/server/db/database.ts';
import { cardsFrom } from './stored.ts';

const bySeller = statement(
  'service_cards_of_seller',
  `select string_agg(card, ',') as cards from (
     select c.card from service_card c join person_card p on p.user_id = c.seller_id where p.username = $1 order by c.score desc, c.service_id desc limit 100
   ) listed`,
);

/** What one person has on sale, as JSON text in the shape of the contract's `data`. */
export async function cardsOfSeller(db: Db, username: string): Promise<string> {
  const row = await db.row(bySeller, [username]);
  return `{"items":[${cardsFrom(row?.cards ?? '')}]}`;
}
