/**
 * Plants services for benchmarks only, straight into the tables: 400 sellers, titles of made-up words with common and
 * rare ones, spread over every category as a market is (a few large, many small). Deterministic.
 */
import type { Database } from '#kit/server/db/database.ts';
import type pg from 'pg';
import { topCategories } from '#domains/taxonomy/categories.ts';
import { blurbOf } from '#domains/taxonomy/category-texts.ts';
import { refreshCards } from '#domains/services/server/cards.ts';

const SELLERS = 400;
const BATCH = 500;

/** `owner` may write everywhere; `database` works as the app does and makes the cards with the app's own statement. */
export async function plantServices(owner: pg.Pool, database: Database, count = 10_000): Promise<void> {
  const subs = topCategories().flatMap((top) =>
    top.subCategories.map((sub) => ({
      category: sub.slug,
      motif: sub.motif,
      top: top.slug,
      words: `${sub.name} ${blurbOf(sub)}`,
    })),
  );
  await owner.query(
    `insert into account (id, email, email_verified_at, role, onboarded, username, first_name, last_name, created_at)
     select md5('bench-seller-' || n)::uuid, 'bench' || n || '@example.com', now(), 'freelancer', true, 'bench' || n,
       'Bench', 'Seller ' || n, now()
     from generate_series(1, $1::integer) n on conflict do nothing`,
    [SELLERS],
  );
  await owner.query(
    `with category as (select value, ordinality - 1 as place, count(*) over () as many
      from jsonb_array_elements($1) with ordinality),
     planted as (
       select n, md5('bench-service-' || n)::uuid as id, md5('bench-version-' || n)::uuid as version_id,
         md5('bench-seller-' || (1 + (n * 7919) % ${SELLERS}))::uuid as seller_id,
         c.value->>'category' as category, c.value->>'top' as top, c.value->>'motif' as motif,
           c.value->>'words' as words,
         500 + (n::bigint * 48271 % 39500) as price, 1 + n * 31 % 21 as days, (n * 17 % 60) * (n % 3) / 2 as ratings,
         now() - (n % 700) * interval '1 day' as published_at
       from generate_series(1, $2::integer) n
       join category c on c.place = floor(power((n * 2654435761 % 10000) / 10000.0, 1.7) * c.many)
     ),
     made as (
       insert into service (id, seller_id, state, draft, draft_saved_at, created_at, rating_sum, rating_count)
       select id, seller_id, 'draft', '{}', published_at, published_at, ratings * (420 + n % 80), ratings from planted
         returning id
     ),
     version as (
       insert into service_version (id, service_id, number, content, published_at)
       select version_id, id, 1, jsonb_build_object(
         'title', initcap(split_part(words, ' ', 1 + n % 4)) || ' work number ' || n || ' for ' ||
           (array['shops', 'schools', 'bands', 'clinics', 'makers'])[1 + n % 5],
         'category', category, 'topCategory', top, 'motif', motif, 'description',
           repeat(words || ' Made with care, delivered on the day. ', 8),
         'tags', jsonb_build_array('bench', 'word' || n % 500), 'faq', '[]'::jsonb, 'requirements', '[]'::jsonb,
           'extras', '[]'::jsonb, 'cover', null,
         'packages', jsonb_build_array(jsonb_build_object('tier', 'basic', 'name', 'Basic', 'scope', 'The work',
           'features', '[]'::jsonb,
           'price', jsonb_build_object('amount', price::text, 'currency', 'USD'), 'deliveryDays', days, 'revisions', 1))
       ), published_at from planted
     )
     select count(*) from made`,
    [JSON.stringify(subs), count],
  );
  await owner.query(
    `update service s set state = 'active', version_id = v.id,
      slug = 'bench-' || left(s.id::text, 8) || '-' || right(s.id::text, 6), published_at = v.published_at
     from service_version v where v.service_id = s.id and s.version_id is null and v.content->'tags' ? 'bench'`,
  );
  const { rows } = await owner.query<{ id: string }>(
    "select s.id from service s join service_version v on v.id = s.version_id where v.content->'tags' ? 'bench' order by s.id",
  );
  for (let from = 0; from < rows.length; from += BATCH)
    await database.transact((tx) =>
      refreshCards(
        tx,
        rows.slice(from, from + BATCH).map((row) => row.id),
      ),
    );
  await owner.query('vacuum (analyze) service, service_version, service_card, category_count, account');
}
