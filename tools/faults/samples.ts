import { composed } from '#kit/server/db/database.ts';
import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from '#kit/server/db/database.ts';

export interface ProcessFigures {
  readonly residentMb: number;
  readonly threads: number;
  readonly descriptors: number;
  readonly cpuSeconds: number;
}

const TICKS_PER_SECOND = 100;

/** Measured by the operating system. */
export function processFigures(pid: number): ProcessFigures {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const number = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    residentMb: number('VmRSS') / 1_024,
    threads: number('Threads'),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
  };
}

export interface DatabaseFigures {
  readonly connections: number;
  /** Announced and not yet queued. */
  readonly outbox: number;
  /** Queued and not done. */
  readonly jobs: number;
  readonly tempFiles: number;
  readonly megabytes: number;
  /** Finished rows that are not deleted yet, in the table with most of them. */
  readonly mostDead: number;
}

const figures = `select
  (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
  (select count(*)::int from job where lane in ('urgent', 'events')) as outbox,
  (select count(*)::int from job where lane not in ('urgent', 'events', 'timers') and died_at is null) as jobs,
  (select temp_files::int from pg_stat_database where datname = current_database()) as "tempFiles",
  (select pg_database_size(current_database()) / 1048576.0)::float8 as megabytes,
  (select max(n_dead_tup)::int from pg_stat_user_tables) as "mostDead"`;

export async function databaseFigures(owner: Database): Promise<DatabaseFigures> {
  const row = await owner.db.row(composed<DatabaseFigures>(figures));
  if (row === undefined) throw new Error('the database tells nothing of itself');
  return row;
}
