import { taxonomyLexicon } from '#domains/taxonomy/lexicon.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { INDEX_BATCH, MOST_CHANGES, openerOf, type OpenIndex } from '#kit/server/search/open-index.ts';
import { PeopleIndex, personWords, type PersonDocument } from './people-index.ts';

/** Of each freelancer what they have on sale, beside what they show to everyone. */
const PEOPLE = `p.user_id as "id!", p.username as "username!", p.display_name as "name!", p.professional_title as title, p.skills, p.level as "level!", p.country_code as country,
  p.languages, p.member_since as "since!", o.score, o.price, coalesce(o.services, 0)::integer as "services!", coalesce(o.stars, 0)::integer as "stars!", coalesce(o.reviews, 0)::integer as "reviews!",
  o.categories, o.kinds, coalesce(o.titles, '') as "titles!", p.avatar, p.verification_level, p.availability_status as "availability!"
  from freelancer_on_show p left join lateral (
    select count(*) as services, sum(s.rating_sum) as stars, sum(s.rating_count) as reviews, max(c.score) as score, min(c.price) as price,
      array_agg(distinct c.top_category) as categories, array_agg(distinct c.category) as kinds, string_agg(c.title, ' ') as titles
    from service_card c join service s on s.id = c.service_id where c.seller_id = p.user_id having count(*) > 0
  ) o on true`;
const batch = statement(
  'people_after',
  `select ${PEOPLE} where p.user_id > :after order by p.user_id limit ${INDEX_BATCH}`,
);
export const peopleByIds = statement('people_by_ids', `select ${PEOPLE} where p.user_id = any(:ids::uuid[])`);
const changed = statement(
  'people_changes',
  `select pg_snapshot_xmin(pg_current_snapshot())::text as "watermark!", c.user_id as id,
    c.changed_in::text as changed_in
   from (select) one left join freelancer_change c on c.changed_in >= :watermark::text::xid8`,
);
export const peopleChanges = statement(
  'people_changes_count',
  `select count(*)::integer as "changes!"
    from (select from freelancer_change where changed_in >= :watermark::text::xid8 order by changed_in
    limit ${MOST_CHANGES}) changed`,
);

export type PersonRow = Awaited<ReturnType<typeof readBatch>>[number];
const readBatch = (db: Db, after: string) => db.rows(batch, { after });

const documentOf = (row: PersonRow): PersonDocument => ({
  id: row.id,
  username: row.username,
  name: row.name,
  title: row.title ?? '',
  skills: row.skills ?? [],
  categories: row.categories ?? [],
  kinds: row.kinds ?? [],
  titles: row.titles,
  level: row.level,
  country: row.country ?? '',
  languages: (row.languages ?? []).map(({ code }) => code),
  average: row.reviews === 0 ? 0 : Math.round(row.stars / row.reviews),
  score: row.score ?? 0,
  price: row.price === null ? Infinity : Number(row.price),
  since: row.since.getTime(),
});

export const peopleSearched = openerOf<PersonDocument, PeopleIndex>({
  makeIndex: (stemOf) => new PeopleIndex(stemOf),
  wordsOf: personWords,
  after: async (db, id) => (await readBatch(db, id)).map(documentOf),
  byIds: async (db, ids) => (await db.rows(peopleByIds, { ids })).map(documentOf),
  changesSince: (db, watermark) => db.rows(changed, { watermark }),
  lexicon: taxonomyLexicon,
});
export type OpenPeople = OpenIndex<PeopleIndex>;
