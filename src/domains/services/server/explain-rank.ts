import { Failure } from '#kit/errors.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { NEWCOMER_PLACES, PART_RULES, RANK_WEIGHTS, STORED_PARTS, type RankPart } from '../rank.ts';
import type { ServiceRank } from '../search-contract.ts';
import type { SearchContext } from './list-conditions.ts';
import { learnWords } from '#kit/server/search/open-index.ts';
import { CROWDED_PLACES, MOST_OF_ONE, textPoints } from './search/find.ts';
import { servicesSearched, type OpenServices } from './search/open-services.ts';

const stored = statement(
  'service_rank_of',
  'select service_id, title, rank_parts::integer[] as rank_parts from service_card where slug = :slug',
);

const HUNDREDTHS = 100;
const line = (part: RankPart, hundredths: number) => ({
  part,
  ...PART_RULES[part],
  points: hundredths / HUNDREDTHS,
  of: RANK_WEIGHTS[part],
});

/** The points of one service, as a search with these words ranks it. */
export async function explainRank(
  db: Db,
  slug: string,
  words: string,
  { config }: SearchContext,
): Promise<ServiceRank> {
  const row = await db.row(stored, { slug });
  if (row === undefined) throw new Failure('not_found', { message: 'This service isn’t available.' });
  const text =
    words === ''
      ? null
      : await textOf(db, row.service_id, words, await servicesSearched.open(db, config.searchLanguage));
  const parts = [
    ...(text === null ? [] : [line('text', text.points)]),
    ...STORED_PARTS.map((part, place) => line(part, row.rank_parts?.[place] ?? 0)),
  ];
  const sum = (field: 'points' | 'of') =>
    Math.round(parts.reduce((all, part) => all + part[field] * HUNDREDTHS, 0)) / HUNDREDTHS;
  return {
    title: row.title,
    points: sum('points'),
    of: sum('of'),
    is_exact: text?.isExact ?? false,
    parts,
    places: `What fits the words clearly better comes before more points, and of the first ${CROWDED_PLACES} places one freelancer has at most ${MOST_OF_ONE} if others fit. Places ${NEWCOMER_PLACES.join(', ')} of a search’s first page go to newcomers if fewer than ${NEWCOMER_PLACES.length} earned one. No place can be bought.`,
  };
}

async function textOf(
  db: Db,
  id: string,
  words: string,
  open: OpenServices,
): Promise<{ points: number; isExact: boolean }> {
  await learnWords(db, open, words);
  await servicesSearched.catchUp(db, open);
  const { index, matches, reading } = open;
  const doc = index.numberOf(id);
  const { docs, fits, plan } = matches.of(index, reading, { text: words });
  if (doc === undefined) return { points: 0, isExact: false };
  const place = docs.indexOf(doc);
  return { points: place < 0 ? 0 : textPoints(fits[place] ?? 0), isExact: plan.exact.has(doc) };
}
