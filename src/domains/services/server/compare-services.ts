import { statement, type Db } from '#kit/server/db/database.ts';
import type { ComparedService } from '../contract.ts';
import { OF_SELLER, SELLER } from './service-page.ts';
import { cardsFrom, contentFrom } from './stored.ts';

const bySlugs = statement(
  'compared_services',
  `select c.card::json as "card!", v.content, json_build_object(${SELLER}) as "head!"
   from unnest(:slugs::text[]) with ordinality wanted(slug, place)
   join service_card c on c.slug = wanted.slug
   join service s on s.id = c.service_id
   join service_version v on v.id = s.version_id
   ${OF_SELLER}
   order by wanted.place`,
);

/** Services on sale by their slugs, in that order. */
export async function comparedServices(db: Db, slugs: readonly string[]): Promise<ComparedService[]> {
  const rows = await db.rows(bySlugs, { slugs: [...new Set(slugs)] });
  return rows.flatMap(({ card, content, head }) =>
    cardsFrom([card]).map((shown) => ({
      card: shown,
      packages: contentFrom(content).packages.map((offered) => ({ ...offered, features: [...offered.features] })),
      seller: head.seller,
    })),
  );
}
