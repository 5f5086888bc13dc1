import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#kit/server/db/database.ts';
import { figure, median, type Figure } from './figure.ts';
import { marketOf, plantMarket, type MarketService } from './market-data.ts';
import { WORDS_OF_SEARCHES } from './search-words.ts';
import { firstAnswerMs } from './support/first-answer.ts';
import { memoryMb, startInstance, type Instance } from './support/instance.ts';
import { load } from './support/load.ts';
import { startBare } from './support/start-bare.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const ROUNDS = 5;
const SECONDS = 2;
const WARM_SECONDS = 3;
const POOL = '10';
const TITLES = 200;
/** So many searches that no kept answer is of use: words by prices. */
const PRICES = Array.from({ length: 100 }, (_zero, place) => 60 + place * 7);
const searches = (more: string): string[] =>
  PRICES.flatMap((price) =>
    WORDS_OF_SEARCHES.map((words) => `?q=${encodeURIComponent(words)}&max_price=${price}${more}`),
  );
/** Words of titles, each pair once in a round: nothing of them is kept from before. */
const FRESH = 4_000;
/** What many ask for, again and again: the searches of a site are as uneven as its words. */
const popular = WORDS_OF_SEARCHES.map((words) => `?q=${encodeURIComponent(words)}&facets=true`);

interface Market {
  readonly instance: Instance;
  readonly services: readonly MarketService[];
}

/** With BENCH_DATA the planted markets stay in that folder for the next run. */
async function openMarket(count: number, say: (line: string) => void): Promise<Market> {
  const folder = process.env['BENCH_DATA'];
  const env = { DATABASE_POOL: POOL };
  const instance = await startInstance({
    env,
    ...(folder === undefined ? {} : { dataDir: path.join(folder, String(count)) }),
  });
  const owner = new pg.Pool({ ...instance.connection, max: 2 });
  const database = openDatabase({ connection: instance.connection, poolSize: 2, role: 'docket_app' });
  const startedAt = performance.now();
  const { rows } = await owner.query<{ n: string }>('select count(*) as n from service_card');
  const isPlanted = Number(rows[0]?.n) >= count;
  const services = isPlanted ? marketOf(count) : await plantMarket(owner, database, count);
  say(`${count} services: ${((performance.now() - startedAt) / 1_000).toFixed(0)} s to plant`);
  await Promise.all([database.end(), owner.end()]);
  if (isPlanted) return { instance, services };
  // Started again: it would take in what was planted as so many changes.
  await instance.stop(true);
  return { instance: await startInstance({ env, dataDir: instance.dataDir }), services };
}

/** Two words of a title each, every pair another. */
function freshWords(services: readonly MarketService[]): string[] {
  const step = Math.floor(services.length / FRESH);
  const pairs = Array.from(
    { length: FRESH },
    (_one, place) => services[place * step]?.title.split(' ').slice(1, 3).join(' ') ?? '',
  );
  return [...new Set(pairs)].map((words) => `?q=${encodeURIComponent(words)}&facets=true`);
}

const firstSearchMs = ({ instance }: Market): Promise<number> => firstAnswerMs(`${instance.url}/api/services?q=logo`);

/** The share of exact titles that come first. */
async function exactFirst({ instance, services }: Market): Promise<number> {
  const step = Math.floor(services.length / TITLES);
  let first = 0;
  for (let place = 0; place < TITLES; place += 1) {
    const title = services[place * step]?.title ?? '';
    const answer = (await (await fetch(`${instance.url}/api/services?q=${encodeURIComponent(title)}`)).json()) as {
      data: { items: { title: string }[] };
    };
    if (answer.data.items[0]?.title === title) first += 1;
  }
  return first / TITLES;
}

/**
 * A search with facets on a small and on a large market; how many a second, against bare node:http with the same
 * statement and against SQL alone.
 */
export async function searchBench(say: (line: string) => void): Promise<Figure[]> {
  const small = await openMarket(SMALL, say);
  const large = await openMarket(LARGE, say);
  const bare = await startBare('bare-search.ts', large.instance.connection, POOL, '/cards');
  try {
    await firstSearchMs(small);
    const loadedMs = await firstSearchMs(large);
    const idleMb = memoryMb(large.instance.pid);
    const [inSmall, inLarge] = [small, large].map(({ instance }) => `${instance.url}/api/services`);
    const faceted = searches('&facets=true');
    const apart = searches('');
    const fresh = freshWords(large.services);
    const share = Math.floor(fresh.length / ROUNDS);
    const ask = (url: string | undefined, some: readonly string[], connections: number, seconds = SECONDS) =>
      load(url ?? '', seconds, connections, {}, some);
    for (const url of [inSmall, inLarge]) await ask(url, faceted, 8, WARM_SECONDS);
    const rounds: Record<'small' | 'large' | 'fresh' | 'apart' | 'popular' | 'cards' | 'sql', number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const measurements = {
        small: (await ask(inSmall, faceted, 1)).p50Ms,
        large: (await ask(inLarge, faceted, 1)).p50Ms,
        fresh: (await ask(inLarge, fresh.slice(round * share, (round + 1) * share), 1)).p50Ms,
        apart: (await ask(inLarge, apart, 32)).perSecond,
        popular: (await ask(inLarge, popular, 32)).perSecond,
        cards: (await ask(`${bare.url}/cards`, ['?'], 32)).perSecond,
        sql: (await ask(`${bare.url}/sql`, apart, 8)).perSecond,
      };
      rounds.push(measurements);
      say(
        Object.entries(measurements)
          .map(([name, value]) => `${name} ${value.toFixed(2)}`)
          .join(', '),
      );
    }
    const middle = (pick: (round: (typeof rounds)[number]) => number): number => median(rounds.map(pick));
    return [
      figure(
        'search with facets, p50 at 100,000 services / at 1,000',
        middle((round) => round.large / round.small),
        2,
        'lower',
        'ratio',
      ),
      figure(
        'searches that repeat / bare node:http, same statement, 100,000',
        middle((round) => round.popular / round.cards),
        null,
        'higher',
        'ratio',
      ),
      figure(
        'searches that never repeat / bare node:http, same statement, 100,000',
        middle((round) => round.apart / round.cards),
        null,
        'higher',
        'ratio',
      ),
      figure(
        'searches that never repeat / bare node:http, search in SQL, 100,000',
        middle((round) => round.apart / round.sql),
        null,
        'higher',
        'ratio',
      ),
      figure(
        'search with facets, p50 at 100,000 services',
        middle((round) => round.large),
        null,
        'lower',
        'ms',
      ),
      figure(
        'search with facets for words that nothing is kept of, p50 at 100,000 services',
        middle((round) => round.fresh),
        null,
        'lower',
        'ms',
      ),
      figure('exact titles that come first, 100,000', await exactFirst(large), 1, 'higher', 'share'),
      figure('first search after the start, 100,000', loadedMs / 1_000, null, 'lower', 's'),
      figure('memory with the index of 100,000', idleMb, null, 'lower', 'MB'),
    ];
  } finally {
    bare.stop();
    const isKept = process.env['BENCH_DATA'] !== undefined;
    await Promise.all([small.instance.stop(isKept), large.instance.stop(isKept)]);
  }
}
