import type pg from 'pg';
import { percentile } from './support/open-loop.ts';

/** One line of `npm run bench` and of bench/results/latest.json. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Null for figures that are only reported. */
  readonly bar: number | null;
  readonly better: 'higher' | 'lower';
  readonly ok: boolean;
  readonly unit: string;
}

export function figure(
  name: string,
  value: number,
  bar: number | null,
  better: 'higher' | 'lower',
  unit: string,
): Figure {
  const ok = bar === null || (better === 'higher' ? value >= bar : value <= bar);
  return { name, value, bar, better, ok, unit };
}

export interface BenchEnvironment {
  /**
   * A PostgreSQL set up exactly as the product's own, durability included; `database` names one that may be used as it
   * likes.
   */
  readonly connection: pg.PoolConfig;
  readonly say: (line: string) => void;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const p95 = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.95,
  );
