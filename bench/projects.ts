import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { contractChecks } from '#domains/contracts/server/contract-checks.ts';
import { money } from '#kit/money.ts';
import { openDatabase } from '#kit/server/db/database.ts';
import { violations } from '../db/checks/run-checks.ts';
import { figure, median, type Figure } from './figure.ts';
import {
  COVER,
  MILESTONE_TOTAL,
  plantProjects,
  plantSigned,
  SUBMISSION,
  type ProjectMarket,
  type Signed,
} from './projects-data.ts';
import { addressOf } from './support/address-of.ts';
import { firstAnswerMs } from './support/first-answer.ts';
import { startInstance, type Instance } from './support/instance.ts';
import { load } from './support/load.ts';
import { plainClient } from './support/plain-client.ts';
import { settled } from './support/settled.ts';
import { startBare } from './support/start-bare.ts';

const SMALL = 1_000;
/** `BENCH_PROJECTS` plants fewer, on a machine that has something else to do: the figures say how many. */
const LARGE = Number(process.env['BENCH_PROJECTS'] ?? 100_000);
const READ_ROUNDS = 5;
const SECONDS = 2;
/** The engine compiles for the first 3,000 pages or so, which then take twice as long. */
const WARM_SECONDS = 10;
const POOL = '10';
const AT_ONCE = 16;
const PAGES = 2_000;
/**
 * After one for the engine to warm up: it compiles for the first thousand calls or so, which then cost twice as much.
 */
const WRITE_ROUNDS = 3;
const WARM = { http: 1_600, sql: 300 };
/**
 * In each round, of which the first second is not counted: what HTTP announces goes out at once, and what SQL does is
 * found within a second. After it, both have it beside them. SQL is some three times as fast, so it has more to do.
 * Nobody proposes more than 20 times a month, or has more than 20 contracts that are not funded.
 */
const RUN_IN_MS = 1_000;
const LEAST_SECONDS = 0.4;
const PROPOSALS = { http: 700, sql: 1_600 };
const MILESTONES = { http: 1_400, sql: 3_800 };
const allOf = ({ http, sql }: typeof PROPOSALS): number => WARM.http + WARM.sql + (http + sql) * WRITE_ROUNDS;
/** So many lists that no kept answer is of use: words by budgets, in three orders. */
const LISTS = ['', 'bakery', 'website shop', 'translation manual', 'museum guide'].flatMap((words) =>
  Array.from(
    { length: 60 },
    (_one, at) =>
      `?${words === '' ? '' : `q=${encodeURIComponent(words)}&`}max_budget=${200 + at * 13}&max_proposals=${4 + (at % 6)}&sort=${['fit', 'newest', 'budget_high'][at % 3]}`,
  ),
);

interface Planted {
  readonly instance: Instance;
  readonly market: ProjectMarket;
  readonly owner: pg.Pool;
  readonly database: ReturnType<typeof openDatabase>;
}
async function open(count: number, say: (line: string) => void): Promise<Planted> {
  const env = { DATABASE_POOL: POOL };
  const beside = ({ connection }: Instance) => ({
    owner: new pg.Pool({ ...connection, max: 2 }),
    database: openDatabase({ connection, poolSize: 8, role: 'docket_app' }),
  });
  const planted = await startInstance({ env });
  const { owner, database } = beside(planted);
  const startedAt = performance.now();
  const market = await plantProjects(owner, database, count);
  say(`${count} projects with 5 proposals each: ${((performance.now() - startedAt) / 1_000).toFixed(0)} s to plant`);
  await Promise.all([owner.end(), database.end()]);
  // Started again: it would take in what was planted as so many changes.
  await planted.stop(true);
  const instance = await startInstance({ env, dataDir: planted.dataDir });
  return { instance, market, ...beside(instance) };
}

/** All of them by sixteen clients; how many a second after the run-in. NaN when there was hardly anything after it. */
async function rate<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<number> {
  let next = 0;
  let counted = 0;
  const countsFrom = performance.now() + RUN_IN_MS;
  const session = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) {
      await act(item);
      if (performance.now() > countsFrom) counted += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, session));
  const seconds = (performance.now() - countsFrom) / 1_000;
  return seconds < LEAST_SECONDS ? Number.NaN : counted / seconds;
}

async function reads(small: Planted, large: Planted, say: (line: string) => void): Promise<Figure[]> {
  const { connection } = large.instance;
  const bare = await startBare('bare-projects.ts', connection, POOL);
  const uncached = await startInstance({
    env: { DATABASE_URL: addressOf(connection), DOCUMENT_CACHE: 'off', DATABASE_POOL: POOL },
  });
  try {
    const as = ({ market }: Planted) => ({ authorization: `Bearer ${market.sellers[7]?.token ?? ''}` });
    const listOf = ({ instance }: Planted): string => `${instance.url}/api/browse/projects`;
    const slugs = Array.from({ length: PAGES }, (_one, at) => `/bench-project-${1 + ((at * 37) % LARGE)}`);
    // The first one reads every project into the index; it can take longer than the load that follows.
    const firstMs = await firstAnswerMs(listOf(large), as(large));
    for (const dataset of [small, large]) await load(listOf(dataset), WARM_SECONDS, 8, as(dataset), LISTS);
    await load(bare.url, WARM_SECONDS, 16);
    await load(`${uncached.url}/projects`, WARM_SECONDS, 32, {}, slugs);
    await load(`${uncached.url}/api/projects`, WARM_SECONDS, 8, {}, slugs);
    const rounds: Record<'small' | 'large' | 'api' | 'bare' | 'json' | 'page', number>[] = [];
    for (let round = 0; round < READ_ROUNDS; round += 1) {
      const measurements = {
        small: (await load(listOf(small), SECONDS, 1, as(small), LISTS)).p50Ms,
        large: (await load(listOf(large), SECONDS, 1, as(large), LISTS)).p50Ms,
        bare: (await load(bare.url, SECONDS, 32)).perSecond,
        api: (await load(listOf(large), SECONDS, 32, as(large), LISTS)).perSecond,
        json: (await load(`${uncached.url}/api/projects`, SECONDS, 32, {}, slugs)).perSecond,
        page: (await load(`${uncached.url}/projects`, SECONDS, 32, {}, slugs)).perSecond,
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
        'browse API, 24 cards with reasons / bare node:http with the same SQL',
        middle((round) => round.api / round.bare),
        null,
        'higher',
        'ratio',
      ),
      figure(
        `browse API, p50 at ${LARGE} projects / at 1,000`,
        middle((round) => round.large / round.small),
        2,
        'lower',
        'ratio',
      ),
      figure(
        'public project page, always fresh / its JSON',
        middle((round) => round.page / round.json),
        null,
        'higher',
        'ratio',
      ),
      figure(
        `browse API, p50 at ${LARGE} projects`,
        middle((round) => round.large),
        null,
        'lower',
        'ms',
      ),
      figure(
        'browse API',
        middle((round) => round.api),
        null,
        'higher',
        'per second',
      ),
      figure(`first list after a start, ${LARGE} projects`, firstMs, null, 'lower', 'ms'),
    ];
  } finally {
    bare.stop();
    await uncached.stop();
  }
}

async function writes({ instance, market, owner, database }: Planted, say: (line: string) => void): Promise<Figure[]> {
  await owner.query(readFileSync(path.join(import.meta.dirname, 'projects-yardstick.sql'), 'utf8'));
  const sql = new pg.Pool({ ...instance.connection, max: AT_ONCE });
  const client = plainClient(instance.url);
  const post = async (route: string, token: string, body: object, wanted: number): Promise<void> => {
    const answer = await client.post(route, body, {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    });
    if (answer.status !== wanted) throw new Error(`${route}: ${answer.status} ${answer.text}`);
  };
  try {
    // Nobody proposes for a project twice, or more often in a month than they may.
    const pairs = Array.from({ length: allOf(PROPOSALS) }, (_one, at) => {
      const n = 1 + ((at * 41) % LARGE);
      // About as many for each of them; the five from place n × 5 on have proposed for it before.
      const seller = market.sellers[(n * 5 + 5 + ((at * 7) % (market.sellers.length - 5))) % market.sellers.length];
      if (seller === undefined) throw new Error('no seller was planted');
      return { slug: `bench-project-${n}`, price: money(1_000 + ((n * 48_271) % 90_000), 'USD'), seller };
    });
    const signed = await plantSigned(database, market, allOf(MILESTONES));
    await owner.query('vacuum analyze');
    const call = (name: string) => (contract: Signed) =>
      sql.query({ name, text: `select ${name}($1)`, values: [contract.number] });
    const acts = {
      propose: {
        http: ({ slug, price, seller }: (typeof pairs)[number]) =>
          post(
            `/api/projects/${slug}/proposals`,
            seller.token,
            { price, days: 14, cover: `${slug}: ${COVER}`, answers: [], project_version: 1 },
            201,
          ),
        sql: ({ slug, seller }: (typeof pairs)[number]) =>
          sql.query({ name: 'propose', text: 'select bench_propose($1, $2)', values: [slug, seller.actor.userId] }),
      },
      fund: {
        http: ({ number, buyer }: Signed) =>
          post(`/api/milestones/${number}-1/fund`, buyer.token, { expected_total: MILESTONE_TOTAL }, 200),
        sql: call('bench_fund'),
      },
      submit: {
        http: ({ number, seller }: Signed) => post(`/api/milestones/${number}-1/submit`, seller.token, SUBMISSION, 200),
        sql: call('bench_submit'),
      },
      approve: {
        http: ({ number, buyer }: Signed) => post(`/api/milestones/${number}-1/approve`, buyer.token, {}, 200),
        sql: call('bench_approve_milestone'),
      },
    };
    const ratios: Record<keyof typeof acts, number[]> = { propose: [], fund: [], submit: [], approve: [] };
    for (let round = 0; round <= WRITE_ROUNDS; round += 1) {
      const ofRound = <Item>(
        all: readonly Item[],
        { http, sql: rest }: typeof PROPOSALS,
      ): { http: Item[]; sql: Item[] } => {
        const { http: calls, sql: statements } = round === 0 ? WARM : { http, sql: rest };
        const from = round === 0 ? 0 : WARM.http + WARM.sql + (round - 1) * (http + rest);
        return { http: all.slice(from, from + calls), sql: all.slice(from + calls, from + calls + statements) };
      };
      const lines: string[] = [];
      const note = (name: keyof typeof acts, http: number, bySql: number): void => {
        if (round === 0) return;
        if (Number.isNaN(http / bySql)) throw new Error(`${name}: a round was too short to count`);
        ratios[name].push(http / bySql);
        lines.push(`${name} ${http.toFixed(0)} of ${bySql.toFixed(0)}/s`);
      };
      const compare = async <Item>(
        name: keyof typeof acts,
        all: readonly Item[],
        size: typeof PROPOSALS,
        by: { http: (item: Item) => Promise<unknown>; sql: (item: Item) => Promise<unknown> },
      ) => {
        const items = ofRound(all, size);
        await settled(owner);
        const http = await rate(items.http, by.http);
        await settled(owner);
        note(name, http, await rate(items.sql, by.sql));
      };
      await compare('propose', pairs, PROPOSALS, acts.propose);
      for (const name of ['fund', 'submit', 'approve'] as const) await compare(name, signed, MILESTONES, acts[name]);
      say(round === 0 ? 'warmed up' : lines.join(', '));
      // Plans that were kept while a table was empty read all of it; a running instance analyzes on its own after a
      // minute.
      if (round === 0) await owner.query('analyze');
    }
    const broken = await violations(
      owner,
      contractChecks.filter(({ name }) => name.startsWith('milestone')),
    );
    if (broken.length > 0)
      throw new Error(`the books do not add up after the benchmark: ${broken.slice(0, 3).join('; ')}`);
    const against = 'through HTTP / best hand-written SQL, 16 clients';
    return [
      figure(`a proposal ${against}`, median(ratios.propose), null, 'higher', 'ratio'),
      figure(`funding a milestone ${against}`, median(ratios.fund), null, 'higher', 'ratio'),
      figure(`submitting a milestone ${against}`, median(ratios.submit), null, 'higher', 'ratio'),
      figure(`approving a milestone ${against}`, median(ratios.approve), null, 'higher', 'ratio'),
    ];
  } finally {
    client.close();
    await sql.end();
  }
}

/** Finding, reading, proposing and paying by milestones, on 100,000 projects with 500,000 proposals. */
export async function projectsBench(say: (line: string) => void): Promise<Figure[]> {
  const small = await open(SMALL, say);
  const large = await open(LARGE, say);
  try {
    return [...(await reads(small, large, say)), ...(await writes(large, say))];
  } finally {
    for (const { instance, owner, database } of [small, large]) {
      await Promise.all([database.end(), owner.end()]);
      await instance.stop();
    }
  }
}
