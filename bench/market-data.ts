/**
 * A market for benchmarks: services of many sellers in every category, with titles, tags and descriptions of words that
 * come as often as words do (Zipf), prices and reviews as uneven as real ones. The same for the same count, straight
 * into the tables; nobody has bought anything, so the ledger is empty and true.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '#kit/server/db/database.ts';
import { topCategories } from '#domains/taxonomy/categories.ts';
import { blurbOf } from '#domains/taxonomy/category-texts.ts';
import { skills } from '#domains/taxonomy/skills.ts';
import { refreshCards } from '#domains/services/server/cards.ts';

const BATCH = 2_000;
const CARDS_AT_ONCE = 200;
const SERVICES_OF_A_SELLER = 4;
const RARE_WORDS = 40_000;
const COUNTRIES = ['US', 'IN', 'GB', 'NG', 'PH', 'PK', 'DE', 'BR', 'KE', 'ES', 'PL', 'UA', 'EG', 'ID', 'NO', 'NZ'];
const LANGUAGES = ['en', 'es', 'hi', 'fr', 'ar', 'de', 'pt', 'uk', 'pl', 'sw', 'id', 'nb'];
const COMMON =
  `design professional custom modern creative unique fast quality in minimal brand business small website video
  social media content editing clean simple online original elegant marketing product page company digital complete premium high hand made natural
  tale vintage luxury startup shop food music book photo film event travel school health sport fashion garden kitchen pet wedding children app data
  research report email campaign strategy landing responsive mobile animated illustrated printed translated recorded mixed written edited drawn built
  restaurant cafe hotel studio gallery festival museum farm brewery bakery clinic podcast channel newsletter magazine poster label menu icon logo banner`
    .split(/\s+/)
    .filter((word) => word !== '');

/** What half of any text is made of; the most frequent first. */
const LITTLE =
  `the of and to a in is you for that it with on as are this be your by we or from at have not but an what all were when there can more if do will
  each about how up out them then she many some so these would other into has two like him see time could no make than first been its who now people my made over
  did down only way find use may long little very after called just where most know`
    .split(/\s+/)
    .filter((word) => word !== '');

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SYLLABLES =
  'ba ce di fo gu ha ji ko lu ma ne pi qua ro su ta ve wi xo yu zen bran cor dal fen gri hol mar nor pel ster tun vor'.split(
    ' ',
  );
/** A word that looks like one, such as a name of a place or a brand. */
function rareWord(number: number): string {
  let [word, rest] = ['', number + SYLLABLES.length];
  while (rest > 0) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word;
}

const idOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const serviceId = (number: number): string => idOf(`market-service-${number}`);

export interface MarketService {
  readonly id: string;
  readonly seller: number;
  readonly category: string;
  readonly top: string;
  readonly motif: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly price: number;
  readonly days: number;
  readonly stars: number;
  readonly reviews: number;
  readonly daysAgo: number;
}

/** One after the other: a market of a million does not fit into memory. */
export function* marketOf(count: number): Generator<MarketService> {
  const throwDice = dice(count);
  const subs = topCategories().flatMap((top) => top.subCategories.map((sub) => ({ ...sub, top: top.slug })));
  const skillsOf = new Map(
    topCategories().map(({ slug }) => [slug, skills().filter(({ category }) => category === slug)]),
  );
  const power = (most: number, steepness: number): number =>
    Math.min(most - 1, Math.floor(most * throwDice() ** steepness));
  /** Rank r comes about 1/r as often as the first. */
  const zipf = (most: number): number => Math.min(most - 1, Math.floor(Math.exp(throwDice() * Math.log(most + 1))) - 1);
  const word = (): string => {
    const rank = zipf(COMMON.length + RARE_WORDS);
    return COMMON[rank] ?? rareWord(rank);
  };
  const words = (many: number, next = word): string => Array.from({ length: many }, next).join(' ');
  /** In sentences the little words are the most frequent ones of the same row. */
  const inSentence = (): string => {
    const rank = zipf(LITTLE.length + COMMON.length + RARE_WORDS);
    return LITTLE[rank] ?? COMMON[rank - LITTLE.length] ?? rareWord(rank);
  };
  for (let number = 0; number < count; number += 1) {
    const sub = subs[power(subs.length, 1.7)] ?? subs[0];
    if (sub === undefined) throw new Error('there are no categories');
    const known = skillsOf.get(sub.top) ?? [];
    const skill = known[power(known.length, 1.5)]?.name ?? sub.name;
    const reviews = throwDice() < 0.4 ? 0 : Math.floor(Math.exp(throwDice() * 6));
    const title = `${throwDice() < 0.5 ? skill : sub.name} ${words(3 + Math.floor(throwDice() * 5))}`.slice(0, 80);
    yield {
      id: serviceId(number),
      seller: Math.floor(number / SERVICES_OF_A_SELLER),
      category: sub.slug,
      top: sub.top,
      motif: sub.motif,
      title: title.slice(0, 1).toUpperCase() + title.slice(1),
      tags: [skill, word(), word()],
      description: `${blurbOf(sub)} ${words(60 + Math.floor(throwDice() * 80), inSentence)}`,
      price: Math.max(500, Math.round(Math.exp(3 + throwDice() * 4.5) * 100)),
      days: 1 + power(30, 2),
      stars: Math.round((3.4 + 1.6 * throwDice() ** 0.4) * 100),
      reviews,
      daysAgo: power(700, 1.5),
    };
  }
}

/** Titles of the market, as many as that, spread over all of it. */
export function titlesOf(count: number, many: number): string[] {
  const step = Math.floor(count / many);
  const titles: string[] = [];
  let place = 0;
  for (const { title } of marketOf(count)) {
    if (place % step === 0) titles.push(title);
    place += 1;
  }
  return titles.slice(0, many);
}

/** `say` is told after each tenth of the work. */
export async function plantMarket(
  owner: pg.Pool,
  database: Database,
  count: number,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const tenth = (done: number, what: string): void => {
    if (done % Math.max(BATCH, count / 10) === 0) say(`${done} of ${count} ${what}`);
  };
  await plantSellers(owner, Math.ceil(count / SERVICES_OF_A_SELLER));
  let batch: MarketService[] = [];
  let planted = 0;
  for (const service of marketOf(count)) {
    batch.push(service);
    planted += 1;
    if (batch.length < BATCH && planted < count) continue;
    await plantBatch(owner, batch);
    batch = [];
    tenth(planted, 'services');
  }
  await owner.query(
    "update service s set state = 'active', version_id = v.id, slug = 'market-' || left(s.id::text, 8) || '-' || right(s.id::text, 8), published_at = v.published_at from service_version v where v.service_id = s.id and s.version_id is null",
  );
  // Otherwise the planner takes the new tables for empty.
  await owner.query('analyze service, service_version, account, profile');
  for (let from = 0; from < count; from += CARDS_AT_ONCE) {
    const ids = Array.from({ length: Math.min(CARDS_AT_ONCE, count - from) }, (_one, place) => serviceId(from + place));
    await database.transact((tx) => refreshCards(tx, ids));
    tenth(from + ids.length, 'cards');
  }
  await owner.query(
    'vacuum (analyze) service, service_version, service_card, service_card_change, category_count, account, profile',
  );
}

async function plantSellers(owner: pg.Pool, sellers: number): Promise<void> {
  await owner.query(
    `with made as (
       insert into account (id, email, email_verified_at, role, onboarded, username, first_name, last_name, created_at,
         country_id, identity_verified_at, phone_verified_at, phone)
       select md5('market-seller-' || n)::uuid, 'market' || n || '@example.com', now(), 'freelancer', true,
         'market' || n, 'Market', 'Seller ' || n, now() - interval '2 years',
         (select id from country
           where code = ($2::text[])[1 +
           floor(power((n * 2654435761 % 10000) / 10000.0, 1.8) * array_length($2, 1))::integer]),
         case when n % 3 = 0 then now() end, case when n % 3 = 0 then now() end,
           case when n % 3 = 0 then '+1555' || lpad(n::text, 7, '0') end
       from generate_series(0, $1::integer - 1) n returning id
     )
     insert into profile (user_id, level, languages, availability_status)
     select md5('market-seller-' || n)::uuid,
       (array['new', 'new', 'new', 'level_1', 'level_1', 'level_2', 'top'])[1 + n % 7],
       jsonb_build_array(jsonb_build_object('code', 'en', 'fluency', 'fluent'),
         jsonb_build_object('code', ($3::text[])[1 + n * 7 % array_length($3, 1)], 'fluency', 'native')),
       case when n % 9 = 0 then 'busy' else 'available' end
     from generate_series(0, $1::integer - 1) n`,
    [sellers, COUNTRIES, LANGUAGES],
  );
}

/** One statement for each table and batch: as fast as COPY here, because checks and keys take the time. */
async function plantBatch(owner: pg.Pool, services: readonly MarketService[]): Promise<void> {
  await owner.query(
    `with planted as (
       select *, md5('market-seller-' || seller)::uuid as seller_id, md5('market-version-' || id)::uuid as version_id,
         now() - "daysAgo" * interval '1 day' as published_at
       from jsonb_to_recordset($1) as one(id uuid, seller integer, category text, top text, motif text, title text,
         tags jsonb, description text, price bigint, days integer,
         stars integer, reviews integer, "daysAgo" integer)
     ), made as (
       insert into service (id, seller_id, state, draft, draft_saved_at, created_at, rating_sum, rating_count)
       select id, seller_id, 'draft', '{}', published_at, published_at, stars * reviews, reviews from planted
         returning id
     )
     insert into service_version (id, service_id, number, content, published_at)
     select version_id, id, 1,
       jsonb_build_object('title', title, 'category', category, 'topCategory', top, 'motif', motif, 'description',
       description, 'tags', tags,
       'faq', '[]'::jsonb, 'requirements', '[]'::jsonb, 'extras', '[]'::jsonb, 'cover', null,
       'packages', jsonb_build_array(jsonb_build_object('tier', 'basic', 'name', 'Basic', 'scope', 'The work',
         'features', '[]'::jsonb,
         'price', jsonb_build_object('amount', price::text, 'currency', 'USD'), 'deliveryDays', days, 'revisions', 1))),
           published_at
     from planted where (select count(*) from made) >= 0`,
    [JSON.stringify(services)],
  );
}
