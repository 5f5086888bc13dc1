import type { DataOf } from '#kit/endpoint.ts';
import { add, isZero, money, sum, type Money } from '#kit/money.ts';
import { statement, type Db, type RowOf } from '#kit/server/db/database.ts';
import { bucketOf, BUCKETS, PURCHASE_INCOME, type Bucket } from '../accounts.ts';
import { feeWords, STATEMENT_BUCKETS } from '../history.ts';
import type { yearlyStatement } from '../history-contract.ts';
import { statementWords } from '../wording.ts';

export type Statement = DataOf<typeof yearlyStatement>;

/** The sums of all years: older parts were summed in the background, the rest is added here. */
const years = statement(
  'statement_years',
  `select account.name, line.part as "part!", line.year as "year!", line.kind as "kind!",
    line.entries::int as "entries!", line.amount::text as "amount!"
   from ledger.account cross join lateral ledger.years_of(account.id) line
   where account.owner = :userId and account.currency = :currency and account.name like 'U.%' and line.year <= :year
   order by line.kind`,
);

/** The ledger keeps debt below zero; people see it as a positive amount. */
const signOf = (bucket: Bucket | 'held'): bigint => (bucket === 'owed' ? -1n : 1n);

const heldWords: Readonly<Record<string, string>> = {
  hold: 'Payment held',
  settle: 'Paid to freelancers, including the client fee',
  refund: 'Refunded',
};

export async function readStatement(
  db: Db,
  userId: string,
  year: number,
  currency: string,
  now: Date,
): Promise<Statement> {
  const lines = await db.rows(years, { userId, currency, year });
  const balances = STATEMENT_BUCKETS.map((bucket) => {
    const own = lines.filter(({ name, part }) =>
      bucket === 'held' ? part === 'held' : part === 'own' && bucketOf(name) === bucket,
    );
    const sumOf = (some: readonly Pick<RowOf<typeof years>, 'entries' | 'amount'>[]): Money =>
      money(total(some) * signOf(bucket), currency);
    const opening = sumOf(own.filter((line) => line.year < year));
    const kinds = [
      ...Map.groupBy(
        own.filter((line) => line.year === year),
        ({ kind }) => kind,
      ),
    ].map(([kind, some]) => ({
      kind,
      words: wordsOf(kind, bucket),
      count: some.reduce((count, { entries }) => count + entries, 0),
      amount: sumOf(some),
    }));
    return { bucket, opening, kinds, closing: kinds.reduce((sum, { amount }) => add(sum, amount), opening) };
  });
  const feeLines = (Object.keys(feeWords) as (keyof typeof feeWords)[]).map((account) => {
    const borne = lines.filter((line) => line.part === 'fee' && line.kind === account && line.year === year);
    return { account, words: feeWords[account], amount: money(total(borne), currency) };
  });
  return {
    year,
    is_over: now >= new Date(Date.UTC(year + 1, 0, 1)),
    balances,
    fees: feeLines.filter(({ account, amount }) => !isZero(amount) || !isPurchase(account)),
    fees_total: sum(
      feeLines.map(({ amount }) => amount),
      currency,
    ),
  };
}

/** Listed only where something was bought. */
const isPurchase = (account: string): boolean => (PURCHASE_INCOME as readonly string[]).includes(account);

const total = (lines: readonly Pick<RowOf<typeof years>, 'entries' | 'amount'>[]): bigint =>
  lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

const wordsOf = (kind: string, bucket: Bucket | 'held'): string =>
  bucket === 'held' ? (heldWords[kind] ?? 'Correction') : statementWords(kind, bucket);

/** Documents leave out balances without entries. */
export const touched = ({ balances }: Statement): Statement['balances'] =>
  balances.filter(({ bucket, opening, kinds }) => bucket === BUCKETS[0] || opening.amount !== '0' || kinds.length > 0);
