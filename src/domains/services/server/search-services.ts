import { DAY_MS } from '#kit/clock.ts';
import type { Db } from '#kit/server/db/database.ts';
import { saidOf } from '#kit/server/search/kept-matches.ts';
import { cachedAnswer, learnWords, upToDate } from '#kit/server/search/open-index.ts';
import { PAGE_SIZE } from '../listing.ts';
import type { ListQuery, SearchContext } from './list-conditions.ts';
import { facetsOf, facetsWanted } from './list-facets.ts';
import { findServices } from './search/find.ts';
import type { Filters } from './search/filters.ts';
import { onlineNow } from './search/online.ts';
import { cardsFrom } from './stored.ts';
import { searchCards, servicesSearched } from './search/open-services.ts';

const NOBODY = new Uint8Array(0);
const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

export async function searchServices(
  db: Db,
  query: ListQuery,
  filters: Filters,
  { config, clock }: SearchContext,
  needsAll = false,
) {
  const open = await servicesSearched.open(db, config.searchLanguage);
  const text = query.q ?? '';
  const isAsTyped = query.as_typed === 'true';
  const wantsFacets = query.facets === 'true';
  await learnWords(db, open, text);
  const online = wantsFacets || filters.isOnline ? await onlineNow(db, open.index) : null;
  const offset = ((query.page ?? 1) - 1) * PAGE_SIZE;
  const sort = query.sort ?? 'relevance';
  const day = dayOf(clock());
  const key = JSON.stringify([text, isAsTyped, needsAll, filters, sort, offset, wantsFacets, day, online?.until]);
  const facets = wantsFacets ? facetsWanted(filters, config.currency) : null;
  const find = () =>
    cachedAnswer(open, key, () => {
      const {
        docs,
        facets: counts,
        ...found
      } = findServices(open, {
        text,
        isAsTyped,
        needsAll,
        filters,
        sort,
        offset,
        limit: PAGE_SIZE,
        facets,
        online: online?.sellers ?? NOBODY,
        day,
      });
      return {
        ...found,
        ids: docs.map((doc) => open.index.idOf(doc)),
        facets: counts === null ? null : facetsOf(counts, filters, config.currency),
      };
    });
  const { found, row } = await upToDate(servicesSearched, db, open, find, (watermark, { ids }) =>
    db.row(searchCards, { watermark, ids }),
  );
  return {
    cards: cardsFrom(row?.cards),
    total: found.total,
    ...saidOf(found.total, found),
    named_category: found.category,
    facets: found.facets,
  };
}
