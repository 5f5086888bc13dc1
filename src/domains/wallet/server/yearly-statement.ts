import type { DataOf } from '#kit/endpoint.ts';
import { add, money, sum, type Money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { bucketOf, BUCKETS, type Bucket } from '../accounts.ts';
import { feeWords, STATEMENT_BUCKETS } from '../history.ts';
import type { yearlyStatement } from '../history-contract.ts';
import { statementWords } from '../wording.ts';

export type Statement = DataOf<typeof yearlyStatement>;

/** The sums of all years, part by part: what is long over was summed in the background, the rest is added here. */
const years = statement(
  'statement_years',
  `select account.name, line.part, line.year, line.kind, line.entries::int as entries, line.amount::text as amount
   from ledger.account cross join lateral ledger.years_of(account.id) line
   where account.owner = $1 and account.currency = $2 and account.name like 'U.%' and line.year <= $3
   order by line.kind`,
);

interface Line {
  name: string;
  part: 'own' | 'held' | 'fee';
  year: number;
  kind: string;
  entries: number;
  amount: string;
}

/** Debt is kept below zero in the ledger and told above it, as everywhere a person reads it. */
const signOf = (bucket: Bucket | 'held'): bigint => (bucket === 'owed' ? -1n : 1n);

const heldWords: Readonly<Record<string, string>> = {
  hold: 'Paid into held funds',
  settle: 'Paid to freelancers, with the client fee',
  refund: 'Refunded',
};

export async function readStatement(db: Db, userId: string, year: number, currency: string, now: Date): Promise<Statement> {
  const lines = await db.rows<Line>(years, [userId, currency, year]);
  const balances = STATEMENT_BUCKETS.map((bucket) => {
    const own = lines.filter(({ name, part }) => (bucket === 'held' ? part === 'held' : part === 'own' && bucketOf(name) === bucket));
    const told = (some: readonly Line[]): Money => money(total(some) * signOf(bucket), currency);
    const opening = told(own.filter((line) => line.year < year));
    const kinds = [
      ...Map.groupBy(
        own.filter((line) => line.year === year),
        ({ kind }) => kind,
      ),
    ].map(([kind, some]) => ({
      kind,
      words: wordsOf(kind, bucket),
      count: some.reduce((count, { entries }) => count + entries, 0),
      amount: told(some),
    }));
    return { bucket, opening, kinds, closing: kinds.reduce((sum, { amount }) => add(sum, amount), opening) };
  });
  const feeLines = (Object.keys(feeWords) as (keyof typeof feeWords)[]).map((account) => {
    const borne = lines.filter((line) => line.part === 'fee' && line.kind === account && line.year === year);
    return { account, words: feeWords[account], amount: money(total(borne), currency) };
  });
  return {
    year,
    isOver: now >= new Date(Date.UTC(year + 1, 0, 1)),
    balances,
    fees: feeLines,
    feesTotal: sum(
      feeLines.map(({ amount }) => amount),
      currency,
    ),
  };
}

const total = (lines: readonly Line[]): bigint => lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

const wordsOf = (kind: string, bucket: Bucket | 'held'): string => (bucket === 'held' ? (heldWords[kind] ?? 'Correction') : statementWords(kind, bucket));

/** Balances a year never touched are left out of papers. */
export const touched = ({ balances }: Statement): Statement['balances'] =>
  balances.filter(({ bucket, opening, kinds }) => bucket === BUCKETS[0] || opening.amount !== '0' || kinds.length > 0);
