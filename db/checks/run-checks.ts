import type pg from 'pg';
import { checks } from './checks.ts';
import type { Check } from './check.ts';

export interface CheckResult {
  readonly check: Check;
  readonly violations: readonly string[];
}

/** All checks on one snapshot, so that money on the move between two of them is not taken for a fault. */
export async function runChecks(pool: pg.Pool, wanted: readonly Check[] = checks): Promise<CheckResult[]> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const results: CheckResult[] = [];
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
