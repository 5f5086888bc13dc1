/**
 * One market that all figures of the product are measured on: 10,000 services, 10,000 projects and 100,000 messages.
 */
import pg from 'pg';
import { openDatabase, type Database } from '#kit/server/db/database.ts';
import { BUSY_MESSAGES, plantBusyPeople, type BusyPeople } from './busy-data.ts';
import { plantPairs, plantTalkers, type Pair, type Talker } from './messages-data.ts';
import { plantProjects, plantSigned, type ProjectMarket, type Signed } from './projects-data.ts';
import { startInstance, type Instance } from './support/instance.ts';
import { settled } from './support/settled.ts';

/** `BENCH_SCALE=0.1` plants a tenth, to see whether the bench works; what it measures then says nothing. */
const SCALE = Number(process.env['BENCH_SCALE'] ?? 1);
export const [SERVICES, PROJECTS, MESSAGES] = [10_000, 10_000, 100_000].map((count) => Math.round(count * SCALE)) as [
  number,
  number,
  number,
];
const PAIRS = 500;
const PEOPLE_AT_ONCE = 8;

export interface PlantedProduct {
  readonly instance: Instance;
  readonly owner: pg.Pool;
  readonly market: ProjectMarket;
  readonly busy: BusyPeople;
  readonly pairs: readonly Pair[];
  /** Signed and not funded yet. */
  readonly signed: readonly Signed[];
  readonly serviceSlugs: readonly string[];
}

type Planted = Omit<PlantedProduct, 'instance' | 'owner'>;

async function plant({ url }: Instance, owner: pg.Pool, database: Database, contracts: number): Promise<Planted> {
  const market = await plantProjects(owner, database, PROJECTS, SERVICES);
  const people = await plantTalkers(owner, PAIRS * 2, 'talker');
  const busy = await plantBusyPeople(url, owner, database, market, people);
  const couples = Array.from({ length: PAIRS }, (_one, n) => people.slice(n * 2, n * 2 + 2) as [Talker, Talker]);
  const pairs = await plantPairs(owner, couples, Math.max(2, Math.round((MESSAGES - BUSY_MESSAGES) / PAIRS)));
  const signed = await plantSigned(
    database,
    { buyers: market.buyers.slice(1), sellers: market.sellers.slice(1) },
    contracts,
  );
  const { rows } = await owner.query<{ slug: string }>('select slug from service_card order by md5(slug) limit 2000');
  await settled(owner);
  await owner.query('vacuum analyze');
  return { market, busy, pairs, signed, serviceSlugs: rows.map(({ slug }) => slug) };
}

export async function plantProduct(contracts: number, say: (line: string) => void): Promise<PlantedProduct> {
  const env = { TEST_PAYMENTS: 'on' };
  const first = await startInstance({ env });
  const owner = new pg.Pool({ ...first.connection, max: 2 });
  const database = openDatabase({ connection: first.connection, poolSize: PEOPLE_AT_ONCE, role: 'docket_app' });
  const startedAt = performance.now();
  let isPlanted = false;
  let planted: Planted;
  try {
    planted = await plant(first, owner, database, contracts);
    isPlanted = true;
    say(`planted in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  } finally {
    await Promise.all([owner.end(), database.end()]);
    // Started again: it would go on with what it took in while all of this was planted.
    await first.stop(isPlanted);
  }
  const instance = await startInstance({ env, dataDir: first.dataDir });
  return { instance, owner: new pg.Pool({ ...instance.connection, max: 2 }), ...planted };
}
