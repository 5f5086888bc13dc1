import { instant } from '#kit/server/db/json-instant.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';

/**
 * Writes the cards of the given services from their current version, and removes those that are not on sale. A card is
 * ready JSON in the contract's `cardShape` (`row_to_json`: no spaces), so that a list only joins text; a test holds it
 * against that shape.
 */
const write = statement(
  'service_card_write',
  `insert into service_card (service_id, seller_id, slug, title, category, top_category, price, delivery_days, rating,
    score, published_at, card, heading, search,
     rank_parts, ranked_on, seller)
   select s.id, s.seller_id, s.slug, v.content->>'title', v.content->>'category', v.content->>'topCategory',
     (entry.pack->'price'->>'amount')::bigint, (entry.pack->>'deliveryDays')::integer,
     service_rating(s.rating_sum, s.rating_count), (select sum(part) from unnest(ranked.parts) part), s.published_at,
     left(row_to_json(card)::text, -1) || coalesce(',"closed":' || row_to_json(shut)::text, '') || '}',
     words.heading,
     words.heading || setweight(to_tsvector('simple', p.display_name || ' ' || p.username), 'C')
       || setweight(to_tsvector('english', left(v.content->>'description', 4000)), 'D'),
     ranked.parts, current_date,
     jsonb_build_object('name', p.display_name, 'username', p.username, 'title', p.professional_title, 'level', p.level,
       'tier', p.verification_level,
       'country', p.country_code, 'languages',
         coalesce((select jsonb_agg(spoken->>'code') from jsonb_array_elements(p.languages) spoken), '[]'))
   from service s
   join service_version v on v.id = s.version_id
   join person_card p on p.user_id = s.seller_id
   cross join lateral (
     select pack from jsonb_array_elements(v.content->'packages') pack
       order by (pack->'price'->>'amount')::bigint, pack->>'deliveryDays' limit 1
   ) entry
   cross join lateral (
     select setweight(to_tsvector('english', v.content->>'title'), 'A')
       || setweight(to_tsvector('english',
         coalesce((select string_agg(tag, ' ') from jsonb_array_elements_text(v.content->'tags') tag), '')), 'B')
       || setweight(to_tsvector('english',
         translate((v.content->>'category') || ' ' || (v.content->>'topCategory'), '-', ' ')), 'B') as heading
   ) words
   cross join lateral (
     select s.id, s.slug, v.content->>'title' as title, v.content->>'category' as category,
       v.content->>'motif' as motif,
       coalesce('/uploads/covers/' || (v.content->>'cover'),
         -- The same address as designUrl in cover.ts.
         case v.content->>'cover_design' when 'title' then '/art/titles/' || v.id || '.svg'
           else '/art/' || (v.content->>'motif') || '/' || (v.content->>'cover_design') || '/' || right(s.id::text, 12)
             || '.svg' end,
         service_portfolio_cover(s)) as cover,
       (select row_to_json(price)
         from (select entry.pack->'price'->>'amount' as amount, entry.pack->'price'->>'currency' as currency) price)
         as price,
       (entry.pack->>'deliveryDays')::integer as delivery_days,
       case when s.rating_count > 0 then round(s.rating_sum / 100.0 / s.rating_count, 2) end as rating, s.rating_count,
       (select row_to_json(seller) from (
          select p.user_id as id, p.username, p.display_name as name, '/uploads/avatars/' || p.avatar as avatar, p.level
        ) seller) as seller
   ) card
   left join lateral (
     select q.closed as why,
       ${instant("case q.closed when 'away' then q.away_until else q.next_due_at end")} as opens_at
     from seller_capacity q where q.user_id = s.seller_id and q.closed is not null
   ) shut on true
   left join seller_record r on r.user_id = s.seller_id
   left join category_count k on k.category = v.content->>'category'
   cross join lateral (
     select service_rank_parts(s.rating_sum, s.rating_count, r.orders, r.on_time_percent,
       (entry.pack->'price'->>'amount')::bigint, k.median_price,
       extract(day from now() - v.published_at)::integer, p.availability_status, p.verification_level) as parts
   ) ranked
   where s.id = any (:serviceIds::uuid[]) and s.state = 'active'
   order by v.content->>'category'
   on conflict (service_id) do update set slug = excluded.slug, title = excluded.title, category = excluded.category,
     top_category = excluded.top_category, price = excluded.price, delivery_days = excluded.delivery_days,
       rating = excluded.rating,
     score = excluded.score, published_at = excluded.published_at, card = excluded.card, heading = excluded.heading,
       search = excluded.search,
     rank_parts = excluded.rank_parts, ranked_on = excluded.ranked_on, seller = excluded.seller`,
);

const removeUnlisted = statement(
  'service_card_remove',
  "delete from service_card c using service s where s.id = c.service_id and c.service_id = any(:serviceIds) and s.state <> 'active'",
);

export async function refreshCards(tx: Tx, serviceIds: readonly string[]): Promise<void> {
  await tx.rows(removeUnlisted, { serviceIds });
  await tx.rows(write, { serviceIds });
}

const cardsOf = statement(
  'cards_of_seller_lock',
  'select service_id from service_card where seller_id = :sellerId order by service_id for update',
);

const beside = statement(
  'service_cards_beside',
  'select service_id from service_card where seller_id = (select seller_id from service where id = :serviceId) order by service_id for update',
);

/**
 * After a service goes live, changes or leaves. Each picture of a portfolio goes to one service, so the seller's others
 * may show another one: their cards are locked too, in one order.
 */
export async function refreshListing(tx: Tx, serviceId: string): Promise<void> {
  const others = await tx.rows(beside, { serviceId });
  await refreshCards(tx, [...new Set([serviceId, ...others.map((card) => card.service_id)])]);
}

/** Updates the cards of a seller whose name, picture or user name changed. */
export async function refreshSellerCards(tx: Tx, sellerId: string): Promise<void> {
  const listed = await tx.rows(cardsOf, { sellerId });
  if (listed.length > 0)
    await refreshCards(
      tx,
      listed.map((row) => row.service_id),
    );
}
