import { figure, median, type Figure } from './figure.ts';
import { titlesOf } from './market-data.ts';
import { WORDS_OF_SEARCHES } from './search-words.ts';
import { firstAnswerMs } from './support/first-answer.ts';
import { memoryMb, type Instance } from './support/instance.ts';
import { load } from './support/load.ts';
import { openMarket } from './support/market.ts';
import { openLoop, percentile } from './support/open-loop.ts';

const SMALL = 1_000;
/** `npm run plant` makes a market that stays: a million would be planted anew with each run. */
const LARGE = Number(process.env['BENCH_SERVICES'] ?? 100_000);
const FOLDER = process.env['BENCH_DATA'] ?? null;
const MANY = LARGE.toLocaleString('en');
const ROUNDS = 5;
const SECONDS = 2;
const WARM_SECONDS = 3;
const PER_SECOND = 50;
const LOOP_SECONDS = 20;
const IS_LARGEST = LARGE > 100_000;
const LARGE_P95_MS = IS_LARGEST ? 150 : 60;
const TITLES = 200;
/** So many searches that no kept answer is of use: words by prices. */
const PRICES = Array.from({ length: 100 }, (_zero, place) => 60 + place * 7);
const searchesWithPrices = (): string[] =>
  PRICES.flatMap((price) =>
    WORDS_OF_SEARCHES.map((words) => `?q=${encodeURIComponent(words)}&max_price=${price}&facets=true`),
  );
/** Words of titles, each pair once: nothing of them is kept from before. */
const FRESH = 4_000;

/** Two words of a title each, every pair another. */
function freshWords(): string[] {
  const pairs = titlesOf(LARGE, FRESH).map((title) => title.split(' ').slice(1, 3).join(' '));
  return [...new Set(pairs)].map((words) => `?q=${encodeURIComponent(words)}&facets=true`);
}

const firstSearchMs = ({ url }: Instance): Promise<number> => firstAnswerMs(`${url}/api/services?q=logo`);

/** The share of exact titles that come first. */
async function exactFirst({ url }: Instance): Promise<number> {
  let first = 0;
  for (const title of titlesOf(LARGE, TITLES)) {
    const answer = (await (await fetch(`${url}/api/services?q=${encodeURIComponent(title)}`)).json()) as {
      data: { items: { title: string }[] };
    };
    if (answer.data.items[0]?.title === title) first += 1;
  }
  return first / TITLES;
}

/** At so many a second, each of other words or another price than any before it. */
async function p95Ms({ url }: Instance, searches: readonly string[]): Promise<number> {
  const ask = async (place: number): Promise<void> => {
    const answer = await fetch(`${url}/api/services${searches[place % searches.length] ?? ''}`);
    if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`);
    await answer.arrayBuffer();
  };
  await openLoop(PER_SECOND, WARM_SECONDS, (place) => ask(searches.length - 1 - place));
  return percentile(await openLoop(PER_SECOND, LOOP_SECONDS, ask), 0.95);
}

/** A search with facets on a small and on a large market. */
export async function searchBench(say: (line: string) => void): Promise<Figure[]> {
  const small = await openMarket({ count: SMALL, folder: FOLDER, say });
  const large = await openMarket({ count: LARGE, folder: FOLDER, say });
  try {
    await firstSearchMs(small);
    const loadedMs = await firstSearchMs(large);
    const idleMb = memoryMb(large.pid);
    const faceted = searchesWithPrices();
    const ask = ({ url }: Instance, seconds: number, connections: number) =>
      load(`${url}/api/services`, seconds, connections, {}, faceted);
    for (const market of [small, large]) await ask(market, WARM_SECONDS, 8);
    const rounds: { readonly small: number; readonly large: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [smallMs, largeMs] = [(await ask(small, SECONDS, 1)).p50Ms, (await ask(large, SECONDS, 1)).p50Ms];
      rounds.push({ small: smallMs, large: largeMs });
      say(`  p50: ${smallMs.toFixed(2)} ms of ${SMALL}, ${largeMs.toFixed(2)} ms of ${LARGE}`);
    }
    const fresh = freshWords();
    return [
      figure(
        `search with facets, p50 at ${MANY} services / at 1,000`,
        median(rounds.map((round) => round.large / round.small)),
        IS_LARGEST ? null : 2,
        'lower',
        'ratio',
      ),
      figure(
        `search with facets, p95 at 50/s, ${MANY} services`,
        await p95Ms(large, faceted),
        LARGE_P95_MS,
        'lower',
        'ms',
      ),
      figure(
        `search with facets for words that nothing is kept of, p95 at 50/s, ${MANY} services`,
        await p95Ms(large, fresh),
        LARGE_P95_MS,
        'lower',
        'ms',
      ),
      figure(`exact titles that come first, ${MANY}`, await exactFirst(large), 1, 'higher', 'share'),
      figure(`first search after the start, ${MANY}`, loadedMs / 1_000, null, 'lower', 's'),
      figure(`memory with the index of ${MANY}`, idleMb, null, 'lower', 'MB'),
    ];
  } finally {
    const staysThere = FOLDER !== null;
    await Promise.all([small.stop(staysThere), large.stop(staysThere)]);
  }
}
