import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { extensionPoint } from '#kit/server/extension-point.ts';
import { folded } from '#kit/server/search/words.ts';
import { skills } from '#domains/taxonomy/skills.ts';
import { ranked } from '#domains/taxonomy/ranked.ts';
import { topCategories } from '#domains/taxonomy/categories.ts';
import { pathTo } from '#routes';
import type { Suggestion } from '../search-contract.ts';
import { filtersOf, type SearchContext } from './list-conditions.ts';
import { searchServices } from './search-services.ts';
import { containing, escaped } from '#kit/server/search/containing.ts';
import { servicesSearched } from './search/open-services.ts';

const MOST = { search: 4, category: 2, service: 3, person: 2 } as const;

/** Anyone with something on sale; their names are few and short. */
const sellers = statement(
  'suggest_sellers',
  `select p.username, p.display_name as name from person_card p
   where exists (select from service_card c where c.seller_id = p.user_id)
     and (p.display_name ilike :displayName or p.username like :username) order by p.display_name limit ${MOST.person}`,
);
const categories = topCategories().flatMap((top) => [top, ...top.subCategories]);

/** Of a later domain: what of it the search box suggests, the best first. */
export interface Suggester {
  suggest(db: Db, typed: string, context: SearchContext): Promise<readonly Suggestion[]>;
}
export const suggesters = extensionPoint<Suggester>();

/** What someone may be about to search for. */
export async function suggestionsFor(
  db: Db,
  typed: string,
  context: SearchContext & Pick<Context, 'extensions'>,
): Promise<Suggestion[]> {
  if (typed === '') return [];
  const [open, people, found, others] = await Promise.all([
    servicesSearched.open(db, context.config.searchLanguage),
    db.rows(sellers, { displayName: containing(typed), username: [escaped(typed.toLowerCase()), ''].join('%') }),
    searchServices(db, { q: typed }, filtersOf({}, context.config.currency), context),
    Promise.all(suggesters.of(context).map((suggester) => suggester.suggest(db, typed, context))),
  ]);
  const named = ranked(skills(), typed, ({ name, synonyms }) => [name, synonyms, []]).map(({ name }) =>
    name.toLowerCase(),
  );
  const searches = [...new Set([...named, ...completed(open.index.vocabulary.values(), typed)])].slice(0, MOST.search);
  return [
    ...searches.map((text) => ({ kind: 'search' as const, text, path: pathTo('services', {}, { q: text }) })),
    ...ranked(categories, typed, ({ name }) => [name, [], []])
      .slice(0, MOST.category)
      .map(({ name, slug }) => ({ kind: 'category' as const, text: name, path: pathTo('category', { slug }) })),
    ...found.cards
      .slice(0, MOST.service)
      .map(({ title, slug }) => ({ kind: 'service' as const, text: title, path: pathTo('service', { slug }) })),
    ...people.map(({ name, username }) => ({
      kind: 'person' as const,
      text: name,
      path: pathTo('profile', { slug: username }),
    })),
    ...others.flat(),
  ];
}

/** Completes the last word with the most frequent words of titles and tags. */
function completed(
  vocabulary: Iterable<{ readonly word: string; readonly named: number; readonly term: number }>,
  typed: string,
): string[] {
  const at = typed.search(/[\p{L}\p{N}]+$/u);
  if (at < 0) return [];
  const start = folded(typed.slice(at));
  return [...vocabulary]
    .filter(({ word, named, term }) => named > 0 && term >= 0 && word.length > start.length && word.startsWith(start))
    .toSorted((a, b) => b.named - a.named)
    .slice(0, MOST.search)
    .map(({ word }) => typed.slice(0, at).toLowerCase() + word);
}
