import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#kit/server/db/database.ts';
import { figure, median, type Figure } from './figure.ts';
import { marketOf, plantMarket, type MarketService } from './market-data.ts';
import { WORDS_OF_SEARCHES } from './search-words.ts';
import { firstAnswerMs } from './support/first-answer.ts';
import { memoryMb, startInstance, type Instance } from './support/instance.ts';
import { load } from './support/load.ts';
import { openLoop, percentile } from './support/open-loop.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const ROUNDS = 5;
const SECONDS = 2;
const WARM_SECONDS = 3;
const PER_SECOND = 50;
const LOOP_SECONDS = 20;
const LARGE_P95_MS = 60;
const POOL = '10';
const TITLES = 200;
/** So many searches that no kept answer is of use: words by prices. */
const PRICES = Array.from({ length: 100 }, (_zero, place) => 60 + place * 7);
const searchesWithPrices = (): string[] =>
  PRICES.flatMap((price) =>
    WORDS_OF_SEARCHES.map((words) => `?q=${encodeURIComponent(words)}&max_price=${price}&facets=true`),
  );
/** Words of titles, each pair once: nothing of them is kept from before. */
const FRESH = 4_000;
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

/** At so many a second, each of other words or another price than any before it. */
async function p95Ms({ instance }: Market, searches: readonly string[]): Promise<number> {
  const url = `${instance.url}/api/services`;
  const ask = async (place: number): Promise<void> => {
    const answer = await fetch(`${url}${searches[place % searches.length] ?? ''}`);
    if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`);
    await answer.arrayBuffer();
  };
  await openLoop(PER_SECOND, WARM_SECONDS, (place) => ask(searches.length - 1 - place));
  return percentile(await openLoop(PER_SECOND, LOOP_SECONDS, ask), 0.95);
}

/** A search with facets on a small and on a large market. */
export async function searchBench(say: (line: string) => void): Promise<Figure[]> {
  const small = await openMarket(SMALL, say);
  const large = await openMarket(LARGE, say);
  try {
    await firstSearchMs(small);
    const loadedMs = await firstSearchMs(large);
    const idleMb = memoryMb(large.instance.pid);
    const faceted = searchesWithPrices();
    const ask = ({ instance }: Market, seconds: number, connections: number) =>
      load(`${instance.url}/api/services`, seconds, connections, {}, faceted);
    for (const market of [small, large]) await ask(market, WARM_SECONDS, 8);
    const rounds: { readonly small: number; readonly large: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [smallMs, largeMs] = [(await ask(small, SECONDS, 1)).p50Ms, (await ask(large, SECONDS, 1)).p50Ms];
      rounds.push({ small: smallMs, large: largeMs });
      say(`  p50: ${smallMs.toFixed(2)} ms of ${SMALL}, ${largeMs.toFixed(2)} ms of ${LARGE}`);
    }
    const fresh = freshWords(large.services);
    return [
      figure(
        'search with facets, p50 at 100,000 services / at 1,000',
        median(rounds.map((round) => round.large / round.small)),
        2,
        'lower',
        'ratio',
      ),
      figure(
        'search with facets, p95 at 50/s, 100,000 services',
        await p95Ms(large, faceted),
        LARGE_P95_MS,
        'lower',
        'ms',
      ),
      figure(
        'search with facets for words that nothing is kept of, p95 at 50/s, 100,000 services',
        await p95Ms(large, fresh),
        LARGE_P95_MS,
        'lower',
        'ms',
      ),
      figure('exact titles that come first, 100,000', await exactFirst(large), 1, 'higher', 'share'),
      figure('first search after the start, 100,000', loadedMs / 1_000, null, 'lower', 's'),
      figure('memory with the index of 100,000', idleMb, null, 'lower', 'MB'),
    ];
  } finally {
    const isKept = process.env['BENCH_DATA'] !== undefined;
    await Promise.all([small.instance.stop(isKept), large.instance.stop(isKept)]);
  }
}
