import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { promisify } from 'node:util';
import type pg from 'pg';

const run = promisify(execFile);

/** At least as many branches as clients, as TPC-B has it: fewer would measure waiting for each other. */
const SCALE = 16;

export interface Tpcb {
  /** Transactions a second. `simple` is how pgbench runs unless told otherwise. */
  measure(clients: number, seconds: number, protocol: 'simple' | 'prepared'): Promise<number>;
}

export function findPgbench(): string | null {
  const places = [
    ...(process.env['PATH'] ?? '').split(':').map((folder) => `${folder}/pgbench`),
    ...globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().toReversed(),
  ];
  return places.find((place) => existsSync(place)) ?? null;
}

/** The yardstick: PostgreSQL's own benchmark on the same server. Null where its program is not installed. */
export async function openTpcb(connection: pg.PoolConfig): Promise<Tpcb | null> {
  const program = findPgbench();
  if (program === null) return null;
  const env = {
    ...process.env,
    PGHOST: String(connection.host),
    PGPORT: String(connection.port),
    PGUSER: String(connection.user),
    PGPASSWORD: typeof connection.password === 'string' ? connection.password : '',
    PGDATABASE: String(connection.database),
  };
  await run(program, ['--initialize', '--quiet', `--scale=${SCALE}`], { env });
  return {
    async measure(clients, seconds, protocol) {
      const { stdout } = await run(
        program,
        ['--no-vacuum', `--client=${clients}`, '--jobs=2', `--time=${seconds}`, `--protocol=${protocol}`],
        { env },
      );
      const found = /tps = ([\d.]+)/.exec(stdout);
      if (found?.[1] === undefined) throw new Error(`pgbench said nothing of tps: ${stdout}`);
      return Number(found[1]);
    },
  };
}
