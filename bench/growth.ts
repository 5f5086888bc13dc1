/**
 * Every list and detail on a hundred times the data: what people wait for must not grow with what others, or they, have
 * done.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#kit/server/db/database.ts';
import { figure, median, type Figure } from './figure.ts';
import { plantGrown, type Grown } from './growth-data.ts';
import { WORDS_OF_SEARCHES } from './search-words.ts';
import { startInstance, type Instance } from './support/instance.ts';
import { load } from './support/load.ts';

const SMALL = 1_000;
const TIMES = 100;
/** `BENCH_SCALE=0.01` plants a hundredth, to see whether the bench works. */
const LARGE = Math.max(SMALL, SMALL * TIMES * Number(process.env['BENCH_SCALE'] ?? 1));
const ROUNDS = 5;
const SECONDS = 1;
const WARM_SECONDS = 2;
const ADDRESSES = 500;
const BAR = 2;
/** The large instance reads its services and projects into memory after its start. */
const REST_MS = 30_000;

interface Asked {
  readonly route: string;
  readonly token?: string;
  /** What follows the route, in turn. */
  readonly rest?: readonly string[];
}

interface Planted {
  readonly instance: Instance;
  readonly asks: Readonly<Record<string, Asked>>;
}

function asksOf({ projects, serviceSlugs, seller, payer, talker, thread }: Grown): Planted['asks'] {
  const slugs = Array.from({ length: ADDRESSES }, (_one, at) => `/bench-project-${1 + ((at * 37) % projects)}`);
  const searches = WORDS_OF_SEARCHES.flatMap((words, n) =>
    [60, 120, 240].map((price) => `?q=${encodeURIComponent(words)}&facets=true&max_price=${price + n}`),
  );
  return {
    'list of services': { route: '/api/services', rest: ['', '?category=logo-design', '?sort=newest'] },
    'search with facets': { route: '/api/services', rest: searches },
    'a service': { route: '/api/services/by-slug', rest: serviceSlugs.map((slug) => `/${slug}`) },
    'list of projects': {
      route: '/api/browse/projects',
      token: seller,
      rest: Array.from({ length: ADDRESSES }, (_one, at) => `?max_budget=${200 + at * 3}`),
    },
    'a project': { route: '/api/projects', rest: slugs },
    'dashboard of a client': { route: '/api/dashboard/client', token: payer },
    'dashboard of a freelancer': { route: '/api/dashboard/freelancer', token: seller },
    'list of orders': { route: '/api/orders', token: payer, rest: ['?side=buying'] },
    'list of projects of mine': { route: '/api/my/projects', token: payer },
    inbox: { route: '/api/conversations', token: talker },
    'a thread': { route: `/api/conversations/${thread}/messages`, token: talker },
    notifications: { route: '/api/notifications', token: payer },
    'wallet history': { route: '/api/wallet/transactions', token: payer },
    payments: { route: '/api/wallet/payments', token: payer },
  };
}

async function open(count: number, say: (line: string) => void): Promise<Planted> {
  const env = { DATABASE_POOL: '10' };
  const first = await startInstance({ env });
  const owner = new pg.Pool({ ...first.connection, max: 2, statement_timeout: 0 });
  const database = openDatabase({ connection: first.connection, poolSize: 4, role: 'docket_app' });
  const startedAt = performance.now();
  let grown: Grown | undefined;
  try {
    grown = await plantGrown(owner, database, count);
  } finally {
    await Promise.all([owner.end(), database.end()]);
    // Started again: it would take in what was planted as so many changes.
    await first.stop(grown !== undefined);
  }
  say(`${count} services, projects and messages: ${((performance.now() - startedAt) / 1_000).toFixed(0)} s to plant`);
  return { instance: await startInstance({ env, dataDir: first.dataDir }), asks: asksOf(grown) };
}

/** One request after the other, so that none waits for another. */
const p50 = async ({ instance }: Planted, { route, token, rest = [] }: Asked, seconds: number): Promise<number> =>
  (
    await load(
      `${instance.url}${route}`,
      seconds,
      1,
      token === undefined ? {} : { authorization: `Bearer ${token}` },
      rest,
    )
  ).p50Ms;

export async function growthBench(say: (line: string) => void): Promise<Figure[]> {
  const small = await open(SMALL, say);
  const large = await open(LARGE, say).catch(async (error: unknown) => {
    await small.instance.stop();
    throw error;
  });
  try {
    await sleep(REST_MS);
    const figures: Figure[] = [];
    for (const [name, few] of Object.entries(small.asks)) {
      const many = large.asks[name];
      if (many === undefined) throw new Error(`${name} is asked of one of the two alone`);
      for (const [dataset, request] of [[small, few] as const, [large, many] as const])
        await p50(dataset, request, WARM_SECONDS);
      const rounds: { few: number; many: number }[] = [];
      // In turns, so that other load affects both equally.
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ few: await p50(small, few, SECONDS), many: await p50(large, many, SECONDS) });
      const ratio = median(rounds.map((round) => round.many / round.few));
      say(
        `${name}: ${median(rounds.map((round) => round.few)).toFixed(2)} ms, ${median(rounds.map((round) => round.many)).toFixed(2)} ms of many`,
      );
      figures.push(figure(`${name}, p50 at ${LARGE / SMALL} times the data`, ratio, BAR, 'lower', 'times'));
    }
    return figures;
  } finally {
    await Promise.all([small.instance.stop(), large.instance.stop()]);
  }
}
