import { MINUTE_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Remembered } from '#kit/server/db/database.ts';
import { topCategories } from '#domains/taxonomy/categories.ts';
import type { TopRanked } from '../contract.ts';
import { TOP_RANKED } from '../top-ranked.ts';
import { cardsFrom } from './stored.ts';

const { reviews, perCategory, promising, promisingDays, minutes } = TOP_RANKED;

/** One service of a seller in each category, so that no one fills a list. `rating` is the Bayesian one (LIM-38). */
const best = statement(
  'top_ranked_services',
  `select top_category, json_agg(card::json order by place) as "cards!"
   from (select top_category, card,
     row_number() over (partition by top_category order by rating desc, rating_count desc, published_at desc,
     service_id desc) as place
         from (select distinct on (c.top_category, c.seller_id) c.top_category, c.card, c.rating, s.rating_count,
           c.published_at, c.service_id
               from service_card c join service s on s.id = c.service_id where s.rating_count >= ${reviews}
               order by c.top_category, c.seller_id, c.rating desc, s.rating_count desc, c.service_id) ofsellers) ranked
   where place <= ${perCategory} group by top_category`,
);
const fresh = statement(
  'promising_services',
  `select json_agg(card::json order by score desc, service_id desc) as cards
   from (select card, score, service_id
         from (select distinct on (c.seller_id) c.card, c.score, c.service_id from service_card c
           join service s on s.id = c.service_id
               where s.rating_count < ${reviews} and c.published_at > :publishedAfter::timestamptz
               order by c.seller_id, c.score desc, c.service_id) ofsellers
         order by score desc, service_id desc limit ${promising}) chosen`,
);

const counted: Remembered<{ lists: TopRanked | null }> = { begin: () => ({ lists: null }) };

/** The open database keeps it for some minutes: it reads every card. */
export async function topRanked(db: Db, { clock }: Pick<Context, 'clock'>): Promise<TopRanked> {
  const cache = db.memory(counted);
  const now = clock();
  if (cache.lists !== null && Math.abs(now.getTime() - Date.parse(cache.lists.counted_at)) < minutes * MINUTE_MS)
    return cache.lists;
  const [rows, promisingOnes] = await Promise.all([
    db.rows(best),
    db.row(fresh, { publishedAfter: new Date(now.getTime() - promisingDays * 24 * 60 * MINUTE_MS) }),
  ]);
  const cardsOf = new Map(rows.map((row) => [row.top_category, row.cards]));
  const categories = topCategories().flatMap(({ slug, name }) => {
    const cards = cardsOf.get(slug);
    return cards === undefined ? [] : [{ slug, name, items: cardsFrom(cards) }];
  });
  return (cache.lists = { categories, promising: cardsFrom(promisingOnes?.cards), counted_at: now.toISOString() });
}
