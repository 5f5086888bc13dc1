import type { DataOf } from '#kit/endpoint.ts';
import { add, money, sum, zero, type Money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { bucketOf, BUCKETS, type Bucket } from '../accounts.ts';
import { feeWords, STATEMENT_BUCKETS } from '../history.ts';
import type { yearlyStatement } from '../history-contract.ts';
import { statementWords } from '../wording.ts';

export type Statement = DataOf<typeof yearlyStatement>;

/**
 * What each balance opened with stands in its last entry before the year; only the year's own entries are summed. An hour
 * more is read on both sides, because a posting carries the start of its transaction, and told apart by its instant.
 */
const own = statement(
  'statement_own',
  `select account.name, opening.amount as opening, coalesce(moved.kinds, '[]') as kinds
   from ledger.account
   cross join lateral (select coalesce(entry_near(account.id, $2::timestamptz - interval '1 hour'), 9223372036854775807) as low,
     coalesce(entry_near(account.id, $3::timestamptz + interval '1 hour'), 9223372036854775807) as high offset 0) bound
   cross join lateral (select (coalesce((select balance_after from ledger.entry where account_id = account.id and id < bound.low order by id desc limit 1), 0)
     + coalesce((select sum(e.amount) from ledger.entry e join ledger.journal j on j.id = e.journal_id
        where e.account_id = account.id and e.id >= bound.low and e.id < coalesce(entry_near(account.id, $2::timestamptz + interval '1 hour'), 9223372036854775807)
          and j.created_at < $2), 0))::text as amount) opening
   cross join lateral (select json_agg(json_build_object('kind', kind, 'count', n, 'amount', total::text) order by kind) as kinds from (
     select j.kind, count(*)::int as n, sum(e.amount) as total from ledger.entry e join ledger.journal j on j.id = e.journal_id
     where e.account_id = account.id and e.id >= bound.low and e.id < bound.high and j.created_at >= $2 and j.created_at < $3 group by j.kind) k) moved
   where account.owner = $1 and account.currency = $4 and account.name like 'U.%'`,
);

/** Money held for orders names the account it came from. */
const held = statement(
  'statement_held',
  `select coalesce(sum(total) filter (where is_before), 0)::text as opening,
     coalesce(json_agg(json_build_object('kind', kind, 'count', n, 'amount', total::text) order by kind) filter (where not is_before), '[]') as kinds
   from (select j.created_at < $2 as is_before, case when j.created_at < $2 then '' else j.kind end as kind, count(*)::int as n, sum(e.amount) as total
     from ledger.entry e join ledger.journal j on j.id = e.journal_id
     where e.source_id in (select id from ledger.account where owner = $1 and currency = $4) and j.created_at < $3 group by 1, 2) moved`,
);

const fees = statement(
  'statement_fees',
  `select fee_payer.account, sum(e.amount)::text as amount from fee_payer
   join ledger.journal j on j.reference_id = fee_payer.reference_id and j.created_at >= $2 and j.created_at < $3
   join ledger.entry e on e.journal_id = j.id
   join ledger.account a on a.id = e.account_id and a.name = fee_payer.account and a.owner is null and a.currency = $4
   where fee_payer.user_id = $1 group by fee_payer.account`,
);

interface Moved {
  name?: string;
  opening: string;
  kinds: { kind: string; count: number; amount: string }[];
}

/** Debt is kept below zero in the ledger and told above it, as everywhere a person reads it. */
const signOf = (bucket: Bucket | 'held'): bigint => (bucket === 'owed' ? -1n : 1n);

const heldWords: Readonly<Record<string, string>> = {
  hold: 'Paid into held funds',
  settle: 'Paid to freelancers, with the client fee',
  refund: 'Refunded',
};

export async function readStatement(db: Db, userId: string, year: number, currency: string, now: Date): Promise<Statement> {
  const times = [new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year + 1, 0, 1))] as const;
  const values = [userId, ...times, currency];
  const [rows, heldRow, charged] = await Promise.all([
    db.rows<Moved & { name: string }>(own, values),
    db.row<Moved>(held, values),
    db.rows<{ account: keyof typeof feeWords; amount: string }>(fees, values),
  ]);
  const found = new Map<string, Moved>(rows.map((row) => [bucketOf(row.name) ?? '', row]));
  if (heldRow !== undefined) found.set('held', heldRow);
  const balances = STATEMENT_BUCKETS.map((bucket) => {
    const { opening, kinds } = found.get(bucket) ?? { opening: '0', kinds: [] };
    const told = (amount: string): Money => money(BigInt(amount) * signOf(bucket), currency);
    const sums = kinds.map(({ kind, count, amount }) => ({ kind, words: wordsOf(kind, bucket), count, amount: told(amount) }));
    return {
      bucket,
      opening: told(opening),
      kinds: sums,
      closing: sums.reduce((total, { amount }) => add(total, amount), told(opening)),
    };
  });
  const feeLines = (Object.keys(feeWords) as (keyof typeof feeWords)[]).map((account) => {
    const line = charged.find((one) => one.account === account);
    return { account, words: feeWords[account], amount: line === undefined ? zero(currency) : money(line.amount, currency) };
  });
  return {
    year,
    isOver: now >= times[1],
    balances,
    fees: feeLines,
    feesTotal: sum(
      feeLines.map(({ amount }) => amount),
      currency,
    ),
  };
}

const wordsOf = (kind: string, bucket: Bucket | 'held'): string => (bucket === 'held' ? (heldWords[kind] ?? 'Correction') : statementWords(kind, bucket));

/** Balances a year never touched are left out of papers. */
export const touched = ({ balances }: Statement): Statement['balances'] =>
  balances.filter(({ bucket, opening, kinds }) => bucket === BUCKETS[0] || opening.amount !== '0' || kinds.length > 0);
