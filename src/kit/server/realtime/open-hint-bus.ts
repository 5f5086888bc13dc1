import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { HintBus, Receiver } from './hint-bus.ts';
import { postgresBus } from './postgres-bus.ts';

interface Parts {
  readonly config: Config;
  readonly connection: pg.ClientConfig;
  readonly database: Database;
  readonly receiver: Receiver;
  readonly log: Log;
}

/**
 * Over PostgreSQL. With REDIS_URL over Redis, and over PostgreSQL while Redis is away; its library is loaded only then.
 */
export async function openHintBus({ config, ...parts }: Parts): Promise<HintBus> {
  const overPostgres = await postgresBus(parts);
  if (config.redisUrl === null) return overPostgres;
  const { redisBus } = await import('./redis-bus.ts');
  return redisBus({ config, url: config.redisUrl, otherwise: overPostgres, receiver: parts.receiver, log: parts.log });
}
