import type pg from 'pg';
import { checks } from './checks.ts';
import type { Check, CheckOutcome } from '#kit/server/check.ts';

/** Runs all checks on one snapshot, so that money that moves between two of them is not reported as a fault. */
export async function runChecks(pool: pg.Pool, wanted: readonly Check[] = checks): Promise<CheckOutcome[]> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const results: CheckOutcome[] = [];
    for (const check of wanted) {
      const found = await client.query<{ what: string }>({ text: check.sql, query_timeout: 600_000 } as pg.QueryConfig);
      results.push({ check, violations: found.rows.map((row) => row.what) });
    }
    await client.query('commit');
    return results;
  } finally {
    client.release(true);
  }
}

/** For tests: the name of each broken check with what it found. */
export async function violations(pool: pg.Pool, wanted: readonly Check[] = checks): Promise<string[]> {
  const results = await runChecks(pool, wanted);
  return results.flatMap(({ check, violations: found }) => found.map((what) => `${check.name}: ${what}`));
}
