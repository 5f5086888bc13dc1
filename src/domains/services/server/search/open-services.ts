import { tierOf } from '#domains/accounts/verification.ts';
import { taxonomyLexicon } from '#domains/taxonomy/lexicon.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { INDEX_BATCH, MOST_CHANGES, openerOf, type OpenIndex } from '#kit/server/search/open-index.ts';
import { documentWords, ServiceIndex, type ServiceDocument } from './service-index.ts';

/** How much of a description is searched. */
const DESCRIPTION_LENGTH = 4_000;

const columns = `c.service_id as id, c.title, c.category, c.top_category, c.price, c.delivery_days, c.rating, c.score, c.published_at, c.seller, s.rating_sum, s.rating_count,
  v.content->'tags' as tags, left(v.content->>'description', ${DESCRIPTION_LENGTH}) as description
  from service_card c join service s on s.id = c.service_id join service_version v on v.id = s.version_id`;
const batch = statement(
  'search_documents_after',
  `select ${columns} where c.service_id > :after order by c.service_id limit ${INDEX_BATCH}`,
);
const byIds = statement('search_documents', `select ${columns} where c.service_id = any(:ids::uuid[])`);
const changed = statement(
  'search_changes',
  `select pg_snapshot_xmin(pg_current_snapshot())::text as "watermark!", c.service_id as id,
    c.changed_in::text as changed_in
   from (select) one left join service_card_change c on c.changed_in >= :watermark::text::xid8`,
);
const CHANGES = `select count(*)::integer
  from (select from service_card_change where changed_in >= :watermark::text::xid8 order by changed_in
  limit ${MOST_CHANGES}) changed`;

/** The cards, and whether the index that found them is up to date: one trip. */
export const searchCards = statement(
  'search_cards',
  `select (select json_agg(card::json order by place) from unnest(:ids::uuid[]) with ordinality asked(id, place)
    join service_card on service_id = id) as cards, (${CHANGES}) as "changes!"`,
);

type Row = Awaited<ReturnType<typeof readBatch>>[number];
const readBatch = (db: Db, after: string) => db.rows(batch, { after });

function documentOf(row: Row): ServiceDocument {
  const { seller } = row;
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    top: row.top_category,
    price: Number(row.price),
    days: row.delivery_days,
    rating: row.rating,
    average: row.rating_count === 0 ? 0 : Math.round(row.rating_sum / row.rating_count),
    reviews: row.rating_count,
    score: row.score,
    publishedAt: row.published_at.getTime(),
    tags: row.tags ?? [],
    description: row.description ?? '',
    seller: {
      name: seller?.name ?? '',
      username: seller?.username ?? '',
      level: seller?.level ?? 'new',
      tier: tierOf(seller?.tier ?? 0),
      country: seller?.country ?? '',
      languages: seller?.languages ?? [],
    },
  };
}

export const servicesSearched = openerOf<ServiceDocument, ServiceIndex>({
  makeIndex: (stemOf) => new ServiceIndex(stemOf),
  wordsOf: documentWords,
  after: async (db, id) => (await readBatch(db, id)).map(documentOf),
  byIds: async (db, ids) => (await db.rows(byIds, { ids })).map(documentOf),
  changesSince: (db, watermark) => db.rows(changed, { watermark }),
  lexicon: taxonomyLexicon,
});
export type OpenServices = OpenIndex<ServiceIndex>;
