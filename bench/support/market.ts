import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#kit/server/db/database.ts';
import { plantMarket } from '../market-data.ts';
import { startInstance, type Instance } from './instance.ts';

const ENV = { DATABASE_POOL: '10' };

export interface MarketSettings {
  readonly count: number;
  /** Where planted markets stay for another run, each in a folder named by its size; null for none that stay. */
  readonly folder: string | null;
  readonly say: (line: string) => void;
}

/** An instance with so many services on sale. */
export async function openMarket({ count, folder, say }: MarketSettings): Promise<Instance> {
  const where = folder === null ? {} : { dataDir: path.resolve(folder, String(count)) };
  const instance = await startInstance({ env: ENV, ...where });
  const owner = new pg.Pool({ ...instance.connection, max: 2 });
  const database = openDatabase({ connection: instance.connection, poolSize: 2, role: 'docket_app' });
  const { rows } = await owner.query<{ n: string }>('select count(*) as n from service_card');
  const isPlanted = Number(rows[0]?.n) >= count;
  const startedAt = performance.now();
  if (!isPlanted) await plantMarket(owner, database, count, say);
  await Promise.all([database.end(), owner.end()]);
  if (isPlanted) return instance;
  say(`${count} services: ${((performance.now() - startedAt) / 1_000).toFixed(0)} s to plant`);
  // Started again: it would take in what was planted as so many changes.
  await instance.stop(true);
  return startInstance({ env: ENV, dataDir: instance.dataDir });
}
