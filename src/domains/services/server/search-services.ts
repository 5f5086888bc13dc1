import { DAY_MS } from '#kit/clock.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { PAGE_SIZE } from '../listing.ts';
import type { ListQuery, SearchContext } from './list-conditions.ts';
import { facetsJson, facetsWanted } from './list-facets.ts';
import { catchUp, openIndex, type OpenIndex } from './search/open-index.ts';
import { findServices, type Found } from './search/find.ts';
import type { Filters } from './search/filters.ts';
import { onlineNow } from './search/online.ts';
import { planQuery, wordsToKnow } from './search/query-plan.ts';

/** So many open changes are not counted any further. */
const MOST_CHANGES = 10_000;
const CHANGES = `select count(*)::integer from (select from service_card_change where changed_in >= $1::text::xid8 order by changed_in limit ${MOST_CHANGES}) changed`;

/** The cards, and whether the index that found them is up to date: one trip. */
export const searchCards = statement(
  'search_cards',
  `select (select string_agg(card, ',' order by place) from unnest($2::uuid[]) with ordinality asked(id, place) join service_card on service_id = id) as cards, (${CHANGES}) as "changes!"`,
);
/** A list that finds changes again and again answers with what it has: others are writing faster than it reads. */
const MOST_LOOKS = 3;
const KEPT_ANSWERS = 400;
const NOBODY = new Uint8Array(0);

/** What the index finds, kept while nothing changes. Pages of one search are kept apart. */
export function kept<Value>(open: OpenIndex, key: string, make: () => Value): Value {
  if (open.answersOf !== open.index.version) open.answers.clear();
  open.answersOf = open.index.version;
  const known = open.answers.get(key) as Value | undefined;
  if (known !== undefined) return known;
  const made = make();
  const oldest = open.answers.keys().next().value;
  if (open.answers.size >= KEPT_ANSWERS && oldest !== undefined) open.answers.delete(oldest);
  open.answers.set(key, made);
  return made;
}

/** Reads by the index until what it read by is up to date (decision 095): an answer knows every change that committed before it. */
export async function upToDate<Value>(
  db: Db,
  open: OpenIndex,
  find: () => { value: Value; ids: readonly string[] },
): Promise<{ value: Value; cards: string | null }> {
  for (let looks = 1; ; looks += 1) {
    const { watermark, changes } = open;
    const { value, ids } = find();
    const row = await db.hot(searchCards, [watermark, ids]);
    if (row === undefined || (row.changes === changes && changes < MOST_CHANGES) || looks >= MOST_LOOKS) return { value, cards: row?.cards ?? null };
    await catchUp(db, open);
  }
}

const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

export async function searchServices(db: Db, query: ListQuery, filters: Filters, { config, clock }: SearchContext) {
  const open = await openIndex(db, config.searchLanguage);
  const text = query.q ?? '';
  const wantsFacets = query.facets === 'true';
  if (text !== '') await open.stems.learn(db, wordsToKnow(text), true);
  const online = wantsFacets || filters.isOnline ? await onlineNow(db, open.index) : null;
  const offset = ((query.page ?? 1) - 1) * PAGE_SIZE;
  const sort = query.sort ?? 'relevance';
  const day = dayOf(clock());
  const key = JSON.stringify([text, filters, sort, offset, wantsFacets, day, online?.until]);
  const facets = wantsFacets ? facetsWanted(filters, config.currency) : null;
  const find = () => {
    const { index } = open;
    const value = kept(open, key, (): Found => {
      const plan = text === '' ? null : planQuery(index, open.synonyms, text);
      return findServices(index, open.matches, { plan, filters, sort, offset, limit: PAGE_SIZE, facets, online: online?.sellers ?? NOBODY, day });
    });
    return { value, ids: value.docs.map((doc) => index.ids[doc] ?? '') };
  };
  const { value, cards } = await upToDate(db, open, find);
  return {
    cards,
    total: value.total,
    match: value.isSimilar && value.total > 0 ? ('similar' as const) : ('all' as const),
    corrected: value.total > 0 ? value.corrected : null,
    facets: value.facets === null ? 'null' : facetsJson(value.facets, filters),
  };
}
